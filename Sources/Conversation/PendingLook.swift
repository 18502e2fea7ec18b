/// A look-up that is under way for one page, or that failed there.
public struct PendingLook: Codable, Equatable, Sendable {
    /// Tells an answer that comes late from the one that is waited for.
    public let number: Int
    public let question: LookQuestion
    public let page: CivicPage
    public let since: Moment
    /// Where to look instead; nil while the answer is waited for.
    public internal(set) var failure: Referral?

    /// When nobody waits any longer.
    var until: Moment { since + Limits.lookPatience }
}

extension Visit {
    /// A page is shown with the notice that its source could not be asked.
    mutating func fail(_ referral: Referral, on page: CivicPage) {
        session.memory.look = PendingLook(
            number: session.turn, question: .guide(near: session.zip), page: page, since: now,
            failure: referral)
    }

    /// Asks a provider, and shows the page as waiting until the answer comes.
    mutating func look(_ question: LookQuestion, for page: CivicPage, at address: StreetAddress? = nil) {
        let look = PendingLook(number: session.turn, question: question, page: page, since: now)
        session.memory.look = look
        self.address = address
        deliver(Delivery(.look(number: look.number, question: question, of: facts.account)))
    }
}
