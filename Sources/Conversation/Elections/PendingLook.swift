public import CivicFacts

/// A look-up that is under way for one page, or that failed there.
public struct PendingLook: Codable, Equatable, Sendable {
    /// Tells an answer that comes late from the one that is waited for.
    public let number: Int
    public let question: LookQuestion
    private let shown: InnerPage<FactsRoot>
    public let since: Moment
    /// Where to look instead; nil while the answer is waited for.
    public internal(set) var failure: Referral?

    private enum CodingKeys: String, CodingKey {
        case number, question, since, failure
        case shown = "page"
    }

    init(number: Int, question: LookQuestion, page: any FactsPage, since: Moment, failure: Referral? = nil) {
        self.number = number
        self.question = question
        shown = InnerPage(page)
        self.since = since
        self.failure = failure
    }

    /// The same, given up: where to look instead.
    func failed(_ referral: Referral) -> PendingLook {
        var failed = self
        failed.failure = referral
        return failed
    }

    /// The page that shows the answer.
    var page: AnyPage { shown.page }

    /// When nobody waits any longer.
    var until: Moment { since + Limits.lookPatience }
}

extension Session {
    /// The open page says "One moment".
    var isLooking: Bool { civic?.look.map { $0.failure == nil && overlay?.page == $0.page } ?? false }
}

extension Visit {
    /// A page is shown with the notice that its source could not be asked.
    mutating func fail(_ referral: Referral, on page: any FactsPage) {
        session.memory.look = PendingLook(
            number: session.turn, question: .guide(near: session.zip), page: page, since: now,
            failure: referral)
    }

    /// Asks a provider, and shows the page as waiting until the answer comes.
    mutating func look(_ question: LookQuestion, for page: any FactsPage, at address: StreetAddress? = nil) {
        let look = PendingLook(number: session.turn, question: question, page: page, since: now)
        session.memory.look = look
        self.address = address
        deliver(Delivery(.look(number: look.number, question: question, of: facts.account)))
    }
}
