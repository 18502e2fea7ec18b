internal import CivicFacts
internal import Understanding

/// An hour of the day in a voter's words: "8:30 am", "8am", "20:15", "a las 8", "half past eight".
struct TimeReading: Equatable {
    /// 0 to 23.
    let hour: Int
    let minute: Int
    /// Neither half of the day was said: "8" may be 20 hours.
    let isEitherHalf: Bool

    init(hour: Int, minute: Int, isEitherHalf: Bool = false) {
        self.hour = hour
        self.minute = minute
        self.isEitherHalf = isEitherHalf && (1...11).contains(hour)
    }

    /// The first hour in a text; nil where there is none, or only a number that may mean something else.
    init?(_ text: String) {
        let words = SpokenClock.digits(in: Self.words(in: text))
        let found = words.indices.lazy.compactMap { Self.reading(words, at: $0) }.first
        guard let found else { return nil }
        self = found
    }

    private static func reading(_ words: [String], at index: Int) -> TimeReading? {
        let (clock, glued) = split(words[index])
        let isOpened = opens(words, before: index) || isOfSpanishDay(words, at: index)
        if clock.isEmpty {
            guard isOpened, let spoken = NumberReading([words[index]]), spoken.value <= 12 else {
                return nil
            }
            let half = half(words, behind: index)
            return hour(spoken.value, half: half).map {
                TimeReading(hour: $0, minute: 0, isEitherHalf: half == nil)
            }
        }
        let half = glued.isEmpty ? half(words, behind: index) : halves[glued]
        let isMarked = clock.contains(":") || half != nil || (isOpened && glued.isEmpty)
        let parts = clock.split(separator: ":").compactMap { Int($0) }
        guard isMarked, let given = parts.first, parts.count <= 2, given <= 24 else { return nil }
        let minute = parts.count == 2 ? parts[1] : 0
        guard let hour = hour(given, half: half), minute < 60 else { return nil }
        return TimeReading(
            hour: hour, minute: minute, isEitherHalf: half == nil && !clock.hasPrefix("0"))
    }

    /// The half of the day said behind an hour: "8 pm", "8 de la noche", "8 in the morning".
    private static func half(_ words: [String], behind index: Int) -> Half? {
        let rest = words[(index + 1)...].prefix(4).drop {
            ["de", "la", "in", "the", "por", "at", "oclock", "this", "esta", "yesterday", "ayer", "last"]
                .contains($0)
        }
        return rest.first.flatMap { $0.count > 1 ? halves[$0] : nil }
    }

    /// The last time that clocks in the zone showed this hour, at or before now.
    func latest(before now: Moment, in zone: Zone) -> Moment {
        let today = LocalTime(now, in: zone)
        let day = CivilDate(year: today.year, month: today.month, day: today.day)
        return Moment(day: day, hour: hour, minute: minute, in: zone)
    }

    private enum Half { case morning, afternoon }

    private static let halves: [String: Half] = [
        "am": .morning, "a": .morning, "pm": .afternoon, "p": .afternoon, "manana": .morning,
        "tarde": .afternoon,
        "noche": .afternoon, "morning": .morning, "afternoon": .afternoon, "evening": .afternoon,
        "night": .afternoon,
    ]

    /// Plain words with colons kept; "p.m." becomes "pm", and "twenty-five" two words.
    private static func words(in text: String) -> [String] {
        text.replacing(".", with: "").split(whereSeparator: \.isWhitespace).flatMap { word in
            guard word.contains(where: \.isNumber) else { return Plain(String(word)).words }
            return [word.split(separator: ":").map { Plain(String($0)).text }.joined(separator: ":")]
        }
    }

    private static func split(_ word: String) -> (clock: String, half: String) {
        let clock = word.prefix { $0.isNumber || $0 == ":" }
        return (String(clock), String(word.dropFirst(clock.count)))
    }

    private static func opens(_ words: [String], before index: Int) -> Bool {
        index > 0
            && (["at", "las", "around", "about", "since", "desde", "tipo"].contains(words[index - 1])
                || words[index - 1] == "la" && isOne(words[index]))
            || SpokenClock.isRange(words, at: index) || SpokenClock.isUntilNow(words, at: index)
    }

    /// "La 1" is an hour; "la 16" is a street.
    private static func isOne(_ word: String) -> Bool {
        word.prefix { $0 != ":" } == "1" || word == "una" || word.hasPrefix("1p") || word.hasPrefix("1a")
    }

    /// "Siete de la mañana".
    private static func isOfSpanishDay(_ words: [String], at index: Int) -> Bool {
        index + 3 < words.count && words[index + 1] == "de" && words[index + 2] == "la"
            && ["manana", "tarde", "noche"].contains(words[index + 3])
    }

    private static func hour(_ given: Int, half: Half?) -> Int? {
        switch half {
        case .morning?: (1...12).contains(given) ? given % 12 : nil
        case .afternoon?: (1...12).contains(given) ? given % 12 + 12 : given < 24 ? given : nil
        case nil: given < 24 ? given : nil
        }
    }
}
