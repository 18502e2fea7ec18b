internal import CivicFacts
internal import ElectionResults
internal import Understanding

/// Finds what words about results name.
struct ResultSearch {
    let wish: ResultWish
    let view: View
    /// Where it is looked for; nil where only the voter can say.
    let place: ResultPlace?
    /// What is called so; where no place is named, in Winnipeg and in the voter's state before everywhere.
    let named: [ResultFinding]

    /// Nobody named Winnipeg, and who asks lives in the United States.
    private var isElsewhere: Bool {
        place == .winnipeg && !wish.isOfWinnipeg && wish.names.isEmpty && view.state != nil
    }

    private var past: ResultsArchive? { view.facts.past }

    init(wish: ResultWish, view: View) {
        (self.wish, self.view) = (wish, view)
        place = Self.place(wish, view)
        named = Self.named(wish, in: place, view)
    }

    private static func place(_ wish: ResultWish, _ view: View) -> ResultPlace? {
        if wish.isOfWinnipeg { return .winnipeg }
        if let state = wish.states.first { return .state(state) }
        switch wish.officeNamed {
        case .mayor?, .council?, .trustee?, .question?: return .winnipeg
        case .president?, .senate?, .house?, .governor?, .lieutenantGovernor?:
            return view.state.map { .state($0) }
        case nil: break
        }
        if wish.kindNamed == .byElection { return .winnipeg }
        return wish.names.isEmpty ? view.placeOfResults : nil
    }

    private static func named(
        _ wish: ResultWish, in place: ResultPlace?, _ view: View
    ) -> [ResultFinding] {
        guard !wish.names.isEmpty, let past = view.facts.past else { return [] }
        if let place { return past.search(wish.names, in: place).filter(wish.mayMean) }
        let near = [.winnipeg] + [view.placeOfResults].compactMap(\.self).filter { $0 != .winnipeg }
        let found = near.flatMap { past.search(wish.names, in: $0) }.filter(wish.mayMean)
        return found.isEmpty ? past.search(wish.names).filter(wish.mayMean) : found
    }

    func open(in place: ResultPlace?, _ visit: inout Visit) {
        guard wish.names.isEmpty else { return openNamed(in: place, &visit) }
        guard let past, let place else { return FactsDialog.show(ResultPlacesPage(), over: [], &visit) }
        guard past.offered.contains(place) else { return openMissing(in: place, &visit) }
        let found = past.contests(in: place).filter(wish.fits)
        let years = Set(found.map(\.day.year))
        guard let newest = wish.year ?? years.max(), years.contains(newest) else {
            return openMissing(in: place, &visit)
        }
        // Of an office without a year the newest is meant, of a place alone all of them.
        guard wish.office != nil || wish.kind != nil || wish.asked != nil else {
            return openList(in: place, &visit)
        }
        show(deciding(found.filter { $0.day.year == newest }), in: place, &visit)
    }

    /// One contest opens; several of one election day stand in a list, or are those of the voter's districts.
    private func show(_ found: [ContestHeader], in place: ResultPlace, _ visit: inout Visit) {
        if found.count == 1, let only = found.first { return show(only, &visit) }
        let own = ownDistricts(among: found)
        if !own.isEmpty, wish.district == nil {
            guard own.count > 1 else { return show(own[0], isByStreet: true, &visit) }
            return FactsDialog.show(
                ResultChoicePage(
                    contests: own.map(\.id), asked: wish.asked ?? .winner, isByStreet: true), over: [], &visit
            )
        }
        guard Set(found.map(\.area)).count > 1 else {
            return FactsDialog.show(
                ResultChoicePage(contests: found.map(\.id), asked: wish.asked ?? .winner), over: [], &visit)
        }
        openList(in: place, year: found.first?.day.year, &visit)
    }

    private func show(_ header: ContestHeader, isByStreet: Bool = false, _ visit: inout Visit) {
        var page = ResultPage(id: header.id, asked: wish.asked ?? .winner, isByStreet: isByStreet)
        page.isElsewhere = isElsewhere ? true : nil
        FactsDialog.show(page, over: [], &visit)
    }

    /// The contests of the districts that the voter's ZIP code lies in today.
    private func ownDistricts(among found: [ContestHeader]) -> [ContestHeader] {
        guard wish.officeNamed == .house, let reading = view.civic.districts(of: view.place).value,
            reading.unsettled.isEmpty
        else { return [] }
        let own = Set(reading.possible.map { "\($0.state) \($0.number)" })
        return found.filter { own.contains("\($0.place.code) \($0.area.code)") }
    }

    private func openList(in place: ResultPlace, year: Int? = nil, _ visit: inout Visit) {
        let set = ResultSet(place: place, type: type, year: year ?? wish.year)
        let page: any FactsPage =
            set.type == nil && set.year == nil ? ResultTypesPage(place: place) : ResultListPage(set: set)
        FactsDialog.show(page, over: [ResultPlacesPage()], &visit)
    }

    private var type: ResultType? {
        if wish.isOfPrimaries { return .primaries }
        guard let office = wish.officeNamed else { return wish.kindNamed == .byElection ? .byElections : nil }
        return ResultType(office, ofCounties: wish.isOfCounties)
    }

