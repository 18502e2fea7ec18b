import CivicFacts
import Conversation

/// Work for the world: one row each, written with the turn that wants it, removed when it is settled.
struct Outbox {
    let database: Database
    let json: RowJSON
    let orders = OrderMemory()

    /// The tag of the last words to a person who was forgotten: the only trace of them, until it is settled.
    static let farewell = "farewell"

    private static let columns =
        "id, lane, platform, room, kind, body, attempts, doubts, report, account, tag, made, alerting, urgent"

    /// Puts a delivery into a room's lane. A newer card of a report replaces one that still waits.
    func add(
        _ delivery: Delivery, to room: RoomID, account: AccountID?, isAlerting: Bool = false, at now: Moment
    ) throws(StoreError) {
        let kind = delivery.order.kind
        let report = delivery.order.report?.rawValue
        if kind == .card, let report, try replace(delivery, room: room, report: report) { return }
        try database.run(
            """
            INSERT INTO outbox (
                lane, platform, room, kind, body, urgent, due, tag, report, account, made, alerting)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, .text(delivery.order.lane(in: room)), .text(room.platform.rawValue), .text(room.id),
            .text(kind.rawValue), .blob(try json.encode(delivery.order)), .flag(delivery.urgent),
            .int((now + delivery.after).milliseconds), .optional(delivery.tag), .optional(report),
            .optional(account?.rawValue), .int(now.milliseconds), .flag(isAlerting))
        orders.keep(delivery.order, of: database.lastID)
    }

    /// The first due entry of each lane that is neither busy nor held, urgent ones first.
    func due(_ wish: Wish, at now: Moment) throws(StoreError) -> [StoredEntry] {
        guard wish.limit > 0 else { return [] }
        var lanes = wish.busy
        var room = wish.room
        var found: [StoredEntry] = []
        // What waits in a quiet room: nothing of the same report may overtake it.
        var waiting: Set<Int64> = []
        var unreadable: [Int64] = []
        for lot in Set(wish.kinds.map(\.lot)).sorted(by: { $0.rawValue > $1.rawValue }) {
            try database.scan(
                """
                SELECT \(Self.columns) FROM outbox
                WHERE sending = 0 AND lot = ?1 AND due <= ?2
                AND lane NOT IN (SELECT lane FROM holds WHERE until > ?2)
                AND 'platform:' || platform NOT IN (SELECT lane FROM holds WHERE until > ?2)
                ORDER BY urgent DESC, id
                """, .int(lot.rawValue), .int(now.milliseconds)
            ) { row throws(StoreError) in
                let lane = row.text(1)
                guard !lanes.contains(lane), lot != .messages || !isHeldUp(row, by: wish, behind: &waiting)
                else { return true }
                if lot == .messages, let platform = Platform(rawValue: row.text(2)), let left = room[platform]
                {
                    guard left > 0 else { return room.values.contains { $0 > 0 } }
                    room[platform] = left - 1
                }
                lanes.insert(lane)
                do { found.append(try entry(in: row)) } catch { unreadable.append(row.int(0)) }
                return found.count < wish.limit
            }
        }
        // One row that a newer or broken version wrote must not stop all others: 2 keeps it aside.
        for id in unreadable { try database.run("UPDATE outbox SET sending = 2 WHERE id = ?", .int(id)) }
        return found.sorted {
            $0.isUrgent == $1.isUrgent ? $0.id.rawValue < $1.id.rawValue : $0.isUrgent
        }
    }

    /// A quiet room hears only what is urgent, and what takes something away that does not wait there itself.
    private func isHeldUp(_ row: Row, by wish: Wish, behind waiting: inout Set<Int64>) -> Bool {
        guard !wish.quiet.isEmpty, let platform = Platform(rawValue: row.text(2)),
            wish.quiet.contains(RoomID(platform: platform, id: row.text(3))), !row.flag(13)
        else { return false }
        let report = row.optionalInt(8)
        if row.text(4) == OrderKind.hide.rawValue, let report, !waiting.contains(report) { return false }
        if let report { waiting.insert(report) }
        return true
    }

    /// True if something waits in the same lane that was written later.
    func hasNewer(than entry: StoredEntry) throws(StoreError) -> Bool {
        try database.first(
            "SELECT 1 FROM outbox WHERE id > ? AND lane = ? AND kind = 'say' LIMIT 1",
            .int(entry.id.rawValue),
            .text(entry.lane)
        ) { _ in true } ?? false
    }

    func entry(_ id: EntryID) throws(StoreError) -> StoredEntry? {
        try database.first(
            """
            SELECT \(Self.columns) FROM outbox
            WHERE id = ?
            """, .int(id.rawValue)
        ) { row throws(StoreError) in try entry(in: row) }
    }

    private func entry(in row: Row) throws(StoreError) -> StoredEntry {
        let id = row.int(0)
        if let order = orders.order(of: id) { return try StoredEntry(row, order: order) }
        return try StoredEntry(row, order: try json.decodeOften(Order.self, from: row.blob(5)))
    }

    /// The entry is to do this from now on.
    func amend(_ id: EntryID, as order: Order) throws(StoreError) {
        orders.forget()
        try database.run(
            "UPDATE outbox SET body = ?, kind = ? WHERE id = ?", .blob(try json.encode(order)),
            .text(order.kind.rawValue), .int(id.rawValue))
    }

    func markSending(_ id: EntryID) throws(StoreError) {
        try database.run("UPDATE outbox SET sending = 1 WHERE id = ?", .int(id.rawValue))
    }

    func unmarkSending(_ id: EntryID) throws(StoreError) {
        try database.run("UPDATE outbox SET sending = 0 WHERE id = ?", .int(id.rawValue))
    }

    func postpone(_ id: EntryID, until: Moment) throws(StoreError) {
        try database.run(
            "UPDATE outbox SET due = ? WHERE id = ?", .int(until.milliseconds), .int(id.rawValue))
    }

    /// True if it was there.
    @discardableResult
    func remove(_ id: EntryID) throws(StoreError) -> Bool {
        orders.forget(id.rawValue)
        return try database.run("DELETE FROM outbox WHERE id = ?", .int(id.rawValue)) > 0
    }

    /// Back into the lane for another attempt; `doubt` if the last one may have arrived.
    func retry(_ id: EntryID, doubt: Bool) throws(StoreError) {
        try database.run(
            "UPDATE outbox SET sending = 0, attempts = attempts + 1, doubts = doubts + ? WHERE id = ?",
            .flag(doubt),
            .int(id.rawValue))
    }

    /// The lane whose hold stops everything on one platform.
    static func platformLane(_ platform: Platform) -> String { "platform:\(platform.rawValue)" }

    func hold(lane: String, until: Moment) throws(StoreError) {
        try database.run(
            "INSERT INTO holds VALUES (?, ?) ON CONFLICT DO UPDATE SET until = max(until, excluded.until)",
            .text(lane), .int(until.milliseconds))
    }

    func release(lane: String) throws(StoreError) {
        try database.run("DELETE FROM holds WHERE lane = ?", .text(lane))
    }

    func releaseHolds(before now: Moment) throws(StoreError) {
        try database.run("DELETE FROM holds WHERE until <= ?", .int(now.milliseconds))
    }

    func recall(tag: String) throws(StoreError) {
        try database.run("DELETE FROM outbox WHERE tag = ? AND sending = 0", .text(tag))
    }

    /// Whatever waits for a person who cannot be reached.
    func cancel(room: RoomID) throws(StoreError) {
        try database.run(
            "DELETE FROM outbox WHERE lane = ? AND sending = 0", .text(Order.roomLane(room)))
    }

    /// What is in flight goes too: if it must be tried again, it is not.
    func cancelAll(for account: AccountID) throws(StoreError) {
        try database.run("DELETE FROM outbox WHERE account = ?", .int(account.rawValue))
    }

    func cancelFetch(of photo: PhotoID) throws(StoreError) {
        try database.run("DELETE FROM outbox WHERE lane = ? AND sending = 0", .text(Order.photoLane(photo)))
    }

    /// Entries whose attempt was cut off by a stop of the house.
    func interrupted() throws(StoreError) -> [StoredEntry] {
        try database.rows(
            """
            SELECT \(Self.columns) FROM outbox
            WHERE sending = 1
            """
        ) { row throws(StoreError) in try entry(in: row) }
    }

    /// The next time anything that waits may be tried.
    func nextDue(after now: Moment) throws(StoreError) -> Moment? {
        let due = try database.first(
            "SELECT min(due) FROM outbox WHERE sending = 0 AND due > ?", .int(now.milliseconds)
        ) {
            $0.optionalInt(0)
        }
        let held = try database.first("SELECT min(until) FROM holds WHERE until > ?", .int(now.milliseconds))
        {
            $0.optionalInt(0)
        }
        return [due.flatMap(\.self), held.flatMap(\.self)].compactMap(\.self).min().map(
            Moment.init(milliseconds:))
    }

    /// How many messages wait for each room; answers to presses and look-ups are no messages.
    func rooms() throws(StoreError) -> [RoomID: Int] {
        let rows = try database.rows(
            """
            SELECT platform, room, count(*) FROM outbox
            WHERE kind NOT IN ('acknowledge', 'vouch', 'fetch', 'look') GROUP BY platform, room
            """
        ) { row in
            (Platform(rawValue: row.text(0)), row.text(1), Int(row.int(2)))
        }
        var rooms: [RoomID: Int] = [:]
        for case (let platform?, let id, let count) in rows {
            rooms[RoomID(platform: platform, id: id)] = count
        }
        return rooms
    }

    func count(dueBy moment: Moment?) throws(StoreError) -> Int {
        Int(
            try database.first(
                "SELECT count(*) FROM outbox WHERE due <= ?", .int(moment?.milliseconds ?? .max)
            ) {
                $0.int(0)
            } ?? 0)
    }

    /// True if a waiting card now reads like this. One in flight, or one that was tried before, may be on the screen as
    /// it was then: a change of it has to follow. It is changed as well, in case it must be tried again, except where a
    /// repeat is known by its name and has to say the same; what was withdrawn must never be shown once more.
    private func replace(_ delivery: Delivery, room: RoomID, report: Int64) throws(StoreError) -> Bool {
        let card: [Value] = [.int(report), .text(room.platform.rawValue), .text(room.id)]
        let place = "WHERE kind = 'card' AND report = ? AND platform = ? AND room = ?"
        let fresh = "\(place) AND sending = 0 AND attempts = 0"
        orders.forget()
        let saysTheSame = room.platform.forgivesRepeats && !delivery.order.isWithdrawal
        try database.run(
            "UPDATE outbox SET body = ?, urgent = max(urgent, ?) \(saysTheSame ? fresh : place)",
            [.blob(try json.encode(delivery.order)), .flag(delivery.urgent)] + card)
        return try !database.rows("SELECT 1 FROM outbox \(fresh) LIMIT 1", card) { _ in true }.isEmpty
    }
}

/// Kinds of outbox rows, as they are stored.
public enum OrderKind: String, Sendable, CaseIterable {
    case say, ask, announce, card, photos, export, hide, acknowledge, vouch, fetch, look

    /// What is looked for together; the numbers stand in the database's own rule for the column.
    enum Lot: Int64 {
        case messages = 0, quick, photos, looks
    }

    var lot: Lot {
        switch self {
        case .say, .ask, .announce, .card, .photos, .export, .hide: .messages
        case .acknowledge, .vouch: .quick
        case .fetch: .photos
        case .look: .looks
        }
    }

    /// True for what people would see twice if it were repeated.
    public var isMessage: Bool { lot == .messages && self != .hide }

    /// Everything that an adapter performs.
    public static let messages: [OrderKind] = [
        .say, .ask, .announce, .card, .photos, .export, .hide, .acknowledge, .vouch,
    ]
}

extension Order {
    var kind: OrderKind {
        switch self {
        case .say, .rephrase: .say
        case .ask: .ask
        case .announce, .point, .brief: .announce
        case .showCard, .showDigest, .publish: .card
        case .showPhotos, .sendPhotos: .photos
        case .hidePhotos, .unpublish: .hide
        case .export, .exportRecord, .hand: .export
        case .look: .look
        case .acknowledge: .acknowledge
        case .vouch: .vouch
        case .fetch, .mask: .fetch
        }
    }

    /// How many messages it may make.
    var messages: Int {
        if case .showPhotos(_, let photos) = self { photos.count } else { 1 }
    }

    /// The card of a report that was taken back: nothing of its words is left.
    var isWithdrawal: Bool {
        if case .showCard(_, let message) = self { message.text.isEmpty } else { false }
    }

    var report: ReportID? {
        switch self {
        case .showCard(let id, _), .showPhotos(let id, _), .hidePhotos(let id), .ask(_, _, let id): id
        case .publish(let id), .unpublish(let id): id
        case .showDigest: .digest
        case .sendPhotos(_, let id, _): id
        case .say, .rephrase, .announce, .brief, .point, .export, .exportRecord, .hand, .look, .acknowledge,
            .vouch, .fetch, .mask:
            nil
        }
    }

    /// Entries of one lane are performed one after the other; answers to presses and look-ups never queue.
    func lane(in room: RoomID) -> String {
        switch self {
        case .acknowledge(let callback, _, _, _): "press:\(callback.rawValue)"
        case .vouch(let inbound): "vouch:\(inbound.key)"
        case .fetch(let photo, _), .mask(let photo, _, _): Self.photoLane(photo)
        case .look(_, _, let account): "look:\(account.rawValue)"
        case .say, .rephrase, .ask, .announce, .brief, .point, .showCard, .showDigest, .showPhotos,
            .hidePhotos, .export, .exportRecord, .sendPhotos, .hand, .publish, .unpublish:
            Self.roomLane(room)
        }
    }

    static func roomLane(_ room: RoomID) -> String { "room:\(room.platform.rawValue):\(room.id)" }
    static func photoLane(_ photo: PhotoID) -> String { "photo:\(photo.rawValue)" }
}
