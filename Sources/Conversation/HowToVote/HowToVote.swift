internal import Understanding

/// How voting works.
enum HowToVote: Feature {
    static let pages: [any Page.Type] = [HowTopicsPage.self, HowPage.self]
    static let choices: [any Press.Type] = [
        OpenHow.self, ShowHowTopics.self,
    ]
    static let wishes = [
        Wish(.mail, .answer, commands: ["mail", "correo"], label: GuessWords.labelMail) {
            HowDialog.open(.mail, &$0)
        },
        Wish(
            .rules, .answer, commands: ["rules", "reglas"],
            door: Door(topic: "rules", label: HowWords.labelHow, needsZIP: false, page: HowTopicsPage())
        ) { HowDialog.open(.rules, &$0) },
    ]
}

extension Intent {
    static let mail: Intent = "vote.mail"
    static let rules: Intent = "vote.rules"
}

/// What can be asked about how to vote.
struct HowTopicsPage: FactsPage, ListPage {
    static let name = "how.topic"
    static let formerly: String? = "facts/howTopics"

    var page = 0

    func told(_ view: View) -> Prompt { HowPages(view: view).topics(page) }
}

/// One answer about how to vote.
struct HowPage: FactsPage {
    static let name = "how.answer"
    static let formerly: String? = "facts/how"

    let how: HowTopic

    private enum CodingKeys: String, CodingKey { case how = "_0" }

    var isOfPlace: Bool { true }
    var card: SaveTarget? { SaveTarget(.guide, "how:\(how.rawValue)") }

    func told(_ view: View) -> Prompt { HowPages(view: view).answer(how) }
    func title(_ view: View) -> String? { view.words.text(how.label) }
}
