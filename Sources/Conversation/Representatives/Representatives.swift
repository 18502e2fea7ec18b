internal import CivicFacts
internal import Understanding

/// Who represents the voter.
enum Representatives: Feature {
    static let pages: [any Page.Type] = [
        RepresentativesPage.self, OfficeFiltersPage.self, RepresentativePage.self, MembersBillsPage.self,
        DistrictPage.self,
    ]
    static let choices: [any Press.Type] = [
        OpenRepresentative.self, OpenMembersBills.self, ShowOfficeFilters.self, ChooseOffices.self,
    ]
    static let wishes = [
        Wish(
            .representatives, .answer, commands: ["reps", "representantes"], isPrivate: true,
            label: GuessWords.labelReps,
            door: Door(
                topic: "representatives", label: RepresentativeWords.labelRepresentatives,
                page: RepresentativesPage(),
                inWinnipeg: CityCouncilPage())
        ) { OfficesDialog.open(.representatives, &$0) }
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { OfficesDialog.hear(said, &visit) }
}

extension Intent {
    static let representatives: Intent = "reps.list"
}

/// Those in office for the voter's place.
struct RepresentativesPage: FactsPage, ListPage {
    static let name = "reps.list"
    static let formerly: String? = "facts/representatives"

    var page = 0
    /// Only those of one level; nil for everybody.
    var level: OfficeLevel?

    var isOfPlace: Bool { true }

    func told(_ view: View) -> Prompt { RepresentativePages(view: view).list(page, level) }

    /// "Only federal", "state", "locales".
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if OfficesDialog.tellState(said, &visit) { return true }
        if OfficesDialog.tellSenators(said, &visit) || OfficesDialog.tellVotes(said.plain, &visit) {
            return true
        }
        if OfficesDialog.openMember(said, &visit) || OfficesDialog.tellParties(said, &visit) { return true }
        if OfficesDialog.hearNext(said, of: .representatives, &visit) { return true }
        let isWished = said.plain.words.count <= 10 && said.plain.words.contains(where: Self.wishing.contains)
        guard said.plain.words.count <= 3 || isWished, let level = OfficeLevel(said.plain) else {
            return false
        }
        OfficesDialog.choose(level, &visit)
        return true
    }

    /// "That's not who I wanted, I want the city".
    private static let wishing: Set<String> = ["want", "wanted", "meant", "quiero", "queria", "quise"]
}

/// Whose list it is: of all, of Congress, of the state's legislature, or of the city.
struct OfficeFiltersPage: FactsPage {
    static let name = "reps.filter"

    func told(_ view: View) -> Prompt {
        let choices = OfficeLevel.allCases.map { Choice.offices($0) }
        return view.prompt([view.text(OfficeLevelWords.which)], choices.rows(of: 2))
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard said.plain.words.count <= 3, let level = OfficeLevel(said.plain) else { return false }
        OfficesDialog.choose(level, &visit)
        return true
    }
}

/// One person in office, by the id of the source.
struct RepresentativePage: FactsPage {
    static let name = "reps.detail"
    static let formerly: String? = "facts/representative"

    let id: String

    var card: SaveTarget? { SaveTarget(.official, id) }

    func told(_ view: View) -> Prompt { RepresentativePages(view: view).detail(id) }
    func title(_ view: View) -> String? { RepresentativePages(view: view).name(of: id) }
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        OfficesDialog.tellVotes(said.plain, &visit) || OfficesDialog.openMember(said, &visit)
            || OfficesDialog.hearNext(said, of: .representatives, &visit)
    }
}

/// Bills that a member of Congress sponsored or cosponsored.
struct MembersBillsPage: FactsPage, ListPage {
    static let name = "reps.bills"
    static let formerly: String? = "facts/billsOf"

    let id: String
    var page = 0

    func told(_ view: View) -> Prompt { RepresentativePages(view: view).bills(of: id, page) }
    func lacks(_ view: View) -> LookQuestion? { .billsOf(bioguide: id) }
}
