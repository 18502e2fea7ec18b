internal import CivicFacts
internal import Understanding

/// Reminders of elections: set by a button or an answer, never by a guess; said once, never at night.
enum ReminderDialog {
    /// So many days before the election of the open page.
    static func set(daysBefore days: Int, _ visit: inout Visit) {
        let page = visit.session.page
        if let page = page as? PickReminderPage {
            FactsDialog.go(to: ReminderHourPage(election: page.election, daysBefore: days), &visit)
        } else if let page = page as? RegisterReminderPage {
            let hour = ReminderHour(hour: ReminderHourPage.offered[0])
            setToRegister(page.election, daysBefore: days, at: hour, &visit)
        } else {
            visit.askAgain()
        }
    }

    /// At this hour of the day that the open page is about.
    static func set(hour: Int, _ visit: inout Visit) {
        guard let page = visit.session.page as? ReminderHourPage else { return visit.askAgain() }
        set(page.election, daysBefore: page.daysBefore, at: ReminderHour(hour: hour), &visit)
    }

    /// Ends the reminders of one election; where the open page is about registering, only that.
    static func end(of id: String, _ visit: inout Visit) {
        let isToRegister = visit.session.page is RegisterReminderPage
        end(&visit) { $0.election.id == id && (!isToRegister || $0.isToRegister == true) }
    }

    // MARK: Words

    /// "remind me a week before": of the election that is open, else of the next one. The hour is asked for where it is
    /// not told; what is set is shown, and "undo" takes it back.
    static func hearWish(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        if visit.session.isFree, plain.words.count <= 15,
            hearElsewhere(plain, &visit)
                || hearToRegister(plain, &visit)
        {
            return true
        }
        guard visit.session.isFree, plain.words.count <= 15, ReminderReading.isWish(plain) else {
            return false
        }
        return hearDays(Said(text: text, plain: plain), &visit)
    }

    /// "A week before", where reminders are spoken of.
    static func hearDays(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let reading = ReminderReading(said.text), let days = reading.daysBefore else { return false }
        let view = visit.homeView
        guard let id = election(days, view) else { return false }
        // The day before an election that is today is over: no hour of it has to be told.
        guard reading.time != nil || isAhead(days, of: id, view) else {
            visit.answer(ReminderWords.over)
            return true
        }
        if let time = reading.time, let election = view.election(remembered: id),
            view.due(election, days, time) != nil
        {
            set(id, daysBefore: days, at: time, &visit)
            return true
        }
        FactsDialog.show(
            ReminderHourPage(election: id, daysBefore: days),
            over: [RemindersPage(), PickReminderPage(election: id)],
            &visit)
        return true
    }

    /// "Remind me of the Georgia runoff", where somebody else lives.
    private static func hearElsewhere(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let place = visit.about, ReminderReading.isWish(plain) else { return false }
        visit.say(ReminderWords.elsewhere, [.place: visit.view.name(of: place)])
        show(&visit)
        return true
    }

    /// The open election, else the next one of which that day is still to come.
    private static func election(_ days: Int, _ view: View) -> String? {
        if let open = view.session.page as? ElectionPage { return open.id }
        let coming = view.comingElections.compactMap { $0.value?.id }
        return coming.first { isAhead(days, of: $0, view) } ?? coming.first
    }

    private static func isAhead(_ days: Int, of id: String, _ view: View) -> Bool {
        guard let election = view.election(remembered: id) else { return false }
        return ReminderHourPage.offered.contains { view.due(election, days, ReminderHour(hour: $0)) != nil }
    }

    /// "remind me to register", "recuérdame inscribirme", "alert me before registration closes".
    private static func hearToRegister(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.isFree, plain.words.count <= 12, !plain.hasWord(beginning: ["how", "como"]),
            ReminderReading.isWish(plain) || plain.hasWord(beginning: ["alert", "notif"]),
            plain.words.contains(where: ReminderReading.isRegistering) || plain.text.contains("sign up")
        else { return false }
        askToRegister(&visit)
        return true
    }

    /// Asks how long before the next election that is far enough off; where no registering is needed, or none is,
    /// the way to register is shown instead.
    static func askToRegister(_ visit: inout Visit) {
        let plan = RegistrationReminder(view: visit.homeView)
        if plan.isNeeded, let election = plan.election {
            return FactsDialog.go(to: RegisterReminderPage(election: election.id), &visit)
        }
        if plan.isNeeded { visit.say(RegistrationReminderWords.now) }
        FactsDialog.go(to: Intent.registration.topic, &visit)
    }

