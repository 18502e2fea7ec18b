internal import CivicFacts

/// What reminders say when their time comes, and when an election was moved or is not listed any more.
enum ReminderNotice {
    /// In half a day, but never at night.
    static func nextCheck(after now: Moment, _ session: Session) -> Moment {
        QuietHours.next(from: now + Limits.reminderPause, in: Zone(of: session.civicPlace))
    }

    /// Says what is due, each once; what was due at night or while the house was down waits for the morning.
    static func tell(_ visit: inout Visit) {
        guard visit.session.wantsNotices, let list = visit.session.memory.reminders,
            let wake = visit.session.memory.reminderWake, wake <= visit.now
        else { return }
        let zone = Zone(of: visit.session.civicPlace)
        guard QuietHours.allow(visit.now, in: zone) else { return postpone(list, in: zone, &visit) }
        var told: Set<String> = []
        let current = list.compactMap { checked($0, &told, &visit) }
        ReminderDialog.keep(current.compactMap { said($0, &told, &visit) }, &visit)
    }

    private static func postpone(_ list: [Reminder], in zone: Zone, _ visit: inout Visit) {
        let morning = QuietHours.next(from: visit.now, in: zone)
        visit.session.memory.reminders = list.map { reminder in
            var later = reminder
            later.due = max(reminder.due, morning)
            return later
        }
        visit.session.memory.reminderCheck = morning
    }

    /// Elections of the place that a reminder is for, also those of a part of it; what a law sets stays, whoever moved.
    private static func known(for reminder: Reminder, _ visit: Visit) -> [Answer<Election>] {
        let session = visit.session
        let place = reminder.zip == session.zip ? session.civicPlace : CivicPlace(zip: reminder.zip)
        let listed = visit.facts.civic.voterElections(of: place).all.map(\.answer)
        let isListed = listed.contains { $0.value?.id == reminder.election.id }
        return isListed ? listed : listed + visit.facts.civic.lawfully(reminder.election)
    }

    /// The reminder with what its source says now; nil if there is nothing to be reminded of any more.
    private static func checked(
        _ reminder: Reminder, _ told: inout Set<String>, _ visit: inout Visit
    ) -> Reminder? {
        var reminder = reminder
        let coming = known(for: reminder, visit).compactMap(\.value)
        let check = ReminderCheck(
            reminder.election, among: coming,
            today: visit.facts.civic.today(at: visit.session.civicPlace))
        switch check {
        case .over: return nil
        case .same(let election):
            reminder.election = election
            if reminder.isMissing, told.insert(election.id).inserted {
                visit.say(ReminderWords.back, names(reminder, visit))
            }
            reminder.isMissing = false
            return reminder
        case .moved(let election): return moved(reminder, to: election, &told, &visit)
        case .missing:
            if !reminder.isMissing, told.insert(reminder.election.id).inserted {
                visit.say(ReminderWords.gone, names(reminder, visit))
            }
            reminder.isMissing = true
            return reminder
        }
    }

    /// Nil where the day is so near now that this is the reminder.
    private static func moved(
        _ reminder: Reminder, to election: Election, _ told: inout Set<String>, _ visit: inout Visit
    ) -> Reminder? {
        var moved = reminder
        moved.election = election
        moved.isMissing = false
        if told.insert(election.id).inserted {
            let day = visit.times.day(reminder.election.day)
            visit.say(ReminderWords.moved, names(moved, visit).merging([.when: day]) { _, new in new })
            visit.say(lines: source(of: moved, visit))
        }
        let view = visit.view
        guard let due = view.due(election, reminder.daysBefore, reminder.time) else { return nil }
        moved.due = due.moment
        visit.say(ReminderWords.set, [.when: view.said(due.moment)])
        return moved
    }

    /// Nil once it is said.
    private static func said(
        _ reminder: Reminder, _ told: inout Set<String>, _ visit: inout Visit
    ) -> Reminder? {
        guard reminder.due <= visit.now else { return reminder }
        let isToRegister = reminder.isToRegister == true
        guard told.insert("due:\(isToRegister):\(reminder.election.id)").inserted else { return nil }
        let view = visit.view
        visit.say(isToRegister ? RegistrationReminderWords.fire : ReminderWords.fire, names(reminder, visit))
        visit.say(lines: [view.days(until: reminder.election.day)])
        if reminder.isMissing {
            visit.say(ReminderWords.doubt, names(reminder, visit))
        } else if isToRegister {
            visit.say(lines: RegistrationReminder(view: view).known)
        } else {
            visit.say(lines: source(of: reminder, visit))
        }
        visit.say(ReminderWords.stop)
        return nil
    }

    private static func names(_ reminder: Reminder, _ visit: Visit) -> [Slot: String] {
        let view = visit.view
        let state = visit.facts.civic.states(of: CivicPlace(zip: reminder.zip)).first
        let office = state.flatMap { StateFacts.all[$0]?.office } ?? CivicSource.voteGov.home
        return [
            .name: view.name(of: reminder.election),
            .date: visit.times.day(reminder.election.day), .official: office.url,
        ]
    }

    private static func source(of reminder: Reminder, _ visit: Visit) -> [String] {
        guard let answer = known(for: reminder, visit).first(where: { $0.value?.id == reminder.election.id })
        else { return [] }
        return visit.view.source(of: answer.provenance)
    }

    // MARK: People who cannot be reached

    /// Blocked, or gone: one more message is tried, and then no more. Followed bills wait until the person is back.
    static func noteReach(_ isReachable: Bool, _ visit: inout Visit) {
        let memory = visit.session.memory
        guard !isReachable, memory.reminders != nil || memory.follows != nil else { return }
        let failures = (memory.unreached ?? 0) + 1
        visit.session.memory.unreached = failures
        guard failures >= Limits.unreached else { return }
        if memory.reminders != nil { visit.session.memory.lostReminders = true }
        visit.session.memory.reminders = nil
        visit.session.memory.reminderCheck = nil
        visit.session.memory.followCheck = nil
    }

    /// The voter is back: what was ended meanwhile is said once, and what waited goes on.
    static func welcome(_ visit: inout Visit) {
        guard visit.session.memory.unreached != nil else { return }
        visit.session.memory.unreached = nil
        if visit.session.memory.lostReminders == true { visit.say(ReminderWords.lost) }
        visit.session.memory.lostReminders = nil
        FollowDialog.resume(&visit)
    }
}
