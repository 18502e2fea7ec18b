/// Reminders: which there are, for what, and when.
struct ReminderPages {
    let view: View

    /// Dates to pick from at once.
    private static let pageSize = 3
    /// Hours that are offered; others are typed.
    static let hours = [9, 12, 18]
    /// Days before that are offered.
    static let offsets = [7, 1, 0]

    private var reminders: [Reminder] { view.session.memory.reminders ?? [] }
    private var elections: ElectionPages { ElectionPages(view: view) }

    func list(_ page: Int) -> Prompt {
        let shown = Paged(elections.coming, page: page, size: Self.pageSize)
        var lines = reminders.isEmpty ? [view.text(ReminderWords.none)] : [view.text(ReminderWords.head)]
        lines += reminders.map(line)
        if !view.session.wantsNotices { lines.append(view.text(ReminderWords.paused)) }
        lines.append(view.text(ReminderWords.which))
        lines += CalendarPages(view: view).entries(shown.items)
        let picks = shown.items.compactMap(\.value).map { Choice.remind($0.id) }
        let labels = shown.items.compactMap(\.value).map {
            (Choice.remind($0.id), view.label(view.times.day($0.day)))
        }
        let off: [Choice] =
            !view.session.wantsNotices
            ? [.notices(isOn: true)] : reminders.isEmpty ? [] : [.remindersOff]
        return view.prompt(
            lines, picks.rows(of: 2) + [off], of: shown, labels: labels)
    }

    /// "Sample City Runoff, Tue, Dec 8, 2026: I remind you on Mon, Dec 7, 9:00 am."
    func line(_ reminder: Reminder) -> String {
        view.text(
            reminder.isToRegister == true ? RegistrationReminderWords.line : ReminderWords.line,
            [
                .name: elections.name(of: reminder.election), .date: view.times.day(reminder.election.day),
                .when: said(reminder.due),
            ])
    }

    /// Day, hour and zone.
    func said(_ moment: Moment) -> String {
        let day = CivilDate(moment, in: Zone(of: view.session.zip))
        let words = TimeWords(language: view.session.language, at: view.session.zip, sayingZone: true)
        return "\(words.day(day)), \(words.hour(moment))"
    }

    // MARK: One election

    /// When to be reminded of it.
    func pick(_ id: String) -> Prompt {
        let set = reminders.filter { $0.election.id == id }
        guard let election = election(id) else {
            return view.prompt([view.text(ElectionWords.gone)], [[.topic(.reminders)]])
        }
        var lines = [heading(of: election)]
        lines += set.map {
            $0.isToRegister == true ? line($0) : view.text(ReminderWords.setFor, [.when: said($0.due)])
        }
        let open = Self.offsets.filter { isOpen(election, $0) }
        lines.append(view.text(open.isEmpty ? ReminderWords.tooLate : ReminderWords.when))
        let choices = open.map { Choice.remindBefore($0) }
        let off: [Choice] = set.isEmpty ? [] : [.remindOff(id)]
        return view.prompt(lines, [Array(choices.prefix(2)), choices.dropFirst(2) + off])
    }

    /// At what hour.
    func time(_ id: String, _ daysBefore: Int) -> Prompt {
        guard let election = election(id) else {
            return view.prompt([view.text(ElectionWords.gone)], [[.topic(.reminders)]])
        }
        let hours = Self.hours.filter { due(election, daysBefore, ReminderHour(hour: $0)) != nil }
        let words = view.session.language.tongue.calendar
        let labels = hours.map { (Choice.remindAt($0), words.hour($0, minute: 0)) }
        let lines = [
            heading(of: election), view.text(ReminderWords.time, [.text: view.words.offset(daysBefore)]),
        ]
        return view.prompt(lines, [labels.map(\.0)], labels: labels)
    }

    /// The election as its source has it now, or as a reminder remembers it.
    func election(_ id: String) -> Election? {
        elections.coming.compactMap(\.value).first { $0.id == id }
            ?? reminders.first { $0.election.id == id }?.election
    }

    /// Nil for a time that is over.
    func due(_ election: Election, _ daysBefore: Int, _ time: ReminderHour) -> ReminderTime? {
        ReminderTime(
            of: election.day, daysBefore: daysBefore, at: time, in: Zone(of: view.session.zip),
            now: view.civic.now)
    }

    private func heading(of election: Election) -> String {
        view.text(
            ElectionWords.head, [.name: elections.name(of: election), .date: view.times.day(election.day)])
    }

    private func isOpen(_ election: Election, _ daysBefore: Int) -> Bool {
        Self.hours.contains { due(election, daysBefore, ReminderHour(hour: $0)) != nil }
    }
}
