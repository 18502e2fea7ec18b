public import CivicFacts

extension Choice {
    public static func month(_ thing: CivilMonth) -> Choice { Choice(OpenMonth(thing: thing)) }
    public static func calendarFile(_ id: String?) -> Choice {
        Choice(SendCalendar(thing: id.map(FactKey.init(text:))))
    }
}

/// Coming dates of one month.
struct OpenMonth: ThingPress {
    static let face = Face.forever("mon", DateWords.labelMonth)
    let thing: CivilMonth
    func press(_ visit: inout Visit) { FactsDialog.turn(to: thing, &visit) }
}

/// Sends the coming dates as a file, or one election.
struct SendCalendar: ThingPress {
    static let face = Face.forever("ics", DateWords.labelCalendarFile)
    let thing: FactKey?
    func press(_ visit: inout Visit) { CalendarDialog.send(thing?.text, &visit) }
}
