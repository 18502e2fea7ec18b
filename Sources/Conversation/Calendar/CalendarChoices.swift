public import CivicFacts

extension Choice {
    public static func month(_ thing: CivilMonth) -> Choice { Choice(OpenMonth(thing: thing)) }
    public static func calendarFile(_ id: String?) -> Choice {
        Choice(SendCalendar(thing: id.map(FactKey.init(text:))))
    }
}

/// Coming dates of one month.
struct OpenMonth: ThingPress {
    static let code = "mon"
    static let isForever = true
    let thing: CivilMonth

    func label(_ words: Catalogue) -> String { words.text(DateWords.labelMonth) }
    func press(_ visit: inout Visit) { FactsDialog.turn(to: thing, &visit) }
}

/// Sends the coming dates as a file, or one election.
struct SendCalendar: ThingPress {
    static let code = "ics"
    static let isForever = true
    let thing: FactKey?

    func label(_ words: Catalogue) -> String { words.text(DateWords.labelCalendarFile) }
    func press(_ visit: inout Visit) { CalendarDialog.send(thing?.text, &visit) }
}
