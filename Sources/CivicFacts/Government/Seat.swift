/// A seat and who sits in it, as far as the source tells.
public struct Seat: Codable, Hashable, Sendable {
    /// Who sits there.
    public enum Holder: Codable, Hashable, Sendable {
        case held(Official)
        /// The source lists everybody else of the same Congress, and nobody for this seat.
        case vacant
        /// The last one listed; the term is over, and the source was read before it said who follows.
        case ended(Official)
        /// The source was read before this Congress began.
        case notYetPublished
    }

    public let division: DivisionID
    public let holder: Holder

    public init(division: DivisionID, holder: Holder) {
        self.division = division
        self.holder = holder
    }
}
