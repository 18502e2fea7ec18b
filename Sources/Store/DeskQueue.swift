public import CivicFacts
public import Conversation

/// Open reports as moderators ask for them, and what the review rooms remember. A row goes when its report is decided.
struct DeskQueue {
    /// In what order reports are handed out.
    private enum Rank: Int64 {
        case urgent = 0, unseen, shown, asked, heldBack
    }

    let database: Database
    let json: RowJSON
    private let desk = Warm<DeskState>(of: "desk")
    private let due = Warm<Moment?>(of: "desk", "desk_queue")

    init(database: Database, json: RowJSON) {
        self.database = database
        self.json = json
    }

    /// Brings a report's row in line with the report.
    func keep(_ report: Report) throws(StoreError) {
        guard report.isOpen else {
            try database.run("DELETE FROM desk_queue WHERE report = ?", .int(report.id.rawValue))
            return
        }
        let rank = Value.int(rank(of: report).rawValue)
        let author = Value.int(report.author.rawValue)
        try database.run(
            Self.keeping, .int(report.id.rawValue), rank, .int(report.lease?.until.milliseconds ?? 0),
            .optional(report.lease?.holder.rawValue), .flag(report.queuedAt != nil),
            .int(report.waitsSince.milliseconds), .optional(report.answerBy?.milliseconds), author,
            .text(report.deskName.rawValue), .optional(report.desk?.home?.rawValue),
            .optional(report.alarmAt?.milliseconds))
    }

    /// Each author's reports stand in rounds, one in each, so that nobody's many come before somebody's first: a new one in
    /// the round that is served now, or behind the newest of its author. Urgent ones go by age alone.
    private static let keeping = """

        INSERT INTO desk_queue
            (report, rank, lease, holder, is_queued, sent_at, answer_by, author, desk, home, alarm_at, round)
        VALUES (
            ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, CASE WHEN CAST(?2 AS BIGINT) = 0 THEN 0 ELSE coalesce((
            SELECT max(one) FROM (
                SELECT min(round) AS one FROM desk_queue WHERE desk = ?9 AND rank = ?2 AND report <> ?1 UNION ALL
                SELECT max(round) + 1 FROM desk_queue WHERE author = ?8 AND rank = ?2 AND report <> ?1) d), 0) END)
        ON CONFLICT (report) DO UPDATE SET
            round = CASE WHEN desk_queue.rank = excluded.rank AND desk_queue.desk = excluded.desk
                THEN desk_queue.round ELSE excluded.round END,
            rank = excluded.rank, lease = excluded.lease, holder = excluded.holder,
            is_queued = excluded.is_queued, sent_at = excluded.sent_at, answer_by = excluded.answer_by,
            author = excluded.author, desk = excluded.desk, home = excluded.home,
            alarm_at = excluded.alarm_at
        """

    private func rank(of report: Report) -> Rank {
        if report.isHeldBack == true { return .heldBack }
        if report.isUrgent { return .urgent }
        if report.openQuestion != nil { return .asked }
        // What everybody was shown unasked is likelier to be in somebody's hands.
        return report.queuedAt == nil ? .shown : .unseen
    }

    /// The report bodies that a condition picks out, as SQL behind `FROM desk_queue`.
    static let bodies = "SELECT body FROM desk_queue JOIN reports ON reports.id = desk_queue.report"

    /// Of the reports that a desk's row stands for, those that this is true of are in nobody's hands.
    private static let free = "FILTER (WHERE lease <= ?1"

