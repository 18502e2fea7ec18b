import Testing

@testable import Conversation

/// Voters read on a phone, under stress: short words, short sentences.
@Suite struct ReadingLevelTests {
    /// Words inside sentences are no sentences, and moderators are another matter.
    private static let others: [any Wording.Type] = [
        KindWords.self, ReasonWords.self, UnsupportedWords.self, WhenWords.self, CardWords.self,
        CardStateWords.self,
        DeskWords.self, DeskHelpWords.self, DoneWords.self, RefusalWords.self, StatsWords.self,
        QueueWords.self, BoardWords.self, WorkWords.self,
        ToVoterWords.self, RestoredWords.self, MatrixTeamWords.self,
    ]

    /// What voters read.
    private static let sentences = Wordings.cases.filter { wording in
        !wording.isLabel && !others.contains { $0 == type(of: wording) }
    }

    /// Counts of a whole catalogue.
    private struct Count {
        var sentences = 0.0
        var words = 0.0
        var syllables = 0.0

        init(_ language: Language, syllables count: (String) -> Int) {
            for wording in ReadingLevelTests.sentences {
                let text = Catalogue(language).template(wording).replacing(/\{[a-z]+\}/, with: "word")
                for sentence in text.split(whereSeparator: { ".!?:\n".contains($0) }) {
                    let words = sentence.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
                    guard !words.isEmpty else { continue }
                    sentences += 1
                    self.words += Double(words.count)
                    syllables += Double(words.map(count).reduce(0, +))
                }
            }
        }
    }

    /// Flesch–Kincaid: the school year in which a text is understood.
    @Test func englishIsUnderstoodInTheSixthYearOfSchool() {
        let count = Count(.english, syllables: Self.englishSyllables)
        let grade = 0.39 * count.words / count.sentences + 11.8 * count.syllables / count.words - 15.59
        #expect(count.sentences > 100)
        #expect(grade <= 6, "grade \(grade)")
    }

    /// Fernández-Huerta: 70 and more is "fairly easy".
    @Test func spanishIsEasy() {
        let count = Count(.spanish, syllables: Self.spanishSyllables)
        let ease = 206.84 - 60 * count.syllables / count.words - 1.02 * count.words / count.sentences
        #expect(count.sentences > 100)
        #expect(ease >= 70, "ease \(ease)")
    }

    @Test(arguments: [("vote", 1), ("report", 2), ("election", 3), ("people", 2), ("tap", 1), ("you", 1)])
    func englishSyllablesAreCounted(word: String, count: Int) {
        #expect(Self.englishSyllables(word) == count)
    }

    @Test(arguments: [("voto", 2), ("código", 3), ("día", 2), ("puede", 2), ("elecciones", 4), ("y", 1)])
    func spanishSyllablesAreCounted(word: String, count: Int) {
        #expect(Self.spanishSyllables(word) == count)
    }

    /// Groups of vowels; an e at the end is silent, except after l between consonants.
    private static func englishSyllables(_ word: String) -> Int {
        let letters = Array(word)
        var groups = 0
        for (index, letter) in letters.enumerated() where "aeiouy".contains(letter) {
            if index == 0 || !"aeiouy".contains(letters[index - 1]) { groups += 1 }
        }
        if word.hasSuffix("e"), !word.hasSuffix("le"), groups > 1 { groups -= 1 }
        return max(1, groups)
    }

    /// Vowels, of which a weak one beside another melts into it unless it bears an accent.
    private static func spanishSyllables(_ word: String) -> Int {
        let letters = Array(word)
        var count = 0
        for (index, letter) in letters.enumerated() where "aeiouáéíóúü".contains(letter) {
            let before = index > 0 ? letters[index - 1] : " "
            let melts =
                ("iuü".contains(letter) && "aeoáéóiu".contains(before))
                || ("aeoáéó".contains(letter) && "iuü".contains(before))
            if !melts { count += 1 }
        }
        return max(1, count)
    }
}
