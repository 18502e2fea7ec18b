internal import CivicFacts

/// Who speaks for the voter: the list from Congress to the state, one person, and that person's bills.
struct RepresentativePages {
    let view: View

    /// A line of the list: nobody is guessed, so a seat can be empty.
    private struct Entry {
        let line: String
        let official: Official?
        let origin: Provenance
        /// The name of the place that the person speaks for.
        let place: String
        let level: OfficeLevel
    }

    /// Everybody of one place.
    private struct Group {
        let name: String
        let entries: [Entry]
        let notes: [String]
    }

    /// Where five do not do: four a page, so that every way on has its button.
    private static let size = 4

    // MARK: List

    func list(_ page: Int, _ level: OfficeLevel?) -> Prompt {
        if level == .local {
            let lines = [view.text(OfficeLevelWords.noLocal, [.official: OfficesDialog.directory.url])]
            return view.prompt(lines, [[.officeFilters]])
        }
        let first = group(of: view.place, named: view.placeName)
        guard let first else { return missing(view.civic.representatives(of: view.place)) }
        let groups = [first, second].compactMap(\.self)
        let entries = groups.flatMap(\.entries).filter { level == nil || $0.level == level }
        let shown = Paged(
            entries, page: page, size: entries.count > Limits.pageSize ? Self.size : Limits.pageSize)
        var lines = groups.flatMap { group in
            let own = shown.items.filter { $0.place == group.name }
            return own.isEmpty
                ? []
                : [view.text(RepresentativeWords.head, [.place: group.name])] + own.map(\.line) + group.notes
        }
        var labels: [(choice: Choice, name: String)] = []
        if level != .federal { lines += stateNote(isAlone: level == .state) }
        lines += view.sources(of: shown.items.map(\.origin))
        for official in shown.items.compactMap(\.official) {
            // Who speaks for both places has one button.
            guard let choice = Self.choice(of: official), !labels.contains(where: { $0.choice == choice })
            else { continue }
            labels.append((choice, view.label(official.name)))
        }
        let address: [Choice] = view.about == nil ? [.address(.representatives)] : []
        // The filter can also be asked for in words: it gives way where a page has its eight buttons without it.
        let used = labels.count + address.count + (shown.hasMore ? 1 : 0) + (view.isDeep ? 2 : 1)
        let ways = shown.hasLess ? [] : address + (used < Limits.buttons ? [.officeFilters] : [])
        return view.prompt(lines, labels.map { [$0.choice] } + [ways], of: shown, labels: labels)
    }

    /// Where state lawmakers are found whom no address tells; where nothing else is listed, also their own page.
    private func stateNote(isAlone: Bool) -> [String] {
        guard view.place.resolved == nil else { return overlap }
        let lookup = view.legislatures
        guard view.about == nil else { return [view.text(StateHouseWords.there, [.official: lookup])] }
        let here = isAlone ? [view.text(StateHouseWords.here, [.official: lookup])] : []
        return [view.stateWanted] + here
    }

    /// New Hampshire has districts of its House that lie over others: an address is told one of them.
    private var overlap: [String] {
        guard view.place.resolved?.state == "NH" else { return [] }
        let page = Legislature.page(of: .lower, in: "NH").url
        return [view.text(StateHouseWords.overlap, [.official: page])]
    }

    /// Everybody on the list whose seat is held.
    var people: [Official] {
        [group(of: view.place, named: view.placeName), second].compactMap(\.self).flatMap(\.entries)
            .compactMap(\.official)
    }

    /// The lines of both senators, or that the place has none.
    var senators: [String] {
        let answer = view.civic.representatives(of: view.place)
        guard let found = answer.value else { return [] }
        let isMany = found.reading.states.count > 1
        let own = found.senate.map { view.line(of: $0, isSenate: true, isMany, answer.provenance) }
        guard own.isEmpty else { return own }
        let without = view.states.map(\.postal).filter { StateFacts.all[$0]?.isState == false }
        guard !without.isEmpty else { return [] }
        let area = Region.name(of: without, in: view.session.language)
        return [view.text(RepresentativeWords.noSenate, [.place: area])]
    }

