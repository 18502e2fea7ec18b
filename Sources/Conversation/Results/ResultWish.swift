internal import CivicFacts
internal import ElectionResults
internal import Understanding

/// What words want to know of past results: everything that they name, in whatever order.
struct ResultWish: Codable, Equatable {
    var asked: ResultQuestion?
    var office: String?
    var year: Int?
    var kind: String?
    var round: String?
    var district: Int?
    var isOfCounties = false
    /// Postal abbreviations.
    var states: [String] = []
    var isOfWinnipeg = false
    /// "results", "who won": it is about results, whatever else is said.
    var isSurely = false
    /// "results for …": what follows is a name, also where nothing is called so.
    var names: String = ""

    /// Nothing is named that a contest could be found by.
    var isBare: Bool {
        office == nil && year == nil && kind == nil && district == nil && states.isEmpty && !isOfWinnipeg
            && names.isEmpty
    }

    /// An office, a time or a place is named.
    var hasContext: Bool { office != nil || year != nil || !states.isEmpty || isOfWinnipeg }

    /// How many words the name has.
    var nameCount: Int { names.split(separator: " ").count }

    /// "Who wun mayor 2014": beside an office and a year one short word more is a slip, and no name.
    var withoutSlip: ResultWish {
        guard !isSurely, office != nil, year != nil, nameCount == 1, names.count < 5 else {
            return self
        }
        var wish = self
        wish.names = ""
        return wish
    }

    var officeNamed: Office? { office.flatMap { Office(rawValue: $0) } }
    var kindNamed: ElectionKind? { kind.flatMap { ElectionKind(rawValue: $0) } }
    /// A party's own election, of whichever party.
    var isOfPrimaries: Bool { kind?.hasPrefix(Self.primary) == true }

    private static let primary = "primary"

    func fits(_ header: ContestHeader) -> Bool {
        let isAsked =
            kindNamed.map { $0 == header.kind } ?? (header.kind.isPrimary == isOfPrimaries)
        return isAsked && (officeNamed ?? header.office) == header.office
            && (year ?? header.day.year) == header.day.year
            && (round ?? header.round.rawValue) == header.round.rawValue
            && (header.area.kind == .county) == isOfCounties
            && (district.map { isDistrict($0, header) } ?? true)
    }

    /// A district of the House, or a ward by its number.
    private func isDistrict(_ number: Int, _ header: ContestHeader) -> Bool {
        header.area.kind == .district && header.area.code == "\(number)"
    }
}

extension ResultWish {
    /// Nil where nothing in the words is about results.
    init?(_ plain: Plain) {
        var words = plain.words
        guard (1...Self.longest).contains(words.count),
            !plain.hasWord(beginning: Self.elsewhere)
        else { return nil }
        self.init()
        takePhrases(plain)
        // Who runs now is another matter, and how many ran is none.
        guard asked == .count || !plain.hasWord(beginning: ["candidat"]),
            !plain.words.contains("running") || plain.words.contains("were")
        else { return nil }
        takeStates(plain, &words)
        takeDistrict(&words)
        words = words.filter { !takes($0) }
        if hasContext, Self.drawn.isFound(in: plain) { isSurely = true }
        takeParty(&words)
        takeRivals(&words)
        // Only the House has districts here.
        if district != nil, !isOfWinnipeg { office = office ?? Office.house.rawValue }
        names = words.filter { !Self.fillers.contains($0) }.joined(separator: " ")
        guard isSurely || office != nil || year != nil else { return nil }
    }

    static let longest = 14

    /// "how close was", "who came second": phrases of which single words say nothing.
    private mutating func takePhrases(_ plain: Plain) {
        asked = Self.phrases.first { $0.0.isFound(in: plain) }?.1
        // "Did Ford carry Maine?"
        if asked == nil, plain.words.first == "did", plain.words.contains(where: ["win", "carry"].contains) {
            asked = .winner
        }
        isSurely = asked != nil || Self.named.isFound(in: plain)
    }

    private static let elsewhere = Phrases.resultsElsewhere.list
    private static let named = Phrases.resultsNamed.set
    private static let drawn = Phrases.resultsDrawn.set
    private static let phrases: [(PhraseSet, ResultQuestion)] = [
        (Phrases.resultsMargin.set, .margin), (Phrases.resultsSecond.set, .second),
        (Phrases.resultsCount.set, .count), (Phrases.resultsTurnout.set, .turnout),
        (Phrases.resultsWinner.set, .winner),
    ]

