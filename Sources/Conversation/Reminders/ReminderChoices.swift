extension Choice {
    public static func remind(_ id: String) -> Choice { Choice(Remind(thing: FactKey(text: id))) }
    public static let remindToRegister = Choice(RemindToRegister())
    public static func remindBefore(_ days: Int) -> Choice { Choice(RemindBefore(thing: Days(count: days))) }
    public static func remindAt(_ hour: Int) -> Choice { Choice(RemindAt(thing: HourOfDay(hour: hour))) }
    public static func remindOff(_ id: String) -> Choice { Choice(RemindOff(thing: FactKey(text: id))) }
    public static let remindersOff = Choice(RemindersOff())
}

/// Asks when to be reminded of an election.
struct Remind: ThingPress {
    static let face = Face.forever("rem", ReminderWords.labelRemind)
    let thing: FactKey
    func press(_ visit: inout Visit) { FactsDialog.go(to: PickReminderPage(election: thing.text), &visit) }
}

/// The same of the time to register.
struct RemindToRegister: PlainPress {
    static let face = Face.forever("remr", ReminderWords.labelRemind)
    func press(_ visit: inout Visit) { ReminderDialog.askToRegister(&visit) }
}

/// So many days before the election of the open page.
struct RemindBefore: ThingPress {
    static let face = Face.once("remb")
    let thing: Days

    func label(_ words: Catalogue) -> String { words.offset(thing.count) }
    func press(_ visit: inout Visit) { ReminderDialog.set(daysBefore: thing.count, &visit) }
}

/// At this hour.
struct RemindAt: ThingPress {
    static let face = Face.once("remh")
    let thing: HourOfDay

    func label(_ words: Catalogue) -> String { "\(thing.hour):00" }
    func press(_ visit: inout Visit) { ReminderDialog.set(hour: thing.hour, &visit) }
}

/// Ends the reminders of one election.
struct RemindOff: ThingPress {
    static let face = Face.once("remo", ReminderWords.labelOff)
    let thing: FactKey
    func press(_ visit: inout Visit) { ReminderDialog.end(of: thing.text, &visit) }
}

/// Ends all of them.
struct RemindersOff: PlainPress {
    static let face = Face.once("rems", ReminderWords.labelAllOff)
    func press(_ visit: inout Visit) { ReminderDialog.end(&visit) { _ in true } }
}

extension Catalogue {
    /// "1 day before"
    func offset(_ days: Int) -> String {
        switch days {
        case 0: text(ReminderWords.sameDay)
        case 1: text(ReminderWords.dayBefore)
        case 7: text(ReminderWords.weekBefore)
        case _: text(ReminderWords.daysBefore, [.n: "\(days)"])
        }
    }
}
