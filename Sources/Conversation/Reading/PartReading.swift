internal import CivicFacts
internal import Understanding

/// A place or a time as it is put right at the last look: "change the time to 8:15", "it was at the church not the
/// hall", "yesterday not today".
enum PartReading: Equatable {
    case place(String)
    case time(WhenReading)
    case zip(String)

    /// One part, or two with "and" between them; none where the words may tell something else.
    static func parts(_ text: String, now: Moment, in zone: Zone) -> [PartReading] {
        let words = text.split { $0.isWhitespace || ",;".contains($0) }.map(String.init)
        guard (1...16).contains(words.count), !text.hasSuffix("?") else { return [] }
        for index in words.indices.dropFirst().dropLast() where joints.contains(Plain(words[index]).text) {
            let halves = [words[..<index], words[(index + 1)...]]
            let both = halves.compactMap { PartReading(Array($0), now: now, in: zone) }
            if both.count == 2 { return both }
        }
        return PartReading(words, now: now, in: zone).map { [$0] } ?? []
    }

    private init?(_ words: [String], now: Moment, in zone: Zone) {
        let plain = words.map { Plain($0).text }
        let opened = plain.prefix { Self.leads.contains($0) }.count
        let (field, behind) = CorrectionReading.field(plain, from: opened)
        let linked = behind + plain[behind...].prefix { Self.links.contains($0) }.count
        let end = plain.indices.dropFirst(linked + 1).first { Self.contrasts.contains(plain[$0]) }
        let rest = words[linked..<(end ?? words.count)].map { $0 }
        guard !rest.isEmpty, !Self.contrasts.contains(Plain(rest[0]).text) else { return nil }
        let isPut = behind > 0 || end != nil
        switch field {
        case .zip?:
            guard case .zip = ZIPReading(rest.joined(separator: " ")) else { return nil }
            self = .zip(rest.joined(separator: " "))
        case .time?, nil:
            let told = words[behind..<(end ?? words.count)].joined(separator: " ")
            let named = field == nil ? nil : WhenReading(answer: told, now: now, in: zone)
            if let when = Self.time(told, now: now, in: zone) ?? named, isPut || when != .now {
                self = .time(when)
            } else if field == nil, isPut,
                let place = Self.place(rest, isLinked: linked > behind || end != nil)
            {
                self = .place(place)
            } else {
                return nil
            }
        case .place?:
            let isMoved = linked > behind && plain[..<opened].contains(where: Self.changes.contains)
            let place = Self.place(rest, isLinked: true) ?? (isMoved ? Self.anyName(rest) : nil)
            guard let place else { return nil }
            self = .place(place)
        case .what?, .photos?, .kind?: return nil
        }
    }

    /// Nothing but a time.
    private static func time(_ text: String, now: Moment, in zone: Zone) -> WhenReading? {
        let reading = PlaceReading(text, now: now, in: zone)
        return reading.place.isEmpty && !reading.isFiller ? reading.when : nil
    }

    /// "St Mary hall", "the church on Oak"; a whole sentence is no name.
    private static func place(_ words: [String], isLinked: Bool) -> String? {
        let words = Array(words.drop { Self.around.contains(Plain($0).text) || Plain($0).text == "on" })
        let text = words.joined(separator: " ")
        let plain = words.map { Plain($0).text }
        guard isLinked, !plain.contains(where: ["wrong", "mal"].contains), words.count <= 6,
            CorrectionDialog.namesPlace(text),
            !plain.contains(where: sentences.contains)
        else { return nil }
        return text
    }

    /// "Change the place to Van Buren and 4th": after such words anything short that is no sentence is a name.
    private static func anyName(_ words: [String]) -> String? {
        let isName = words.count <= 8 && !words.contains { sentences.contains(Plain($0).text) }
        return isName ? words.joined(separator: " ") : nil
    }

    /// "The kmart on 32nd st", and not "the school was locked".
    static func isName(_ text: String) -> Bool {
        let words = Plain(text).words
        return CorrectionDialog.namesPlace(text)
            && !words.contains { sentences.contains($0) || tellings.contains($0) }
    }

    /// "The people at the library sent me home" tells, and names no other place.
    private static let tellings = Phrases.partTellings.words
    private static let changes: Set<String> = [
        "change", "fix", "edit", "correct", "cambiar", "cambia", "cambie", "cambiale", "corregir", "corrige",
        "put", "pon", "ponga", "set", "make",
    ]
    private static let around: Set<String> = [
        "actually", "wrong", "yes", "really", "its", "it", "is", "was", "should", "be", "es", "era", "fue",
        "mal",
    ]
    private static let joints: Set<String> = ["and", "y", "n"]
    private static let contrasts: Set<String> = ["not", "no", "instead"]
    /// What may stand before the part.
    private static let leads = Phrases.partLeads.words
    private static let links: Set<String> = ["to", "at", "in", "en", "a", "por", "happened", "paso"]
    private static let sentences = Phrases.partSentences.words
}
