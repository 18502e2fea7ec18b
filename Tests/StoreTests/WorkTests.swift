import CivicFacts
import Conversation
import Testing

@testable import Store

/// Moderators who work in their own chats.
struct WorkTests {
    private let bench = Bench()

    /// What stands in each chat, by message.
    private final class Wall {
        var shown: [RoomID: [MessageID: Message]] = [:]
        var mayDecide: Set<String> = ["omar", "quinn"]

        func take(_ entry: OutboxEntry) -> Receipt {
            let receipt: Receipt =
                if case .vouch(let sender, _) = entry.task {
                    .vouched(isModerator: mayDecide.contains(sender.id), name: sender.id)
                } else { entry.receipt }
            switch entry.task {
            case .post(let message, _):
                if case .posted(let ids) = receipt {
                    for id in ids { shown[entry.room, default: [:]][id] = message }
                }
            case .postPhotos(_, let caption, _):
                if case .posted(let ids) = receipt {
                    for id in ids { shown[entry.room, default: [:]][id] = Message(text: caption) }
                }
            case .change(let id, let message): shown[entry.room, default: [:]][id] = message
            case .remove(let ids, _): for id in ids { shown[entry.room]?[id] = nil }
            case .postFile, .acknowledge, .vouch, .bill, .answerCheckout: break
            }
            return receipt
        }

        /// The reports whose cards stand in somebody's own chat, or in the room.
        func cards(in room: RoomID) -> [Int64] {
            (shown[room] ?? [:]).values.compactMap { message in
                message.buttons.lazy.compactMap { CardToken(text: $0.token)?.report.rawValue }.first
            }.sorted()
        }
    }

    private func chat(_ name: String) -> RoomID { RoomID(platform: .telegram, id: "\(name)-chat") }

    private func deliver(_ store: isolated Store, to wall: Wall, at now: Moment = .noon) throws {
        while true {
            let nothing = Intake(wish: Wish(kinds: [], limit: 0))
            while try store.cycle(nothing, through: Engine(), at: now).advanced.turns > 0 {}
            let entries = try store.take(at: now)
            guard !entries.isEmpty else { return }
            for entry in entries { try store.settle(entry, .receipt(wall.take(entry)), at: now) }
        }
    }

    private func act(
        _ name: String, _ event: Event, _ store: isolated Store, _ wall: Wall, at now: Moment = .noon
    ) throws {
        try store.hear(
            Inbound(
                key: "w\(try store.number("SELECT count(*) FROM seen"))", room: chat(name),
                sender: SenderID(platform: .telegram, id: name), standing: .voter, at: now, event: event),
            at: now)
        try deliver(store, to: wall, at: now)
    }

    private func report(_ words: String, by name: String, _ store: isolated Store, _ wall: Wall) throws {
        for text in [words, "skip", "the gym", "now", "send"] {
            let event = text == words ? Event.commanded(name: "report", rest: words) : .said(text: text)
            try act(name, event, store, wall)
        }
    }

    private func work(
        _ name: String, _ rest: String = "", _ store: isolated Store, _ wall: Wall, at now: Moment = .noon
    )
        throws
    {
        try act(name, .commanded(name: "work", rest: rest), store, wall, at: now)
    }

    /// What is urgent waits for somebody else then, and its card stays.
    private func approve(
        _ store: isolated Store, _ wall: Wall, by name: String, but approved: [Int64] = []
    ) throws -> Int64? {
        let cards = (wall.shown[chat(name)] ?? [:]).compactMap { id, message in
            message.buttons.first { $0.label == "Approve" }.map { (id, $0.token) }
        }
        let next = cards.first { !approved.contains(CardToken(text: $0.1)?.report.rawValue ?? 0) }
        guard let (message, token) = next else { return nil }
        try store.hear(
            Inbound(
                key: "w\(try store.number("SELECT count(*) FROM seen"))", room: chat(name),
                sender: SenderID(platform: .telegram, id: name), standing: .voter, at: .noon,
                message: message,
                event: .tapped(token: token, callback: CallbackID(rawValue: "c"))),
            at: .noon)
        try deliver(store, to: wall)
        return CardToken(text: token)?.report.rawValue
    }

