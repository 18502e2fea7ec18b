internal import CivicFacts
internal import Understanding

/// Where to vote: what a provider lists for an address, and the state's own look-up in any case. Nothing is guessed.
struct PollingPage: FactsPage, ListPage {
    static let name = "poll.show"
    static let formerly: String? = "facts/polling"

    var page = 0

    var isOfPlace: Bool { true }
    var card: SaveTarget? { SaveTarget(.guide, Intent.polling.topic.rawValue) }

    func title(_ view: View) -> String? { view.text(PollingWords.labelPolling) }

    func told(_ view: View) -> Prompt {
        guard let answer = view.guide, let guide = answer.value,
            !guide.sites.isEmpty || guide.isMailOnly
        else { return nothing(view) }
        guard guide.election.day >= view.today else { return over(guide, answer.provenance, view) }
        let shown = Paged(guide.sites, page: page)
        var lines = [guide.notice, guide.noticeLink?.url].compactMap(\.self)
        lines.append(view.heading(guide.election.name, on: guide.election.day))
        lines += view.over(guide.election.day) + view.others(in: guide)
        if guide.isMailOnly { lines.append(view.text(PollingWords.mailOnly)) }
        for site in shown.items { lines += self.lines(of: site, view) }
        lines.append(
            view.text(PollingWords.check, [.official: guide.links.finder?.url ?? view.pages(\.lookup)]))
        lines += view.source(of: answer.provenance)
        let rows: [[Choice]] = [[.line] + view.saving(self), [.address(.polling)]]
        return view.prompt(lines, rows, of: shown)
    }

    private func lines(of site: VotingSite, _ view: View) -> [String] {
        let kind: PollingWords =
            switch site.kind {
            case .pollingPlace: .place
            case .earlyVoting: .early
            case .dropOff: .dropOff
            }
        let place = [site.name, site.address].compactMap(\.self).joined(separator: ", ")
        let days = [site.first, site.last].compactMap(\.self).map(view.times.day)
        var lines = [view.text(kind, [.place: place])]
        if let hours = site.hours {
            lines.append(view.text(PollingWords.hours, [.hours: view.short(hours, 300)]))
        }
        if !days.isEmpty {
            lines.append(view.text(PollingWords.days, [.date: days.joined(separator: " – ")]))
        }
        if let notes = site.notes { lines.append(view.short(notes, 200)) }
        if !site.isOfficial { lines.append(view.text(PollingWords.unofficial)) }
        return lines
    }

    /// Where people voted last says nothing of the next time.
    private func over(_ guide: VoterGuide, _ origin: Provenance, _ view: View) -> Prompt {
        let head = view.heading(guide.election.name, on: guide.election.day)
        let lines =
            [head] + view.over(guide.election.day) + view.others(in: guide) + [view.text(PollingWords.over)]
            + [view.text(PollingWords.lookup, [.official: guide.links.finder?.url ?? view.pages(\.lookup)])]
            + view.source(of: origin)
        return view.prompt(lines, [[.topic(.elections)], [.address(.polling)]])
    }

    /// No place is listed: that is no reason to stay at home.
    private func nothing(_ view: View) -> Prompt {
        guard !view.isOverseas else { return view.prompt(view.overseas) }
        var lines: [String] = []
        if !view.isLookFailed {
            let hasAddress = view.guide != nil && view.about == nil
            let words: PollingWords = hasAddress ? .unknown : .unknownThere
            lines.append(view.text(words, [.state: view.nameOfStates]))
            lines.append(view.text(PollingWords.lookup, [.official: view.pages(\.lookup)]))
        }
        lines += view.states.flatMap { view.source(of: $0.provenance) } + view.pollHours
        let again: [Choice] = view.takesAddress ? [.address(.polling)] : []
        return view.prompt(lines, [[.line], again])
    }
}

/// When the polls close, and who is in line then.
struct LinePage: FactsPage {
    static let name = "poll.line"
    static let formerly: String? = "facts/line"

    var isOfPlace: Bool { true }

    func told(_ view: View) -> Prompt {
        let lines =
            view.pollHours + [view.text(PollingWords.line)]
            + view.states.flatMap { view.source(of: $0.provenance) }
        return view.prompt(lines, [[.topic(.polling)]])
    }
}
