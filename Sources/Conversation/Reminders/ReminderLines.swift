internal import CivicFacts

/// What pages and notices say of reminders.
extension View {
    var reminders: [Reminder] { session.memory.reminders ?? [] }

    /// "Sample City Runoff, Tue, Dec 8, 2026: I remind you on Mon, Dec 7, 9:00 am."
    func line(_ reminder: Reminder) -> String {
        text(
            reminder.isToRegister == true ? RegistrationReminderWords.line : ReminderWords.line,
            [
                .name: name(of: reminder.election), .date: times.day(reminder.election.day),
                .when: said(reminder.due),
            ])
    }

    /// Day, hour and zone.
    func said(_ moment: Moment) -> String {
        let day = CivilDate(moment, in: Zone(of: session.civicPlace))
        let words = TimeWords(language: session.language, at: session.civicPlace, sayingZone: true)
        return "\(words.day(day)), \(words.hour(moment))"
    }

    /// The election as its source has it now, or as a reminder remembers it.
    func election(remembered id: String) -> Election? {
        elections.all.compactMap(\.answer.value).first { $0.id == id }
            ?? reminders.first { $0.election.id == id }?.election
    }

    /// Nil for a time that is over.
    func due(_ election: Election, _ daysBefore: Int, _ time: ReminderHour) -> ReminderTime? {
        ReminderTime(
            of: election.day, daysBefore: daysBefore, at: time, in: Zone(of: session.civicPlace),
            now: civic.now)
    }
}
