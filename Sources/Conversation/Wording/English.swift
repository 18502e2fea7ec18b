internal import Understanding

/// What the sentences in English need besides themselves.
enum English {
    static let tongue = Tongue(
        code: "en", name: "English", nameInEnglish: "English", hotline: .english,
        calendar: CalendarWords(
            days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
            months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
            date: "{weekday}, {month} {day}", dateWithYear: "{weekday}, {month} {day}, {year}",
            clock: .twelve(morning: "am", afternoon: "pm")),
        or: "or", typing: .english, read: \.en, lexicon: .english)
}

extension Language {
    public static let english = Language(English.tongue)
}
