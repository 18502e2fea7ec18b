internal import CivicFacts
internal import Understanding

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

    let raw: [String]
    let plain: [String]
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
        let strong = code(at: start) ?? abroad(at: start) ?? state(at: start, lead)
        guard let (end, places) = strong ?? bareTown(at: start) else { return nil }
        let words = lead.map { plain[$0] }
        // "When is the Georgia primary": the article is not the place's.
        let isInside = end < count && words.allSatisfy(Self.articles.contains)
        return Mention(
            words: (isInside ? start : lead.lowerBound)..<end, lead: lead, places: places,
            isOrigin: words.last == "from", isHome: isHome(before: start),
            isWashington: end == start + 1 && plain[start] == "washington" && places[0].town == nil,
            isBareTown: strong == nil && !(isCapital(start..<end) && isAskedOf(start)))
    }

    /// A code that is none, behind a word that leads to a place.
    var unknownCode: String? {
        plain.indices.lazy.compactMap { index -> String? in
            guard index > 0, raw[index].filter(\.isNumber).utf8.count == 5,
                Self.leads.contains(plain[index - 1]) || Self.representing.contains(plain[index - 1])
            else { return nil }
            return switch ZIPReading(raw[index]) {
            case .unknown(let digits): digits
            case .unlisted(let zip): zip.digits
            case .zip, .probably, .miscounted, .canadian, .foreign, .none: nil
            }
        }.first
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
}
