internal import CivicFacts

/// Coming dates.
enum Calendar: Feature {
    static let pages: [any Page.Type] = [CalendarPage.self, MonthPage.self]
    static let choices: [any Press.Type] = [
        OpenMonth.self, SendCalendar.self,
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        CalendarDialog.hear(said.text, said.plain, &visit)
    }
}

extension Page {
    /// The list of dates, or a month of it: they hang on one wall.
    var isOfCalendar: Bool { self is CalendarPage || self is MonthPage }
}
