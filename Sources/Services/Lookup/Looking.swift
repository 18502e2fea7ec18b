public import CivicFacts
public import Store

/// Somebody who asks providers on behalf of one person, and always comes back.
public protocol Looking: Sendable {
    /// What came of the question, within eight seconds or a little more; the address is there where one is needed.
    func look(_ question: LookQuestion, at address: StreetAddress?) async -> LookFinding
}

/// For a house without a line to any provider: every question is referred to an official page.
public struct NoLooking: Looking {
    public init() {}

    public func look(_ question: LookQuestion, at address: StreetAddress?) async -> LookFinding {
        LookFinding(.referred(Referral(reason: .notSetUp, official: question.official)))
    }
}
