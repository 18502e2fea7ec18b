import CivicFacts
import Conversation

/// Walks through the log from its first row and holds each seal against the one before. Rows from before there were keys are
/// held by hashes alone; of others the seals can be checked from the hour of the oldest key of their chain that is at hand.
struct AuditCheck {
    private let given: [SealingKey]
    private let keys: [SealingKey]
    private var seals: [Int64: String]
    private var verdict = AuditVerdict()
    private var last: [UInt8] = []
    private var expected: Int64 = 1
    private var hour: Int64?
    /// The key of the chain that goes on, as of the newest row that it sealed; nil where none is at hand.
    private var key: SealingKey?
    private var chains: Set<String> = []
    /// Seals of gifts that the log names, by the gift's number.
    private var gifts: [LogHead] = []
    private var message: [UInt8] = []

    private init(keys: [SealingKey], here: [SealingKey], heads: [LogHead]) {
        (given, self.keys) = (keys, keys + here)
        seals = Dictionary(heads.map { ($0.row, $0.seal) }) { first, _ in first }
    }

    /// The log, every row of every table, and the ledger of gifts, also as the log names it. Keys that lie beside the
    /// database are used where they fit; those that are given must fit.
    static func verdict(
        on database: Database, in directory: String? = nil, keys: [SealingKey] = [], heads: [LogHead] = []
    ) throws(StoreError) -> AuditVerdict {
        let here = directory.map(LogKey.all) ?? []
        var check = AuditCheck(keys: keys, here: here, heads: heads)
        try database.scan("SELECT \(AuditLog.columns), hash FROM audit ORDER BY seq") { row in
            check.walk(row)
            return true
        }
        try check.finish(database, heads)
        check.verdict.changedTables = try RowSeals.changed(in: database)
        let broken = try GiftLedger(database: database).firstBroken()
        check.verdict.firstBrokenGift = [check.verdict.firstBrokenGift, broken].compactMap(\.self).min()
        return check.verdict
    }

    /// What the first row of a chain says: the chain, and the last seal before it.
    static func chain(in mark: String) -> (name: String, before: String)? {
        let parts = mark.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && parts[0].utf8.count == 32 ? (String(parts[0]), String(parts[1])) : nil
    }

    private mutating func walk(_ row: Row) {
        let number = row.int(0)
        var seal: [UInt8] = []
        row.append(8, to: &seal)
        if let wanted = seals.removeValue(forKey: number), Array(wanted.utf8) != seal {
            verdict.wrongHeads.append(LogHead(row: number, seal: wanted))
        }
        verdict.rows += 1
        if verdict.broken == nil {
            if number != expected || !isRight(row, seal) {
                verdict.broken = .init(row: expected, at: Moment(milliseconds: row.int(1)))
            } else if let hour, key == nil || hour < (key?.hour ?? 0) {
                verdict.unchecked += 1
                verdict.lastUnchecked = .init(row: number, at: Moment(milliseconds: row.int(1)))
            }
        }
        verdict.newest = LogHead(row: number, seal: String(decoding: seal, as: UTF8.self))
        (last, expected) = (seal, expected + 1)
    }

    /// True if the row follows from the one before, as far as that can be said.
    private mutating func isRight(_ row: Row, _ seal: [UInt8]) -> Bool {
        message.removeAll(keepingCapacity: true)
        message.append(contentsOf: last)
        guard let sealed = row.optionalInt(6) else {
            guard hour == nil else { return false }
            fill(row, through: 5)
            return Array(Digest.sha256(message).utf8) == seal
        }
        if row.text(3) == HouseDeed.chainBegun.rawValue {
            guard begin(row) else { return false }
        } else if hour == nil || row.int(4) == 0 && !collect(row) {
            return false
        }
        guard sealed >= hour ?? 0, sealed <= Self.lastHour else { return false }
        hour = sealed
        fill(row, through: 7)
        guard let key, sealed >= key.hour else { return true }
        if sealed > key.hour { self.key = key.key(at: sealed) }
        return self.key.map { $0.sealDigits(message) == seal } ?? true
    }

    /// A chain under a key of its own begins here, if its first row names what was before it.
    private mutating func begin(_ row: Row) -> Bool {
        guard let chain = Self.chain(in: row.text(7)), Array(chain.before.utf8) == last else { return false }
        if hour != nil {
            verdict.renewals.append(.init(row: row.int(0), at: Moment(milliseconds: row.int(1))))
        }
        chains.insert(chain.name)
        key = keys.filter { $0.chain == chain.name }.min { $0.hour < $1.hour }
        // Hours before the first key's would be sealed by none.
        hour = key.map { $0.isFirst ? $0.hour : 0 } ?? 0
        return true
    }

    /// The year 2200: the key of an hour is as many hashes away as hours.
    private static let lastHour: Int64 = 2_016_000

    /// What a deed of the house says about other rows.
    private mutating func collect(_ row: Row) -> Bool {
        guard row.text(3) == HouseDeed.giftsHead.rawValue else { return true }
        guard let head = LogHead(row.text(7)) else { return false }
        gifts.append(head)
        return true
    }

    /// The columns as they are sealed.
    private mutating func fill(_ row: Row, through last: Int32) {
        for column in 0...last {
            message.append(0x7C)
            row.append(column, to: &message)
        }
    }

    private mutating func finish(_ database: Database, _ heads: [LogHead]) throws(StoreError) {
        let newest = try database.first("SELECT value FROM settings WHERE name = 'audit'") { $0.text(0) }
        if verdict.broken == nil, Array((newest ?? "").utf8) != last {
            verdict.broken = .init(row: expected, at: nil)
        }
        verdict.wrongHeads += heads.filter { seals[$0.row] != nil }
        verdict.strangeKeys = Set(given.map(\.chain)).subtracting(chains).count
        for head in gifts {
            let seal = try database.first("SELECT hash FROM gifts WHERE number = ?", .int(head.row)) {
                $0.text(0)
            }
            guard seal != head.seal else { continue }
            verdict.firstBrokenGift = min(verdict.firstBrokenGift ?? .max, Int(head.row))
        }
    }
}
