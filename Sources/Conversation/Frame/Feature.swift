/// All that hangs in the house from one folder.
protocol Feature: SendableMetatype {
    static var pages: [any Page.Type] { get }
    static var choices: [any Press.Type] { get }
}

extension Feature {
    static var pages: [any Page.Type] { [] }
    static var choices: [any Press.Type] { [] }
}

/// Every feature, in the order in which their words are heard.
enum Features {
    static let all: [any Feature.Type] = [
        Everywhere.self, Meeting.self, Reporting.self, Mine.self, Appeals.self, Feeding.self, Likes.self,
        Saved.self, Own.self, Privacy.self,
        Elections.self,
        Representatives.self, Bills.self, Polling.self, Ballot.self, HowToVote.self, Calendar.self,
        Reminders.self,
    ]

    /// By the name that it is stored under, and by those of earlier releases.
    static func page(named name: String) -> (any Page.Type)? { pages[name] }

    private static let pages: [String: any Page.Type] = {
        let pages = all.flatMap { $0.pages }
        let earlier = pages.compactMap { page in page.formerly.map { ($0, page) } }
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.name, $0) } + earlier)
    }()

    /// By their code; two may share one and differ in their argument.
    static let presses = Dictionary(grouping: all.flatMap { $0.choices }) { $0.code }
}