    @Test func nobodysManyComeBeforeSomebodysFirst() async throws {  // R28
        try await nobodysManyComeBeforeSomebodysFirst(in: try bench.open())
    }

    private func nobodysManyComeBeforeSomebodysFirst(in store: isolated Store) throws {
        let wall = Wall()
        try work("omar", "", store, wall)
        try report("The first door is locked all day", by: "ann", store, wall)
        for door in ["second", "third", "fourth"] {
            try report("The \(door) door is locked all day", by: "ann", store, wall)
        }
        try report("The line goes around the block", by: "ben", store, wall)
        try report("Nobody speaks Spanish at the desk", by: "cleo", store, wall)
        try report("They turned me away at the desk", by: "dan", store, wall)
        var order: [Int64] = []
        while let decided = try approve(store, wall, by: "omar", but: order) { order.append(decided) }
        // What was begun first, then what is urgent, then one of each person, and last what is held back.
        #expect(order == [1, 7, 5, 6, 2, 3, 4])
    }

    @Test func aCardThatIsOnItsWayWhenItsReportGoesIsTakenAway() async throws {  // R1, R25
        try await aCardThatIsOnItsWayWhenItsReportGoesIsTakenAway(in: try bench.open())
    }

    private func aCardThatIsOnItsWayWhenItsReportGoesIsTakenAway(in store: isolated Store) throws {
        let wall = Wall()
        try work("omar", "", store, wall)
        try report("The heron room is locked", by: "ann", store, wall)
        #expect(wall.cards(in: chat("omar")) == [1])
        try act("omar", .commanded(name: "next", rest: ""), store, wall)
        #expect(wall.cards(in: chat("omar")) == [])
        try work("quinn", "", store, wall)
        #expect(wall.cards(in: chat("quinn")) == [1])
        try act("quinn", .commanded(name: "next", rest: ""), store, wall)
        // Nobody at work is left for it, so the room sees it; another one is on its way to Omar.
        #expect(wall.cards(in: .desk) == [1])
        for text in ["report", "skip", "the gym", "now"] {
            let event =
                text == "report"
                ? Event.commanded(name: "report", rest: "A heron sits in the hall") : .said(text: text)
            try act("ben", event, store, wall)
        }
        try store.hear(
            Inbound(
                key: "send", room: chat("ben"), sender: SenderID(platform: .telegram, id: "ben"),
                standing: .voter,
                at: .noon, event: .said(text: "send")))
        _ = try store.cycle(Intake(wish: Wish(kinds: [], limit: 0)), through: Engine(), at: .noon)
        var flying: OutboxEntry?
        for entry in try store.take() {
            if entry.room == chat("omar") || entry.room == chat("quinn") {
                flying = entry
            } else {
                try store.settle(entry, .receipt(wall.take(entry)))
            }
        }
        let entry = try #require(flying)
        #expect(entry.isForTeam)
        for text in ["delete my data", "yes delete"] {
            try store.hear(
                Inbound(
                    key: text, room: chat("ben"), sender: SenderID(platform: .telegram, id: "ben"),
                    standing: .voter, at: .noon, event: .said(text: text)))
        }
        try store.settle(entry, .receipt(wall.take(entry)))
        try deliver(store, to: wall)
        let heron = wall.shown.filter { $0.key != chat("ben") }.values.flatMap(\.values)
            .filter { $0.text.contains("A heron sits") }.count
        #expect(heron == 0)
    }

    @Test func whoeverIsPutOutHasNothingLeft() async throws {  // R7
        try await whoeverIsPutOutHasNothingLeft(in: try bench.open())
    }

