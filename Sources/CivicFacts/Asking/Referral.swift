/// What a look-up comes to that found nobody to ask: where the person can look, and whom to call.
public struct Referral: Codable, Hashable, Sendable {
    /// Why, for the log and for choosing words; never a source's own text.
    public enum Reason: String, Codable, Sendable {
        case slow, down, notSetUp, exhausted, unreadable
    }

    public let reason: Reason
    public let official: OfficialLink

    public init(reason: Reason, official: OfficialLink) {
        self.reason = reason
        self.official = official
    }
}

/// What a look-up comes to: an answer, perhaps kept and old, or a referral.
public enum Looked<Value: Sendable>: Sendable {
    case answered(Answer<Value>)
    case referred(Referral)

    public var answer: Answer<Value>? { if case .answered(let answer) = self { answer } else { nil } }
    public var referral: Referral? { if case .referred(let referral) = self { referral } else { nil } }
}

/// What a street address came to.
public enum AddressReading: Codable, Hashable, Sendable {
    case found(ResolvedPlace)
    /// Several places have this address: the person says which, by ZIP code.
    case several([ZIP])
    /// No place has it.
    case noMatch
}
