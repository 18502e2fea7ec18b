import CivicFacts
import Conversation

/// What may leave next, and when more will.
extension Outbox {
    /// The first due entry of each lane that is neither busy nor held, urgent ones first. Where not all of them may
    /// leave, urgent ones do, then answers, then news; each lane in its order.
    func due(_ wish: Wish, at now: Moment) throws(StoreError) -> [StoredEntry] {
        var found: [StoredEntry] = []
        for row in try picked(wish, at: now) {
            do { found.append(StoredEntry(row: row, order: try order(of: row.id))) } catch .unreadable {
                try setAside(row.id)
            }
        }
        return found.sorted {
            $0.isUrgent == $1.isUrgent ? $0.id.rawValue < $1.id.rawValue : $0.isUrgent
        }
    }

    func isAnythingDue(_ wish: Wish, at now: Moment) throws(StoreError) -> Bool {
        try !picked(wish, at: now).isEmpty
    }

    private func picked(_ wish: Wish, at now: Moment) throws(StoreError) -> [OutboxRow] {
        let lots = Set(wish.kinds.map(\.lot))
        let held = try heldLanes(at: now)
        var room = wish.room
        let heads = try rows.all().compactMap { name, lane -> OutboxRow? in
            guard let first = lane.first, lots.contains(first.kind.lot), !wish.busy.contains(name),
                !isHeld(first, by: held)
            else { return nil }
            let isQuiet = first.kind.lot == .messages && wish.quiet.contains(first.room.group)
            return head(of: lane, isQuiet: isQuiet, at: now)
        }
        let sorted = heads.sorted(by: Self.comesFirst).filter { row in
            guard row.kind.lot == .messages, let left = room[row.room.platform] else { return true }
            room[row.room.platform] = left - 1
            return left > 0
        }
        // A payment has ten seconds: it waits for nobody, however many are under way.
        let payments = sorted.count { $0.kind == .checkout }
        return Array(sorted.prefix(max(wish.limit, 0) + payments))
    }

    /// A payment minds what holds it alone.
    private func isHeld(_ row: OutboxRow, by held: Set<String>) -> Bool {
        held.contains(row.lane)
            || row.kind != .checkout && held.contains(Self.platformLane(row.room.platform))
    }

    /// What nobody would see twice never waits for messages.
    private static func comesFirst(_ one: OutboxRow, _ other: OutboxRow) -> Bool {
        let isPayment = (one.kind == .checkout, other.kind == .checkout)
        if isPayment.0 != isPayment.1 { return isPayment.0 }
        let (mine, others) = (one.kind.lot == .messages, other.kind.lot == .messages)
        if mine != others { return !mine }
        if one.rank != other.rank { return one.rank.rawValue < other.rank.rawValue }
        return one.id.rawValue < other.id.rawValue
    }

    /// A quiet room hears only what is urgent, and what takes something away that does not wait there itself.
    private func head(of lane: [OutboxRow], isQuiet: Bool, at now: Moment) -> OutboxRow? {
        var head: OutboxRow?
        // Nothing of the same report may overtake what waits in a quiet room.
        var waiting: Set<Int64> = []
        for row in lane where !row.isSending && row.due <= now {
            if row.isUrgent { return row }
            guard head == nil else { continue }
            if !isQuiet || row.kind == .hide && row.report.map(waiting.contains) == false {
                head = row
            } else if let report = row.report {
                waiting.insert(report)
            }
        }
        return head
    }

    /// The next time anything that waits may be tried.
    func nextDue(after now: Moment) throws(StoreError) -> Moment? {
        var next = try holds().values.filter { $0 > now }.min()
        for lane in try rows.all().values {
            for row in lane where !row.isSending && row.due > now { next = min(next ?? row.due, row.due) }
        }
        return next
    }

    /// True if an attempt is under way, or an entry may be tried before the moment is over.
    func isBusy(until moment: Moment) throws(StoreError) -> Bool {
        let held = try heldLanes(at: moment)
        return try rows.all().values.contains { lane in
            lane.contains { row in
                row.isSending
                    || row.due <= moment
                        && held.isDisjoint(with: [row.lane, Self.platformLane(row.room.platform)])
            }
        }
    }

    /// True if something waits in the same lane that was written later.
    func hasNewer(than entry: StoredEntry) throws(StoreError) -> Bool {
        try rows.rows(in: entry.lane).contains { $0.id.rawValue > entry.id.rawValue && $0.kind == .say }
    }

    /// Entries whose attempt was cut off by a stop of the house.
    func interrupted() throws(StoreError) -> [StoredEntry] {
        let sending = try rows.all().values.flatMap { $0.filter(\.isSending) }
        var entries: [StoredEntry] = []
        for row in sending.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            entries.append(StoredEntry(row: row, order: try order(of: row.id)))
        }
        return entries
    }

    /// How many messages wait for each room; answers to presses and look-ups are no messages.
    func rooms() throws(StoreError) -> [RoomID: Int] {
        var rooms: [RoomID: Int] = [:]
        for lane in try self.rows.all().values {
            for row in lane where row.kind.lot == .messages { rooms[row.room, default: 0] += 1 }
        }
        return rooms
    }
}