    /// The party of each of them, as the source names it.
    var parties: [String] {
        people.compactMap { official in official.party.map { "\(official.name): \(view.party($0))" } }
    }

    private func missing(_ answer: Answer<Representation>) -> Prompt {
        let lines =
            view.civic.districts(of: view.place).value?.basis == .overseas
            ? view.overseas
            : [view.text(RepresentativeWords.unknown, [.official: answer.provenance.official.url])]
        return view.prompt(lines)
    }

    /// Those who speak for one place; nil where nobody knows.
    private func group(of place: CivicPlace, named name: String) -> Group? {
        let answer = view.civic.representatives(of: place)
        guard let found = answer.value else { return nil }
        let without = found.reading.states.filter { StateFacts.all[$0]?.isState == false }
        let area = Region.name(of: without, in: view.session.language)
        let none = without.isEmpty ? [] : [view.text(RepresentativeWords.noSenate, [.place: area])]
        return Group(
            name: name,
            entries: federal(found, answer.provenance, name) + state(of: place, name),
            notes: gaps(of: place) + none + appointed(found) + districtNote(found.reading))
    }

    /// That an appointed senator goes on although the day of the election is over.
    private func appointed(_ found: Representation) -> [String] {
        found.senate.compactMap { seat in
            guard case .held(let official) = seat.holder, let ends = official.ends, ends <= view.today else {
                return nil
            }
            return view.text(RepresentativeWords.untilElected, [.name: official.name])
        }
    }

    private var second: Group? {
        guard view.about == nil, let place = view.session.secondPlace else { return nil }
        return group(of: place, named: view.session.nameOfSecondPlace ?? "")
    }

    private func federal(_ found: Representation, _ origin: Provenance, _ place: String) -> [Entry] {
        (found.senate.map { ($0, true) } + found.house.map { ($0, false) }).map { seat, isSenate in
            let holder: Official? = if case .held(let official) = seat.holder { official } else { nil }
            return Entry(
                line: view.line(of: seat, isSenate: isSenate, found.reading.states.count > 1, origin),
                official: holder,
                origin: origin, place: place, level: .federal)
        }
    }

    /// Those in Congress whom a wish for bills can mean; seats that are empty, or that a ZIP code cannot tell, have none.
    func congress(of wish: OwnBillsReading) -> [Official] {
        guard let found = view.civic.representatives(of: view.place).value else { return [] }
        let seats = wish == .ofSenators ? found.senate : found.house
        return seats.compactMap { if case .held(let official) = $0.holder { official } else { nil } }
    }

    /// Only an address tells the districts of a state legislature.
    private func state(of place: CivicPlace, _ name: String) -> [Entry] {
        let answer = view.civic.legislators(of: place)
        return (answer.value ?? []).map { official in
            let line = view.text(
                RepresentativeWords.state, [.text: view.office(of: official), .name: official.name])
            return Entry(
                line: line, official: official, origin: answer.provenance, place: name, level: .state)
        }
    }

    /// Chambers of which nobody was found for an address: the section never just vanishes.
    private func gaps(of place: CivicPlace) -> [String] {
        guard let state = place.resolved?.state else { return [] }
        let found = (view.civic.legislators(of: place).value ?? []).compactMap { official -> Chamber? in
            if case .stateLegislator(_, let chamber) = official.office { chamber } else { nil }
        }
        return Chamber.all(of: state).filter { !found.contains($0) }.map { chamber in
            let isState = StateFacts.all[state]?.isState ?? true
            let name: StateHouseWords =
                state == "DC"
                ? .council
                : chamber == .upper ? (isState ? .upper : .upperThere) : isState ? .lower : .lowerThere
            return view.text(
                StateHouseWords.missing,
                [
                    .text: view.text(name), .place: view.name(of: state),
                    .official: Legislature.page(of: chamber, in: state).url,
                ])
        }
    }

