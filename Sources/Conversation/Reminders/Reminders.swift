internal import CivicFacts
internal import Understanding

/// Reminders of elections: set by a button or an answer, never by a guess; said once, never at night.
enum Reminders: Feature {
    static let pages: [any Page.Type] = [
        RemindersPage.self, PickReminderPage.self, RegisterReminderPage.self, ReminderHourPage.self,
    ]
    static let choices: [any Press.Type] = [
        Remind.self, RemindToRegister.self, RemindBefore.self, RemindAt.self, RemindOff.self,
        RemindersOff.self,
    ]
    static let wishes = [
        Wish(
            .reminders, .set, commands: ["remind", "reminders", "recordar", "recordatorios"],
            // As a button of an earlier release reads; nothing but what is read is guessed.
            label: CommonLabels.showHelp, isQuestion: true,
            door: Door(
                topic: "reminders", label: ReminderWords.labelReminders, needsZIP: false,
                page: RemindersPage()
            )),
        Wish("reminders.off", .set, follow: ReminderDialog.endAll),
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        ReminderDialog.hearWish(said.text, said.plain, &visit)
    }
    static func wakeAt(_ session: Session) -> Moment? { session.civic?.reminderWake }
    static func wake(_ visit: inout Visit) { ReminderNotice.tell(&visit) }
    static func move(from old: ZIP?, _ visit: inout Visit) { ReminderDialog.rezone(from: old, &visit) }
}

extension Intent {
    static let reminders: Intent = "reminders.set"
}
