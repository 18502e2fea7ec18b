import CivicFacts
import Conversation

/// Accounts, the senders behind them, their sessions and bans.
struct People {
    let database: Database
    let json: RowJSON
    let numbers: AccountNumbers
    /// Nil for a sender of whom nothing is known.
    let known = WarmRows<SenderID, Known?>(of: "senders", limit: 1_000)
    let sessions = WarmRows<AccountID, Session>(of: "sessions", limit: 1_000)
    private let wake = Warm<Moment?>(of: "sessions")
    private let anyBan = Warm<Bool>(of: "bans")
    private let secret = Warm<String>(of: "settings")
    /// What a new installation begins with, where it is not to be any.
    private let given: String?

    init(database: Database, json: RowJSON, numbers: AccountNumbers, salt: String? = nil) {
        given = salt
        self.database = database
        self.json = json
        self.numbers = numbers
    }

    /// What is known of a sender.
    struct Known {
        let account: AccountID
        let room: String?
        let isMain: Bool
    }

    /// The account of a sender, made at first contact; a private room is remembered as the way to reach them.
    func account(of sender: SenderID, privateRoom: RoomID?) throws(StoreError) -> AccountID {
        if let known = try known(sender) {
            if let privateRoom, known.room != privateRoom.id || !known.isMain {
                try moved(sender, of: known.account, to: privateRoom)
            }
            return known.account
        }
        let new = Known(account: try numbers.newAccount(), room: privateRoom?.id, isMain: true)
        try known.write(new, of: sender, in: database) { () throws(StoreError) in
            // Nobody has to look for it.
            sessions.keep(Session(), of: new.account, in: database)
            try database.run(
                "INSERT INTO senders VALUES (?, ?, ?, ?, 1)", .text(sender.platform.rawValue),
                .text(sender.id), .int(new.account.rawValue), .optional(new.room))
        }
        return new.account
    }

    private func known(_ sender: SenderID) throws(StoreError) -> Known? {
        if let known = known.value(of: sender, in: database) { return known }
        let stored = try database.first(
            "SELECT account, room, is_main FROM senders WHERE platform = ? AND id = ?",
            .text(sender.platform.rawValue), .text(sender.id)
        ) { row in
            Known(
                account: AccountID(rawValue: row.int(0)), room: row.optionalText(1), isMain: row.int(2) == 1)
        }
        known.keep(stored, of: sender, in: database)
        return stored
    }

    /// The person writes from here now; on two platforms they are answered where they wrote last.
    private func moved(_ sender: SenderID, of account: AccountID, to room: RoomID) throws(StoreError) {
        try database.run(
            "UPDATE senders SET is_main = 0 WHERE account = ? AND is_main = 1", .int(account.rawValue))
        try database.run(
            "UPDATE senders SET room = ?, is_main = 1 WHERE platform = ? AND id = ?", .text(room.id),
            .text(sender.platform.rawValue), .text(sender.id))
    }

    /// Every room that a person wrote from in private.
    func rooms(of account: AccountID) throws(StoreError) -> [RoomID] {
        try database.rows(
            "SELECT platform, room FROM senders WHERE account = ? AND room IS NOT NULL ORDER BY platform, id",
            .int(account.rawValue)
        ) { row in
            Platform(rawValue: row.text(0)).map { RoomID(platform: $0, id: row.text(1)) }
        }.compactMap(\.self)
    }

    /// Where a person can be written to, and as whom; nil if nobody wrote from a private room.
    func contact(of account: AccountID) throws(StoreError) -> (sender: SenderID, room: RoomID)? {
        try database.first(
            """
            SELECT platform, id, room FROM senders WHERE account = ? AND room IS NOT NULL
            ORDER BY is_main DESC, platform, id LIMIT 1
            """,
            .int(account.rawValue)
        ) { row throws(StoreError) in
            guard let platform = Platform(rawValue: row.text(0)) else { throw .unreadable }
            return (
                SenderID(platform: platform, id: row.text(1)), RoomID(platform: platform, id: row.text(2))
            )
        }
    }

    /// Whose private room this is.
    func sender(in room: RoomID) throws(StoreError) -> SenderID? {
        try database.first(
            "SELECT id FROM senders WHERE platform = ? AND room = ?", .text(room.platform.rawValue),
            .text(room.id)
        ) { SenderID(platform: room.platform, id: $0.text(0)) }
    }

    /// Any sender behind an account.
    func sender(of account: AccountID) throws(StoreError) -> SenderID? { try senders(of: account).first }

    /// The account of a sender; nil where there is none.
    func account(of sender: SenderID) throws(StoreError) -> AccountID? { try known(sender)?.account }

    func knows(_ sender: SenderID) throws(StoreError) -> Bool { try known(sender) != nil }

    func senders(of account: AccountID) throws(StoreError) -> [SenderID] {
        try database.rows(
            "SELECT platform, id FROM senders WHERE account = ? ORDER BY platform, id", .int(account.rawValue)
        ) { row in
            Platform(rawValue: row.text(0)).map { SenderID(platform: $0, id: row.text(1)) }
        }.compactMap(\.self)
    }

    /// The session; a stored one that cannot be read is put aside untouched and a fresh one takes its place.
    func session(of account: AccountID, at now: Moment) throws(StoreError) -> (
        session: Session, wasUnreadable: Bool
    ) {
        if let session = sessions.value(of: account, in: database) { return (session, false) }
        guard let stored = try body(of: account) else { return (Session(), false) }
        if let session = try? json.decode(Session.self, from: stored) {
            sessions.keep(session, of: account, in: database)
            return (session, false)
        }
        try database.run(
            "INSERT INTO sessions_aside VALUES (?, ?, ?)", .int(account.rawValue), .blob(stored),
            .int(now.milliseconds))
        return (Session(), true)
    }

