internal import CivicFacts

/// The coming elections.
struct ElectionsPage: FactsPage, ListPage {
    static let name = "elec.list"
    static let formerly: String? = "facts/elections"

    var page = 0

    var sorting: ListWords? { .nextFirst }

    var isOfPlace: Bool { true }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        ElectionDialog.hearNext(said.plain, &visit)
            || OfficesDialog.hearNext(said, of: .candidates, &visit)
    }

    /// Three a page, so that the ways on have their buttons.
    func told(_ view: View) -> Prompt {
        let shown = Paged(view.comingElections, page: page, size: 3)
        let place = view.zip == nil ? view.whereabouts : view.placeName
        let isLast = !shown.hasMore
        var lines = [view.text(ElectionWords.listHead, [.place: place])]
        var labels: [(Choice, String)] = []
        for election in shown.items.compactMap(\.value) {
            lines.append(view.line(of: election))
            lines += view.senateSpecials(on: election).map {
                view.text(
                    ElectionWords.listLine, [.date: view.times.day(election.day), .name: view.name(of: $0)])
            }
            guard FactKey.fits(election.id) else { continue }
            let label = view.text(ElectionWords.labelElectionDay, [.date: view.times.day(election.day)])
            labels.append((.election(election.id), view.label(label)))
        }
        if !view.civic.coveredLevels.contains(.local) {
            lines.append(view.partly)
        }
        if view.isOverseas { lines += view.overseas }
        let elsewhere = isLast ? view.elections.elsewhere : []
        lines += view.lines(of: elsewhere)
        let specials = shown.items.compactMap(\.value).flatMap(view.senateSpecials)
        lines += view.sources(
            of: shown.items.map(\.provenance) + specials.map { $0.provenance(official: nil) }
                + elsewhere.map(\.answer.provenance))
        let onward: [Choice] = shown.hasLess ? [] : onward(view)
        return view.prompt(lines, labels.map(\.0).rows(of: 2) + [onward], of: shown, labels: labels)
    }

    private func onward(_ view: View) -> [Choice] {
        if view.place.canada != nil { return view.place.isInWinnipeg ? [.cityRaces, .cityCouncil] : [] }
        return view.about == nil && view.zip == nil ? [.changeZIP] : [.topic(.candidates), .topic(.polling)]
    }
}

/// One election, by the id its source gives it.
struct ElectionPage: FactsPage {
    static let name = "elec.detail"
    static let formerly: String? = "facts/election"

    let id: String

    var isOfPlace: Bool { true }
    var card: SaveTarget? { SaveTarget(.election, id) }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        ElectionDialog.hearNext(said.plain, after: id, &visit)
            || OfficesDialog.hearNext(said, of: .candidates, &visit)
    }

    func title(_ view: View) -> String? {
        let election = view.elections.all.compactMap(\.answer.value).first { $0.id == id }
        return election.map { "\(view.name(of: $0)), \(view.times.day($0.day))" }
    }

    func told(_ view: View) -> Prompt {
        let entry = view.elections.all.first { $0.answer.value?.id == id }
        let listed = entry?.answer
        guard let answer = listed ?? view.civic.ruledElection(id, of: view.place), let election = answer.value
        else {
            let why = ElectionLaw.isRule(id) ? view.notThere : view.text(ElectionWords.gone)
            return view.prompt([why] + view.next, [[.topic(.elections)]])
        }
        guard election.day >= view.today else {
            let lines = [view.heading(of: election)] + specials(election, view) + view.over(election.day)
            return view.prompt(lines + view.source(of: answer.provenance), [[.topic(.elections)]])
        }
        var lines = [view.heading(of: election), view.days(until: election.day)]
        lines += doubts(entry, view) + specials(election, view) + president(election, view)
        lines += view.source(of: answer.provenance) + view.deadlines()
        let others: [[Choice]] = [
            listed == nil || view.about != nil ? [] : [.remind(id), .calendarFile(id)],
            [.topic(.candidates), .topic(.polling)],
            [.topic(.registration)] + view.saving(self),
        ]
        return view.prompt(lines, others)
    }

    private func specials(_ election: Election, _ view: View) -> [String] {
        view.senateSpecials(on: election).map { view.heading(view.name(of: $0), on: election.day) }
    }

    /// Whether a federal general election is for President, too; else when the next one is.
    private func president(_ election: Election, _ view: View) -> [String] {
        guard election.division == .unitedStates, ElectionRule.general(in: election.day.year) == election.day
        else { return [] }
        let seats =
            view.states.filter { !$0.isState }.map { state in
                view.text(
                    state.postal == "PR" ? ElectionWords.commissioner : ElectionWords.delegate,
                    [.place: view.name(of: state.postal)])
            }
            + view.states.filter { $0.postal == "VT" }.map { _ in view.text(StateRuleWords.legislatureElects)
            }
        let next = view.civic.general(of: view.place, from: election.day, forPresident: true)
        guard let next else { return seats + [view.noPresidentThere] }
        return seats + [
            next == election.day
                ? view.text(ElectionWords.president)
                : view.text(ElectionWords.noPresident, [.date: view.times.day(next)])
        ]
    }

    /// What is not certain of it: whether it is held, and whether it is the voter's.
    private func doubts(_ entry: VoterElections.Entry?, _ view: View) -> [String] {
        guard let entry else { return [] }
        var lines: [String] = []
        if case .perhaps(let state) = entry.reason {
            lines.append(
                view.text(
                    ElectionWords.perhaps, [.state: view.name(of: state), .official: view.electionOffice]))
        }
        switch entry.condition {
        case .majority, .thirtyFive, .thirty, .thirtyCongress:
            lines.append(view.text(ElectionWords.depends, [.official: view.electionOffice]))
        case .earlier, nil: break
        }
        return lines
    }

    /// What everybody reads of it alike.
    func core(_ view: View) -> String? {
        guard let answer = view.elections.all.map(\.answer).first(where: { $0.value?.id == id }),
            let election = answer.value
        else { return nil }
        return ([view.heading(of: election)] + view.source(of: answer.provenance)).joined(separator: "\n")
    }
}
