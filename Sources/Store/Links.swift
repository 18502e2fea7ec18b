import CivicFacts
import Conversation

/// One person on two platforms: codes on offer, and two accounts that become one or part again.
struct Links {
    let database: Database
    let numbers: AccountNumbers
    let freshCode: @Sendable (AccountID) -> String

    /// An account has one code at a time.
    func add(_ offer: LinkOffer, code: String) throws(StoreError) {
        try database.run("DELETE FROM link_codes WHERE account = ?", .int(offer.account.rawValue))
        try database.run(
            """
            INSERT INTO link_codes VALUES (?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET account = excluded.account,
            platform = excluded.platform, room = excluded.room, until = excluded.until
            """, .text(code),
            .int(offer.account.rawValue), .text(offer.room.platform.rawValue), .text(offer.room.id),
            .int(offer.until.milliseconds))
    }

    func offer(of code: String) throws(StoreError) -> LinkOffer? {
        try database.first(
            "SELECT account, platform, room, until FROM link_codes WHERE code = ?", .text(code)
        ) { row throws(StoreError) in
            guard let platform = Platform(rawValue: row.text(1)) else { throw .unreadable }
            return LinkOffer(
                account: AccountID(rawValue: row.int(0)), room: RoomID(platform: platform, id: row.text(2)),
                until: Moment(milliseconds: row.int(3)))
        }
    }

    func prune(at now: Moment) throws(StoreError) {
        try database.run("DELETE FROM link_codes WHERE until < ?", .int(now.milliseconds))
    }

    /// Everything of the first account but its session belongs to the second from now on, and the first is gone.
    func join(_ former: AccountID, into account: AccountID) throws(StoreError) {
        let (old, new) = (Value.int(former.rawValue), Value.int(account.rawValue))
        try relate(former, to: account)
        try database.run("UPDATE senders SET account = ?, is_main = 0 WHERE account = ?", new, old)
        for table in ["photos", "sessions_aside"] {
            try database.run("UPDATE \(table) SET account = ? WHERE account = ?", new, old)
        }
        // What both marked counts once.
        try database.run(
            """
            INSERT INTO marks (account, kind, target, at, reaction)
            SELECT CAST(? AS BIGINT), kind, target, at, reaction FROM marks WHERE account = ? ON CONFLICT DO NOTHING
            """, new, old)
        try database.run("DELETE FROM marks WHERE account = ?", old)
        try database.run("DELETE FROM accounts WHERE id = ?", old)
    }

    /// Who is behind an account. It outlives a parting: whoever was one person is one where reports are decided.
    func person(of account: AccountID) throws(StoreError) -> AccountID {
        try database.first("SELECT person FROM kin WHERE account = ?", .int(account.rawValue)) {
            AccountID(rawValue: $0.int(0))
        } ?? account
    }

    private func relate(_ other: AccountID, to account: AccountID) throws(StoreError) {
        let person = Value.int(try self.person(of: account).rawValue)
        try database.run(
            "UPDATE kin SET person = ? WHERE person = ?", person,
            .int(try self.person(of: other).rawValue))
        for one in [account, other] {
            try database.run(
                "INSERT INTO kin VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET person = excluded.person",
                .int(one.rawValue), person)
        }
    }

    /// Nothing is left of a person.
    func forget(_ account: AccountID) throws(StoreError) {
        try database.run("DELETE FROM kin WHERE person = ?", .int(try person(of: account).rawValue))
    }

    /// Gives a sender an account of their own.
    func part(_ sender: SenderID) throws(StoreError) -> AccountID {
        let person = [Value.text(sender.platform.rawValue), .text(sender.id)]
        let former = try database.rows(
            "SELECT account FROM senders WHERE platform = ? AND id = ?", person
        ) { $0.int(0) }.first
        let account = try numbers.newAccount()
        try database.run(
            "UPDATE senders SET account = ?, is_main = 1 WHERE platform = ? AND id = ?",
            [.int(account.rawValue)] + person)
        if let former {
            try relate(account, to: AccountID(rawValue: former))
            try database.run("UPDATE senders SET is_main = 1 WHERE account = ?", .int(former))
        }
        return account
    }
}
