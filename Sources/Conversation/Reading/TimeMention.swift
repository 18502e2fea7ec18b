internal import CivicFacts
internal import Understanding

/// A time told inside a sentence, at its beginning or its end: "since 8 they only have one machine".
enum TimeMention {
    /// Nil where none is told, where one is still to come, and where the hours of the polls are spoken of.
    static func time(in text: String, now: Moment, zone: Zone) -> ToldTime? {
        for sentence in text.replacing(". ", with: "\n").split(whereSeparator: { "!?;\n".contains($0) }) {
            guard let reading = reading(String(sentence).trimmingSpaces, now: now, in: zone) else { continue }
            return ToldTime(reading, now: now, in: zone)
        }
        return nil
    }

    private static func reading(_ sentence: String, now: Moment, in zone: Zone) -> WhenReading? {
        let words = sentence.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.contains(where: { hours.contains(Plain($0).text) }) else { return nil }
        if let tail = PlaceReading(sentence, now: now, in: zone).when { return tail }
        let opening = words.prefix { PlaceReading.isOfTime(Plain($0).text) }
        guard opening.count > 1, opening.count < words.count else {
            return clock(in: words).flatMap { WhenReading($0, now: now, in: zone) }
        }
        return WhenReading(opening.joined(separator: " "), now: now, in: zone)
    }

    /// "I got it at 7:52 from a number": the only clock in the middle, behind a word that leads to it.
    private static func clock(in words: [String]) -> String? {
        let clocks = words.indices.filter { words[$0].contains(":") && TimeReading(words[$0]) != nil }
        guard clocks.count == 1, let index = clocks.first, index > 0,
            clockLeads.contains(Plain(words[index - 1]).text)
        else { return nil }
        return words[index...].prefix(2).joined(separator: " ")
    }

    private static let clockLeads: Set<String> = [
        "at", "around", "about", "like", "bout", "since", "las", "la", "desde", "como", "tipo",
    ]

    /// Said of when polls open or close, or how long something lasts.
    private static let hours: Set<String> = [
        "close", "closes", "closing", "open", "opens", "until", "till", "by", "before", "cierran", "cierra",
        "come", "back", "return", "work", "job", "regrese", "regresen", "regresar", "vuelva", "vuelvan",
        "volver", "vengan",
        "venga", "entro", "entrar", "trabajar", "trabajo", "recojo", "shift", "turno", "start", "pick",
        "tomorrow",
        "abren", "abre", "hasta", "antes", "wait", "waiting", "waited", "esperando", "espera", "long", "took",
    ]
}
