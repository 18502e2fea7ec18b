internal import CivicFacts

/// People whose names are at hand: on the ballot and in office where the voter lives.
struct KnownPeople {
    private(set) var names: [String] = []
    private(set) var choices: [Choice] = []

    init(in view: View) {
        let pages = RacePages(view: view)
        var races = view.guide?.value?.contests.indices.map { RaceID.guide($0) } ?? []
        races += view.civic.federalBallot(of: view.place).value?.races ?? []
        races += view.civic.cityRaces().value?.races ?? []
        for person in races.flatMap(pages.people) { add(person.name, person.choice) }
        addOfficials(view)
    }

    private init() {}

    /// Those of one page alone; nil where it lists nobody.
    static func on(_ page: (any Page)?, in view: View) -> KnownPeople? {
        var known = KnownPeople()
        switch page {
        case let page as RacePage:
            for person in RacePages(view: view).people(page.race) { known.add(person.name, person.choice) }
        case let page as FilingsPage:
            for filing in view.civic.filings(named: page.named).value ?? [] {
                known.add(filing.name, .filing(filing.id))
            }
        case is RepresentativesPage: known.addOfficials(view)
        case let page as NamesPage:
            return page.race.flatMap { on(RacePage(race: $0), in: view) } ?? KnownPeople(in: view)
        default: return nil
        }
        return known
    }

    private mutating func addOfficials(_ view: View) {
        for official in RepresentativePages(view: view).people {
            if let choice = RepresentativePages.choice(of: official) { add(official.name, choice) }
        }
    }

    private mutating func add(_ name: String, _ choice: Choice) {
        guard !choices.contains(choice) else { return }
        names.append(name)
        choices.append(choice)
    }
}

extension Choice {
    /// The button bears somebody's name.
    var isPerson: Bool { press is OpenRunner || press is OpenFiling || press is OpenRepresentative }
}
