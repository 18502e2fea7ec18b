internal import CivicFacts
internal import Understanding

/// Own reminders, and dates to be reminded of.
struct RemindersPage: HomePage, ListPage {
    static let name = "rem.list"
    static let formerly: String? = "facts/reminders"

    var page = 0

    var sorting: ListWords? { .nextFirst }

    /// "The day before", "6pm", "Dec 1": of the next election of which that is still to come, or of the one of that day.
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard said.plain.words.count <= 8, KindGuess.kind(of: said.text) == .other else { return false }
        if said.plain.isOne(of: Self.asking) {
            visit.askAgain()
            return true
        }
        let coming = visit.homeView.comingElections.compactMap(\.value)
        let date = DateReading(coming: said.text, from: visit.homeView.today)?.date
        if let found = coming.first(where: { $0.day == date }) {
            FactsDialog.go(to: PickReminderPage(election: found.id), &visit)
            return true
        }
        return ReminderDialog.hearDays(said, &visit)
    }

    private static let asking = Phrases.remindersAsked.words

    /// Three dates to pick from at once.
    func told(_ view: View) -> Prompt {
        let shown = Paged(view.comingElections, page: page, size: 3)
        var lines = view.reminders.isEmpty ? [view.text(ReminderWords.none)] : [view.text(ReminderWords.head)]
        lines += view.reminders.map(view.line)
        if !view.session.wantsNotices { lines.append(view.text(ReminderWords.paused)) }
        lines.append(view.text(ReminderWords.which))
        lines += view.entries(shown.items)
        let picks = shown.items.compactMap(\.value).map { Choice.remind($0.id) }
        let labels = shown.items.compactMap(\.value).map {
            (Choice.remind($0.id), view.label(view.times.day($0.day)))
        }
        let off: [Choice] =
            !view.session.wantsNotices
            ? [.notices(isOn: true)] : view.reminders.isEmpty ? [] : [.remindersOff]
        return view.prompt(
            lines, picks.rows(of: 2) + [off], of: shown, labels: labels)
    }
}

/// How long before an election to be reminded.
struct PickReminderPage: HomePage {
    static let name = "rem.pick"
    static let formerly: String? = "facts/remind"
    static let manner = Manner.asks

    let election: String

    /// Days before that are offered.
    private static let offsets = [7, 1, 0]

    func told(_ view: View) -> Prompt {
        let set = view.reminders.filter { $0.election.id == election }
        guard let found = view.election(remembered: election) else {
            return view.prompt([view.text(ElectionWords.gone)], [[.topic(.reminders)]])
        }
        var lines = [view.heading(of: found)]
        lines += set.map {
            $0.isToRegister == true
                ? view.line($0) : view.text(ReminderWords.setFor, [.when: view.said($0.due)])
        }
        let open = Self.offsets.filter { isOpen(found, $0, view) }
        lines.append(view.text(open.isEmpty ? ReminderWords.tooLate : ReminderWords.when))
        let choices = open.map { Choice.remindBefore($0) }
        let off: [Choice] = set.isEmpty ? [] : [.remindOff(election)]
        return view.prompt(lines, [Array(choices.prefix(2)), choices.dropFirst(2) + off])
    }

    private func isOpen(_ election: Election, _ daysBefore: Int, _ view: View) -> Bool {
        ReminderHourPage.offered.contains { view.due(election, daysBefore, ReminderHour(hour: $0)) != nil }
    }

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
struct RegisterReminderPage: HomePage {
    static let name = "rem.register"
    static let formerly: String? = "facts/remindToRegister"
    static let manner = Manner.asks

    let election: String

    func told(_ view: View) -> Prompt { RegistrationReminder(view: view).prompt(election) }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let reading = ReminderReading(said.text), let days = reading.daysBefore else { return false }
        let time = reading.time ?? ReminderHour(hour: ReminderHourPage.offered[0])
        ReminderDialog.setToRegister(election, daysBefore: days, at: time, &visit)
        return true
    }

    func missed(_ visit: inout Visit) { visit.miss(ReminderWords.retry, ReminderWords.retry) { $0.close() } }
}

/// At what hour.
struct ReminderHourPage: HomePage {
    static let name = "rem.time"
    static let formerly: String? = "facts/remindTime"
    static let manner = Manner.asks

    let election: String
    let daysBefore: Int

    /// Hours that are offered; others are typed.
    static let offered = [9, 12, 18]

    func told(_ view: View) -> Prompt {
        guard let found = view.election(remembered: election) else {
            return view.prompt([view.text(ElectionWords.gone)], [[.topic(.reminders)]])
        }
        let hours = Self.offered.filter { view.due(found, daysBefore, ReminderHour(hour: $0)) != nil }
        let words = view.session.language.tongue.calendar
        let labels = hours.map { (Choice.remindAt($0), words.hour($0, minute: 0)) }
        let lines = [
            view.heading(of: found), view.text(ReminderWords.time, [.text: view.words.offset(daysBefore)]),
        ]
        return view.prompt(lines, [labels.map(\.0)], labels: labels)
    }

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
