internal import Understanding

/// Reminders of elections: set by a button or an answer, never by a guess; said once, never at night.
enum ReminderDialog {
    static func act(on choice: CivicChoice, _ visit: inout Visit) {
        let page = visit.session.overlay?.page
        switch (choice, page) {
        case (.remindBefore(let days), .facts(.remind(let id))?):
            FactsDialog.go(to: .remindTime(election: id, daysBefore: days), &visit)
        case (.remindAt(let hour), .facts(.remindTime(let id, let days))?):
            set(id, daysBefore: days, at: ReminderHour(hour: hour), &visit)
        case (.remindBefore(let days), .facts(.remindToRegister(let id))?):
            setToRegister(id, daysBefore: days, at: ReminderHour(hour: ReminderPages.hours[0]), &visit)
        case (.remindOff(let id), .facts(.remindToRegister)?):
            end(&visit) { $0.election.id == id && $0.isToRegister == true }
        case (.remindOff(let id), _): end(&visit) { $0.election.id == id }
        case (.remindersOff, _): end(&visit) { _ in true }
        case (_, _): visit.askAgain()
        }
    }

    // MARK: Words

    /// True if an open page of reminders could use the words.
    static func hear(_ text: String, _ plain: Plain, on page: CivicPage, _ visit: inout Visit) -> Bool {
        guard let reading = ReminderReading(text) else { return false }
        switch (page, reading.daysBefore, reading.time) {
        case (.remind(let id), let days?, let time?), (.remindTime(let id, _), let days?, let time?):
            set(id, daysBefore: days, at: time, &visit)
        case (.remindToRegister(let id), let days?, let time):
            let time = time ?? ReminderHour(hour: ReminderPages.hours[0])
            setToRegister(id, daysBefore: days, at: time, &visit)
        case (.remindTime(let id, let days), nil, let time?): set(id, daysBefore: days, at: time, &visit)
        case (.remind(let id), let days?, nil):
            FactsDialog.go(to: .remindTime(election: id, daysBefore: days), &visit)
        case (.remindTime(let id, _), let days?, nil):
            FactsDialog.show(
                .remindTime(election: id, daysBefore: days), trail: visit.session.overlay?.trail ?? [], &visit
            )
        case (_, _, _): return false
        }
        return true
    }

    /// "remind me a week before": of the election that is open, else of the next one. The hour is asked for where it is
    /// not told; what is set is shown, and "undo" takes it back.
    static func hearWish(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        if hearToRegister(plain, &visit) { return true }
        guard visit.session.isFree, plain.words.count <= 15,
            ReminderReading.isWish(plain), let reading = ReminderReading(text), let days = reading.daysBefore
        else { return false }
        let coming = ElectionPages(view: FactsView(session: visit.session, facts: visit.facts)).coming
        var id = coming.first?.value?.id
        if case .facts(.election(let open))? = visit.session.overlay?.page { id = open }
        guard let id else { return false }
        let pages = ReminderPages(view: FactsView(session: visit.session, facts: visit.facts))
        if let time = reading.time, let election = pages.election(id), pages.due(election, days, time) != nil
        {
            set(id, daysBefore: days, at: time, &visit)
            return true
        }
        FactsDialog.show(
            .remindTime(election: id, daysBefore: days), trail: [.reminders(page: 0), .remind(election: id)],
            &visit)
        return true
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
        let plan = RegistrationReminder(view: FactsView(session: visit.session, facts: visit.facts))
        if plan.isNeeded, let election = plan.election {
            return FactsDialog.go(to: .remindToRegister(election: election.id), &visit)
        }
        if plan.isNeeded { visit.say(.reminderRegisterNow) }
        FactsDialog.act(on: .topic(.registration), &visit)
    }

    private static func setToRegister(
        _ id: String, daysBefore: Int, at time: ReminderHour, _ visit: inout Visit
    ) {
        let plan = RegistrationReminder(view: FactsView(session: visit.session, facts: visit.facts))
        guard daysBefore > plan.latest else {
            visit.say(.reminderRegisterLate)
            return visit.askAgain()
        }
        set(id, daysBefore: daysBefore, at: time, isToRegister: true, &visit)
    }

    static func missed(_ page: CivicPage, _ visit: inout Visit) {
        if case .remindTime = page {
            return visit.miss(.reminderTimeRetry, .reminderTimeRetry) { $0.close() }
        }
        visit.miss(.reminderRetry, .reminderRetry) { $0.close() }
    }

    // MARK: Setting and ending

    private static func set(
        _ id: String, daysBefore: Int, at time: ReminderHour, isToRegister: Bool = false, _ visit: inout Visit
    ) {
        let pages = ReminderPages(view: FactsView(session: visit.session, facts: visit.facts))
        guard let election = pages.election(id), let due = pages.due(election, daysBefore, time) else {
            visit.say(.reminderOver)
            return visit.askAgain()
        }
        var list = visit.session.memory.reminders ?? []
        let index = list.firstIndex {
            $0.election.id == id && $0.daysBefore == daysBefore && ($0.isToRegister ?? false) == isToRegister
        }
        if let index, list[index].due == due.moment {
            visit.say(.reminderAlready)
            return show(&visit)
        }
        guard index != nil || list.count < Limits.reminders else {
            visit.say(.reminderMany, [.max: "\(Limits.reminders)"])
            return show(&visit)
        }
        SettingsDialog.note(.reminders(list), &visit)
        if let index { list.remove(at: index) }
        list.append(
            Reminder(
                election: election, zip: visit.session.zip, daysBefore: daysBefore, time: time,
                due: due.moment, isMissing: false, isToRegister: isToRegister ? true : nil))
        keep(list, &visit)
        confirm(due, pages, &visit)
        show(&visit)
    }

    private static func confirm(_ due: ReminderTime, _ pages: ReminderPages, _ visit: inout Visit) {
        // Whoever asks for a reminder wants to be written to.
        if !visit.session.wantsNotices {
            visit.session.hasNotices = true
            visit.say(.noticesOn)
        }
        visit.say(.reminderSet, [.when: pages.said(due.moment)])
        if due.isMoved { visit.say(.reminderQuiet) }
    }

    private static func end(_ visit: inout Visit, _ isMeant: (Reminder) -> Bool) {
        let list = visit.session.memory.reminders ?? []
        let rest = list.filter { !isMeant($0) }
        guard rest.count < list.count else {
            visit.say(.reminderNone)
            return visit.askAgain()
        }
        SettingsDialog.note(.reminders(list), &visit)
        keep(rest, &visit)
        visit.say(rest.isEmpty ? .reminderAllOff : .reminderOff)
        show(&visit)
    }

    /// "turn off reminders"
    static func endAll(_ visit: inout Visit) {
        guard visit.session.memory.reminders?.isEmpty ?? true else { return end(&visit) { _ in true } }
        FactsDialog.open(.reminders, &visit)
    }

    private static func show(_ visit: inout Visit) {
        FactsDialog.show(.reminders(page: 0), trail: [], &visit)
    }

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
        guard let list = visit.session.memory.reminders, Zone(of: old) != Zone(of: visit.session.zip) else {
            return
        }
        let pages = ReminderPages(view: FactsView(session: visit.session, facts: visit.facts))
        keep(
            list.map { reminder in
                var moved = reminder
                let time = pages.due(reminder.election, reminder.daysBefore, reminder.time)
                moved.due = time?.moment ?? reminder.due
                return moved
            }, &visit)
        visit.say(.reminderZone, [.place: visit.session.placeOfZIP ?? ""])
    }
}
