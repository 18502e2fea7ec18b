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

    var past: ResultsArchive? { view.facts.past }

    /// The words as they were typed, where they are not those of the inbound.
    let typed: String?

    init(wish: ResultWish, view: View, typed: String? = nil) {
        var wish = wish
        (self.view, self.typed) = (view, typed)
        var found = Self.named(wish, in: Self.place(wish, view), view)
        if found.isEmpty, !wish.names.isEmpty {
            let rest = wish.withoutNoise
            if rest.names != wish.names {
                wish = rest
                found = Self.named(wish, in: Self.place(wish, view), view)
            }
            if found.isEmpty, wish.asksBesideNames { wish = wish.withoutNames }
        }
        self.wish = wish
        place = Self.place(wish, view)
        named = found
    }

    private static func place(_ wish: ResultWish, _ view: View) -> ResultPlace? {
        if wish.isOfWinnipeg { return .winnipeg }
        if let state = wish.states.first { return .state(state) }
        switch wish.officeNamed {
        case .mayor?, .council?, .trustee?: return .winnipeg
        case .question?: return view.state.map { .state($0) } ?? .winnipeg
        case .president?, .senate?, .house?, .governor?, .lieutenantGovernor?:
            return view.state.map { .state($0) }
        case nil: break
        }
        if wish.kindNamed == .byElection { return .winnipeg }
        if wish.isOfAcclaimed == true { return view.placeOfResults ?? .winnipeg }
        return wish.names.isEmpty ? view.placeOfResults : nil
    }

    private static func named(
        _ wish: ResultWish, in place: ResultPlace?, _ view: View
    ) -> [ResultFinding] {
        guard !wish.names.isEmpty, let past = view.facts.past else { return [] }
        func meant(_ place: ResultPlace?) -> [ResultFinding] {
            Array(past.search(wish.names, in: place, most: sought).filter(wish.mayMean).prefix(most))
        }
        if let place { return meant(place) }
        let near = [.winnipeg] + [view.placeOfResults].compactMap(\.self).filter { $0 != .winnipeg }
        let found = near.flatMap(meant)
        return found.isEmpty ? meant(nil) : found
    }

    /// Of so many that are called alike so many are shown.
    private static let (sought, most) = (60, 20)

    func open(in place: ResultPlace?, _ visit: inout Visit) {
        guard wish.names.isEmpty else { return openNamed(in: place, &visit) }
        guard let past, let place else { return FactsDialog.show(ResultPlacesPage(), over: [], &visit) }
        guard past.offered.contains(place) else { return openMissing(in: place, &visit) }
        let found = past.contests(in: place).filter(wish.fits)
        let years = Set(found.map(\.day.year))
        if wish.isOverTime == true, !years.isEmpty { return openList(in: place, &visit) }
        guard let newest = wish.year ?? years.max(), years.contains(newest) else {
            return openMissing(in: place, &visit)
        }
        // Of an office without a year the newest is meant, of a place alone all of them.
        let isAll = wish.kindNamed == .byElection && wish.year == nil
        guard
            wish.office != nil || wish.asked != nil || wish.isOfAcclaimed == true
                || wish.kind != nil && !isAll
        else { return openList(in: place, &visit) }
        show(deciding(found.filter { $0.day.year == newest }), in: place, &visit)
    }

    /// One contest opens; several of one election day stand in a list, or are those of the voter's districts.
    private func show(_ all: [ContestHeader], in place: ResultPlace, _ visit: inout Visit) {
        if wish.isOfAcclaimed == true { return showUnopposed(all, in: place, &visit) }
        let found = decided(among: all)
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

    /// "Turnout in Winnipeg 2010": of all contests of a day the one that the whole place took part in.
    private func decided(among found: [ContestHeader]) -> [ContestHeader] {
        guard let asked = wish.asked, asked != .winner, wish.office == nil, wish.kind == nil else {
            return found
        }
        let whole = found.filter { $0.office == .mayor || $0.office == .president && $0.area.kind == .state }
        return whole.count == 1 ? whole : found
    }

    /// Contests in which nobody stood against those who were elected.
    private func showUnopposed(_ all: [ContestHeader], in place: ResultPlace, _ visit: inout Visit) {
        let found = all.compactMap { past?.contest($0.id) }.filter { $0.isAcclaimed || $0.isUnopposed }
        if found.count == 1, let only = found.first { return show(only.header, &visit) }
        guard !found.isEmpty else {
            let year = (wish.year ?? all.first?.day.year).map { ", \($0)" } ?? ""
            visit.say(ResultWords.nobodyUnopposed, [.text: view.name(of: place) + year])
            return openList(in: place, year: all.first?.day.year, &visit)
        }
        var page = ResultChoicePage(contests: found.map(\.header.id))
        page.isUnopposed = true
        FactsDialog.show(page, over: [], &visit)
    }

    /// `about`: whose votes are asked for, as the contest has the name.
    func show(
        _ header: ContestHeader, isByStreet: Bool = false, about: String? = nil, _ visit: inout Visit
    ) {
        var page = ResultPage(
            id: header.id, asked: wish.asked ?? .winner, isByStreet: isByStreet, drawn: wish.drawn)
        if wish.asked == .votes { page.about = about }
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

    func openMissing(in place: ResultPlace, _ visit: inout Visit) {
        let set = ResultSet(place: place, type: type, year: wish.year)
        FactsDialog.show(ResultMissingPage(set: set), over: [ResultPlacesPage()], &visit)
    }

    /// The round that decided stands for each contest.
    func deciding(_ found: [ContestHeader]) -> [ContestHeader] {
        guard wish.round == nil else { return found }
        return found.indices.filter { index in
            !found.contains {
                $0.round == .runoff && found[index].round == .first && $0.area == found[index].area
                    && $0.kind == found[index].kind && $0.day.year == found[index].day.year
            }
        }.map { found[$0] }
    }
}
