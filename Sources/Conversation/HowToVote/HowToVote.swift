internal import Understanding

/// How voting works.
enum HowToVote: Feature {
    static let pages: [any Page.Type] = [HowTopicsPage.self, HowPage.self]
    static let choices: [any Press.Type] = [
        OpenHow.self, ShowHowTopics.self, ReportHeard.self, AddAside.self,
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

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { HowDialog.answer(said, &visit) }
}

extension Intent {
    static let mail: Intent = "vote.mail"
    static let rules: Intent = "vote.rules"
}
