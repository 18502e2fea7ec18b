/// Which card of facts a saved thing is, and the page that shows it as it is now.
extension SaveTarget {
    /// The card that a page shows; nil for lists and questions, and for names that fit into no button.
    init?(showing page: CivicPage) {
        switch page {
        case .election(let id): self.init(.election, id)
        case .representative(let id): self.init(.official, id)
        case .bill(let id): self.init(.bill, CivicChoice.text(of: id))
        case .stateBill(let state, let number):
            self.init(.bill, "\(state):\(number.replacing(" ", with: "-"))")
        case .registration: self.init(.guide, Topic.registration.rawValue)
        case .polling: self.init(.guide, Topic.polling.rawValue)
        case .how(let topic): self.init(.guide, "how:\(topic.rawValue)")
        case .filing(let id, _): self.init(.candidate, id)
        case .race(let race, _):
            // The ballot of an address is kept nowhere.
            if case .guide = race { return nil }
            self.init(.candidate, race.token)
        case .elections, .representatives, .billsOf, .bills, .billFilters, .sponsors, .address, .line,
            .races, .runner, .filings, .cityRaces, .howTopics, .calendar, .month, .reminders, .remind,
            .remindToRegister, .remindTime, .measures, .secondZIP, .racesIn, .cityCouncil, .follows:
            return nil
        }
    }

    /// Where it can be read as it is now; nil for what is no card of facts.
    var page: CivicPage? {
        switch kind {
        case .election: .election(id: key)
        case .official: .representative(id: key)
        case .bill: CivicChoice.bill(key).map { .bill($0) } ?? stateBill
        case .guide: guide
        case .candidate: RaceID(token: key).map { .race($0, page: 0) } ?? .filing(id: key, page: 0)
        case .report, .measure, .result, .charity: nil
        }
    }

    private var guide: CivicPage? {
        guard key.hasPrefix("how:") else { return Topic(rawValue: key)?.page }
        return HowTopic(rawValue: String(key.dropFirst(4))).map { .how($0) }
    }

    private var stateBill: CivicPage? {
        guard case .stateBill(let state, let number)? = CivicChoice(name: "stb", argument: key) else {
            return nil
        }
        return .stateBill(state: state, number: number)
    }
}

/// Saved cards as they are now: from the same data as every answer, never from the copy.
struct SavedCards {
    let view: FactsView

    /// What a list calls it; nil where nothing current is known of it.
    func title(of target: SaveTarget) -> String? {
        switch target.page {
        case .election(let id)?:
            let pages = ElectionPages(view: view)
            let election = pages.coming.compactMap(\.value).first { $0.id == id }
            return election.map { "\(pages.name(of: $0)), \(view.times.day($0.day))" }
        case .representative(let id)?: return RepresentativePages(view: view).name(of: id)
        case .bill(let id)?:
            return view.civic.billInFull(id).value.map { "\(id.label): \(view.short($0.title, 80))" }
        case .stateBill(let state, let number)?:
            let found = BillPages(view: view).stateBill(number, in: state).value
            return found.map { "\(state) \($0.number): \(view.short($0.title, 80))" }
        case .registration?: return view.text(GuessWords.labelRegister)
        case .polling?: return view.text(GuessWords.labelPolling)
        case .how(let topic)?: return view.words.label(of: CivicChoice.how(topic))
        case .filing(let id, _)?: return view.civic.filing(id).value?.name
        case .race(let race, _)?: return RacePages(view: view).title(of: race)
        case .elections?, .representatives?, .billsOf?, .bills?, .billFilters?, .sponsors?, .address?, .line?,
            .races?, .runner?, .filings?, .cityRaces?, .howTopics?, .calendar?, .month?, .reminders?,
            .remind?, .remindToRegister?, .remindTime?, .measures?, .secondZIP?, .racesIn?, .cityCouncil?,
            .follows?, nil:
            return nil
        }
    }

    /// What is kept of it for the day on which no source has it any more: nothing that depends on who reads.
    func copy(of target: SaveTarget) -> Keepsake? {
        guard let page = target.page, target.kind != .guide, let title = title(of: target) else { return nil }
        var lines = view.prompt(for: page).text
        if case .election(let id) = page { lines = ElectionPages(view: view).core(of: id) ?? lines }
        return Keepsake(
            title: String(title.prefix(120)), text: String(lines.prefix(2_000)), savedAt: view.civic.now,
            language: view.session.language, page: .facts(page))
    }

    /// Saves the page's card, or takes it from what is saved.
    func choices(for page: CivicPage) -> [Choice] {
        guard let target = SaveTarget(showing: page) else { return [] }
        let isSaved = view.facts.records.isMarked(target, .save, by: view.facts.account)
        return [.feed(isSaved ? .unsave(target) : .save(target))]
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
