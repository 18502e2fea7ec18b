public import CivicFacts
import Conversation
import Glibc

/// Whoever had their data deleted does not come back with an older copy of the database, however that came here: `turnout restore`,
/// `pg_restore`, or a snapshot of a disk. The list of the forgotten lies outside, and the database knows up to which moment it holds.
extension Store {
    /// With each deletion: the list holds up to now.
    func markForgotten(at now: Moment) throws(StoreError) {
        let mark = max(now.milliseconds, try ForgottenMark.kept(in: database)?.milliseconds ?? 0)
        try database.run(
            "INSERT INTO settings VALUES ('forgotten', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            .text("\(mark)"))
    }

    /// What was asked for so shortly before a kill may be asked for once more by its platform, and is answered then.
    private static let patience = Span.minutes(10)

    /// Deletes the data of all who are on the list and not yet known as forgotten; the result counts them.
    func forgetAgain(at now: Moment) throws(StoreError) -> Int {
        guard let mark = try ForgottenMark.kept(in: database) else {
            try transaction { () throws(StoreError) in try markForgotten(at: now) }
            return 0
        }
        let end = isCareful ? now - Self.patience : nil
        let asked = forgotten.entries(after: mark, before: end)
        guard !asked.isEmpty else { return 0 }
        let gone = try people.accounts(hashed: asked)
        // Whoever comes anew from now on is somebody new.
        try turn { () throws(StoreError) in
            for account in gone { try removeOnceMore(account, at: now) }
            try markForgotten(at: end ?? now)
        }
        try scrubIfWanted()
        return gone.count
    }
}

/// Up to which moment a database has deleted what the list of the forgotten says.
enum ForgottenMark {
    static func kept(in database: Database) throws(StoreError) -> Moment? {
        let text = try database.first("SELECT value FROM settings WHERE name = 'forgotten'") { $0.text(0) }
        return text.flatMap { Int64($0) }.map(Moment.init(milliseconds:))
    }
}

extension People {
    /// Those whose senders are among these hashes.
    func accounts(hashed forgotten: Set<String>) throws(StoreError) -> [AccountID] {
        guard !forgotten.isEmpty else { return [] }
        let all = try database.rows("SELECT DISTINCT account FROM senders ORDER BY account") {
            AccountID(rawValue: $0.int(0))
        }
        var gone: [AccountID] = []
        for account in all where try !forgotten.isDisjoint(with: pseudonyms(of: account)) {
            gone.append(account)
        }
        return gone
    }
}

extension StoreReader {
    /// How many people a house would forget again at its start.
    public func returnedPeople(on list: ForgottenList, at now: Moment) throws(StoreError) -> Int {
        guard let mark = try ForgottenMark.kept(in: database) else { return 0 }
        let people = People(database: database, json: RowJSON(), numbers: AccountNumbers(database: database))
        return try people.accounts(hashed: list.entries(after: mark, before: now - .minutes(1))).count
    }
}
