import CivicFacts
import Conversation

/// One row of the outbox.
struct StoredEntry {
    let id: EntryID
    let lane: String
    let room: RoomID
    let kind: OrderKind
    let order: Order
    let attempts: Int
    /// How often an attempt ended without anybody knowing whether it arrived.
    let doubts: Int
    let account: AccountID?
    let isFarewell: Bool
    /// It only asks, and says nothing else.
    let isQuestion: Bool
    let made: Moment
    let isAlerting: Bool
    let isUrgent: Bool

    var isFetch: Bool { if case .fetch = order { true } else { false } }

    init(_ row: Row, order: Order) throws(StoreError) {
        guard let platform = Platform(rawValue: row.text(2)), let kind = OrderKind(rawValue: row.text(4))
        else { throw .unreadable }
        id = EntryID(rawValue: row.int(0))
        lane = row.text(1)
        room = RoomID(platform: platform, id: row.text(3))
        self.kind = kind
        self.order = order
        attempts = Int(row.int(6))
        doubts = Int(row.int(7))
        account = row.optionalInt(9).map(AccountID.init(rawValue:))
        isFarewell = row.optionalText(10) == Outbox.farewell
        isQuestion = row.optionalText(10) == Delivery.question
        made = Moment(milliseconds: row.int(11))
        isAlerting = row.flag(12)
        isUrgent = row.flag(13)
    }
}
