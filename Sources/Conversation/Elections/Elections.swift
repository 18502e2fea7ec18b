internal import Understanding

/// What is voted on next, and how to sign up for it.
enum Elections: Feature {
    static let pages: [any Page.Type] = [ElectionsPage.self, ElectionPage.self, RegistrationPage.self]
    static let choices: [any Press.Type] = [
        OpenTopic.self, OpenElection.self, Refresh.self, More.self, Less.self,
    ]
    static let wishes = [
        Wish(
            .elections, .answer, commands: ["elections", "elecciones"], label: GuessWords.labelElections,
            door: Door(
                topic: "elections", label: ElectionWords.labelElections, page: ElectionsPage(),
                inWinnipeg: CityRacesPage())),
        Wish(
            .registration, .answer, commands: ["register", "registro"],
            door: Door(
                topic: "registration", label: RegistrationWords.labelRegistration, page: RegistrationPage())
        ) { visit in
            if HowDialog.asksWhetherRegistered(visit) { return HowDialog.open(.registration, &visit) }
            FactsDialog.open(.registration, &visit)
        },
        // The same page by the name that the menu has for it.
        Wish(
            .guide, .answer, commands: ["guide", "guia"],
            door: Door(topic: "guide", label: RaceWords.labelGuide, page: RegistrationPage())),
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { ElectionDialog.hear(said.plain, &visit) }
}

extension Intent {
    static let elections: Intent = "election.next"
    static let registration: Intent = "register.guide"
    static let guide: Intent = "guide.show"
}

/// The coming elections.
struct ElectionsPage: FactsPage, ListPage {
    static let name = "elec.list"
    static let formerly: String? = "facts/elections"

    var page = 0

    var isOfPlace: Bool { true }

    func told(_ view: View) -> Prompt { ElectionPages(view: view).list(page) }
}

/// One election, by the id its source gives it.
struct ElectionPage: FactsPage {
    static let name = "elec.detail"
    static let formerly: String? = "facts/election"

    let id: String

    var isOfPlace: Bool { true }
    var card: SaveTarget? { SaveTarget(.election, id) }

    func told(_ view: View) -> Prompt { ElectionPages(view: view).detail(id) }

    func title(_ view: View) -> String? {
        let pages = ElectionPages(view: view)
        let election = pages.coming.compactMap(\.value).first { $0.id == id }
        return election.map { "\(pages.name(of: $0)), \(view.times.day($0.day))" }
    }
}

/// How to sign up to vote.
struct RegistrationPage: FactsPage {
    static let name = "reg.steps"
    static let formerly: String? = "facts/registration"

    var isOfPlace: Bool { true }
    var card: SaveTarget? { SaveTarget(.guide, Intent.registration.topic.rawValue) }

    func told(_ view: View) -> Prompt { RegistrationPages(view: view).steps }
    func title(_ view: View) -> String? { view.text(RegistrationWords.labelRegistration) }
}