    /// A session as stored, nil if there is none that can be read.
    func storedSession(of account: AccountID) throws(StoreError) -> Session? {
        if let session = sessions.value(of: account, in: database) { return session }
        return try body(of: account).flatMap { try? json.decode(Session.self, from: $0) }
    }

    private func body(of account: AccountID) throws(StoreError) -> [UInt8]? {
        try database.first("SELECT body FROM sessions WHERE account = ?", .int(account.rawValue)) {
            $0.blob(0)
        }
    }

    func save(_ session: Session, of account: AccountID) throws(StoreError) {
        let former = sessions.value(of: account, in: database)
        let wakesNext = wake.kept(in: database).map { self.wakesNext(after: $0, former, session) } ?? nil
        try sessions.write(session, of: account, in: database) { () throws(StoreError) in
            try database.run(
                """
                INSERT INTO sessions VALUES (?, ?, ?)
                ON CONFLICT (account) DO UPDATE SET body = excluded.body, wake_at = excluded.wake_at
                """, .int(account.rawValue), .blob(try json.encode(session)),
                .optional(session.wakeAt?.milliseconds))
        }
        if let wakesNext { wake.keep(wakesNext, in: database) }
        guard former?.language != session.language else { return }
        try database.run(
            "UPDATE accounts SET language = ?1 WHERE id = ?2 AND language <> ?1",
            .text(session.language.rawValue),
            .int(account.rawValue))
    }

    func language(of account: AccountID) throws(StoreError) -> Language {
        let code = try database.first("SELECT language FROM accounts WHERE id = ?", .int(account.rawValue)) {
            $0.text(0)
        }
        return code.flatMap(Language.init(rawValue:)) ?? .english
    }

    func setReachable(_ isReachable: Bool, _ account: AccountID) throws(StoreError) {
        try database.run(
            "UPDATE accounts SET reachable = ? WHERE id = ?", .flag(isReachable), .int(account.rawValue))
    }

    /// Sessions with a time that has come.
    func due(at now: Moment) throws(StoreError) -> [(account: AccountID, wakeAt: Moment)] {
        try database.rows(
            "SELECT account, wake_at FROM sessions WHERE wake_at <= ? ORDER BY wake_at, account LIMIT 500",
            .int(now.milliseconds)
        ) { row in (AccountID(rawValue: row.int(0)), Moment(milliseconds: row.int(1))) }
    }

    func nextWake() throws(StoreError) -> Moment? {
        try wake.value(from: database) { () throws(StoreError) in
            try database.first("SELECT min(wake_at) FROM sessions WHERE wake_at IS NOT NULL") {
                $0.optionalInt(0)
            }
            .flatMap(\.self).map(Moment.init(milliseconds:))
        }
    }

    /// When the first session wants to be woken after this one has changed; nil where the disk must be asked.
    private func wakesNext(after next: Moment?, _ former: Session?, _ session: Session) -> Moment?? {
        guard let next else { return .some(session.wakeAt) }
        if let wakeAt = session.wakeAt, wakeAt <= next { return wakeAt }
        guard let former, former.wakeAt != next else { return nil }
        return .some(next)
    }

    /// Almost nobody is banned: where nobody is, nobody has to be looked for.
    var isAnybodyBanned: Bool {
        get throws(StoreError) {
            try anyBan.value(from: database) { () throws(StoreError) in
                try database.first("SELECT 1 FROM bans LIMIT 1") { _ in true } ?? false
            }
        }
    }

    func ban(of account: AccountID) throws(StoreError) -> Moment? {
        guard try isAnybodyBanned else { return nil }
        var latest: Moment?
        for person in try pseudonyms(of: account) {
            let until = try database.first("SELECT until FROM bans WHERE person = ?", .text(person)) {
                $0.int(0)
            }
            if let until, latest.map({ $0.milliseconds < until }) ?? true {
                latest = Moment(milliseconds: until)
            }
        }
        return latest
    }

    /// Removes the account and, by the tables' own rules, sessions, reports, photos and senders with it.
    func remove(_ account: AccountID) throws(StoreError) {
        try database.run("DELETE FROM sessions_aside WHERE account = ?", .int(account.rawValue))
        try database.run("DELETE FROM accounts WHERE id = ?", .int(account.rawValue))
    }

    func pruneBans(at now: Moment) throws(StoreError) {
        try database.run("DELETE FROM bans WHERE until < ?", .int(now.milliseconds))
    }

    func pseudonyms(of account: AccountID) throws(StoreError) -> [String] {
        let salt = try salt()
        return try database.rows("SELECT platform, id FROM senders WHERE account = ?", .int(account.rawValue))
        { row in
            Digest.sha256("\(salt):\(row.text(0)):\(row.text(1))")
        }
    }

    var isSalted: Bool {
        get throws(StoreError) {
            try database.first("SELECT 1 FROM settings WHERE name = 'salt'") { _ in true } ?? false
        }
    }

    /// A secret of this installation.
    func salt() throws(StoreError) -> String {
        try secret.value(from: database) { () throws(StoreError) in
            let kept = try database.first("SELECT value FROM settings WHERE name = 'salt'") { $0.text(0) }
            if let kept { return kept }
            let salt = given ?? Digest.randomHex(bytes: 16)
            try database.run("INSERT INTO settings VALUES ('salt', ?)", .text(salt))
            return salt
        }
    }
}
