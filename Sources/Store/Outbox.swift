import CivicFacts
import Conversation

/// Work for the world: one row each, written with the turn that wants it, removed when it is settled.
struct Outbox {
    let database: Database
    let json: RowJSON
    let orders = OrderMemory()
    let rows: OutboxRows
    private let held = Warm<[String: Moment]>(of: "holds")

    /// The tag of the last words to a person who was forgotten: the only trace of them, until it is settled.
    static let farewell = "farewell"

    init(database: Database, json: RowJSON) {
        self.database = database
        self.json = json
        rows = OutboxRows(database: database)
    }

    /// Puts a delivery into a room's lane; it is written with the commit. A newer card of a report replaces one that
    /// still waits.
    func add(
        _ delivery: Delivery, to room: RoomID, account: AccountID?, isAlerting: Bool = false, at now: Moment
    ) throws(StoreError) {
        let order = delivery.order
        // What is served comes where it is put: whatever stood there before may have to go first.
        if order.kind == .card, !order.isServed, try replace(delivery, room: room) { return }
        let row = OutboxRow(
            id: try rows.newID(), lane: order.lane(in: room), room: room, kind: order.kind,
            report: order.report?.rawValue, account: account, tag: delivery.tag, made: now,
            isAlerting: isAlerting, isUrgent: delivery.urgent, due: now + delivery.after)
        rows.add(row, order)
        orders.keep(order, of: row.id)
    }