    func counts(at now: Moment) throws(StoreError) -> [DeskName: QueueCount] {
        let rows = try database.rows(
            """
            SELECT desk, count(*) \(Self.free)), count(*) \(Self.free) AND rank = 0), count(*) \(Self.free) AND rank = 4),
                min(sent_at) \(Self.free)), count(*) \(Self.free) AND is_queued = 1),
                count(*) FILTER (WHERE is_queued = 1 AND lease > ?1)
            FROM desk_queue GROUP BY desk
            """, .int(now.milliseconds)
        ) { row in
            let count = QueueCount(
                waiting: Int(row.int(1)), urgent: Int(row.int(2)), heldBack: Int(row.int(3)),
                oldest: row.optionalInt(4).map(Moment.init(milliseconds:)), areSomeTaken: row.flag(6),
                queued: Int(row.int(5)))
            return (DeskName(rawValue: row.text(0)), count)
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// Which desks have open reports.
    func desks() throws(StoreError) -> [DeskName] {
        try database.rows("SELECT DISTINCT desk FROM desk_queue") { DeskName(rawValue: $0.text(0)) }
    }

    /// What comes first at these desks, as SQL whose values follow; each desk is looked up in its own order.
    static func first(
        of desks: [DeskName], freeAt now: Moment?, limit: Int
    ) -> (sql: String, values: [Value]) {
        let condition = now == nil ? "" : " AND lease <= ?"
        let one = """
            SELECT * FROM (SELECT report, rank, round, sent_at FROM desk_queue WHERE desk = ?\(condition)
            ORDER BY rank, round, sent_at, report LIMIT ?) d
            """
        let values = desks.flatMap { desk in
            [.text(desk.rawValue)] + (now.map { [Value.int($0.milliseconds)] } ?? []) + [.int(Int64(limit))]
        }
        let all = Array(repeating: one, count: desks.count).joined(separator: " UNION ALL ")
        return (
            """
            SELECT body FROM (\(all)) q JOIN reports ON reports.id = q.report
            ORDER BY q.rank, q.round, q.sent_at, q.report
            """, values
        )
    }

    func state() throws(StoreError) -> DeskState {
        try desk.value(from: database) { () throws(StoreError) in
            try database.first("SELECT body FROM desk") { row throws(StoreError) in
                try json.decode(DeskState.self, from: row.blob(0))
            } ?? DeskState()
        }
    }

    func save(_ state: DeskState) throws(StoreError) {
        try database.run(
            """
            INSERT INTO desk VALUES (1, ?, ?)
            ON CONFLICT (id) DO UPDATE SET body = excluded.body, wake_at = excluded.wake_at
            """, .blob(try json.encode(state)),
            .optional(state.wakeAt?.milliseconds))
    }

    /// When the desk has something to do: it wanted to be looked after, or a lease or the time for an answer ends, or others are to be
    /// told that nobody takes a report.
    func nextDue() throws(StoreError) -> Moment? {
        try due.value(from: database) { () throws(StoreError) in
            let moments = [
                try time("SELECT wake_at FROM desk"),
                try time("SELECT min(lease) FROM desk_queue WHERE lease > 0"),
                try time("SELECT min(answer_by) FROM desk_queue WHERE answer_by IS NOT NULL"),
                try time("SELECT min(alarm_at) FROM desk_queue WHERE alarm_at IS NOT NULL"),
            ]
            return moments.compactMap(\.self).min()
        }
    }

    private func time(_ query: String) throws(StoreError) -> Moment? {
        try database.first(query) { $0.optionalInt(0) }.flatMap(\.self).map(Moment.init(milliseconds:))
    }
}

extension Store {
    /// Does, inside the transaction, what the review rooms want to have done by now; true if there was something.
    func tendDesk(through engine: Engine, at now: Moment) throws(StoreError) -> Bool {
        guard let due = try queue.nextDue(), due <= now else { return false }
        let facts = Facts(
            now: now, account: AccountID(rawValue: 0), subject: nil, rules: rules, records: reports)
        let turn = engine.tend(knowing: facts)
        try reports.check()
        for change in turn.changes { _ = try apply(change, by: facts.account, at: now) }
        let isHushed = restoration.map { due <= $0.at } ?? false
        for delivery in turn.deliveries where !isHushed || delivery.order.isShownAgain {
            try post(
                delivery, from: .ofDesk(at: now), of: facts.account, isForgotten: false, at: now)
        }
        return true
    }

    /// Says something in every review room.
    public func brief(_ message: Message, at now: Moment) throws(StoreError) {
        try transaction { () throws(StoreError) in
            try postToReview(Delivery(.brief(message: message)), at: now)
        }
    }

    /// Says once, in every review room, what is wrong with the house; and once that it is over. The result says whether it was news.
    @discardableResult
    public func note(
        _ alarm: HouseAlarm, isOn: Bool, at now: Moment
    ) throws(StoreError) -> Bool {
        try transaction { () throws(StoreError) in
            let change =
                isOn
                ? "INSERT INTO house_alarms VALUES (?) ON CONFLICT DO NOTHING"
                : "DELETE FROM house_alarms WHERE name = ?"
            guard try database.change(change, .text(alarm.name)) > 0 else { return false }
            let message = isOn ? alarm.raised : alarm.over
            try postToReview(Delivery(.brief(message: message)), at: now)
            return true
        }
    }

    /// Puts a delivery into the outbox for each room in which the report's card stands, or is to stand; what concerns
    /// another desk than its own goes there alone.
    func post(_ delivery: Delivery, whereShown id: ReportID, at now: Moment) throws(StoreError) {
        let report = reports.report(id)
        let desk = delivery.desk ?? report?.deskName ?? .all
        let review = try deskRooms().rooms(of: desk)
        let isElsewhere = report.map { $0.deskName != desk } ?? false
        let isInReview = isElsewhere || report?.isInReviewRooms ?? true
        let served = report.map { $0.isWithdrawn || isElsewhere ? [] : $0.privateRooms } ?? []
        for room in (isInReview ? review : []) + served.filter({ !review.contains($0) }) {
            try outbox.add(delivery, to: room, account: nil, at: now)
        }
    }

    /// The report's card belongs into this room: its desk's, or that of somebody who was handed it.
    func belongs(_ id: ReportID, in room: RoomID) throws(StoreError) -> Bool {
        guard let report = reports.report(id) else { return true }
        return try deskRooms().desk(of: room).map { $0 == report.deskName } ?? true
    }

    /// Puts a delivery for the review rooms, or for those of one desk, into the outbox, once for each room.
    func postToReview(_ delivery: Delivery, at now: Moment) throws(StoreError) {
        let rooms = try deskRooms()
        for room in delivery.desk.map(rooms.rooms) ?? rooms.all {
            try outbox.add(delivery, to: room, account: nil, at: now)
        }
    }

    /// A desk that is no more leaves its reports to the one for all, and a room that is no more is not closed.
    func leadHome(at now: Moment) throws(StoreError) {
        var state = try queue.state()
        var isNews = false
        for desk in try queue.desks() where !rules.desks.names.contains(desk) {
            for report in reports.reports(at: desk, limit: .max) {
                try reports.keep(report.atDeskForAll(at: now))
                state.wake(at: now)
                isNews = true
            }
        }
        isNews = state.keepClosed(try deskRooms().desks, at: now) || isNews
        if isNews { try queue.save(state) }
    }

    /// The platform wants a message only so often: the boards say what that means.
    func note(wait: Span, at now: Moment) throws(StoreError) {
        var state = try queue.state()
        if state.slow(to: wait, at: now) { try queue.save(state) }
    }

    /// A room can be shown nothing, or something again: its desk learns of it.
    func note(isOpen: Bool, _ room: RoomID, at now: Moment) throws(StoreError) {
        guard let desk = try deskRooms().desk(of: room), desk != .all else { return }
        var state = try queue.state()
        let isNews = isOpen ? state.open(room, of: desk, at: now) : state.close(room, of: desk, at: now)
        if isNews { try queue.save(state) }
    }
}