    /// Several districts, or lines that a ZIP code cannot tell: only an address can.
    private func districtNote(_ reading: DistrictReading) -> [String] {
        let lookup = CivicSource.congressLegislators.home.url
        let values: [Slot: String] = [
            .n: "\(reading.possible.count)", .place: view.placeName, .url: lookup,
        ]
        let isAway = view.about != nil
        if !reading.unsettled.isEmpty {
            let isState = isAway && view.zip == nil
            let words: RepresentativeWords =
                isState ? .wantsPlace : isAway ? .unsettledThere : .unsettled
            return [view.text(words, values)]
        }
        guard reading.possible.count > 1 else { return [] }
        return [view.text(isAway ? RepresentativeWords.manyThere : .many, values)]
    }

    // MARK: One person

    func detail(_ id: String) -> Prompt {
        let answer = view.civic.person(Self.whole(id))
        guard let official = answer.value else {
            let lines = view.told(answer) { _ in [] }
            return view.prompt(lines, [[.topic(.representatives)]])
        }
        var lines = [
            view.text(RepresentativeWords.one, [.name: official.name, .text: view.office(of: official)])
        ]
        let facts: [(RepresentativeWords, Slot, String?)] = [
            (.party, .text, official.party.map(view.party)), (.phone, .n, official.phone),
            (.site, .url, official.website?.url), (.write, .url, official.contactForm?.url),
            (.mail, .text, official.email),
        ]
        lines += facts.compactMap { phrase, slot, value in value.map { view.text(phrase, [slot: $0]) } }
        if let offices = official.offices, !offices.isEmpty {
            lines.append(view.text(RepresentativeWords.offices))
            lines += offices.prefix(6).map {
                [$0.address, $0.phone].compactMap(\.self).joined(separator: ", ")
            }
        }
        lines += view.source(of: answer.provenance)
        let bills: [Choice] = official.office.isOfCongress ? [.billsOf(id)] : []
        let rows = [bills + view.saving(RepresentativePage(id: id))]
        return view.prompt(lines, rows)
    }

    /// Who it is and in what office; nil where no source has the person now.
    func name(of id: String) -> String? {
        view.civic.person(Self.whole(id)).value.map { "\($0.name), \(view.office(of: $0))" }
    }

    // MARK: Bills

    func bills(of id: String, _ page: Int) -> Prompt {
        let name = view.civic.person(Self.whole(id)).value?.name ?? ""
        let answer = view.civic.bills(of: id)
        let shown = Paged(answer.value ?? [], page: page, size: BillPages.size)
        let pages = BillPages(view: view)
        let lines = view.told(answer) { _ in
            [view.text(RepresentativeWords.bills, [.name: name])]
                + shown.items.map { pages.line(of: $0, statusFirst: false) }
        }
        let choices = shown.items.map { Choice.bill($0.id) }
        let labels = shown.items.map { (Choice.bill($0.id), view.label(view.label(of: $0.id))) }
        return view.prompt(lines, choices.rows(of: 3), of: shown, labels: labels)
    }

    /// The button of a person; nil for an id that fits into none.
    static func choice(of official: Official) -> Choice? { key(of: official).map { .representative($0) } }

    /// The id as it stands in a button; nil for one that fits into none.
    static func key(of official: Official) -> String? {
        let id = official.id.replacing("ocd-person/", with: "")
        return FactKey.fits(id) ? id : nil
    }

    /// The id as its source has it: a UUID is of Open Civic Data.
    private static func whole(_ id: String) -> String { id.utf8.count == 36 ? "ocd-person/\(id)" : id }
}

extension Official.Office {
    var isOfCongress: Bool {
        switch self {
        case .senator, .representative: true
        case .stateLegislator, .mayor, .councillor: false
        }
    }
}
