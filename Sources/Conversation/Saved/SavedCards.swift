internal import Charities
internal import CivicFacts

/// Which card of facts a saved thing is, and the page that shows it as it is now.
extension SaveTarget {
    /// Where it can be read as it is now; nil for what is no card of facts.
    var page: (any FactsPage)? {
        switch kind {
        case .election: ElectionPage(id: key)
        case .official: RepresentativePage(id: key)
        case .bill: BillID(argument: key).map { BillPage(id: $0) } ?? StateBillKey(argument: key)?.page
        case .guide: guide
        case .candidate: RaceID(token: key).map { RacePage(race: $0) } ?? FilingPage(id: key)
        case .result: resultPage
        case .charity: OrganisationID(key).map { CharityPage(id: $0) }
        case .report, .measure: nil
        }
    }

    private var guide: (any FactsPage)? {
        guard key.hasPrefix("how:") else { return Topic(rawValue: key).door?.page }
        return HowTopic(rawValue: String(key.dropFirst(4))).map { HowPage(how: $0) }
    }
}

/// Saved cards as they are now: from the same data as every answer, never from the copy.
struct SavedCards {
    let view: View

    /// What is kept of it for the day on which no source has it any more: nothing that depends on who reads.
    func copy(of target: SaveTarget) -> Keepsake? {
        guard let page = target.page, target.kind != .guide, let title = page.title(view) else { return nil }
        var lines = view.prompt(for: page).text
        if let page = page as? ElectionPage { lines = page.core(view) ?? lines }
        return Keepsake(
            title: String(title.prefix(120)), text: String(lines.prefix(2_000)), savedAt: view.civic.now,
            language: view.session.language, page: AnyPage(page))
    }

    /// Saves the page's card, or takes it from what is saved. What is saved is shown for the home.
    func choices(for page: any FactsPage) -> [Choice] {
        guard let target = page.card, view.about == nil || !page.isOfPlace else { return [] }
        let isSaved = view.isMarked(target, .save)
        return [isSaved ? .unsave(target) : .save(target)]
    }

    /// What things of a kind are called together.
    static func phrase(of kind: SaveTarget.Kind) -> SavedWords {
        switch kind {
        case .report: .reports
        case .election: .elections
        case .bill: .bills
        case .official: .officials
        case .candidate: .candidates
        case .measure: .measures
        case .result: .results
        case .guide: .guides
        case .charity: .charities
        }
    }
}
