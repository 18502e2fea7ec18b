import Charities
import CivicFacts
import Conversation

/// Reports as the engine may read them. A failed read is remembered and stops the transaction afterwards.
final class Reports: Records {
    let database: Database
    private let json: RowJSON
    let people: People
    private let links: Links
    private let queue: DeskQueue
    let gifts: GiftBook
    let feed: FeedTable
    let traces: Traces
    let marks: Marks
    private let warm = WarmRows<ReportID, Known>(of: "reports", limit: 500)
    let authored = WarmRows<AccountID, [Authored]>(of: "reports", limit: 1_000)
    /// Whether somebody is asked something about a report of theirs.
    let asking = WarmRows<AccountID, Bool>(of: "reports", limit: 1_000)
    private let newest = Warm<Int64>(of: "counters")
    private(set) var failure: StoreError?

    init(
        database: Database, json: RowJSON, people: People, links: Links, queue: DeskQueue, gifts: GiftBook
    ) {
        self.gifts = gifts
        self.database = database
        self.json = json
        self.people = people
        self.links = links
        self.queue = queue
        marks = Marks(database: database, json: json)
        feed = FeedTable(database: database, marks: marks)
        traces = Traces(database: database)
    }

    /// A report, and what it is about, once somebody has asked.
    private final class Known {
        let report: Report
        lazy var likeness = Likeness(report)

        init(_ report: Report) { self.report = report }
    }

    /// One of somebody's reports, as far as it never changes.
    struct Authored {
        let id: ReportID
        let sentAt: Moment
        let isOfVoting: Bool

        init(id: ReportID, sentAt: Moment, isOfVoting: Bool) {
            (self.id, self.sentAt, self.isOfVoting) = (id, sentAt, isOfVoting)
        }

        init(_ report: Report) {
            self.init(id: report.id, sentAt: report.sentAt, isOfVoting: report.isOfVoting)
        }
    }

    var nextReport: ReportID {
        ReportID(rawValue: (read { _ throws(StoreError) in try newestReport() } ?? 0) + 1)
    }

    private func newestReport() throws(StoreError) -> Int64 {
        try newest.value(from: database) { () throws(StoreError) in
            try database.first("SELECT value FROM counters WHERE name = 'reports'") { $0.int(0) } ?? 0
        }
    }

    func report(_ id: ReportID) -> Report? {
        if let known = warm.value(of: id, in: database) { return known.report }
        let report = one("SELECT body FROM reports WHERE id = ?", .int(id.rawValue))
        if let report { warm.keep(Known(report), of: id, in: database) }
        return report
    }

    func likeness(of report: Report) -> Likeness {
        warm.value(of: report.id, in: database)?.likeness ?? Likeness(report)
    }

    func report(holding photo: PhotoID) -> Report? {
        one(
            "SELECT body FROM reports WHERE id = (SELECT report FROM photos WHERE id = ?)",
            .text(photo.rawValue))
    }

    func reports(by account: AccountID, skipping: Int, limit: Int) -> [Report] {
        authored(by: account).dropFirst(skipping).prefix(limit).compactMap { report($0.id) }
    }

    /// All reports of somebody, the newest first.
    private func authored(by account: AccountID) -> [Authored] {
        if let known = authored.value(of: account, in: database) { return known }
        let stored = read { database throws(StoreError) in
            try database.rows(
                "SELECT id, sent_at, parent IS NULL FROM reports WHERE author = ? ORDER BY id DESC",
                .int(account.rawValue)
            ) { Self.authored($0, from: 0) }
        }
        if let stored { authored.keep(stored, of: account, in: database) }
        return stored ?? []
    }

    static func authored(_ row: Row, from column: Int32) -> Authored {
        Authored(
            id: ReportID(rawValue: row.int(column)), sentAt: Moment(milliseconds: row.int(column + 1)),
            isOfVoting: row.flag(column + 2))
    }

    func countOfReports(by account: AccountID, since: Moment) -> Int {
        authored(by: account).count { $0.sentAt >= since && $0.isOfVoting }
    }

    func publicReports(after mark: FeedMark?, at now: Moment, limit: Int) -> [Report] {
        many(
            """
            SELECT body FROM reports WHERE public_at <= ? AND (public_at, id) < (?, ?) AND parent IS NULL
            ORDER BY public_at DESC, id DESC LIMIT ?
            """, .int(now.milliseconds), .int(mark?.publicAt.milliseconds ?? .max),
            .int(mark?.report.rawValue ?? .max), .int(Int64(limit)))
    }

    func waitingReports(limit: Int) -> [Report] {
        many("SELECT body FROM reports WHERE is_open = 1 ORDER BY id LIMIT ?", .int(Int64(limit)))
    }

    var desk: DeskState { read { _ throws(StoreError) in try queue.state() } ?? DeskState() }

    func callableReports(of desks: [DeskName], at now: Moment, limit: Int) -> [Report] {
        let (sql, values) = DeskQueue.first(of: desks, freeAt: now, limit: limit)
        return many("\(sql) LIMIT ?", values + [.int(Int64(limit))])
    }

