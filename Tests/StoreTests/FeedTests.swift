import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// The feed's rows, likes and saves: counted from rows, read from an index, gone with their people.
struct FeedTests {
    private let bench = Bench()
    private let one = ReportID(rawValue: 1)

    /// A store with one public report in 85003.
    private func published() async throws -> Store {
        let store = try bench.open()
        try await store.sendReport("The ramp is blocked by a truck")
        try await store.approve(1)
        return store
    }

    @Test func approvedReportStandsInAllItsLists() async throws {
        let store = try await published()
        let lists: [FeedList] = [.country, .prefix("850"), try .zip(#require(ZIP("85003")))]
        for list in lists {
            for kind in [nil, ReportKind.access] {
                #expect(try await store.entries(of: list, kind: kind).map(\.report) == [one], "\(list)")
            }
            #expect(try await store.entries(of: list, kind: .threats).isEmpty)
        }
        #expect(try await store.entries(of: .prefix("851")).isEmpty)
        // Not before the time for second thoughts is over.
        #expect(try await store.entries(of: .country, at: .noon + .seconds(59)).isEmpty)
        try await store.dana("my reports", "1", "withdraw", "yes", at: .noon + .hours(1))
        for list in lists { #expect(try await store.entries(of: list).isEmpty) }
    }

    /// What everybody calls a report is found from its approval on, and goes with it. // S5
    @Test func itsNameIsFoundUntilItIsWithdrawn() async throws {
        let store = try await published()
        let token = await store.publicToken(of: one)
        #expect(token.utf8.count == 10)
        #expect(await store.report(named: token) == one)
        #expect(await store.report(named: "aaaaaaaaaa") == nil)
        try await store.dana("my reports", "1", "withdraw", "yes", at: .noon + .hours(1))
        #expect(await store.report(named: token) == nil)
        #expect(try await store.number("SELECT count(*) FROM public_tokens") == 0)
    }

    /// Nothing of it is public anywhere before its time, and its author hears then. // S4
    @Test func nothingIsPublicBeforeItsTime() async throws {
        let store = try bench.open(rules: Rules(publicDelay: .minutes(15)))
        try await store.sendReport("The ramp is blocked by a truck")
        try await store.approve(1)
        #expect(try await store.entries(of: .country, at: .noon + .minutes(14)).isEmpty)
        #expect(try await store.entries(of: .country, at: .noon + .minutes(16)).map(\.report) == [one])
    }

    @Test func likesWarmAndAreOneAPerson() async throws {
        let store = try await published()
        let before = try #require(try await store.entries(of: .country).first)
        for key in ["a", "b", "c"] { try await store.press(.like(one), by: .eve, key: key) }
        #expect(await store.count(of: one) == FeedCount(likes: 1))
        let after = try #require(try await store.entries(of: .country).first)
        let weight = FeedRank.weight(likes: 1, comments: 0, isVerified: false)
        #expect(after.warmth == FeedRank.warmth(sentAt: before.warmth, weight: weight))
        try await store.press(.unlike(one), by: .eve, key: "d")
        try await store.press(.unlike(one), by: .eve, key: "e")
        #expect(await store.count(of: one) == FeedCount())
        #expect(try await store.entries(of: .country).first == before)
    }

    /// From a thousand people at once, each twice, some at the same time in one batch.
    @Test func thousandLikesAtOnceAreAThousand() async throws {
        let store = try await published()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<1_000 {
                group.addTask {
                    for key in ["first", "again"] {
                        try await store.press(
                            .like(one), by: SenderID(platform: .telegram, id: "voter \(number)"),
                            key: "\(number) \(key)")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(await store.count(of: one).likes == 1_000)
        #expect(try await store.number("SELECT count(*) FROM marks") == 1_000)
    }

    @Test func reactionIsALikeAndTakingItBackIsNone() async throws {
        let store = try await published()
        try await store.press(.item(one), by: .eve, key: "open")
        try await store.deliverAll(at: .later)
        let item = try #require(try await store.newestItem())
        let reaction = MessageID(rawValue: "reaction")
        try await store.hear(
            .eve("r1", .reacted(emoji: "👍"), message: reaction, repliesTo: item), at: .later)
        #expect(await store.count(of: one).likes == 1)
        try await store.hear(.eve("r2", .deleted, message: reaction), at: .later)
        #expect(await store.count(of: one).likes == 0)
        try await store.hear(.eve("r3", .reacted(emoji: "⭐"), message: reaction, repliesTo: item), at: .later)
        #expect(try await store.number("SELECT count(*) FROM marks WHERE kind = 'save'") == 1)
    }

    @Test func likesAndCommentsGoWithTheirPerson() async throws {
        let store = try await published()
        try await store.press(.like(one), by: .eve, key: "a")
        try await store.comment("The side door is open", on: one, by: .eve)
        try await store.approve(2, at: .later)
        #expect(await store.count(of: one) == FeedCount(likes: 1, comments: 1))
        let warm = try #require(try await store.entries(of: .country).first)
        try await store.hear(.eve("x", .commanded(name: "forgetme", rest: "")), at: .later)
        try await store.hear(.eve("y", .said(text: "yes delete")), at: .later)
        #expect(await store.count(of: one) == FeedCount())
        let cold = try #require(try await store.entries(of: .country).first)
        #expect(cold.warmth < warm.warmth)
        #expect(try await store.number("SELECT count(*) FROM reports") == 1)
    }

    @Test func commentsAreNoReportsOfTheDay() async throws {
        let store = try await published()
        try await store.comment("The side door is open", on: one, by: .eve)
        try await store.approve(2, at: .later)
        #expect(try await store.entries(of: .country).map(\.report) == [one])
        let glance = try await store.glance(at: .later)
        #expect(glance.published.map(\.id) == [one])
        #expect(await store.commentsShown(on: one) == ["The side door is open"])
    }

    /// What is kept of a saved card is kept once, and goes with the last who saved it.
    @Test func keepsakeGoesWithItsLastSaver() async throws {
        let store = try await published()
        let election = try #require(SaveTarget(.election, "2026-general"))
        for sender in [SenderID.dana, .eve] {
            try await store.mark(Mark(.save, election), by: sender, keepsake: "General election")
        }
        #expect(try await store.number("SELECT count(*) FROM keepsakes") == 1)
        try await store.unmark(.save, election, by: .dana)
        #expect(try await store.number("SELECT count(*) FROM keepsakes") == 1)
        try await store.hear(.eve("x", .commanded(name: "forgetme", rest: "")), at: .later)
        try await store.hear(.eve("y", .said(text: "yes delete")), at: .later)
        #expect(try await store.number("SELECT count(*) FROM keepsakes") == 0)
        #expect(try await store.number("SELECT count(*) FROM marks") == 0)
    }

    /// However many reports there are, a page is read from one index, in its order.
    @Test(.inAFile, arguments: [nil, ReportKind.other])
    func everyListIsReadFromItsIndex(kind: ReportKind?) async throws {
        for list in [FeedList.country, .prefix("850"), try .zip(#require(ZIP("85003")))] {
            let plan = try await bench.open().planOfEntries(list, kind: kind)
            #expect(plan.count == 1 && plan[0].contains("USING COVERING INDEX feed_"), "\(plan)")
        }
    }
}

extension Moment {
    /// When the decisions of noon are public.
    fileprivate static let later = Moment.noon + .minutes(2)
    /// When everything is public.
    fileprivate static let evening = Moment.noon + .hours(6)
}

extension Inbound {
    fileprivate static func eve(
        _ key: String, _ event: Event, message: MessageID, repliesTo: MessageID? = nil
    ) -> Inbound {
        Inbound(
            key: key, room: .eve, sender: .eve, standing: .voter, at: .noon, message: message,
            repliesTo: repliesTo, event: event)
    }
}

extension Store {
    fileprivate func entries(
        of list: FeedList, kind: ReportKind? = nil, at now: Moment = .later
    ) throws -> [FeedEntry] {
        try reports.feed.entries(of: list, kind: kind, after: nil, at: now, limit: 10)
    }

    fileprivate func count(of report: ReportID) -> FeedCount { reports.count(for: report, at: .evening) }

    fileprivate func commentsShown(on report: ReportID) -> [String] {
        reports.comments(on: report, at: .evening, skipping: 0, limit: 5).map(\.text)
    }

    fileprivate func approve(_ report: Int, at now: Moment = .noon) throws {
        let command = Event.commanded(name: "approve", rest: "\(report)")
        try hear(
            Inbound(
                key: "approve \(report)", room: .desk, sender: SenderID(platform: .telegram, id: "omar"),
                standing: .moderator, at: now, name: "Omar", event: command), at: now)
    }

    /// A button that stays true, pressed in a private chat of the sender's own.
    fileprivate func press(_ choice: Choice, by sender: SenderID, key: String) throws {
        let token = ChoiceToken(choice, turn: 0).text
        let room = sender == .eve ? RoomID.eve : RoomID(platform: .telegram, id: sender.id)
        let skip = Inbound(
            key: "skip \(sender.id)", room: room, sender: sender, standing: .voter, at: .noon,
            event: .said(text: "85003"))
        try hear(
            skip,
            Inbound(
                key: "\(sender.id) \(key)", room: room, sender: sender, standing: .voter, at: .later,
                event: .tapped(token: token, callback: nil)), at: .later)
    }

    fileprivate func comment(_ words: String, on report: ReportID, by sender: SenderID) throws {
        try press(.item(report), by: sender, key: "open")
        try press(.comments(report), by: sender, key: "comments")
        try hear(.eve("write", .said(text: "write a comment")), .eve("words", .said(text: words)), at: .later)
    }

    fileprivate func newestItem() throws -> MessageID? {
        try database.first("SELECT message FROM postings WHERE kind = 'item'") {
            MessageID(rawValue: $0.text(0))
        }
    }

    fileprivate func mark(_ mark: Mark, by sender: SenderID, keepsake title: String) throws {
        let stored = #"{"facts":{"_0":{"elections":{"page":0}}}}"#
        let page = try JSONDecoder().decode(AnyPage.self, from: Data(stored.utf8))
        let keepsake = Keepsake(title: title, text: title, savedAt: .noon, language: .english, page: page)
        let room = sender == .eve ? RoomID.eve : .dana
        try transaction { () throws(StoreError) in
            let account = try people.account(of: sender, privateRoom: room)
            try reports.marks.add(mark, by: account, keepsake: keepsake, at: .noon)
        }
    }

    fileprivate func unmark(_ kind: MarkKind, _ target: SaveTarget, by sender: SenderID) throws {
        try transaction { () throws(StoreError) in
            try reports.marks.remove(
                kind, target, by: try people.account(of: sender, privateRoom: nil))
        }
    }

    fileprivate func planOfEntries(_ list: FeedList, kind: ReportKind?) throws -> [String] {
        let query = FeedTable.query(list, kind: kind)
        let values = (0..<query.filter { $0 == "?" }.count).map { _ in Value.int(1) }
        return try database.rows("EXPLAIN QUERY PLAN \(query)", values) { $0.text(3) }
    }
}

extension Store {
    fileprivate func publicToken(of id: ReportID) -> String { reports.publicToken(of: id) }
    fileprivate func report(named token: String) -> ReportID? { reports.report(onSite: token) }
}
