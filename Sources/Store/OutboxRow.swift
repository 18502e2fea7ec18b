import CivicFacts
import Conversation

/// One row of the outbox, but for what it wants to have done.
struct OutboxRow {
    let id: EntryID
    let lane: String
    let room: RoomID
    var kind: OrderKind
    let report: Int64?
    let account: AccountID?
    let tag: String?
    let made: Moment
    let isAlerting: Bool
    var isUrgent: Bool
    var due: Moment
    var attempts = 0
    /// How often an attempt ended without anybody knowing whether it arrived.
    var doubts = 0
    var isSending = false

    var isFarewell: Bool { tag == Outbox.farewell }
    /// It only asks, and says nothing else.
    var isQuestion: Bool { tag == Delivery.question }
    /// Nothing of it can be on a screen yet.
    var isFresh: Bool { !isSending && attempts == 0 }

    /// Whose turn it is first, where not everything may leave.
    enum Rank: Int, CaseIterable {
        case urgent, answer, news
    }

    var rank: Rank { isUrgent ? .urgent : isAlerting ? .news : .answer }
}

extension OutboxRow {
    static let columns =
        "id, lane, platform, room, kind, report, account, tag, made, alerting, urgent, due, attempts, doubts, sending"

    init(_ row: Row) throws(StoreError) {
        guard let platform = Platform(rawValue: row.text(2)), let kind = OrderKind(rawValue: row.text(4))
        else { throw .unreadable }
        self.init(
            id: EntryID(rawValue: row.int(0)), lane: row.text(1),
            room: RoomID(platform: platform, id: row.text(3)), kind: kind, report: row.optionalInt(5),
            account: row.optionalInt(6).map(AccountID.init(rawValue:)), tag: row.optionalText(7),
            made: Moment(milliseconds: row.int(8)), isAlerting: row.flag(9), isUrgent: row.flag(10),
            due: Moment(milliseconds: row.int(11)), attempts: Int(row.int(12)), doubts: Int(row.int(13)),
            isSending: row.flag(14))
    }

    /// In the order of the columns, without the last.
    var values: [Value] {
        [
            .int(id.rawValue), .text(lane), .text(room.platform.rawValue), .text(room.id),
            .text(kind.rawValue),
            .optional(report), .optional(account?.rawValue), .optional(tag), .int(made.milliseconds),
            .flag(isAlerting), .flag(isUrgent), .int(due.milliseconds), .int(Int64(attempts)),
            .int(Int64(doubts)), .flag(isSending),
        ]
    }
}

/// A row of the outbox with what it wants to have done.
@dynamicMemberLookup
struct StoredEntry {
    let row: OutboxRow
    let order: Order

    subscript<Value>(dynamicMember path: KeyPath<OutboxRow, Value>) -> Value { row[keyPath: path] }

    var isFetch: Bool { if case .fetch = order { true } else { false } }
    var isOfVideo: Bool { if case .fetch(_, let source) = order { source.isVideo == true } else { false } }
}
