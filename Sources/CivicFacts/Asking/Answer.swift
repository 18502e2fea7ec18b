/// What the bot knows, or which kind of nothing it knows, with its provenance: there is no initializer without.
public struct Answer<Value: Sendable>: Sendable {
    /// A value, or why there is none.
    public enum Content: Sendable {
        case known(Value)
        case absent(Absence)
    }

    public let content: Content
    public let provenance: Provenance

    public init(_ value: Value, from provenance: Provenance) {
        content = .known(value)
        self.provenance = provenance
    }

    public init(_ absence: Absence, from provenance: Provenance) {
        content = .absent(absence)
        self.provenance = provenance
    }

    /// The value; nil if there is none, for whatever reason.
    public var value: Value? {
        if case .known(let value) = content { value } else { nil }
    }

    public var absence: Absence? {
        if case .absent(let absence) = content { absence } else { nil }
    }

    /// The same answer about something made of the value.
    public func map<Other>(_ change: (Value) -> Other) -> Answer<Other> {
        switch content {
        case .known(let value): Answer<Other>(change(value), from: provenance)
        case .absent(let absence): Answer<Other>(absence, from: provenance)
        }
    }
}

/// The four kinds of nothing. Only `none` is a no: the rest must never be said as one.
public enum Absence: String, Codable, Sendable, CaseIterable {
    /// Nobody could be asked, or what came back could not be told apart.
    case unknown
    /// The source does not deal with this place, level or office.
    case notCovered
    /// The source deals with it, and has not published it yet.
    case notYetPublished
    /// The source says that there is none.
    case none
}

extension Answer: Equatable where Value: Equatable {}
extension Answer.Content: Equatable where Value: Equatable {}
extension Answer: Codable where Value: Codable {}
extension Answer.Content: Codable where Value: Codable {}
