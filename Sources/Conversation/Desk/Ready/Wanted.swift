internal import CivicFacts
internal import Understanding

/// What is to be asked: words of one's own, or a question that is ready.
struct Wanted {
    /// As the room reads it.
    let words: String
    let ready: ReadyQuestion?

    /// One word in quotation marks goes without them: it is meant as it is.
    init(own words: String) {
        let bare = words.trimmingSpaces
        let isQuoted = bare.count > 2 && bare.hasPrefix("\"") && bare.hasSuffix("\"")
        let word = bare.dropFirst().dropLast()
        self.words = isQuoted && word.allSatisfy(\.isLetter) ? String(word) : bare
        ready = nil
    }

    init(_ question: ReadyQuestion) { (words, ready) = (Desk.words.text(question.words), question) }

    /// A ready question where the words are its name.
    init(_ text: String, _ visit: Visit) {
        self = visit.facts.rules.questions.named(text).map { Wanted($0) } ?? Wanted(own: text)
    }

    /// One word that is nearly the name of a ready question: whether it is meant is asked back. In quotation marks it goes.
    static func near(_ text: String, about id: ReportID, _ visit: Visit) -> Outcome? {
        let questions = visit.facts.rules.questions
        let word = text.trimmingSpaces
        guard questions.named(word) == nil, (2...20).contains(word.count), word.allSatisfy(\.isLetter),
            let near = ReportFilter.nearest(
                to: word.lowercased(), among: questions.all.map(\.name), within: word.count < 5 ? 1 : 2)
        else { return nil }
        return .refused(
            ReadyWords.near, [.text: word, .command: "/ask \(id) \(near)", .code: id.description])
    }

    /// Whoever reads this language reads it: one that is ready is in every language. Words that do not tell theirs are in
    /// the room's.
    func isRead(in language: Language) -> Bool {
        guard ready == nil else { return true }
        let guess = Understanding.shared.language(of: words)
        return guess.code == language.rawValue || language == Desk.language && !guess.isLikely
    }
}

extension Outgoing {
    /// What the room sees of it while it waits.
    func lines(for reader: Language, of id: ReportID) -> [String] {
        let words = Desk.words
        let language = reader.tongue.nameInEnglish
        guard needsYes != true else {
            let values: [Slot: String] = [
                .code: id.description, .question: self.words, .language: language,
            ]
            return [words.text(ReadyWords.goesAsWritten, values)]
        }
        let seconds = "\(Limits.secondLook.milliseconds / 1_000)"
        let waits = words.text(ToVoterWords.waits, [.n: seconds, .question: self.words])
        guard let ready else { return [waits] }
        let choices = ready.choices.map { words.text($0) }.joined(separator: ", ")
        let translated = Catalogue(reader).text(ready.words)
        return [waits]
            + (choices.isEmpty ? [] : [words.text(ReadyWords.choices, [.codes: choices])])
            + (reader == Desk.language
                ? [] : [words.text(ReadyWords.inLanguage, [.language: language, .question: translated])])
    }
}

extension ModeratorQuestion {
    /// How the author answered with a choice.
    func choice(_ number: Int, in words: Catalogue) -> String {
        guard let choices = ready?.choices, choices.indices.contains(number - 1) else { return "" }
        return words.text(choices[number - 1])
    }
}
