internal import CivicFacts
internal import Understanding

/// Who runs, and what is on the ballot.
enum Ballot: Feature {
    static let pages: [any Page.Type] = [
        RacesPage.self, LaterRacesPage.self, MeasuresPage.self, RacePage.self, RunnerPage.self,
        FilingPage.self,
        FilingsPage.self, NamesPage.self, CityRacesPage.self, CityCouncilPage.self,
    ]
    static let choices: [any Press.Type] = [
        OpenRace.self, OpenRunner.self, OpenFiling.self, FindFiles.self, ShowCityRaces.self,
        ShowCityCouncil.self,
    ]
    static let wishes = [
        Wish(
            .candidates, .answer, commands: ["candidates", "candidatos", "ballot", "boleta"], isPrivate: true,
            door: Door(
                topic: "candidates", label: RaceWords.labelCandidates, page: RacesPage(),
                inWinnipeg: CityRacesPage(),
                detour: CandidateDialog.laterRaces)
        ) { OfficesDialog.open(.candidates, &$0) },
        Wish(
            .measures, .answer, commands: ["measures", "medidas", "propositions"],
            door: Door(topic: "measures", label: MeasureWords.labelMeasures, page: MeasuresPage())),
    ]
    static let commands = [
        VoterCommand(
            names: ["candidate", "candidato", "candidata"], looksUp: true, follow: CandidateDialog.search),
        VoterCommand(names: ["winnipeg"], isPrivate: true) { rest, visit in
            let isCouncil = rest.lowercased().hasPrefix("counc")
            FactsDialog.show(isCouncil ? CityCouncilPage() : CityRacesPage(), over: [], &visit)
        },
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        CandidateDialog.hear(said.text, said.plain, &visit)
    }
}

extension Intent {
    static let measures: Intent = "measures.list"
    static let candidates: Intent = "candidates.list"
}

/// Races that the voter's place votes in, as far as they are known.
struct RacesPage: FactsPage, ListPage {
    static let name = "cand.contests"
    static let formerly: String? = "facts/races"

    var page = 0

    var isOfPlace: Bool { true }

    func told(_ view: View) -> Prompt { BallotPages(view: view).list(page) }
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        OfficesDialog.hearNext(said, of: .candidates, &visit)
    }
}

/// The same at the general election of a later year.
struct LaterRacesPage: FactsPage, ListPage {
    static let name = "cand.later"
    static let states = RacesPage.states
    static let formerly: String? = "facts/racesIn"

    let year: Int
    var page = 0

    var isOfPlace: Bool { true }

    func told(_ view: View) -> Prompt { BallotPages(view: view).list(of: year, page) }
}

/// Measures (propositions) of the ballot at hand.
struct MeasuresPage: FactsPage, ListPage {
    static let name = "cand.measures"
    static let formerly: String? = "facts/measures"

    var page = 0

    var isOfPlace: Bool { true }

    func told(_ view: View) -> Prompt { BallotPages(view: view).measures(page) }
}

/// One race with everybody who runs, or one measure.
struct RacePage: FactsPage, ListPage {
    static let name = "cand.people"
    static let formerly: String? = "facts/race"

    let race: RaceID
    var page = 0

    private enum CodingKeys: String, CodingKey {
        case race = "_0"
        case page
    }

    var card: SaveTarget? {
        // The ballot of an address is kept nowhere.
        if case .guide = race { nil } else { SaveTarget(.candidate, race.token) }
    }

    func told(_ view: View) -> Prompt { RacePages(view: view).race(race, page) }
    func lacks(_ view: View) -> LookQuestion? { race.question }
    func title(_ view: View) -> String? { RacePages(view: view).title(of: race) }
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        OfficesDialog.hearNext(said, of: .candidates, &visit)
    }
}

/// Somebody in a race, by a key of that race.
struct RunnerPage: FactsPage {
    static let name = "cand.person"
    static let formerly: String? = "facts/runner"

    let race: RaceID
    let key: String

    private enum CodingKeys: String, CodingKey {
        case race = "_0"
        case key
    }

    func told(_ view: View) -> Prompt { RacePages(view: view).runner(race, key) }
}

/// Races of the City of Winnipeg.
struct CityRacesPage: FactsPage, ListPage {
    static let name = "cand.city"
    static let formerly: String? = "facts/cityRaces"

    var page = 0

    func told(_ view: View) -> Prompt { BallotPages(view: view).city(page) }
}

/// Who sits on the council of the City of Winnipeg.
struct CityCouncilPage: FactsPage, ListPage {
    static let name = "cand.council"
    static let formerly: String? = "facts/cityCouncil"

    var page = 0

    func told(_ view: View) -> Prompt { BallotPages(view: view).council(page) }
}
