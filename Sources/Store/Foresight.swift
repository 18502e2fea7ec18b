import CivicFacts
import Conversation

/// What a server is asked once for all that came together, instead of once for each. A file answers at once, and is asked as it comes.
struct Foresight {
    private struct Key: Hashable {
        let source, key: String
    }

    /// Whether each key was seen before, also earlier in this transaction.
    private var seen: [Key: Bool] = [:]

    mutating func learn(_ keys: [String], of source: String, seen known: Set<String>) {
        for key in keys { seen[Key(source: source, key: key)] = known.contains(key) }
    }

    /// Nil for a key that nobody asked about; from now on it was seen.
    mutating func meet(_ key: String, of source: String) -> Bool? {
        let key = Key(source: source, key: key)
        guard let wasSeen = seen[key] else { return nil }
        seen[key] = true
        return wasSeen
    }
}

extension Store {
    /// Keys, senders, sessions and reports of all who wrote something that is about to be thought about.
    func foresee(_ arrivals: [Arrival]) throws(StoreError) {
        guard database.isOnServer, arrivals.count > 1 else { return }
        var keys: [String: [String]] = [:]
        for case .platform(let platform, let update) in arrivals.map(\.keeper) {
            keys[platform.rawValue, default: []].append(update.key)
        }
        for (source, keys) in keys.sorted(by: { $0.key < $1.key }) {
            inTurn.foresight.learn(keys, of: source, seen: try inbox.seen(among: keys, source: source))
        }
        let senders = Set(arrivals.flatMap { $0.inbounds ?? [] }.map(\.sender))
        let accounts = try people.foresee(senders)
        try reports.foresee(accounts)
    }

    /// Notes a key; false if it was seen before.
    func isNew(_ key: String, source: String, at now: Moment) throws(StoreError) -> Bool {
        guard let wasSeen = inTurn.foresight.meet(key, of: source) else {
            return try inbox.isNew(key, source: source, at: now)
        }
        if !wasSeen { try inbox.note(key, source: source, at: now) }
        return !wasSeen
    }
}

extension Inbox {
    /// Those of the keys that were seen before.
    func seen(among keys: [String], source: String) throws(StoreError) -> Set<String> {
        var seen: Set<String> = []
        for lot in Lot.lots(of: keys) {
            let sql = "SELECT key FROM seen WHERE platform = ? AND key IN (\(Lot.marks))"
            seen.formUnion(try database.rows(sql, [.text(source)] + lot.map(Value.text)) { $0.text(0) })
        }
        return seen
    }
}

extension People {
    /// Reads what is known of these people in few questions; the result are the accounts among them.
    func foresee(_ senders: Set<SenderID>) throws(StoreError) -> [AccountID] {
        let unknown = senders.filter { known.value(of: $0, in: database) == nil }
        for (platform, senders) in Dictionary(grouping: unknown, by: \.platform) {
            var found: [String: Known] = [:]
            let ids = senders.map(\.id).sorted()
            for lot in Lot.lots(of: ids) {
                let rows = try database.rows(
                    "SELECT id, account, room, is_main FROM senders WHERE platform = ? AND id IN (\(Lot.marks))",
                    [.text(platform.rawValue)] + lot.map(Value.text)
                ) { row in
                    let account = AccountID(rawValue: row.int(1))
                    return (
                        row.text(0), Known(account: account, room: row.optionalText(2), isMain: row.flag(3))
                    )
                }
                found.merge(rows) { $1 }
            }
            for id in ids {
                known.keep(found[id], of: SenderID(platform: platform, id: id), in: database)
            }
        }
        let accounts = senders.compactMap { known.value(of: $0, in: database)??.account }
        try foreseeSessions(of: accounts)
        return accounts
    }

    private func foreseeSessions(of accounts: [AccountID]) throws(StoreError) {
        let cold = Set(accounts).filter { sessions.value(of: $0, in: database) == nil }.map(\.rawValue)
            .sorted()
        for lot in Lot.lots(of: cold) {
            let rows = try database.rows(
                "SELECT account, body FROM sessions WHERE account IN (\(Lot.marks))", lot.map(Value.int)
            ) { (AccountID(rawValue: $0.int(0)), $0.blob(1)) }
            for (account, body) in rows {
                // One that cannot be read is put aside when its turn comes.
                guard let session = try? json.decode(Session.self, from: body) else { continue }
                sessions.keep(session, of: account, in: database)
            }
        }
    }
}

extension Reports {
    /// Somebody who has never been here has sent nothing.
    func welcome(_ account: AccountID) { authored.keep([], of: account, in: database) }

    /// Reads in few questions what these people have sent.
    func foresee(_ accounts: [AccountID]) throws(StoreError) {
        let cold = Set(accounts).filter { authored.value(of: $0, in: database) == nil }.map(\.rawValue)
            .sorted()
        for lot in Lot.lots(of: cold) {
            var (found, asked): ([Int64: [Authored]], Set<Int64>) = ([:], [])
            let rows = try database.rows(
                """
                SELECT author, id, sent_at, parent IS NULL, asks = 1 FROM reports WHERE author IN (\(Lot.marks))
                ORDER BY id DESC
                """, lot.map(Value.int)
            ) { ($0.int(0), Self.authored($0, from: 1), $0.flag(4)) }
            for (author, report, asks) in rows {
                found[author, default: []].append(report)
                if asks { asked.insert(author) }
            }
            for author in Set(lot) {
                let account = AccountID(rawValue: author)
                authored.keep(found[author] ?? [], of: account, in: database)
                asking.keep(asked.contains(author), of: account, in: database)
            }
        }
    }
}

/// So many values are asked for with one text of a statement; a lot that is not full has its last value several times.
enum Lot {
    private static let size = 16
    static let marks = Array(repeating: "?", count: size).joined(separator: ", ")

    static func lots<Element>(of values: [Element]) -> [[Element]] {
        stride(from: 0, to: values.count, by: size).map { start in
            let lot = Array(values[start..<min(start + size, values.count)])
            return lot + lot.suffix(1).flatMap { Array(repeating: $0, count: size - lot.count) }
        }
    }
}
