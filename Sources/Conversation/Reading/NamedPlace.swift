internal import CivicFacts
internal import Understanding

/// A place that a question names, and the question without it: "who represents 30310", "next election in Georgia",
/// "¿dónde voto en Denver?".
struct NamedPlace: Equatable {
    /// Where it is: one place, or a town of that name in each of several states, that of most ZIP codes first.
    let places: [CivicPlace]
    /// The question without the place; empty where nothing else is said.
    let rest: String
    /// The same with "my" where the place stood: "Georgia's senators" are asked for as "my senators" are.
    let owned: String
    /// A word leads to it, such as "in" or "for", so that it is no answer to a question for the home.
    let isLed: Bool
    /// A town without its state, whose name may be a word that means something else.
    let isBareTown: Bool
    /// Only "Washington" is said: whoever asks for those in Congress may mean the capital.
    let mayBeCapital: Bool

    /// Nil where the words name none, or where they say that it is the home.
    init?(_ text: String) {
        let words = PlaceWords(text)
        var found: [PlaceWords.Mention] = []
        var index = 0
        while index < words.count {
            guard let mention = words.mention(at: index) else {
                index += 1
                continue
            }
            found.append(mention)
            index = mention.words.upperBound
        }
        // "Moved from Ohio to Georgia": where from does not count.
        guard let chosen = found.last(where: { !$0.isOrigin }) ?? found.last else { return nil }
        if chosen.places[0].zip != nil || chosen.places[0].canada != nil {
            guard !chosen.isHome else { return nil }
        }
        places = chosen.places
        rest = words.without(chosen)
        owned = words.without(chosen, saying: words.isSpanish ? "mi" : "my")
        isLed = chosen.words.lowerBound > 0 && (!chosen.lead.isEmpty || words.isRepresented(chosen))
        isBareTown = chosen.isBareTown
        mayBeCapital = chosen.isWashington
    }

    /// A place and nothing else, as behind a command.
    init?(alone text: String) {
        guard let named = NamedPlace("in \(text)"), named.rest.filter(\.isLetter).isEmpty else { return nil }
        self = named
    }
}

/// Words with the signs between them, among which places are looked for.
struct PlaceWords {
    /// A place among the words.
    struct Mention {
        /// Its words with those that lead to it.
        let words: Range<Int>
        let lead: Range<Int>
        let places: [CivicPlace]
        var isOrigin = false
        var isHome = false
        var isWashington = false
        var isBareTown = false
    }

    private let raw: [String]
    private let plain: [String]
    private let isAsked: Bool

    init(_ text: String) {
        raw = text.split(whereSeparator: \.isWhitespace).map(String.init)
        plain = raw.map { Plain($0).text }
        isAsked = text.hasSuffix("?") || text.contains("¿")
    }

    var count: Int { raw.count }
    var isSpanish: Bool { !Set(plain).isDisjoint(with: Self.spanish) }

    /// The place that begins here, with what leads to it.
    func mention(at start: Int) -> Mention? {
        let lead = lead(before: start)
        let strong = code(at: start) ?? state(at: start, lead)
        guard let (end, places) = strong ?? bareTown(at: start) else { return nil }
        let words = lead.map { plain[$0] }
        return Mention(
            words: lead.lowerBound..<end, lead: lead, places: places,
            isOrigin: words.last == "from", isHome: isHome(before: start),
            isWashington: end == start + 1 && plain[start] == "washington" && places[0].town == nil,
            isBareTown: strong == nil)
    }

    /// "Represents Denver", "representa a Denver".
    func isRepresented(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        return first > 0 && Self.representing.contains(plain[first - 1])
    }

    /// The words without a place, and with something else where it stood.
    func without(_ mention: Mention, saying word: String? = nil) -> String {
        var left = Array(raw[..<mention.words.lowerBound]) + [word].compactMap(\.self)
        left += raw[mention.words.upperBound...]
        if let last = left.last, Self.representing.contains(Plain(last).text) {
            left.insert("me", at: left.count - (isSpanish ? 1 : 0))
        }
        let text = left.joined(separator: " ")
        return isAsked && !text.isEmpty && !text.hasSuffix("?") ? text + "?" : text
    }

    // MARK: What leads to a place

    /// The longest run of words before it that only lead to it.
    private func lead(before start: Int) -> Range<Int> {
        var first = start
        while first > 0, Self.leads.contains(plain[first - 1]) { first -= 1 }
        // "Representa a Denver" and "live in Denver": the verb leads, too.
        if first > 1, Self.living.contains(plain[first - 1]), Self.persons.contains(plain[first - 2]) {
            first -= 2
        } else if first > 0, first < start, Self.vivir.contains(plain[first - 1]) {
            first -= 1
        }
        return first..<start
    }

    /// "My ZIP is 30310", "vivo en 30310": where somebody lives is no place that they ask about.
    private func isHome(before start: Int) -> Bool {
        // Michigan is no "my".
        let near = plain[..<start].indices.reversed().prefix {
            raw[$0] != "MI" && (Self.leads.contains(plain[$0]) || Self.homely.contains(plain[$0]))
        }
        return near.contains { Self.own.contains(plain[$0]) }
    }

    // MARK: Places

    private func code(at start: Int) -> (Int, [CivicPlace])? {
        if raw[start].contains(where: \.isNumber) {
            let codes = ZIPReading.codes(in: raw[start])
            if let zip = codes.first, plain[start].hasPrefix(zip.digits) {
                return (start + 1, [CivicPlace(zip: zip)])
            }
            for end in [start + 1, start + 2] where end <= count {
                if case .canadian(let area) = ZIPReading(raw[start..<end].joined(separator: " ")) {
                    return (end, [CivicPlace(canada: area)])
                }
            }
        }
        return nil
    }

