/// Coming elections: the list, and one of them with its date, its deadlines and where to go on.
struct ElectionPages {
    let view: View

    var coming: [Answer<Election>] { view.civic.elections(of: view.place).value ?? [] }

    /// Three a page, so that the ways on have their buttons.
    private static let size = 3

    func list(_ page: Int) -> Prompt {
        let shown = Paged(coming, page: page, size: Self.size)
        var lines = [view.text(ElectionWords.listHead, [.place: view.placeName])]
        var labels: [(Choice, String)] = []
        for election in shown.items.compactMap(\.value) {
            lines.append(line(of: election))
            guard FactKey.fits(election.id) else { continue }
            let label = view.text(ElectionWords.labelElectionDay, [.date: view.times.day(election.day)])
            labels.append((.election(election.id), view.label(label)))
        }
        if !view.civic.coveredLevels.contains(.local) {
            lines.append(view.text(ElectionWords.partly, [.official: view.pages(\.office)]))
        }
        lines += view.sources(of: shown.items.map(\.provenance))
        let choices = labels.map(\.0)
        let onward: [Choice] =
            shown.hasLess ? [] : [.topic(.candidates), .topic(.polling)]
        let rows = choices.rows(of: 2) + [onward]
        return view.prompt(lines, rows, of: shown, labels: labels)
    }

    /// The day and the name, and whether it is today.
    func line(of election: Election) -> String {
        let values: [Slot: String] = [.date: view.times.day(election.day), .name: name(of: election)]
        let line = view.text(ElectionWords.listLine, values)
        return election.day == view.today ? "\(line). \(view.text(ElectionWords.today))" : line
    }

    func detail(_ id: String) -> Prompt {
        let listed = coming.first { $0.value?.id == id }
        guard let answer = listed ?? view.civic.ruledElection(id, of: view.place), let election = answer.value
        else {
            return view.prompt([view.text(ElectionWords.gone)], [[.topic(.elections)]])
        }
        var lines = [
            view.text(
                ElectionWords.head, [.name: name(of: election), .date: view.times.day(election.day)]),
            days(until: election.day),
        ]
        lines += president(election)
        lines += view.source(of: answer.provenance) + deadlines
        let others: [[Choice]] = [
            listed == nil ? [] : [.remind(id), .calendarFile(id)],
            [.topic(.candidates), .topic(.polling)],
            [.topic(.registration)] + view.saving(ElectionPage(id: id)),
        ]
        return view.prompt(lines, others)
    }

    /// Whether a federal general election is for President, too; else when the next one is.
    private func president(_ election: Election) -> [String] {
        guard election.division == .unitedStates, ElectionRule.general(in: election.day.year) == election.day
        else { return [] }
        let day = ElectionRule.nextPresidential(from: election.day)
        return [
            day == election.day
                ? view.text(ElectionWords.president)
                : view.text(ElectionWords.noPresident, [.date: view.times.day(day)])
        ]
    }

    /// What everybody reads of it alike.
    func core(of id: String) -> String? {
        guard let answer = coming.first(where: { $0.value?.id == id }), let election = answer.value else {
            return nil
        }
        let values: [Slot: String] = [.name: name(of: election), .date: view.times.day(election.day)]
        return ([view.text(ElectionWords.head, values)] + view.source(of: answer.provenance)).joined(
            separator: "\n")
    }

    func name(of election: Election) -> String {
        switch (election.source, election.kind) {
        case (.federalLaw, .general): view.text(ElectionWords.general)
        case (.louisianaLaw, .generalRunoff): view.text(ElectionWords.houseRunoff)
        case (_, _): election.name
        }
    }

    func days(until day: CivilDate) -> String {
        let count = day.days - view.today.days
        return switch count {
        case 0: view.text(ElectionWords.today)
        case 1: view.text(ElectionWords.tomorrow)
        case _: view.text(ElectionWords.days, [.n: "\(count)"])
        }
    }

    /// When to register by, in vote.gov's words; their own source is said with them.
    var deadlines: [String] {
        let states = view.civic.states(of: view.place)
        guard let state = states.first else { return [] }
        guard states.count == 1 else {
            return [view.text(ElectionWords.deadlinesSeveral, [.official: view.pages(\.voteGov)])]
        }
        let answer = view.civic.registration(in: state)
        guard let guide = answer.value else { return [] }
        let told = RegistrationPages(view: view).deadlines(guide)
        guard !told.isEmpty else { return [] }
        return [view.text(ElectionWords.deadlines, [.state: view.name(of: guide.state)])] + told
            + view.source(of: answer.provenance)
    }
}