    private func openMissing(in place: ResultPlace, _ visit: inout Visit) {
        let set = ResultSet(place: place, type: type, year: wish.year)
        FactsDialog.show(ResultMissingPage(set: set), over: [ResultPlacesPage()], &visit)
    }

    /// The round that decided stands for each contest.
    private func deciding(_ found: [ContestHeader]) -> [ContestHeader] {
        guard wish.round == nil else { return found }
        return found.indices.filter { index in
            !found.contains {
                $0.round == .runoff && found[index].round == .first && $0.area == found[index].area
                    && $0.kind == found[index].kind && $0.day.year == found[index].day.year
            }
        }.map { found[$0] }
    }

    // MARK: Names

    private func openNamed(in place: ResultPlace?, _ visit: inout Visit) {
        guard !named.isEmpty else {
            return ResultDialog.nothing(wish.names, in: place, isCounty: wish.isOfCounties, &visit)
        }
        let areas = named.compactMap { if case .area(let area) = $0 { area } else { nil } }
        guard areas.isEmpty else { return open(areas, &visit) }
        open(people: named, &visit)
    }

    private func open(_ areas: [ResultArea], _ visit: inout Visit) {
        guard let past else { return }
        let exact = areas.filter { Plain($0.name).text == wish.names }
        let own = exact.isEmpty ? areas : exact
        let contests = own.flatMap { area in
            let held = deciding(past.contests(in: area).filter { wish.fits($0) || fitsCounty($0) })
            let year = wish.year ?? held.map(\.day.year).max()
            return held.filter { $0.day.year == year }
        }
        if contests.count == 1, let only = contests.first { return show(only, &visit) }
        guard !contests.isEmpty else { return openMissing(of: own, &visit) }
        FactsDialog.show(
            ResultChoicePage(contests: contests.map(\.id), asked: wish.asked ?? .winner), over: [], &visit)
    }

    /// Areas of which nothing fits: what is held of them is shown instead.
    private func openMissing(of areas: [ResultArea], _ visit: inout Visit) {
        guard let past, let area = areas.first else { return }
        let held = areas.flatMap { past.contests(in: $0) }.sorted { $1.day < $0.day }
        guard let year = wish.year, !held.isEmpty else { return openMissing(in: area.place, &visit) }
        let missing = ResultChoicePage.Missing(name: area.name, year: year, place: area.place)
        FactsDialog.show(
            ResultChoicePage(missing: missing, contests: held.map(\.id), asked: wish.asked ?? .winner),
            over: [],
            &visit)
    }

    /// A county that is named by itself.
    private func fitsCounty(_ header: ContestHeader) -> Bool {
        guard header.area.kind == .county, !wish.isOfCounties else { return false }
        var other = wish
        other.isOfCounties = true
        return other.fits(header)
    }

    private func open(people: [ResultFinding], _ visit: inout Visit) {
        let exact = people.filter {
            if case .person(let name, _) = $0 { Plain(name).text == wish.names } else { false }
        }
        let page = choices(of: inYear(exact.isEmpty ? people : exact), unknown: nil)
        guard page.people.count == 1, let only = page.people.first else {
            return FactsDialog.show(page, over: [], &visit)
        }
        let record = past?.person(only.name, in: only.place)
        let fitting = deciding((record?.contests ?? []).map(\.contest.header).filter(wish.fits))
        let wanted =
            wish.year ?? (wish.asked.map { $0 != .winner } == true ? fitting.map(\.day.year).max() : nil)
        let chosen = fitting.filter { $0.day.year == wanted }
        guard chosen.count == 1, let header = chosen.first else {
            return FactsDialog.show(ResultPersonPage(person: only.name, place: only.place), over: [], &visit)
        }
        show(header, &visit)
    }

    /// Those who stood in the year that is named; all of them where nobody did, or none is named.
    private func inYear(_ people: [ResultFinding]) -> [ResultFinding] {
        guard wish.year != nil else { return people }
        let stood = people.filter {
            guard case .person(let name, let place) = $0 else { return false }
            return past?.person(name, in: place).contests.contains { wish.fits($0.contest.header) } == true
        }
        return stood.isEmpty ? people : stood
    }

    /// A page with a way to each: areas by their newest contest, people by their name.
    func choices(of found: [ResultFinding], unknown: String?) -> ResultChoicePage {
        var (contests, people): ([ContestID], [ResultChoicePage.PersonEntry]) = ([], [])
        for finding in found {
            switch finding {
            case .area(let area):
                if let newest = past?.contests(in: area).last { contests.append(newest.id) }
            case .person(let name, let place):
                let entry = ResultChoicePage.PersonEntry(name: name, place: place)
                if !people.contains(where: { isSame($0, entry) }) { people.append(entry) }
            }
        }
        return ResultChoicePage(
            unknown: unknown, contests: contests, people: people, asked: wish.asked ?? .winner)
    }

    /// Two ways of writing one person's name.
    private func isSame(_ one: ResultChoicePage.PersonEntry, _ other: ResultChoicePage.PersonEntry) -> Bool {
        one.place == other.place && past?.isOnePerson(one.name, other.name, in: one.place) == true
    }
}

extension ResultWish {
    /// A county is not called like a person.
    fileprivate func mayMean(_ finding: ResultFinding) -> Bool {
        guard isOfCounties else { return true }
        return if case .area(let area) = finding { area.kind == .county } else { false }
    }
}
