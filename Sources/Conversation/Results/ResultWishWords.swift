internal import CivicFacts
internal import ElectionResults
internal import Understanding

/// The words that are read in a wish for results.
extension ResultWish {
    static let elsewhere = Phrases.resultsElsewhere.list
    static let otherMatter = Phrases.resultsOtherMatter.set
    static let named = Phrases.resultsNamed.set
    static let drawing = Phrases.resultsDrawn.set
    static let weakMargin = Phrases.resultsWeakMargin.set
    static let acclaimed = Phrases.resultsAcclaimed.set
    static let byElection = Phrases.resultsByElection.set
    static let firstRound = Phrases.resultsFirst.set
    static let runoff = Phrases.resultsRunoff.set
    static let spans = Set(Phrases.resultsSpans.list)
    static let months = Set(Phrases.resultsMonths.list)
    static let leads = Set(Phrases.resultsLeads.list)
    /// Words that only stand around, and are somebody's name as well.
    static let noise = Set(Phrases.resultsNoise.list)

    static let phrases: [(PhraseSet, ResultQuestion)] = [
        (Phrases.resultsMargin.set, .margin), (Phrases.resultsSecond.set, .second),
        (Phrases.resultsThird.set, .third), (Phrases.resultsLast.set, .last),
        (Phrases.resultsCount.set, .count), (Phrases.resultsTurnout.set, .turnout),
        (Phrases.resultsVotes.set, .votes), (Phrases.resultsWinner.set, .winner),
    ]

    static func year(_ word: String) -> Int? {
        guard word.utf8.count == 4, let number = Int(word), 1900...2199 ~= number else { return nil }
        return number
    }

    /// Exactly so, or with one slip where it has five letters or more.
    static func meaning(of word: String, in table: [String: String]) -> String? {
        if let found = table[word] { return found }
        guard word.count >= 5 else { return nil }
        return table.first { $0.key.count >= 5 && Slip.isOne(between: word, and: $0.key) }?.value
    }

    private static func table(_ rows: [(String, String)]) -> [String: String] {
        let pairs = rows.flatMap { words, meaning in words.split(separator: " ").map { (String($0), meaning) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    static let parties = table([
        ("democratic democrat democrats democrata democratas", ElectionKind.democraticPrimary.rawValue),
        (
            "republican republicans republicano republicana republicanos",
            ElectionKind.republicanPrimary.rawValue
        ),
    ])

    static let offices = table([
        ("mayor mayors mayoral mayoralty alcalde alcaldesa alcaldia alcaldias", "mayor"),
        (
            "council councillor councillors councilor councilors concejal concejala concejales concejo",
            "council"
        ),
        ("trustee trustees juntas junta", "trustee"),
        (
            "president presidential presidency presidente presidenta presidencia presidencial presidenciales",
            "president"
        ),
        ("senate senator senators senado senador senadora senadores", "us-senate"),
        (
            "house congress congressional congressman congresswoman representative camara congreso congresista",
            "us-house"
        ),
        ("lieutenant teniente vicegobernador vicegobernadora vicegobernacion", "lieutenant-governor"),
        ("governor gubernatorial gobernador gobernadora gobernacion", "governor"),
    ])

    static let kinds = table([
        ("byelection byelections", "by-election"), ("special especial", "special"),
        ("primary primaries primaria primarias", primary),
    ])

    static let rounds = table([("runoff runoffs", "runoff")])

    /// Words of a question about results, which are no part of a name; "sure" says by itself that it is one.
    static let asking = table([
        ("results result resultados resultado outcome", "sure"),
        (
            "winner winners winning ganador ganadora ganadores gano ganaron turnout participacion margin margen",
            "asks"
        ),
        ("elections election eleccion elecciones", "asks"),
    ])

    static let fillers: Set<String> = {
        let phrases: [Phrases] = [
            .resultsWinner, .resultsMargin, .resultsSecond, .resultsThird, .resultsLast, .resultsVotes,
            .resultsWeakMargin, .resultsAcclaimed, .resultsCount, .resultsTurnout, .resultsNamed,
        ]
        let asking = phrases.flatMap(\.list).flatMap { $0.split(separator: " ").map(String.init) }
        return Set(Phrases.resultsFillers.list + asking)
    }()
}

/// A state by its two letters, where those are no other word.
enum ResultAbbreviation {
    /// Where it stands: behind everything, before a number ("NC 9") or before an office ("PA primary").
    static func place(in words: [String]) -> Int? {
        words.indices.first { place in
            let word = words[place]
            guard word.utf8.count == 2, StateFacts.all[word.uppercased()] != nil, !never.contains(word) else {
                return false
            }
            let next = words.indices.contains(place + 1) ? words[place + 1] : nil
            guard alsoWords.contains(word) else {
                return next == nil || next.map { isNumber($0) || offices.contains($0) } ?? false
                    || place == 0 && words.count > 1 || place > 0 && isYear(words[place - 1])
            }
            if let next { return offices.contains(next) || spoken.contains(word) && isNumber(next) }
            return spoken.contains(word) && place > 0
                && (isYear(words[place - 1]) || offices.contains(words[place - 1]))
        }
    }

    private static func isYear(_ word: String) -> Bool { ResultWish.year(word) != nil }
    private static func isNumber(_ word: String) -> Bool { word.count <= 2 && Int(word) != nil }

    /// Words that stand before everything.
    private static let never: Set<String> = ["in", "or", "me", "hi", "ok", "as"]
    private static let alsoWords: Set<String> = [
        "de", "la", "oh", "pa", "ma", "al", "id", "mi", "va", "vi", "co", "ms",
    ]
    /// Of these the ones that are seldom a word.
    private static let spoken: Set<String> = ["pa", "oh", "ma", "mi", "va"]
    private static let offices: Set<String> = [
        "primary", "primaries", "senate", "senator", "house", "governor", "president", "presidential",
        "lieutenant", "gubernatorial",
    ]
}
