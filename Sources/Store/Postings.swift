import CivicFacts
import Conversation

/// Which message of the bot shows what: receipts turned into a way back from a press or a reply to its report.
struct Postings {
    let database: Database
    private let moves = Warm<[RoomID: RoomID]>(of: "moved_rooms")

    init(database: Database) { self.database = database }

    enum Kind: String {
        case card, photos, question
        /// The card in the private room of a moderator at work.
        case work
        /// What waits to go to the author of a report.
        case outgoing
        /// Whatever else shows anything of a report in a review room: lists, notes, questions that went, a card that was
        /// posted anew.
        case words
        /// A photo under a grid, as long as its answer is waited for.
        case grid
        /// The video of a report in a moderator's own chat, for a few minutes.
        case video
        /// Photos of a public report in one person's chat.
        case shared
        /// A file of all reports up to one, which stands for them.
        case file
        /// A public report as one person reads it.
        case item
        /// A public report in a public room.
        case post
        /// "One moment", until the answer takes its place.
        case waiting
    }

    func add(
        _ messages: [MessageID], in room: RoomID, report: ReportID, kind: Kind,
        at now: Moment = Moment(milliseconds: 0)
    ) throws(StoreError) {
        for message in messages {
            try database.run(
                """
                INSERT INTO postings (platform, room, message, report, kind, at) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (platform, room, message, report) DO UPDATE SET kind = excluded.kind, at = excluded.at
                """, .text(room.platform.rawValue), .text(room.id), .text(message.rawValue),
                .int(report.rawValue), .text(kind.rawValue), .int(now.milliseconds))
        }
    }

    func messages(of report: ReportID, kind: Kind, in room: RoomID) throws(StoreError) -> [MessageID] {
        try database.rows(
            """
            SELECT message FROM postings WHERE report = ? AND kind = ? AND platform = ? AND room = ?
            ORDER BY length(message), message
            """, .int(report.rawValue), .text(kind.rawValue), .text(room.platform.rawValue), .text(room.id)
        ) { MessageID(rawValue: $0.text(0)) }
    }

    /// "One moment" was said there; an earlier one has its answer.
    func wait(_ message: MessageID, in room: RoomID) throws(StoreError) {
        try endWait(in: room)
        try add([message], in: room, report: .digest, kind: .waiting)
    }

    func waiting(in room: RoomID) throws(StoreError) -> MessageID? {
        try messages(of: .digest, kind: .waiting, in: room).last
    }

    func endWait(in room: RoomID) throws(StoreError) {
        try remove(of: .digest, kind: .waiting, in: room)
    }

    /// The one that was posted last.
    func newest(of report: ReportID, kind: Kind, in room: RoomID) throws(StoreError) -> MessageID? {
        try database.first(
            """
            SELECT message FROM postings WHERE report = ? AND kind = ? AND platform = ? AND room = ?
            ORDER BY at DESC, length(message) DESC, message DESC LIMIT 1
            """, .int(report.rawValue), .text(kind.rawValue), .text(room.platform.rawValue), .text(room.id)
        ) { MessageID(rawValue: $0.text(0)) }
    }

    /// It is a message of the bot's there that shows something.
    func isKnown(_ message: MessageID, in room: RoomID) throws(StoreError) -> Bool {
        try database.first(
            "SELECT 1 FROM postings WHERE platform = ? AND room = ? AND message = ? LIMIT 1",
            .text(room.platform.rawValue), .text(room.id), .text(message.rawValue)
        ) { _ in true } ?? false
    }

    /// What was of one kind is of another from now on.
    func turn(_ kind: Kind, of report: ReportID, into other: Kind, in room: RoomID) throws(StoreError) {
        try database.run(
            "UPDATE postings SET kind = ? WHERE report = ? AND kind = ? AND platform = ? AND room = ?",
            .text(other.rawValue), .int(report.rawValue), .text(kind.rawValue),
            .text(room.platform.rawValue), .text(room.id))
    }

    /// The same in every room.
    func turn(_ kind: Kind, of report: ReportID, into other: Kind) throws(StoreError) {
        try database.run(
            "UPDATE postings SET kind = ? WHERE report = ? AND kind = ?", .text(other.rawValue),
            .int(report.rawValue), .text(kind.rawValue))
    }

    /// How many of these were posted before that, or nobody knows when.
    func count(of messages: [MessageID], in room: RoomID, before moment: Moment) throws(StoreError) -> Int {
        var count = 0
        for message in messages {
            let isOld = try database.first(
                "SELECT 1 FROM postings WHERE platform = ? AND room = ? AND message = ? AND at < ?",
                .text(room.platform.rawValue), .text(room.id), .text(message.rawValue),
                .int(moment.milliseconds)
            ) { _ in true }
            if isOld == true { count += 1 }
        }
        return count
    }

    func remove(_ message: MessageID, in room: RoomID) throws(StoreError) {
        try database.run(
            "DELETE FROM postings WHERE platform = ? AND room = ? AND message = ?",
            .text(room.platform.rawValue), .text(room.id), .text(message.rawValue))
    }

    /// The report that the message is about; nil for a list of several.
    func report(of message: MessageID, in room: RoomID) throws(StoreError) -> ReportID? {
        let found = try database.rows(
            """
            SELECT report FROM postings WHERE platform = ? AND room = ? AND message = ? AND kind != 'waiting' LIMIT 2
            """, .text(room.platform.rawValue), .text(room.id), .text(message.rawValue)
        ) { ReportID(rawValue: $0.int(0)) }
        return found.count == 1 ? found[0] : nil
    }

