public import CivicFacts
public import Conversation

/// What left for the review rooms in the last minute: a restart must not forget it, or the platform would be asked for
/// more than it allows.
struct Minute {
    private static let length = Span.minutes(2)

    let database: Database

    /// Notes messages that were posted, or one that was changed.
    func add(_ count: Int, isChange: Bool, in room: RoomID, at now: Moment) throws(StoreError) {
        try database.run(
            "INSERT INTO review_minute VALUES (?, ?, ?, ?, ?)", .int(now.milliseconds),
            .text(room.platform.rawValue), .text(room.id), .flag(isChange), .int(Int64(count)))
    }

    func prune(at now: Moment) throws(StoreError) {
        try database.run("DELETE FROM review_minute WHERE at < ?", .int((now - Self.length).milliseconds))
    }

    func sends(since moment: Moment) throws(StoreError) -> [ReviewSend] {
        try database.rows(
            "SELECT at, platform, room, is_change, messages FROM review_minute WHERE at >= ? ORDER BY at, platform, room",
            .int(moment.milliseconds)
        ) { row in
            Platform(rawValue: row.text(1)).map { platform in
                ReviewSend(
                    room: RoomID(platform: platform, id: row.text(2)),
                    at: Moment(milliseconds: row.int(0)), isChange: row.flag(3), messages: Int(row.int(4)))
            }
        }.compactMap(\.self)
    }
}

/// Something that was sent into a review room.
public struct ReviewSend: Equatable, Sendable {
    public let room: RoomID
    public let at: Moment
    /// A message was changed; otherwise some were posted.
    public let isChange: Bool
    public let messages: Int

    public init(room: RoomID, at: Moment, isChange: Bool, messages: Int) {
        self.room = room
        self.at = at
        self.isChange = isChange
        self.messages = messages
    }
}

extension Store {
    /// What was sent into the review rooms since then, the oldest first.
    public func reviewSends(since moment: Moment) throws(StoreError) -> [ReviewSend] {
        try minute.sends(since: moment)
    }

    /// Counts what was sent, or may have been, if it went into a review room.
    func count(_ entry: StoredEntry, posted: Int?, at now: Moment) throws(StoreError) {
        guard entry.kind.isMessage || entry.kind == .hide, try deskRooms().contains(entry.room) else {
            return
        }
        let count = try entry.kind == .hide ? edits(of: entry, at: now) : posted ?? 1
        if count > 0 { try minute.add(count, isChange: posted == nil, in: entry.room, at: now) }
    }
}
