import CivicFacts
import Conversation
import Testing

@testable import Store

/// Reports that come faster than the room takes cards, and moderators who ask for them.
struct QueueTests {
    private let bench = Bench()

    /// So many people send a report each in the same second; the room has taken none of it yet.
    private func flooded(_ count: Int, words: (Int) -> String = { "The line at door \($0) is long" })
        async throws
        -> Store
    {
        let store = try bench.open()
        for number in 1...count { try await store.report(words(number), by: number) }
        try await store.tidy()
        return store
    }

    @Test func aMinuteHasRoomForTenCardsAndADigest() async throws {
        let store = try await flooded(40)
        let posts = try await store.deliverAll().filter(\.isPostInRoom)
        #expect(posts.count == 11)
        #expect(posts.contains { $0.text?.contains("Waiting: 40.") == true })
    }

    @Test func everyReportReachesSomebodyAndNoneTwoAtATime() async throws {
        let store = try await flooded(60)
        var now = Moment.noon
        var handed: [ReportID: SenderID] = [:]
        var decided: Set<ReportID> = []
        for round in 0..<200 where decided.count < 60 {
            now = now + .seconds(30)
            let name = "moderator \(round % 10)"
            try await store.moderate(name, "next", "", at: now)
            try await store.tidy(at: now)
            let mine = try await store.held(by: name, at: now)
            #expect(mine.count <= 3)
            for id in mine where !decided.contains(id) {
                #expect(handed.updateValue(SenderID(platform: .telegram, id: name), forKey: id) == nil)
                try await store.moderate(name, "approve", "\(id)", at: now)
                decided.insert(id)
            }
        }
        #expect(decided.count == 60)
        #expect(try await store.glance(at: now).waiting.isEmpty)
        #expect(try await store.number("SELECT count(*) FROM desk_queue") == 0)
    }

    @Test func aLeaseThatEndsGivesTheReportBack() async throws {
        let store = try await flooded(14)
        try await store.moderate("omar", "next", "", at: .noon)
        let first = try await store.held(by: "omar", at: .noon)
        #expect(first.count == 3)
        let later = Moment.noon + .minutes(5)
        #expect(try await store.held(by: "omar", at: later).isEmpty)
        try await store.tidy(at: later)
        try await store.moderate("quinn", "next", "", at: later)
        #expect(try await store.held(by: "quinn", at: later) == first)
    }

    @Test func whatIsUrgentIsHandedOutFirst() async throws {
        let store = try await flooded(30) { number in
            number == 30 ? "They turned me away at the door" : "The line at door \(number) is long"
        }
        try await store.moderate("omar", "next", "", at: .noon)
        #expect(try await store.held(by: "omar", at: .noon).contains(ReportID(rawValue: 30)))
    }

    @Test func aRestartKeepsLeasesAndTheRoomsMinute() async throws {
        do {
            let store = try await flooded(14)
            try await store.moderate("omar", "next", "", at: .noon)
            try await store.deliverAll()
        }
        let store = try bench.open()
        #expect(try await store.held(by: "omar", at: .noon).count == 3)
        let sent = try await store.reviewSends(since: .noon)
        #expect(sent.filter { !$0.isChange }.map(\.messages).reduce(0, +) >= 11)
    }

    @Test func whoeverIsForgottenLeavesTheQueueToo() async throws {
        let store = try await flooded(14)
        #expect(try await store.number("SELECT count(*) FROM desk_queue") == 14)
        try await store.voter(14, .commanded(name: "privacy", rest: ""))
        try await store.voter(14, .said(text: "delete my data"))
        try await store.voter(14, .said(text: "yes delete"))
        #expect(try await store.number("SELECT count(*) FROM desk_queue") == 13)
    }
}

extension Store {
    fileprivate func voter(_ who: Int, _ event: Event) throws {
        let name = "voter \(who)"
        try hear(
            Inbound(
                key: "q\(try number("SELECT count(*) FROM seen"))",
                room: RoomID(platform: .telegram, id: name),
                sender: SenderID(platform: .telegram, id: name), standing: .voter, at: .noon, event: event))
    }

    fileprivate func report(_ words: String, by who: Int) throws {
        try voter(who, .commanded(name: "report", rest: words))
        for text in ["skip", "the gym", "now", "send"] { try voter(who, .said(text: text)) }
    }

    fileprivate func moderate(_ name: String, _ command: String, _ rest: String, at now: Moment) throws {
        try hear(
            Inbound(
                key: "q\(try number("SELECT count(*) FROM seen"))", room: .desk,
                sender: SenderID(platform: .telegram, id: name), standing: .moderator, at: now, name: name,
                event: .commanded(name: command, rest: rest)),
            at: now)
    }

    /// Lets the desk do what it wants to have done.
    fileprivate func tidy(at now: Moment = .noon) throws {
        let nothing = Intake(wish: Wish(kinds: [], limit: 0))
        while try cycle(nothing, through: Engine(), at: now).advanced.turns > 0 {}
    }

    fileprivate func held(by name: String, at now: Moment) throws -> [ReportID] {
        let sender = SenderID(platform: .telegram, id: name)
        let account = try people.account(of: sender, privateRoom: nil)
        return reports.reports(heldBy: account, at: now).map(\.id)
    }
}

extension OutboxTask {
    fileprivate var text: String? {
        if case .post(let message, _) = self { message.text } else { nil }
    }

    /// A card or a digest: what bears buttons for moderators.
    fileprivate var isPostInRoom: Bool {
        guard case .post(let message, _) = self, let token = message.buttons.first?.token else {
            return false
        }
        return CardReaction.sign(of: token) != nil
    }
}
