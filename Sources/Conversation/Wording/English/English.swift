internal import Understanding

/// What the bot says in English: short terms, short sentences, no side taken.
enum English {
    /// One group a dialog.
    static let groups: [[Phrase: String]] = [
        meeting,
        report,
        account,
        feed,
        facts,
        elections,
        help,
        guesses,
        moderators,
        terms,
        buttons,
        queue,
        feedButtons,
        profile,
        bills,
        polling,
        appeals,
        shifts,
        verdicts,
        candidates,
        how,
        calendar,
        reminders,
        saved,
    ]

    static let tongue = Tongue(
        code: "en", name: "English", nameInEnglish: "English", hotline: .english,
        calendar: CalendarWords(
            days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
            months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
            date: "{weekday}, {month} {day}", dateWithYear: "{weekday}, {month} {day}, {year}",
            clock: .twelve(morning: "am", afternoon: "pm")),
        or: "or", groups: groups, lexicon: .english)
}

extension Language {
    public static let english = Language(English.tongue)
}
