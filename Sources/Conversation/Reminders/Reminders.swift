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

/// Own reminders, and dates to be reminded of.
struct RemindersPage: FactsPage, ListPage {
    static let name = "rem.list"
    static let formerly: String? = "facts/reminders"

    var page = 0

    func told(_ view: View) -> Prompt { ReminderPages(view: view).list(page) }
}

/// How long before an election to be reminded.
struct PickReminderPage: FactsPage {
    static let name = "rem.pick"
    static let formerly: String? = "facts/remind"
    static let manner = Manner.asks

    let election: String

    func told(_ view: View) -> Prompt { ReminderPages(view: view).pick(election) }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let reading = ReminderReading(said.text), let days = reading.daysBefore else { return false }
        if let time = reading.time {
            ReminderDialog.set(election, daysBefore: days, at: time, &visit)
        } else {
            FactsDialog.go(to: ReminderHourPage(election: election, daysBefore: days), &visit)
        }
        return true
    }

    func missed(_ visit: inout Visit) { visit.miss(ReminderWords.retry, ReminderWords.retry) { $0.close() } }
}

/// How long before an election to be reminded to register for it.
struct RegisterReminderPage: FactsPage {
    static let name = "rem.register"
    static let formerly: String? = "facts/remindToRegister"
    static let manner = Manner.asks

    let election: String

    func told(_ view: View) -> Prompt { RegistrationReminder(view: view).prompt(election) }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let reading = ReminderReading(said.text), let days = reading.daysBefore else { return false }
        let time = reading.time ?? ReminderHour(hour: ReminderPages.hours[0])
        ReminderDialog.setToRegister(election, daysBefore: days, at: time, &visit)
        return true
    }

    func missed(_ visit: inout Visit) { visit.miss(ReminderWords.retry, ReminderWords.retry) { $0.close() } }
}

/// At what hour.
struct ReminderHourPage: FactsPage {
    static let name = "rem.time"
    static let formerly: String? = "facts/remindTime"
    static let manner = Manner.asks

    let election: String
    let daysBefore: Int

    func told(_ view: View) -> Prompt { ReminderPages(view: view).time(election, daysBefore) }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let reading = ReminderReading(said.text) else { return false }
        if let time = reading.time {
            ReminderDialog.set(election, daysBefore: reading.daysBefore ?? daysBefore, at: time, &visit)
        } else if let days = reading.daysBefore {
            let page = ReminderHourPage(election: election, daysBefore: days)
            FactsDialog.show(page, over: visit.session.pagesBelow, &visit)
        }
        return true
    }

    func missed(_ visit: inout Visit) {
        visit.miss(ReminderWords.timeRetry, ReminderWords.timeRetry) { $0.close() }
    }
}
