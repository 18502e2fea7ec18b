/// All that hangs in the house from one folder.
protocol Feature: SendableMetatype {
    static var pages: [any Page.Type] { get }
}

/// Every feature, in the order in which their words are heard.
enum AllFeatures {
    static let all: [any Feature.Type] = [
        Meeting.self, Reporting.self, Mine.self, Appeals.self, Feeding.self, Own.self, Privacy.self,
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
}
