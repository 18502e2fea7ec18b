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
            .int(report.waitsSince.milliseconds), .optional(report.answerBy?.milliseconds), author)
    }

    /// Each author's reports stand in rounds, one in each, so that nobody's many come before somebody's first: a new one in
    /// the round that is served now, or behind the newest of its author. Urgent ones go by age alone.
    private static let keeping = """

        INSERT INTO desk_queue
            (report, rank, lease, holder, is_queued, sent_at, answer_by, author, round)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, CASE ?2 WHEN 0 THEN 0 ELSE max(
            coalesce((SELECT min(round) FROM desk_queue WHERE rank = ?2), 0),
            coalesce((SELECT max(round) + 1 FROM desk_queue WHERE author = ?8 AND rank = ?2), 0)) END)
        ON CONFLICT DO UPDATE SET
            round = CASE WHEN rank = excluded.rank THEN round ELSE excluded.round END,
            rank = excluded.rank, lease = excluded.lease, holder = excluded.holder,
            is_queued = excluded.is_queued, sent_at = excluded.sent_at, answer_by = excluded.answer_by,
            author = excluded.author
        """

    /// In which order they are handed out: urgent ones first, each rank round by round, each round by age.
    static let order = "ORDER BY rank, round, desk_queue.sent_at, report"

    private func rank(of report: Report) -> Rank {
        if report.isHeldBack == true { return .heldBack }
        if report.isUrgent { return .urgent }
        if report.openQuestion != nil { return .asked }
        // What everybody was shown unasked is likelier to be in somebody's hands.
        return report.queuedAt == nil ? .shown : .unseen
    }

    /// The report bodies that a condition picks out, as SQL behind `FROM desk_queue`.
    static let bodies = "SELECT body FROM desk_queue JOIN reports ON reports.id = desk_queue.report"

    func count(at now: Moment) throws(StoreError) -> QueueCount {
        let free = try database.first(
            """
            SELECT count(*), count(*) FILTER (WHERE rank = 0), count(*) FILTER (WHERE rank = 4), min(sent_at),
                count(*) FILTER (WHERE is_queued = 1)
            FROM desk_queue WHERE lease <= ?
            """, .int(now.milliseconds)
        ) { row in
            (Int(row.int(0)), Int(row.int(1)), Int(row.int(2)), row.optionalInt(3), Int(row.int(4)))
        }
        let taken = try database.first(
            "SELECT 1 FROM desk_queue WHERE is_queued = 1 AND lease > ? LIMIT 1", .int(now.milliseconds)
        ) { _ in true }
        return QueueCount(
            waiting: free?.0 ?? 0, urgent: free?.1 ?? 0, heldBack: free?.2 ?? 0,
            oldest: (free?.3).map(Moment.init(milliseconds:)), areSomeTaken: taken ?? false,
            queued: free?.4 ?? 0)
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
            "INSERT OR REPLACE INTO desk VALUES (1, ?, ?)", .blob(try json.encode(state)),
            .optional(state.wakeAt?.milliseconds))
    }

    /// When the desk has something to do: it wanted to be looked after, or a lease or the time for an answer ends.
    func nextDue() throws(StoreError) -> Moment? {
        try due.value(from: database) { () throws(StoreError) in
            let moments = [
                try time("SELECT wake_at FROM desk"),
                try time("SELECT min(lease) FROM desk_queue WHERE lease > 0"),
                try time("SELECT min(answer_by) FROM desk_queue WHERE answer_by IS NOT NULL"),
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

    /// Puts a delivery into the outbox for each room in which the report's card stands, or is to stand.
    func post(_ delivery: Delivery, whereShown id: ReportID, at now: Moment) throws(StoreError) {
        let review = try reviewRooms()
        let report = reports.report(id)
        let isInReview = report?.isInReviewRooms ?? true
        let served = report.map { $0.isWithdrawn ? [] : $0.privateRooms } ?? []
        for room in (isInReview ? review : []) + served.filter({ !review.contains($0) }) {
            try outbox.add(delivery, to: room, account: nil, at: now)
        }
    }

    /// Puts a delivery for the review rooms into the outbox, once for each room.
    func postToReview(_ delivery: Delivery, at now: Moment) throws(StoreError) {
        for room in try reviewRooms() { try outbox.add(delivery, to: room, account: nil, at: now) }
    }
}