    private func state(at start: Int, _ lead: Range<Int>) -> (Int, [CivicPlace])? {
        if let town = townOfState(at: start) { return town }
        let words = Array(plain[start...])
        if let (state, count) = StateMention.name(opening: words) ?? possessive(words),
            !isBuilding(behind: start + count)
        {
            return (start + count, [CivicPlace(chosenState: state)])
        }
        guard !lead.isEmpty, let state = letters(at: start) else { return nil }
        return (start + 1, [CivicPlace(chosenState: state)])
    }

    /// "At Delaware elementary" is no place in Delaware.
    private func isBuilding(behind end: Int) -> Bool {
        end < count && Self.buildings.contains(plain[end])
    }

    /// "Georgia's": the plain words have no apostrophe.
    private func possessive(_ words: [String]) -> (state: String, count: Int)? {
        for count in 1...min(2, words.count) where words[count - 1].hasSuffix("s") {
            let name = Array(words[..<(count - 1)]) + [String(words[count - 1].dropLast())]
            if let found = StateMention.name(opening: name), found.count == count { return found }
        }
        return nil
    }

    /// "TX" in capitals, or two letters that are no word of English or Spanish.
    private func letters(at index: Int) -> String? {
        let word = raw[index].filter(\.isLetter)
        guard word.utf8.count == 2, let state = StateFacts.all[word.uppercased()]?.postal else { return nil }
        let isShouted = raw.allSatisfy { $0 == $0.uppercased() }
        return word == state && !isShouted && state != "ID" || Self.abbreviations.contains(state)
            ? state : nil
    }

    /// A town with its state behind it.
    private func townOfState(at start: Int) -> (Int, [CivicPlace])? {
        for (end, name) in names(at: start) {
            guard let (state, last) = stateBehind(end), let town = TownReading(named: name, in: state) else {
                continue
            }
            return (last, [CivicPlace(chosenState: state, town: town.town)])
        }
        return nil
    }

    /// A town alone, where a word leads to it, or where a name of several words opens the question.
    private func bareTown(at start: Int) -> (Int, [CivicPlace])? {
        let isLed = isTownNext(at: start)
        guard isLed || start == 0, !(isSpanish && Self.articles.contains(plain[start])) else { return nil }
        for (end, name) in names(at: start) where isLed || end > 1 {
            guard !Self.words.contains(name), !isBuilding(behind: end),
                !Self.buildings.contains(plain[end - 1]), let town = TownReading(named: name, in: nil),
                end == start + 1 || town.isWritten(name)
            else { continue }
            return (end, town.states.map { CivicPlace(chosenState: $0, town: town.town) })
        }
        return nil
    }

    /// "In", "represents", "senators of", "moved to".
    private func isTownNext(at start: Int) -> Bool {
        guard start > 0 else { return false }
        let last = plain[start - 1]
        if Self.within.contains(last) || Self.representing.contains(last) { return true }
        guard start > 1 else { return false }
        let before = plain[start - 2]
        if last == "a", Self.representing.contains(before) { return true }
        return Self.belonging.contains(last) && Self.nouns.contains(where: before.hasPrefix)
    }

    /// What may be a town's name here, the longest first, with where it ends.
    private func names(at start: Int) -> [(end: Int, name: String)] {
        stride(from: min(4, count - start), through: 1, by: -1).map { length in
            (start + length, plain[start..<(start + length)].joined(separator: " "))
        }.filter { $0.name.count >= 3 && $0.name.allSatisfy { $0.isLetter || $0 == " " } }
    }

    private func stateBehind(_ start: Int) -> (state: String, end: Int)? {
        guard start < count else { return nil }
        if let found = StateMention.name(opening: Array(plain[start...])) {
            return (found.state, start + found.count)
        }
        return letters(at: start).map { ($0, start + 1) }
    }

    // MARK: Words

    private static let leads = Phrases.placeLeads.words
    /// Words that stand behind "in" or "de" and are names of towns, too.
    static let words = Phrases.placeWords.words
    private static let within: Set<String> = ["in", "en", "around", "near"]
    private static let belonging: Set<String> = ["for", "from", "of", "de", "para", "to"]
    private static let nouns = [
        "rep", "senat", "senad", "diput", "congres", "elect", "elecc", "candidat", "ballot", "bolet",
        "regist",
        "city", "ciudad", "mov",
    ]
    private static let articles: Set<String> = ["el", "la", "los", "las"]
    private static let buildings = Phrases.placeBuildings.words
    private static let representing: Set<String> = ["represents", "represent", "representa", "representan"]
    private static let living: Set<String> = ["live", "living", "moved", "am"]
    private static let persons: Set<String> = ["i", "we"]
    private static let vivir: Set<String> = ["vivo", "vivimos", "mude", "mudamos", "im", "soy", "estoy"]
    private static let own: Set<String> = ["my", "mi", "home", "new", "moved", "mude", "mudamos"]
    private static let homely = living.union(persons).union(vivir).union(own).union(["is", "es", "now"])
    private static let spanish: Set<String> = [
        "quien", "quienes", "cuando", "donde", "como", "que", "cual", "cuales", "es", "son", "el", "los",
        "las",
    ]
    private static let abbreviations: Set<String> = [
        "AK", "AZ", "CT", "DC", "FL", "GA", "KS", "KY", "MD", "MN", "MT", "NC", "ND", "NH", "NJ", "NM", "NV",
        "NY", "RI", "SC", "SD", "TN", "TX", "UT", "VA", "VT", "WI", "WV", "WY",
    ]
}
