internal import CivicFacts
internal import Understanding

/// Coming dates.
enum Calendar: Feature {
    static let pages: [any Page.Type] = [CalendarPage.self, MonthPage.self]
    static let choices: [any Press.Type] = [OpenMonth.self, SendCalendar.self]
    static let wishes = [
        Wish(
            .calendar, .answer, label: GuessWords.labelDates,
            door: Door(
                topic: "calendar", label: DateWords.labelCalendar, needsZIP: false, page: CalendarPage())),
        Wish("calendar.file", .answer, follow: CalendarDialog.sendOpen),
    ]
    static let commands = [VoterCommand(names: ["calendar", "calendario"], follow: CalendarDialog.command)]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        CalendarDialog.hear(said.text, said.plain, &visit)
    }
}

extension Intent {
    static let calendar: Intent = "calendar.open"
}

extension Page {
    /// The list of dates, or a month of it: they hang on one wall.
    var isOfCalendar: Bool { self is CalendarPage || self is MonthPage }
}
