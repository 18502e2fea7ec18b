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
            if let when = Self.time(told, now: now, in: zone), isPut || when != .now {
                self = .time(when)
            } else if field == nil, isPut,
                let place = Self.place(rest, isLinked: linked > behind || end != nil)
            {
                self = .place(place)
            } else {
                return nil
            }
        case .place?:
            guard let place = Self.place(rest, isLinked: true) else { return nil }
            self = .place(place)
        case .what?, .photos?, .kind?: return nil
        }
    }

    /// Nothing but a time.
    private static func time(_ text: String, now: Moment, in zone: Zone) -> WhenReading? {
        let reading = PlaceReading(text, now: now, in: zone)
        return reading.place.isEmpty ? reading.when : nil
    }

    /// "St Mary hall", "the church on Oak"; a whole sentence is no name.
    private static func place(_ words: [String], isLinked: Bool) -> String? {
        let text = words.joined(separator: " ")
        let plain = words.map { Plain($0).text }
        guard isLinked, words.count <= 6, CorrectionDialog.namesPlace(text),
            !plain.contains(where: sentences.contains)
        else { return nil }
        return text
    }

    private static let joints: Set<String> = ["and", "y", "n"]
    private static let contrasts: Set<String> = ["not", "no", "instead"]
    /// What may stand before the part.
    private static let leads: Set<String> = [
        "no", "wait", "actually", "sorry", "oops", "oh", "hold", "on", "espera", "espere", "perdon",
        "disculpe", "disculpa", "please", "porfa", "favor", "por", "change", "fix", "edit", "correct",
        "cambiar", "cambia", "cambie", "cambiale", "corregir", "corrige", "put", "pon", "ponga", "make",
        "set",
        "can", "you", "could", "i", "meant", "mean", "digo", "quise", "decir", "want", "to", "quiero",
        "puede",
        "puedes",
    ]
    private static let links: Set<String> = ["to", "at", "in", "en", "a", "por", "happened", "paso"]
    private static let sentences: Set<String> = [
        "was", "were", "is", "are", "has", "had", "where", "they", "closed", "open", "opened", "locked",
        "full", "cerrada", "cerrado", "abierta", "abierto", "estaba", "esta", "hay", "habia", "donde", "que",
        "line", "fila", "because", "porque",
    ]
}