    private mutating func takeStates(_ plain: Plain, _ words: inout [String]) {
        isOfCounties = words.contains { $0 == "county" || $0 == "counties" || $0 == "condado" }
        states = StateMention.states(in: plain, besidesWashington: false)
        // "Primary results 30310": a code stands for its state.
        if states.isEmpty, let code = words.first(where: { ZIP($0) != nil }),
            let region = ZIP(code).flatMap({ Region($0) }), region.states.count == 1
        {
            states = region.states
            words.removeAll { $0 == code }
            return
        }
        if states.isEmpty, let last = words.last, StateFacts.all[last.uppercased()] != nil,
            !["in", "or", "me", "de", "la", "hi", "ok", "oh", "pa", "ma", "al", "id"].contains(last)
        {
            states = [last.uppercased()]
            words.removeLast()
        }
        let spelled = Set(states.flatMap { StateMention.words(of: $0) })
        if !states.isEmpty { words.removeAll { spelled.contains($0) } }
    }

    /// "district 5", "5th district", "distrito 5".
    private mutating func takeDistrict(_ words: inout [String]) {
        guard let place = words.firstIndex(where: { ["district", "distrito", "cd"].contains($0) }) else {
            return
        }
        for beside in [place + 1, place - 1] where words.indices.contains(beside) {
            let digits = words[beside].prefix { $0.isNumber }
            guard let number = Int(digits), (0...60).contains(number) else { continue }
            district = number
            words.remove(at: max(place, beside))
            words.remove(at: min(place, beside))
            return
        }
    }

    /// "Democratic primary"; in a general election a party is no name of anybody.
    private mutating func takeParty(_ words: inout [String]) {
        guard isSurely || isOfPrimaries else { return }
        let parties = words.compactMap { Self.meaning(of: $0, in: Self.parties) }
        if isOfPrimaries, Set(parties).count == 1 { kind = parties.first }
        words.removeAll { Self.meaning(of: $0, in: Self.parties) != nil }
    }

    /// "Clinton vs Trump": who is named first leads to the contest of both.
    private mutating func takeRivals(_ words: inout [String]) {
        guard let between = words.firstIndex(where: ["vs", "versus"].contains) else { return }
        let first = words[..<between].filter { !Self.fillers.contains($0) }
        words = first.isEmpty ? Array(words[(between + 1)...]) : first
    }

    private static let parties = table([
        ("democratic democrat democrats democrata democratas", ElectionKind.democraticPrimary.rawValue),
        (
            "republican republicans republicano republicana republicanos",
            ElectionKind.republicanPrimary.rawValue
        ),
    ])

    /// True if the word is about the contest and no part of a name.
    private mutating func takes(_ word: String) -> Bool {
        if word.utf8.count == 4, let number = Int(word), 1900...2199 ~= number {
            year = year ?? number
            return true
        }
        if word == "winnipeg" {
            isOfWinnipeg = true
            return true
        }
        if let found = Self.meaning(of: word, in: Self.offices) {
            office = office ?? found
        } else if let found = Self.meaning(of: word, in: Self.kinds) {
            kind = kind ?? found
        } else if let found = Self.meaning(of: word, in: Self.rounds) {
            round = found
        } else {
            return Self.isAsking(word, &isSurely)
        }
        return true
    }

    private static func isAsking(_ word: String, _ isSurely: inout Bool) -> Bool {
        guard let found = meaning(of: word, in: asking) else { return false }
        if found == "sure" { isSurely = true }
        return true
    }

    /// Exactly so, or with one slip where it has five letters or more.
    private static func meaning(of word: String, in table: [String: String]) -> String? {
        if let found = table[word] { return found }
        guard word.count >= 5 else { return nil }
        return table.first { $0.key.count >= 5 && Slip.isOne(between: word, and: $0.key) }?.value
    }

    private static func table(_ rows: [(String, String)]) -> [String: String] {
        let pairs = rows.flatMap { words, meaning in words.split(separator: " ").map { (String($0), meaning) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static let offices = table([
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

    private static let kinds = table([
        ("byelection byelections parcial parciales", "by-election"), ("special especial", "special"),
        ("primary primaries primaria primarias", primary),
    ])

    private static let rounds = table([("runoff runoffs", "runoff")])

    /// Words of a question about results, which are no part of a name; "sure" says by itself that it is one.
    private static let asking = table([
        ("results result resultados resultado outcome", "sure"),
        (
            "winner winners winning ganador ganadora ganadores gano ganaron turnout participacion margin margen",
            "asks"
        ),
        ("elections election eleccion elecciones", "asks"),
    ])

    private static let fillers: Set<String> = {
        let phrases: [Phrases] = [
            .resultsWinner, .resultsMargin, .resultsSecond, .resultsCount, .resultsTurnout, .resultsNamed,
        ]
        let asking = phrases.flatMap(\.list).flatMap { $0.split(separator: " ").map(String.init) }
        return Set(Phrases.resultsFillers.list + asking)
    }()
}