    func reports(at desk: DeskName, limit: Int) -> [Report] {
        many(
            "\(DeskQueue.bodies) WHERE desk_queue.desk = ? ORDER BY report LIMIT ?", .text(desk.rawValue),
            .int(Int64(limit)))
    }

    func strayReports(besides closed: [DeskName], at now: Moment, limit: Int) -> [Report] {
        let places = closed.map { _ in "?" }.joined(separator: ", ")
        let condition = closed.isEmpty ? "" : " AND home NOT IN (\(places))"
        return many(
            """
            \(DeskQueue.bodies)
            WHERE home IS NOT NULL\(condition) AND lease <= ? ORDER BY report LIMIT ?
            """, closed.map { .text($0.rawValue) } + [.int(now.milliseconds), .int(Int64(limit))])
    }

    func reports(heldBy moderator: AccountID, at now: Moment) -> [Report] {
        many(
            "\(DeskQueue.bodies) WHERE holder = ? AND lease > ? AND is_queued = 1 ORDER BY report",
            .int(moderator.rawValue), .int(now.milliseconds))
    }

    func alarmingReports(at now: Moment, limit: Int) -> [Report] {
        many(
            "\(DeskQueue.bodies) WHERE alarm_at <= ? ORDER BY alarm_at, report LIMIT ?",
            .int(now.milliseconds), .int(Int64(limit)))
    }

    func endedLeases(at now: Moment, limit: Int) -> [Report] {
        many(
            "\(DeskQueue.bodies) WHERE lease > 0 AND lease <= ? ORDER BY lease, report LIMIT ?",
            .int(now.milliseconds), .int(Int64(limit)))
    }

    func unansweredReports(at now: Moment, limit: Int) -> [Report] {
        many(
            "\(DeskQueue.bodies) WHERE answer_by <= ? ORDER BY answer_by, report LIMIT ?",
            .int(now.milliseconds), .int(Int64(limit)))
    }

    func queueCounts(at now: Moment) -> [DeskName: QueueCount] {
        read { _ throws(StoreError) in try queue.counts(at: now) } ?? [:]
    }

    func countOfOpenReports(by account: AccountID) -> Int {
        count("SELECT count(*) FROM desk_queue WHERE author = ?", .int(account.rawValue))
    }

    func language(of account: AccountID) -> Language {
        read { _ throws(StoreError) in try people.language(of: account) } ?? .english
    }

    func ban(of account: AccountID) -> Moment? {
        read { _ throws(StoreError) in try people.ban(of: account) }.flatMap(\.self)
    }

    func fullBan(of account: AccountID) -> Ban? {
        read { _ throws(StoreError) in try people.fullBan(of: account) }.flatMap(\.self)
    }

    func keptPhotos(among photos: [PhotoID]) -> [PhotoID] {
        photos.filter { photo in
            count("SELECT count(*) FROM photos WHERE id = ? AND hash IS NOT NULL", .text(photo.rawValue)) > 0
        }
    }

    func lot(of report: ReportID) -> UInt64 {
        let salt = read { _ throws(StoreError) in try people.salt() } ?? ""
        return UInt64(Digest.sha256("\(salt):look:\(report)").prefix(15), radix: 16) ?? 0
    }

    func countOfApprovals(by account: AccountID, atMost: Int) -> Int {
        count(Self.approvals, .int(account.rawValue), .int(Int64(atMost)))
    }

    static let approvals = """
        SELECT count(*) FROM (SELECT DISTINCT report FROM audit
        WHERE deed IN (\(Migrations.approvals)) AND actor IN (
            SELECT CAST(?1 AS BIGINT) UNION SELECT account FROM kin
            WHERE person = (SELECT person FROM kin WHERE account = ?1))
        LIMIT ?2) d
        """

    func freshLinkCode(for account: AccountID) -> String { links.freshCode(account) }

    func linkOffer(_ code: String) -> LinkOffer? {
        read { _ throws(StoreError) in try links.offer(of: code) }.flatMap(\.self)
    }

    func person(of account: AccountID) -> AccountID {
        read { _ throws(StoreError) in try links.person(of: account) } ?? account
    }

    func senders(of account: AccountID) -> [SenderID] {
        read { _ throws(StoreError) in try people.senders(of: account) } ?? []
    }

    func account(of sender: SenderID) -> AccountID? {
        read { _ throws(StoreError) in try people.account(of: sender) }.flatMap(\.self)
    }

    func privateRoom(of account: AccountID) -> RoomID? {
        read { _ throws(StoreError) in try people.contact(of: account)?.room }.flatMap(\.self)
    }

    func session(of account: AccountID) -> Session? {
        read { _ throws(StoreError) in try people.storedSession(of: account) }.flatMap(\.self)
    }

    func hash(of photo: PhotoID) -> String? {
        read { database throws(StoreError) in
            try database.first("SELECT hash FROM photos WHERE id = ?", .text(photo.rawValue)) { row in
                row.optionalText(0)
            }
        }.flatMap(\.self).flatMap(\.self)
    }