    private func whoeverIsPutOutHasNothingLeft(in store: isolated Store) throws {
        let wall = Wall()
        try work("omar", "", store, wall)
        for name in ["ann", "ben", "cleo"] {
            try report("The line at \(name)'s door is long", by: name, store, wall)
        }
        #expect(try approve(store, wall, by: "omar") == 1)
        #expect(wall.cards(in: chat("omar")) == [1, 2])
        #expect(wall.cards(in: .desk) == [])
        wall.mayDecide.remove("omar")
        try deliver(store, to: wall, at: .noon + .seconds(59))
        #expect(wall.cards(in: chat("omar")) == [])
        #expect(wall.cards(in: .desk) == [2, 3])
        #expect(store.reports.desk.workers == nil)
    }

    @Test func aPressOfSomebodyWhoMayNotAnyMoreDoesNothing() async throws {  // R7
        try await aPressOfSomebodyWhoMayNotAnyMoreDoesNothing(in: try bench.open())
    }

    private func aPressOfSomebodyWhoMayNotAnyMoreDoesNothing(in store: isolated Store) throws {
        let wall = Wall()
        try work("omar", "", store, wall)
        try report("The side door is locked", by: "ann", store, wall)
        wall.mayDecide.remove("omar")
        #expect(try approve(store, wall, by: "omar") == 1)
        #expect(store.reports.report(ReportID(rawValue: 1))?.isOpen == true)
        #expect(wall.cards(in: chat("omar")) == [])
        #expect(wall.cards(in: .desk) == [1])
    }

    @Test func aReportThatLiesIsShownToEverybody() async throws {  // R25
        try await aReportThatLiesIsShownToEverybody(in: try bench.open())
    }

    private func aReportThatLiesIsShownToEverybody(in store: isolated Store) throws {
        let wall = Wall()
        try work("omar", "", store, wall)
        try work("quinn", "", store, wall)
        try report("The ramp is blocked by a van", by: "ann", store, wall)
        let holder = wall.cards(in: chat("quinn")) == [1] ? "quinn" : "omar"
        #expect(wall.cards(in: chat(holder)) == [1])
        #expect(wall.cards(in: .desk) == [])
        try deliver(store, to: wall, at: .noon + .minutes(15))
        #expect(wall.cards(in: chat(holder)) == [])
        #expect(wall.cards(in: chat(holder == "omar" ? "quinn" : "omar")) == [1])
        #expect(store.reports.desk.workers?.count == 1)
        try deliver(store, to: wall, at: .noon + .minutes(30))
        #expect(wall.cards(in: .desk) == [1])
        #expect(store.reports.desk.workers == nil)
    }

    @Test func whatComesBackStandsBelowAndOnce() async throws {  // R25, R28
        try await whatComesBackStandsBelowAndOnce(in: try bench.open())
    }

    private func whatComesBackStandsBelowAndOnce(in store: isolated Store) throws {
        let wall = Wall()
        try work("omar", "", store, wall)
        try report("The clerk sends everybody home", by: "ann", store, wall)
        let first = try #require(wall.shown[chat("omar")]?.first { !$0.value.buttons.isEmpty }?.key)
        try act("omar", .commanded(name: "ask", rest: "1 Which clerk?"), store, wall)
        let later = Moment.noon + .seconds(30)
        try deliver(store, to: wall, at: later)
        #expect(wall.cards(in: chat("omar")) == [1])
        try act("ann", .commanded(name: "answer", rest: ""), store, wall, at: later)
        try act("ann", .said(text: "The one at the door"), store, wall, at: later)
        try act("ann", .said(text: "yes"), store, wall, at: later)
        #expect(store.reports.report(ReportID(rawValue: 1))?.openQuestion == nil)
        #expect(wall.cards(in: chat("omar")) == [1])
        #expect(wall.shown[chat("omar")]?[first] == nil)
    }

    @Test func nobodysOwnReportIsServed() async throws {  // R4
        try await nobodysOwnReportIsServed(in: try bench.open())
    }

    private func nobodysOwnReportIsServed(in store: isolated Store) throws {
        let wall = Wall()
        try work("omar", "", store, wall)
        try report("The poll book is missing a page", by: "omar", store, wall)
        #expect(wall.cards(in: chat("omar")) == [])
        #expect(wall.cards(in: .desk) == [1])
    }
}