    /// Writes what was added; the last thing before a commit, and before anybody else reads or changes the table.
    func write() throws(StoreError) {
        let new = rows.takeUnwritten()
        guard !new.isEmpty else { return }
        for entry in new {
            try database.run(
                """
                INSERT INTO outbox (\(OutboxRow.columns), body)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, entry.row.values + [.blob(try json.encode(entry.order))])
        }
        rows.adopt()
    }

    /// What was changed is undone.
    func forget() {
        rows.forget()
        orders.forget()
    }

    func entry(_ id: EntryID) throws(StoreError) -> StoredEntry? {
        guard let row = try rows.row(id) else { return nil }
        return StoredEntry(row: row, order: try order(of: id))
    }

    func order(of id: EntryID) throws(StoreError) -> Order {
        if let order = rows.unwritten[id] ?? orders.order(of: id) { return order }
        let order = try database.first("SELECT body FROM outbox WHERE id = ?", .int(id.rawValue)) {
            row throws(StoreError) in try json.decodeOften(Order.self, from: row.blob(0))
        }
        guard let order else { throw .unreadable }
        return order
    }

    /// The entry is to do this from now on.
    func amend(_ id: EntryID, as order: Order) throws(StoreError) {
        guard let changed = try rows.change(id, { $0.kind = order.kind }) else { return }
        orders.keep(order, of: id)
        guard changed.isWritten else { return rows.amend(id, as: order) }
        try database.run(
            "UPDATE outbox SET body = ?, kind = ? WHERE id = ?", .blob(try json.encode(order)),
            .text(order.kind.rawValue), .int(id.rawValue))
        rows.adopt()
    }

    func markSending(_ id: EntryID) throws(StoreError) { try change(id) { $0.isSending = true } }

    func unmarkSending(_ id: EntryID) throws(StoreError) { try change(id) { $0.isSending = false } }

    func postpone(_ id: EntryID, until: Moment) throws(StoreError) { try change(id) { $0.due = until } }

    /// Back into the lane for another attempt; `doubt` if the last one may have arrived.
    func retry(_ id: EntryID, doubt: Bool) throws(StoreError) {
        try change(id) { row in
            row.isSending = false
            row.attempts += 1
            if doubt { row.doubts += 1 }
        }
    }

    private func change(_ id: EntryID, _ body: (inout OutboxRow) -> Void) throws(StoreError) {
        guard let (row, isWritten) = try rows.change(id, body), isWritten else { return }
        try database.run(
            "UPDATE outbox SET urgent = ?, due = ?, attempts = ?, doubts = ?, sending = ? WHERE id = ?",
            [.flag(row.isUrgent), .int(row.due.milliseconds), .int(Int64(row.attempts))]
                + [.int(Int64(row.doubts)), .flag(row.isSending), .int(id.rawValue)])
        rows.adopt()
    }

    /// One row that a newer or broken version wrote must not stop all others: 2 keeps it aside.
    func setAside(_ id: EntryID) throws(StoreError) {
        _ = try rows.remove(id)
        try database.run("UPDATE outbox SET sending = 2 WHERE id = ?", .int(id.rawValue))
        rows.adopt()
    }

    /// True if it was there.
    @discardableResult
    func remove(_ id: EntryID) throws(StoreError) -> Bool {
        orders.forget(id)
        let (isKnown, isWritten) = try rows.remove(id)
        guard isWritten else { return isKnown }
        try database.run("DELETE FROM outbox WHERE id = ?", .int(id.rawValue))
        rows.adopt()
        return true
    }

    /// The lane whose hold stops everything on one platform.
    static func platformLane(_ platform: Platform) -> String { "platform:\(platform.rawValue)" }

    /// Lanes that wait, each until when.
    func holds() throws(StoreError) -> [String: Moment] {
        try held.value(from: database) { () throws(StoreError) in
            let rows = try database.rows("SELECT lane, until FROM holds") {
                ($0.text(0), Moment(milliseconds: $0.int(1)))
            }
            return Dictionary(rows) { first, _ in first }
        }
    }

    func heldLanes(at now: Moment) throws(StoreError) -> Set<String> {
        Set(try holds().filter { $0.value > now }.keys)
    }

    func hold(lane: String, until: Moment) throws(StoreError) {
        try database.run(
            """
            INSERT INTO holds VALUES (?, ?)
            ON CONFLICT (lane) DO UPDATE SET until = excluded.until WHERE holds.until < excluded.until
            """,
            .text(lane), .int(until.milliseconds))
    }

    func release(lane: String) throws(StoreError) {
        try database.run("DELETE FROM holds WHERE lane = ?", .text(lane))
    }

    func releaseHolds(before now: Moment) throws(StoreError) {
        try database.run("DELETE FROM holds WHERE until <= ?", .int(now.milliseconds))
    }

    func recall(tag: String) throws(StoreError) {
        for lane in try rows.all().values { try removeWaiting(lane.filter { $0.tag == tag }) }
    }

    /// Whatever waits for a person who cannot be reached.
    func cancel(room: RoomID) throws(StoreError) {
        try removeWaiting(try rows.rows(in: Order.roomLane(room)))
    }

    func cancelFetch(of photo: PhotoID) throws(StoreError) {
        try removeWaiting(try rows.rows(in: Order.photoLane(photo)))
    }

    private func removeWaiting(_ rows: [OutboxRow]) throws(StoreError) {
        for row in rows where !row.isSending { try remove(row.id) }
    }

    /// What is in flight goes too, and what is set aside: if it must be tried again, it is not.
    func cancelAll(for account: AccountID) throws(StoreError) {
        try rewrite("DELETE FROM outbox WHERE account = ?", .int(account.rawValue))
    }

    /// What waits for one account waits for another.
    func hand(over former: AccountID, to account: AccountID) throws(StoreError) {
        try rewrite(
            "UPDATE outbox SET account = ? WHERE account = ?", .int(account.rawValue), .int(former.rawValue))
    }

    /// What waits for a room goes to the one that took its place.
    func move(from old: RoomID, to new: RoomID) throws(StoreError) {
        try rewrite(
            "UPDATE outbox SET room = ? WHERE platform = ? AND room = ?", .text(new.id),
            .text(old.platform.rawValue), .text(old.id))
        try rewrite(
            "UPDATE outbox SET lane = ? WHERE lane = ?", .text(Order.roomLane(new)),
            .text(Order.roomLane(old)))
    }

    /// What waits for a person, as far as it can be read.
    func orders(for account: AccountID) throws(StoreError) -> [Order] {
        try write()
        let bodies = try database.rows(
            "SELECT body FROM outbox WHERE account = ? ORDER BY id", .int(account.rawValue)
        ) { $0.blob(0) }
        return bodies.compactMap { try? json.decode(Order.self, from: $0) }
    }

    /// A change of many rows at once; they are read again.
    private func rewrite(_ sql: String, _ values: Value...) throws(StoreError) {
        try write()
        if try database.change(sql, values) > 0 { rows.forget() }
    }

    /// True if a waiting card now reads like this. One in flight, or one that was tried before, may be on the screen as
    /// it was then: a change of it has to follow. It is changed as well, in case it must be tried again, except where a
    /// repeat is known by its name and has to say the same; what was withdrawn must never be shown once more.
    private func replace(_ delivery: Delivery, room: RoomID) throws(StoreError) -> Bool {
        guard let report = delivery.order.report?.rawValue else { return false }
        let cards = try rows.rows(in: Order.roomLane(room)).filter { $0.kind == .card && $0.report == report }
        let saysTheSame = room.platform.forgivesRepeats && !delivery.order.isWithdrawal
        for card in cards where card.isFresh || !saysTheSame {
            try amend(card.id, as: delivery.order.replacing(try order(of: card.id)))
            if delivery.urgent, !card.isUrgent { try change(card.id) { $0.isUrgent = true } }
        }
        return cards.contains(where: \.isFresh)
    }
}

extension Order {
    fileprivate var isServed: Bool { if case .serve = self { true } else { false } }

    /// The same card where an earlier one waits to be shown to a moderator alone.
    fileprivate func replacing(_ earlier: Order) -> Order {
        guard case .serve(_, _, let room) = earlier, case .showCard(let report, let message) = self else {
            return self
        }
        return .serve(report: report, message: message, to: room)
    }
}
