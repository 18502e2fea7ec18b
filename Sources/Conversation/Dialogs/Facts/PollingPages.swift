/// Where to vote: what a provider lists for an address, and the state's own look-up in any case. Nothing is guessed.
struct PollingPages {
    let view: FactsView

    private var office: OfficialLink {
        view.state.flatMap { StateFacts.all[$0] }.map { $0.checkRegistration ?? $0.office }
            ?? CivicSource.voteGov.home
    }

    func address(_ purpose: AddressPurpose) -> Prompt {
        let ask: Phrase =
            switch purpose {
            case .representatives: .addressForDistricts
            case .polling: .addressForPolling
            case .ballot, .measures: .addressForBallot
            case .ward: .addressForWard
            }
        let other = purpose == .ward ? CivicSource.winnipeg.home : office
        let lines = [view.text(ask), view.text(.addressOnce), view.text(.addressOr, [.official: other.url])]
        return Prompt(lines.joined(separator: "\n"), view.rows([]))
    }

    func sites(_ page: Int) -> Prompt {
        guard let answer = view.facts.guide, let guide = answer.value,
            !guide.sites.isEmpty || guide.isMailOnly
        else { return nothing }
        let shown = Paged(guide.sites, page: page)
        var lines = [guide.notice, guide.noticeLink?.url].compactMap(\.self)
        lines.append(
            view.text(
                .electionHead, [.name: guide.election.name, .date: view.times.day(guide.election.day)]))
        if guide.isMailOnly { lines.append(view.text(.pollingMailOnly)) }
        for site in shown.items { lines += self.lines(of: site) }
        lines.append(view.text(.pollingCheck, [.official: (guide.links.finder ?? office).url]))
        lines += view.source(of: answer.provenance)
        let rows: [[Choice]] = [
            [.facts(.line)] + view.saving(.polling(page: 0)), [.facts(.address(.polling))],
        ]
        return Prompt(
            lines.joined(separator: "\n"), view.rows(rows, less: shown.hasLess, more: shown.hasMore))
    }

    private func lines(of site: VotingSite) -> [String] {
        let kind: Phrase =
            switch site.kind {
            case .pollingPlace: .pollingPlace
            case .earlyVoting: .pollingEarly
            case .dropOff: .pollingDropOff
            }
        let place = [site.name, site.address].compactMap(\.self).joined(separator: ", ")
        let days = [site.first, site.last].compactMap(\.self).map(view.times.day)
        var lines = [view.text(kind, [.place: place])]
        if let hours = site.hours { lines.append(view.text(.pollingHours, [.hours: view.short(hours, 300)])) }
        if !days.isEmpty { lines.append(view.text(.pollingDays, [.date: days.joined(separator: " – ")])) }
        if let notes = site.notes { lines.append(view.short(notes, 200)) }
        if !site.isOfficial { lines.append(view.text(.pollingUnofficial)) }
        return lines
    }

    /// No place is listed: that is no reason to stay at home.
    private var nothing: Prompt {
        let state = view.state.flatMap { StateFacts.all[$0] }
        var lines = [view.text(.pollingUnknown, [.state: state?.name ?? view.placeName])]
        lines.append(view.text(.pollingLookup, [.official: office.url]))
        if let state { lines += view.source(of: state.provenance) }
        let again: [Choice] = view.facts.rules.findsPollingPlaces ? [.facts(.address(.polling))] : []
        return Prompt(lines.joined(separator: "\n"), view.rows([[.facts(.line)], again]))
    }

    var line: Prompt {
        let lines =
            [view.text(.pollingLine)]
            + (view.state.flatMap { StateFacts.all[$0] }.map { view.source(of: $0.provenance) } ?? [])
        return Prompt(lines.joined(separator: "\n"), view.rows([]))
    }
}
