import Conversation

/// The rows of the outbox by lane, as they are on the disk or will be after the commit: read once, then kept in step by
/// whoever writes. Where somebody else changed the table, or a change was undone, they are read again.
final class OutboxRows {
    private let database: Database
    private var lanes: [String: [OutboxRow]] = [:]
    private var places: [EntryID: String] = [:]
    private var lastID: Int64 = 0
    private var version: Int?
    /// What new rows want to have done: they are written with the commit, most of them as being tried already.
    private(set) var unwritten: [EntryID: Order] = [:]

    init(database: Database) { self.database = database }

    /// What was changed may be undone, or was changed without these rows being told.
    func forget() { (version, unwritten) = (nil, [:]) }

    /// The table is now as these rows say.
    func adopt() { version = database.version(of: "outbox") }

    func row(_ id: EntryID) throws(StoreError) -> OutboxRow? {
        try catchUp()
        guard let lane = places[id].flatMap({ lanes[$0] }) else { return nil }
        return Self.index(of: id, in: lane).map { lane[$0] }
    }

    /// Rows of a lane, the oldest first.
    func rows(in lane: String) throws(StoreError) -> [OutboxRow] {
        try catchUp()
        return lanes[lane] ?? []
    }

    /// Each lane with its rows, the oldest first.
    func all() throws(StoreError) -> [String: [OutboxRow]] {
        try catchUp()
        return lanes
    }

    /// The number of a row that is about to be added.
    func newID() throws(StoreError) -> EntryID {
        try catchUp()
        lastID += 1
        return EntryID(rawValue: lastID)
    }

    func add(_ row: OutboxRow, _ order: Order) {
        unwritten[row.id] = order
        put(row)
    }

    /// The rows that are to be written now, the oldest first.
    func takeUnwritten() -> [StoredEntry] {
        guard !unwritten.isEmpty else { return [] }
        let orders = unwritten.sorted { $0.key.rawValue < $1.key.rawValue }
        unwritten = [:]
        return orders.compactMap { id, order in
            guard let lane = places[id].flatMap({ lanes[$0] }), let index = Self.index(of: id, in: lane)
            else { return nil }
            return StoredEntry(row: lane[index], order: order)
        }
    }

    /// The row as it is now; nil if it is not there. True if the table has to be told.
    func change(_ id: EntryID, _ body: (inout OutboxRow) -> Void) throws(StoreError) -> (
        row: OutboxRow, isWritten: Bool
    )? {
        try catchUp()
        guard let name = places[id], let index = lanes[name].flatMap({ Self.index(of: id, in: $0) }),
            var row = lanes[name]?[index]
        else { return nil }
        body(&row)
        lanes[name]?[index] = row
        return (row, unwritten[id] == nil)
    }

    /// A new row is to do something else.
    func amend(_ id: EntryID, as order: Order) {
        if unwritten[id] != nil { unwritten[id] = order }
    }

    /// Whether it was there, and whether the table has to be told.
    func remove(_ id: EntryID) throws(StoreError) -> (isKnown: Bool, isWritten: Bool) {
        try catchUp()
        guard let name = places.removeValue(forKey: id) else { return (false, false) }
        if let index = lanes[name].flatMap({ Self.index(of: id, in: $0) }) { lanes[name]?.remove(at: index) }
        if lanes[name]?.isEmpty == true { lanes[name] = nil }
        return (true, unwritten.removeValue(forKey: id) == nil)
    }

    private func put(_ row: OutboxRow) {
        places[row.id] = row.lane
        lanes[row.lane, default: []].append(row)
    }

    /// Numbers rise within a lane.
    private static func index(of id: EntryID, in lane: [OutboxRow]) -> Int? {
        var (low, high) = (0, lane.count)
        while low < high {
            let middle = (low + high) / 2
            if lane[middle].id.rawValue < id.rawValue { low = middle + 1 } else { high = middle }
        }
        return low < lane.count && lane[low].id == id ? low : nil
    }

    private func catchUp() throws(StoreError) {
        let now = database.version(of: "outbox")
        guard version == nil || version != now else { return }
        let new = takeUnwritten()
        (lanes, places, lastID) = ([:], [:], 0)
        // What nobody can read is left for a release that can.
        let stored = try database.rows(
            "SELECT \(OutboxRow.columns) FROM outbox WHERE sending < 2 ORDER BY id"
        ) { row in try? OutboxRow(row) }
        for case let row? in stored { put(row) }
        lastID = max(try database.newestID(of: "outbox"), new.last?.row.id.rawValue ?? 0)
        for entry in new { add(entry.row, entry.order) }
        version = now
    }
}