    static func setToRegister(_ id: String, daysBefore: Int, at time: ReminderHour, _ visit: inout Visit) {
        let plan = RegistrationReminder(view: visit.homeView)
        guard daysBefore > plan.latest else { return visit.answer(RegistrationReminderWords.late) }
        set(id, daysBefore: daysBefore, at: time, isToRegister: true, &visit)
    }

    // MARK: Setting and ending

    static func set(
        _ id: String, daysBefore: Int, at time: ReminderHour, isToRegister: Bool = false, _ visit: inout Visit
    ) {
        let view = visit.homeView
        guard let election = view.election(remembered: id), let due = view.due(election, daysBefore, time)
        else { return visit.answer(ReminderWords.over) }
        var list = visit.session.memory.reminders ?? []
        let index = list.firstIndex {
            $0.election.id == id && $0.daysBefore == daysBefore && ($0.isToRegister ?? false) == isToRegister
        }
        if let index, list[index].due == due.moment {
            visit.say(ReminderWords.already)
            return show(&visit)
        }
        guard index != nil || list.count < Limits.reminders else {
            visit.say(ReminderWords.many, [.max: "\(Limits.reminders)"])
            return show(&visit)
        }
        SettingsDialog.note(.reminders(list), &visit)
        if let index { list.remove(at: index) }
        list.append(
            Reminder(
                election: election, zip: visit.session.zip, daysBefore: daysBefore, time: time,
                due: due.moment, isMissing: false, isToRegister: isToRegister ? true : nil))
        keep(list, &visit)
        confirm(due, view, &visit)
        show(&visit)
    }

    private static func confirm(_ due: ReminderTime, _ view: View, _ visit: inout Visit) {
        // Whoever asks for a reminder wants to be written to.
        if !visit.session.wantsNotices {
            visit.session.hasNotices = true
            visit.say(SettingsWords.noticesOn)
        }
        visit.say(ReminderWords.set, [.when: view.said(due.moment)])
        if due.isMoved { visit.say(ReminderWords.quiet) }
    }

    static func end(_ visit: inout Visit, _ isMeant: (Reminder) -> Bool) {
        let list = visit.session.memory.reminders ?? []
        let rest = list.filter { !isMeant($0) }
        guard rest.count < list.count else { return visit.answer(ReminderWords.none) }
        SettingsDialog.note(.reminders(list), &visit)
        keep(rest, &visit)
        visit.say(rest.isEmpty ? ReminderWords.allOff : ReminderWords.off)
        show(&visit)
    }

    /// "turn off reminders"
    static func endAll(_ visit: inout Visit) {
        guard visit.session.memory.reminders?.isEmpty ?? true else { return end(&visit) { _ in true } }
        FactsDialog.open(.reminders, &visit)
    }

    private static func show(_ visit: inout Visit) { FactsDialog.show(RemindersPage(), over: [], &visit) }

    /// The next one first; while there are any, their elections are looked at again and again.
    static func keep(_ list: [Reminder], _ visit: inout Visit) {
        let sorted = list.sorted {
            ($0.due.milliseconds, $0.daysBefore) < ($1.due.milliseconds, $1.daysBefore)
        }
        visit.session.memory.reminders = sorted.isEmpty ? nil : sorted
        visit.session.memory.reminderCheck =
            sorted.isEmpty ? nil : ReminderNotice.nextCheck(after: visit.now, visit.session)
    }

    /// The voter lives elsewhere now: the same hours, on the clocks there.
    static func rezone(from old: ZIP?, _ visit: inout Visit) {
        guard let list = visit.session.memory.reminders, Zone(of: old) != Zone(of: visit.session.civicPlace)
        else {
            return
        }
        let view = visit.homeView
        keep(
            list.map { reminder in
                var moved = reminder
                let time = view.due(reminder.election, reminder.daysBefore, reminder.time)
                moved.due = time?.moment ?? reminder.due
                return moved
            }, &visit)
        visit.say(ReminderWords.zone, [.place: visit.session.placeOfZIP ?? ""])
    }
}
