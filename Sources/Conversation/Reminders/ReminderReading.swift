internal import Understanding

/// When to be reminded, in a voter's words: "a week before", "3 days before at 6 pm", "un día antes", "el mismo día".
struct ReminderReading: Equatable {
    /// Nil where only an hour is named.
    let daysBefore: Int?
    let time: ReminderHour?

    /// Nil where neither is named.
    init?(_ text: String) {
        let words = Plain(text).words
        daysBefore = Self.days(words)
        time = Self.hour(text, words)
        guard daysBefore != nil || time != nil else { return nil }
    }

    /// True if the words ask to be reminded.
    static func isWish(_ plain: Plain) -> Bool {
        plain.hasWord(beginning: ["remind", "recorda", "recuerd", "avis"])
    }

    /// True for a word about signing up to vote that is still to be done.
    static func isRegistering(_ word: String) -> Bool {
        ["regist", "inscri", "enrol"].contains { word.hasPrefix($0) }
            && !["registered", "registrad", "inscrit"].contains { word.hasPrefix($0) }
    }

    private static func days(_ words: [String]) -> Int? {
        let text = " \(words.joined(separator: " ")) "
        if sameDay.contains(where: { text.contains(" \($0) ") }) { return 0 }
        guard words.contains(where: { $0 == "before" || $0 == "antes" || $0 == "earlier" }),
            let unit = words.firstIndex(where: { units[String($0)] != nil }),
            let span = units[String(words[unit])]
        else { return text.contains(" vispera ") ? 1 : nil }
        let counts = words[..<unit].indices.lazy.compactMap { index -> Int? in
            guard let number = NumberReading(words[index..<unit]), index + number.length == unit else {
                return nil
            }
            return number.value
        }
        let days = (counts.first ?? 1) * span
        return (1...longest).contains(days) ? days : nil
    }

    private static func hour(_ text: String, _ words: [String]) -> ReminderHour? {
        if words.contains("noon") || words.contains("mediodia") { return ReminderHour(hour: 12) }
        return TimeReading(text).map { ReminderHour(hour: $0.hour, minute: $0.minute) }
    }

    /// Further ahead nobody plans, and a slip is likelier.
    private static let longest = 90

    private static let units = [
        "day": 1, "days": 1, "dia": 1, "dias": 1, "week": 7, "weeks": 7, "semana": 7, "semanas": 7,
        "month": 30, "mes": 30,
    ]

    private static let sameDay = [
        "on the day", "same day", "that day", "on election day", "morning of", "day of", "el mismo dia",
        "ese dia", "ese mismo dia", "el dia de la eleccion",
    ]
}
