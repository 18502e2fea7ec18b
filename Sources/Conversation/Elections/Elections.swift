internal import CivicFacts
internal import Understanding

/// What is voted on next, and how to sign up for it.
enum Elections: Feature {
    static let pages: [any Page.Type] = [
        ElectionsPage.self, ElectionPage.self, RegistrationPage.self, WhichPlacePage.self,
    ]
    static let choices: [any Press.Type] = [
        OpenTopic.self, OpenElection.self, Refresh.self, More.self, Less.self, ChooseState.self,
    ]
    static let wishes = [
        Wish(
            .elections, .answer, commands: ["elections", "elecciones"], label: GuessWords.labelElections,
            door: Door(
                topic: "elections", label: ElectionWords.labelElections, needsZIP: false,
                page: ElectionsPage())),
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

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { ElectionDialog.hear(said, &visit) }
}

extension Intent {
    static let elections: Intent = "election.next"
    static let registration: Intent = "register.guide"
    static let guide: Intent = "guide.show"
}
