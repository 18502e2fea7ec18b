internal import CivicFacts

/// A reminder to sign up to vote. The last day stands in vote.gov's words and is not counted out, so what is offered lies
/// well before whatever those words name.
struct RegistrationReminder {
    let view: View

    /// The longest time that any state or territory names, in days.
    private static let longest = 60
    /// How much earlier than that a reminder comes.
    private static let ahead = [28, 7]

    private var states: [String] { view.civic.states(of: view.place) }
    private var guides: [RegistrationGuide] { states.compactMap { view.civic.registration(in: $0).value } }

    /// False where the state has no registration.
    var isNeeded: Bool { states.isEmpty || !guides.isEmpty }

    /// The next election that is far enough off.
    var election: Election? { view.comingElections.compactMap(\.value).first { !offers(before: $0).isEmpty } }

    /// So many days before an election it may be too late.
    var latest: Int {
        let named = guides.flatMap { [$0.deadlines.online, $0.deadlines.mail, $0.deadlines.inPerson] }
        let days = named.compactMap(\.self).flatMap(Self.days)
        return guides.isEmpty ? Self.longest : days.max() ?? 0
    }

    func prompt(_ id: String) -> Prompt {
        guard let election = view.election(remembered: id) else {
            return view.prompt([view.text(ElectionWords.gone)], [[.topic(.reminders)]])
        }
        let values: [Slot: String] = [.name: view.name(of: election), .date: view.times.day(election.day)]
        let set = (view.session.memory.reminders ?? []).filter {
            $0.election.id == id && $0.isToRegister == true
        }
        var lines = [view.text(RegistrationReminderWords.which, values)] + known + soon(before: election)
        lines += set.map { view.text(ReminderWords.setFor, [.when: view.said($0.due)]) }
        lines.append(view.text(RegistrationReminderWords.when))
        let offers = offers(before: election).map { Choice.remindBefore($0) }
        let off: [Choice] = set.isEmpty ? [] : [.remindOff(id)]
        return view.prompt(lines, [offers, off])
    }

    /// When to sign up by, in vote.gov's words, or who knows.
    var known: [String] {
        let told = states.count == 1 ? view.deadlines() : []
        let voteGov = CivicSource.voteGov.home.url
        return told.isEmpty ? [view.text(RegistrationReminderWords.unknown, [.official: voteGov])] : told
    }

    /// An election before that one, for which it may be too late.
    private func soon(before election: Election) -> [String] {
        let first = view.comingElections.compactMap(\.value).first
        guard let first, first.day < election.day else { return [] }
        let values: [Slot: String] = [.name: view.name(of: first), .date: view.times.day(first.day)]
        return [view.text(RegistrationReminderWords.soon, values)]
    }

    private func offers(before election: Election) -> [Int] {
        let hour = ReminderHour(hour: ReminderHourPage.offered[0])
        let latest = latest
        return Self.ahead.map { latest + $0 }.filter { view.due(election, $0, hour) != nil }
    }

    /// The days in "Must be postmarked 15 days before and received 10 days before Election Day"; business days are
    /// fewer than days, so they count double.
    private static func days(_ words: String) -> [Int] {
        let parts = words.split(separator: " ")
        return parts.indices.compactMap { index in
            guard let number = Int(parts[index]), index + 1 < parts.endIndex else { return nil }
            return parts[index + 1] == "business" ? number * 2 : number
        }
    }
}
