import CivicFacts
import Conversation
import Testing

@testable import Store

/// R1: whatever shows anything of a report goes with it.
struct CleanUpTests {
    private let bench = Bench()

    /// What can be read anywhere, by message.
    private final class Wall {
        var shown: [MessageID: String] = [:]

        func take(_ entry: OutboxEntry) {
            let new: [MessageID] = if case .posted(let messages) = entry.receipt { messages } else { [] }
            switch entry.task {
            case .post(let message, _):
                for id in new { shown[id] = "\(message.heading ?? "") \(message.text)" }
            case .change(let id, let message): shown[id] = "\(message.heading ?? "") \(message.text)"
            case .postPhotos: for id in new { shown[id] = "photo of a heron" }
            case .postFile: for id in new { shown[id] = "file with a heron" }
            case .remove(let ids, _): for id in ids { shown[id] = nil }
            case .acknowledge, .vouch, .bill, .answerCheckout: break
            }
        }

        var herons: [String] { shown.values.filter { $0.contains("heron") } }
    }

    private func deliver(_ store: isolated Store, to wall: Wall, at now: Moment) throws {
        while true {
            let entries = try store.take(at: now)
            guard !entries.isEmpty else { return }
            for entry in entries {
                wall.take(entry)
                try store.settle(entry, .receipt(entry.receipt), at: now)
            }
        }
    }

    /// Shows it wherever it can be shown, and takes it back.
    private func play(_ store: isolated Store) throws -> (before: Int, after: [String]) {
        let wall = Wall()
        let id = try store.sendReport("the heron room is locked", photos: [[1, 2, 3]])
        try deliver(store, to: wall, at: .noon)
        for (name, rest) in [
            ("queue", ""), ("find", "heron"), ("show", "1"), ("ask", "1 which heron?"), ("send", "1"),
            ("text", "1"), ("hide", "1 locked"), ("photos", "1 1 public"), ("approve", "1"),
        ] {
            try store.omar(name, rest)
            try deliver(store, to: wall, at: .noon)
        }
        // The card is posted anew, as after an appeal.
        try store.transaction { () throws(StoreError) in
            _ = try store.apply(.repost(id), by: AccountID(rawValue: 1), at: .noon)
        }
        try store.order(.card(1, "heron, again"), in: .desk)
        try store.order(
            Delivery(.exportRecord(as: .csv, caption: "", to: .eve)), in: .eve)
        let later = Moment.noon + .minutes(5)
        try deliver(store, to: wall, at: later)
        let photos = try #require(store.reports.report(id)).photos
        try store.order(Delivery(.sendPhotos(photos, of: id, to: .eve)), in: .eve)
        try deliver(store, to: wall, at: later)
        let before = wall.herons.count
        // A list that is on its way when the report is taken back says nothing of it.
        let list = Order.announce(
            message: Message(text: "1: the heron room"), in: .desk, replyTo: nil, about: [id])
        try store.order(Delivery(list), in: .desk, at: later)
        try store.dana("delete my data", "yes delete", at: later)
        try deliver(store, to: wall, at: later)
        // What the reporter reads in their own chat is theirs.
        return (before, wall.herons.filter { !$0.contains("moderator asks") && !$0.contains("What:") })
    }

    @Test func nothingStaysBehind() async throws {
        let store = try bench.open()
        let (before, after) = try await play(store)
        // Two cards, the question in the room, two lists, photos here and there, a file.
        #expect(before >= 8)
        #expect(after == [])
    }

    /// A list goes with each report that it shows, not only with the last one.
    @Test func aListGoesWithEachOfItsReports() async throws {
        let store = try bench.open()
        try await store.execute(
            """
            INSERT INTO postings (platform, room, message, report, kind, at)
            VALUES ('telegram', 'x', '5', 1, 'words', 0), ('telegram', 'x', '5', 2, 'words', 0)
            """)
        for id in [1, 2] {
            #expect(try await store.rooms(of: ReportID(rawValue: Int64(id))).count == 1)
        }
        let room = RoomID(platform: .telegram, id: "x")
        // Whoever replies to it means none of them.
        #expect(try await store.subject(of: MessageID(rawValue: "5"), in: room) == nil)
    }

    /// Every kind of thing that is posted has its way out.
    @Test(arguments: ["words", "outgoing", "photos", "shared", "work"])
    func everyKindGoes(kind: String) async throws {
        let store = try bench.open()
        try await store.execute(
            "INSERT INTO postings (platform, room, message, report, kind, at) VALUES ('telegram', 'x', '5', 1, '\(kind)', 0)"
        )
        let room = RoomID(platform: .telegram, id: "x")
        let one = ReportID(rawValue: 1)
        #expect(try await store.rooms(of: one) == [room])
        try await store.order(Delivery(.clear(report: one, line: "gone")), in: room)
        #expect(try await store.deliverAll() == [.remove([MessageID(rawValue: "5")], line: "gone")])
        #expect(try await store.rooms(of: one) == [])
    }

    /// A file goes with each report that may be in it, and with no later one.
    @Test func aFileGoesWithItsReports() async throws {
        let store = try bench.open()
        try await store.execute(
            "INSERT INTO postings (platform, room, message, report, kind, at) VALUES ('telegram', 'x', '5', -7, 'file', 0)"
        )
        #expect(try await store.rooms(of: ReportID(rawValue: 8)) == [])
        #expect(try await store.rooms(of: ReportID(rawValue: 7)).count == 1)
    }
}

extension Store {
    fileprivate func rooms(of report: ReportID) throws -> [RoomID] {
        try postings.rooms(withTracesOf: report)
    }

    fileprivate func subject(of message: MessageID, in room: RoomID) throws -> ReportID? {
        try postings.report(of: message, in: room)
    }
}