    func remove(of report: ReportID, kind: Kind, in room: RoomID) throws(StoreError) {
        try database.run(
            "DELETE FROM postings WHERE report = ? AND kind = ? AND platform = ? AND room = ?",
            .int(report.rawValue),
            .text(kind.rawValue), .text(room.platform.rawValue), .text(room.id))
    }

    /// Where anything of a report is shown that goes with it. Its card and its posts are changed by orders of their own.
    private static let traces = """
        (report = ? AND kind IN ('words', 'outgoing', 'photos', 'grid', 'video', 'shared', 'work') OR kind = 'file' AND report <= ?)
        """

    private static func values(_ report: ReportID) -> [Value] {
        [.int(report.rawValue), .int(ReportID.record(upTo: report).rawValue)]
    }

    func traces(of report: ReportID, in room: RoomID) throws(StoreError) -> [MessageID] {
        try database.rows(
            """
            SELECT message FROM postings WHERE \(Self.traces) AND platform = ? AND room = ?
            ORDER BY length(message), message
            """, Self.values(report) + [.text(room.platform.rawValue), .text(room.id)]
        ) { MessageID(rawValue: $0.text(0)) }
    }

    func rooms(withTracesOf report: ReportID) throws(StoreError) -> [RoomID] {
        try database.rows(
            "SELECT DISTINCT platform, room FROM postings WHERE \(Self.traces) ORDER BY platform, room",
            Self.values(report)
        ) { row in
            Platform(rawValue: row.text(0)).map { RoomID(platform: $0, id: row.text(1)) }
        }.compactMap(\.self)
    }

    func removeTraces(of report: ReportID, in room: RoomID) throws(StoreError) {
        try database.run(
            "DELETE FROM postings WHERE \(Self.traces) AND platform = ? AND room = ?",
            Self.values(report) + [.text(room.platform.rawValue), .text(room.id)])
    }

    /// A report's card in a room, wherever it stands.
    func card(of report: ReportID, in room: RoomID) throws(StoreError) -> MessageID? {
        if let card = try messages(of: report, kind: .card, in: room).last { return card }
        return try messages(of: report, kind: .work, in: room).last
    }

    /// What a moderator at work was shown in a private room, of one report or of all.
    private static let served = """

        kind IN ('work', 'photos', 'grid', 'video', 'words', 'outgoing', 'file') AND platform = ?1 AND room = ?2 AND (report = ?3 OR ?3 IS NULL)
        """

    private static func values(_ report: ReportID?, _ room: RoomID) -> [Value] {
        [
            .text(room.platform.rawValue), .text(room.id), .optional(report?.rawValue),
        ]
    }

    func served(of report: ReportID?, in room: RoomID) throws(StoreError) -> [MessageID] {
        try database.rows(
            "SELECT message FROM postings WHERE \(Self.served) ORDER BY length(message), message",
            Self.values(report, room)
        ) { MessageID(rawValue: $0.text(0)) }
    }

    func removeServed(of report: ReportID?, in room: RoomID) throws(StoreError) {
        try database.run("DELETE FROM postings WHERE \(Self.served)", Self.values(report, room))
    }

    /// A room got a new id. What was posted there is let go, because the new room
    /// counts its messages anew and an old number would name somebody else's card there: cards are posted afresh.
    func move(from old: RoomID, to new: RoomID) throws(StoreError) {
        guard old != new else { return }
        try forget(room: old)
        try database.run(
            """
            INSERT INTO moved_rooms VALUES (?, ?, ?) ON CONFLICT (platform, old) DO UPDATE SET new = excluded.new
            """, .text(old.platform.rawValue),
            .text(old.id),
            .text(new.id))
    }

    /// Nobody reacts to what they read a month ago.
    func pruneItems(at now: Moment) throws(StoreError) {
        try database.run(
            "DELETE FROM postings WHERE kind = 'item' AND at < ?", .int((now - .days(30)).milliseconds))
    }

    /// Lets go of whatever was posted in a room.
    func forget(room: RoomID) throws(StoreError) {
        try database.run(
            "DELETE FROM postings WHERE platform = ? AND room = ?", .text(room.platform.rawValue),
            .text(room.id))
    }

    /// Where a room is now, after any moves.
    func current(of room: RoomID) throws(StoreError) -> RoomID {
        let moves = try moves.value(from: database) { () throws(StoreError) in try allMoves() }
        var current = room
        for _ in 0..<8 {
            guard let next = moves[current] else { return current }
            current = next
        }
        return current
    }

    private func allMoves() throws(StoreError) -> [RoomID: RoomID] {
        let rows = try database.rows("SELECT platform, old, new FROM moved_rooms") { row in
            Platform(rawValue: row.text(0)).map { platform in
                (RoomID(platform: platform, id: row.text(1)), RoomID(platform: platform, id: row.text(2)))
            }
        }
        return Dictionary(rows.compactMap(\.self)) { first, _ in first }
    }
}

extension ReportID {
    /// Stands for all reports up to this one.
    static func record(upTo last: ReportID) -> ReportID { ReportID(rawValue: -last.rawValue) }
}
