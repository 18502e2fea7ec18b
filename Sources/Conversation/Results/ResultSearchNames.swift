internal import CivicFacts
internal import ElectionResults
internal import Understanding

/// Words that name an area or somebody.
extension ResultSearch {
    func openNamed(in place: ResultPlace?, _ visit: inout Visit) {
        guard !named.isEmpty else { return ResultDialog.nothing(self, in: place, &visit) }
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
        let own = exact.isEmpty ? people : exact
        let stood = inYear(own)
        guard !stood.isEmpty else { return openMissing(people: own, &visit) }
        let page = choices(of: stood, unknown: nil)
        guard page.people.count == 1, let only = page.people.first else {
            return FactsDialog.show(page, over: [], &visit)
        }
        let record = past?.person(only.name, in: only.place)
        let fitting = deciding((record?.contests ?? []).map(\.contest.header).filter(wish.fits))
        // Whose votes are asked for without a year has them told of every year.
        let isOfOne = wish.asked.map { $0 != .winner && $0 != .votes } == true
        let wanted = wish.year ?? (isOfOne ? fitting.map(\.day.year).max() : nil)
        let chosen = fitting.filter { $0.day.year == wanted }
        guard chosen.count == 1, let header = chosen.first else {
            return FactsDialog.show(ResultPersonPage(person: only.name, place: only.place), over: [], &visit)
        }
        let standing = record?.contests.first { $0.contest.header == header }?.standing
        show(header, about: standing?.name, &visit)
    }

    /// Nobody of that name stood in that year: it is said, and when they did.
    private func openMissing(people: [ResultFinding], _ visit: inout Visit) {
        var page = choices(of: people, unknown: nil)
        guard let year = wish.year, let first = page.people.first else { return }
        if page.people.count == 1 {
            let held = past?.person(first.name, in: first.place).contests.map(\.contest.header) ?? []
            page = ResultChoicePage(contests: deciding(held).map(\.id), asked: wish.asked ?? .winner)
        }
        page.missing = ResultChoicePage.Missing(
            name: page.people.isEmpty ? first.name : wish.names, year: year, place: first.place)
        FactsDialog.show(page, over: [], &visit)
    }

    /// Those who stood in the year that is named; all of them where none is.
    private func inYear(_ people: [ResultFinding]) -> [ResultFinding] {
        guard wish.year != nil else { return people }
        let stood = people.filter {
            guard case .person(let name, let place) = $0 else { return false }
            return past?.person(name, in: place).contests.contains { wish.fits($0.contest.header) } == true
        }
        return stood
    }

    /// The three nearest names: those that are called so in part, before those with slips. None where nothing is like a name.
    func near(in place: ResultPlace?) -> [ResultFinding] {
        guard !wish.isOfCounties, let past, Plain(wish.names).words.contains(where: Self.mayBeName) else {
            return []
        }
        let called = [place, .winnipeg].compactMap(\.self) + [view.placeOfResults].compactMap(\.self)
        let own = called.first.map { past.search(wish.names, in: place ?? $0, most: 3) } ?? []
        return Array((own.isEmpty ? past.nearest(to: wish.names, in: place) : own).prefix(3))
    }

    private static func mayBeName(_ word: String) -> Bool {
        word.count >= 3 && word.contains(where: \.isLetter)
    }

    /// A page with a way to each: areas by their newest contest, people by their name.
    func choices(of found: [ResultFinding], unknown: String?) -> ResultChoicePage {
        var (contests, people): ([ContestID], [ResultChoicePage.PersonEntry]) = ([], [])
        for finding in found {
            switch finding {
            case .area(let area):
                let held = past?.contests(in: area) ?? []
                let own = held.last { $0.day.year == wish.year } ?? held.last
                if let own { contests.append(own.id) }
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
