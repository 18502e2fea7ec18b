/// Dates: the list, the month, and the file for one's own calendar.
extension English {
    static let calendar: [Phrase: String] = [
        .calendarHead: "Dates for {place}:",
        .calendarMonth: "{when}, {place}:",
        .calendarCountry: "the whole country",
        .calendarEmpty: "I know of no date in this month. There may still be one.",
        .calendarZone: "Days follow the local time ({text}).",
        .calendarName: "Election dates",
        .calendarComing: "I am sending you a calendar file.",
        .calendarCaption: """
        Open this file to add the dates to your calendar. Check them again before you vote.
        """,
        .calendarCheck: "Dates can change. Check again before you vote.",
        .labelCalendar: "Calendar",
        .labelMonth: "Month view",
        .labelCalendarFile: "Add to my calendar",
        .infoRepresentatives: "Representatives",
        .infoBills: "Bills & Propositions",
        .labelGuide: "Voter guide",
        .calendarNoDay: "I know of no election on {date}. There may still be one.",
    ]
}
