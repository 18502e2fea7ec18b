/// An hour of the day in a voter's words: "8:30 am", "8am", "20:15", "a las 8".
struct TimeReading: Equatable {
    /// 0 to 23.
    let hour: Int
    let minute: Int

    /// Nil where there is no hour, or only a number that may mean something else.
    init?(_ text: String) {
        let words = Self.words(in: text)
        guard let index = words.firstIndex(where: { $0.first?.isNumber == true }) else { return nil }
        let (clock, glued) = Self.split(words[index])
        let half = glued.isEmpty ? (index + 1 < words.count ? words[index + 1] : "") : glued
        let isMarked = clock.contains(":") || Self.halves[half] != nil || Self.opens(words, before: index)
        let parts = clock.split(separator: ":").compactMap { Int($0) }
        guard isMarked, let given = parts.first, parts.count <= 2, given <= 24 else { return nil }
        let minute = parts.count == 2 ? parts[1] : 0
        guard let hour = Self.hour(given, half: Self.halves[half]), minute < 60 else { return nil }
        self.hour = hour
        self.minute = minute
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
        "noche": .afternoon,
    ]

    /// Plain words with colons kept; "p.m." becomes "pm".
    private static func words(in text: String) -> [String] {
        text.replacing(".", with: "").split(whereSeparator: \.isWhitespace).map { word in
            word.split(separator: ":").map { Plain(String($0)).text }.joined(separator: ":")
        }
    }

    private static func split(_ word: String) -> (clock: String, half: String) {
        let clock = word.prefix { $0.isNumber || $0 == ":" }
        return (String(clock), String(word.dropFirst(clock.count)))
    }

    private static func opens(_ words: [String], before index: Int) -> Bool {
        index > 0 && ["at", "las", "la", "around", "about"].contains(words[index - 1])
    }

    private static func hour(_ given: Int, half: Half?) -> Int? {
        switch half {
        case .morning?: (1...12).contains(given) ? given % 12 : nil
        case .afternoon?: (1...12).contains(given) ? given % 12 + 12 : given < 24 ? given : nil
        case nil: given < 24 ? given : nil
        }
    }
}
