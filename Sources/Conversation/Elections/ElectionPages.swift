internal import CivicFacts

/// The coming elections.
struct ElectionsPage: FactsPage, ListPage {
    static let name = "elec.list"
    static let formerly: String? = "facts/elections"

    var page = 0

    var sorting: ListWords? { .nextFirst }

    var isOfPlace: Bool { true }

    /// Three a page, so that the ways on have their buttons.
    func told(_ view: View) -> Prompt {
        let shown = Paged(view.comingElections, page: page, size: 3)
        let place = view.session.zip == nil ? view.whereabouts : view.placeName
        var lines = [view.text(ElectionWords.listHead, [.place: place])]
        var labels: [(Choice, String)] = []
        for election in shown.items.compactMap(\.value) {
            lines.append(view.line(of: election))
            guard FactKey.fits(election.id) else { continue }
            let label = view.text(ElectionWords.labelElectionDay, [.date: view.times.day(election.day)])
            labels.append((.election(election.id), view.label(label)))
        }
        if !view.civic.coveredLevels.contains(.local) {
            lines.append(view.partly)
        }
        lines += view.sources(of: shown.items.map(\.provenance))
        let onward: [Choice] =
            view.session.zip == nil
            ? [.changeZIP] : shown.hasLess ? [] : [.topic(.candidates), .topic(.polling)]
        return view.prompt(lines, labels.map(\.0).rows(of: 2) + [onward], of: shown, labels: labels)
    }
}

/// One election, by the id its source gives it.
struct ElectionPage: FactsPage {
    static let name = "elec.detail"
    static let formerly: String? = "facts/election"

    let id: String

    var isOfPlace: Bool { true }
    var card: SaveTarget? { SaveTarget(.election, id) }

    func title(_ view: View) -> String? {
        let election = view.comingElections.compactMap(\.value).first { $0.id == id }
        return election.map { "\(view.name(of: $0)), \(view.times.day($0.day))" }
    }

    func told(_ view: View) -> Prompt {
        let listed = view.comingElections.first { $0.value?.id == id }
        guard let answer = listed ?? view.civic.ruledElection(id, of: view.place), let election = answer.value
        else { return view.prompt([view.text(ElectionWords.gone)], [[.topic(.elections)]]) }
        var lines = [view.heading(of: election), view.days(until: election.day)]
        lines += president(election, view)
        lines += view.source(of: answer.provenance) + view.deadlines
        let others: [[Choice]] = [
            listed == nil ? [] : [.remind(id), .calendarFile(id)],
            [.topic(.candidates), .topic(.polling)],
            [.topic(.registration)] + view.saving(self),
        ]
        return view.prompt(lines, others)
    }

    /// Whether a federal general election is for President, too; else when the next one is.
    private func president(_ election: Election, _ view: View) -> [String] {
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
    func core(_ view: View) -> String? {
        guard let answer = view.comingElections.first(where: { $0.value?.id == id }),
            let election = answer.value
        else { return nil }
        return ([view.heading(of: election)] + view.source(of: answer.provenance)).joined(separator: "\n")
    }
}
