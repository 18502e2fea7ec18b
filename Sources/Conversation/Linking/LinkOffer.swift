public import CivicFacts

/// A one-time code that one account offered, so that the same person joins it from another platform.
public struct LinkOffer: Codable, Equatable, Sendable {
    /// The account that asked for the code.
    public let account: AccountID
    /// Where it was asked for.
    public let room: RoomID
    /// The code is worth nothing from then on.
    public let until: Moment

    public init(account: AccountID, room: RoomID, until: Moment) {
        (self.account, self.room, self.until) = (account, room, until)
    }
}