    func openQuestion(to account: AccountID) -> Report? {
        guard !authored(by: account).isEmpty, asking.value(of: account, in: database) != false else {
            return nil
        }
        return one(
            "SELECT body FROM reports WHERE author = ? AND asks = 1 ORDER BY id LIMIT 1",
            .int(account.rawValue))
    }

    /// Writes a report; a new one takes its number, and its photos are bound to it.
    func keep(_ report: Report) throws(StoreError) {
        let others = authored.value(of: report.author, in: database)
        let authored = others.map { $0.contains { $0.id == report.id } ? $0 : Self.adding(report, to: $0) }
        try self.authored.write(authored, of: report.author, in: database) { () throws(StoreError) in
            try warm.write(Known(report), of: report.id, in: database) { () throws(StoreError) in
                try write(report)
            }
        }
        try queue.keep(report)
        try TokenTable.keep(report, salt: try people.salt(), in: database)
        try feed.keep(report)
        try count(report.id)
        for photo in report.photos {
            try database.run(
                "UPDATE photos SET report = ? WHERE id = ? AND report IS NULL", .int(report.id.rawValue),
                .text(photo.rawValue))
        }
    }

    /// The newest first; one that the rooms were told of before it was sent has an older number.
    private static func adding(_ report: Report, to others: [Authored]) -> [Authored] {
        let newer = others.prefix { $0.id.rawValue > report.id.rawValue }
        return newer + [Authored(report)] + others.dropFirst(newer.count)
    }

    private func count(_ report: ReportID) throws(StoreError) {
        guard try report.rawValue > newestReport() else { return }
        try database.run(
            "INSERT INTO counters VALUES ('reports', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            .int(report.rawValue))
        newest.keep(report.rawValue, in: database)
    }

    /// Where comments name their report, posts of givers say this, which is no report's number.
    static let posts: Int64 = 0

    /// Its traces are written where they changed.
    private func write(_ report: Report) throws(StoreError) {
        let traced = try traces.traced(report)
        let asks = report.openQuestion != nil && !report.isWithdrawn
        try database.run(
            """
            INSERT INTO reports
                (id, author, body, sent_at, public_at, is_open, asks, parent, leader, kind, traced, desk, organisation)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body,
            public_at = excluded.public_at, is_open = excluded.is_open, asks = excluded.asks, leader = excluded.leader,
            kind = excluded.kind, traced = excluded.traced, desk = excluded.desk
            """, .int(report.id.rawValue), .int(report.author.rawValue), .blob(try json.encode(report)),
            .int(report.sentAt.milliseconds), .optional(report.publicAt?.milliseconds), .flag(report.isOpen),
            .flag(asks), .optional(report.gift == nil ? report.parent?.rawValue : Self.posts),
            .optional(report.grouping?.with.rawValue),
            .text(report.kind.rawValue), .int(traced.mark), .optional(report.desk?.name.rawValue),
            .optional(report.gift?.organisation.description))
        try traces.write(traced, of: report.id)
    }

    /// Counts on.
    func add(_ count: Int, to counter: String) throws(StoreError) {
        try database.run(
            """
            INSERT INTO counters VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = counters.value + excluded.value
            """,
            .text(counter), .int(Int64(count)))
    }

    /// Makes all reports of one account those of another.
    func hand(over former: AccountID, to account: AccountID) throws(StoreError) {
        let handed = many("SELECT body FROM reports WHERE author = ?", .int(former.rawValue))
        for report in handed.map({ $0.handed(to: account) }) { try keep(report) }
        try database.run(
            "UPDATE reports SET author = ? WHERE author = ?", .int(account.rawValue), .int(former.rawValue))
    }

    /// Throws what went wrong in an earlier read.
    func check() throws(StoreError) {
        guard let failure else { return }
        self.failure = nil
        throw failure
    }

    private func one(_ sql: String, _ value: Value) -> Report? {
        read { database throws(StoreError) in
            try database.first(sql, value) { row throws(StoreError) in
                try json.decodeOften(Report.self, from: row.blob(0))
            }
        }.flatMap(\.self)
    }

    func many(_ sql: String, _ values: Value...) -> [Report] { many(sql, values) }

    func many(_ sql: String, _ values: [Value]) -> [Report] {
        read { database throws(StoreError) in
            try database.rows(sql, values) { row throws(StoreError) in
                try json.decode(Report.self, from: row.blob(0))
            }
        } ?? []
    }

    func count(_ sql: String, _ values: Value...) -> Int {
        read { database throws(StoreError) in
            Int(try database.rows(sql, values) { $0.int(0) }.first ?? 0)
        } ?? 0
    }

    func decoded(_ body: [UInt8]) throws(StoreError) -> Report { try json.decode(Report.self, from: body) }

    func read<Result>(_ body: (Database) throws(StoreError) -> Result) -> Result? {
        do { return try body(database) } catch {
            failure = failure ?? error
            return nil
        }
    }
}
