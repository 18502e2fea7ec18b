internal import CivicFacts

/// What is voted on next, and how to sign up for it.
enum Elections: Feature {
    static let pages: [any Page.Type] = [ElectionsPage.self, ElectionPage.self, RegistrationPage.self]
    static let choices: [any Press.Type] = [
        OpenTopic.self, OpenElection.self, Refresh.self, More.self, Less.self,
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { ElectionDialog.hear(said.plain, &visit) }
}
