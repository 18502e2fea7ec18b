internal import CivicFacts

/// What is voted on next, and how to sign up for it.
enum Elections: Feature {
    static let pages: [any Page.Type] = [ElectionsPage.self, ElectionPage.self, RegistrationPage.self]
    static let choices: [any Press.Type] = [
        OpenTopic.self, OpenElection.self, Refresh.self, More.self, Less.self,
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { ElectionDialog.hear(said.plain, &visit) }
}

/// The coming elections.
struct ElectionsPage: FactsPage, ListPage {
    static let name = "elec.list"
    static let formerly: String? = "facts/elections"

    var page = 0

    var isOfPlace: Bool { true }
    var topic: Topic? { page == 0 ? .elections : nil }

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
    var topic: Topic? { .registration }
    var card: SaveTarget? { SaveTarget(.guide, Topic.registration.rawValue) }

    func told(_ view: View) -> Prompt { RegistrationPages(view: view).steps }
    func title(_ view: View) -> String? { view.text(GuessWords.labelRegister) }
}
