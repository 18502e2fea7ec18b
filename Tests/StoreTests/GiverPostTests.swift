import CivicFacts
import Conversation
import Foundation
import PublicSite
import Testing

@testable import Store

/// Posts of givers are no reports about voting, wherever those are read or counted.
struct GiverPostTests {
    private let bench = Bench()
    private static let later = Moment.noon + .hours(1)
    private let one = ReportID(rawValue: 1)

    private func posted() async throws -> Store {
        let store = try bench.open()
        try await store.dana(
            "/start", "85003", "donate to room to read", "$5", "$5", "done", "write about it",
            "Books changed my life", "send post")
        try await store.omar("approve", "1")
        return store
    }

    @Test func postIsReadAtItsCharityAlone() async throws {
        let store = try await posted()
        let gift = try #require(await store.report(1)?.gift)
        #expect(gift.name == "Room to Read" && gift.amount == nil && gift.isByWord)
        #expect(await store.posts(like: gift, at: Self.later) == [one])
        #expect(await store.posts(like: gift, at: .noon).isEmpty)
        #expect(await store.reportsOfVoting(at: Self.later).isEmpty)
    }

    @Test func postIsNoneOfTheFiveReportsOfADay() async throws {
        let store = try await posted()
        let author = try #require(await store.report(1)?.author)
        #expect(await store.reportsSent(by: author) == 0)
        try await store.sendReport("The ramp is blocked by a truck")
        #expect(await store.reportsSent(by: author) == 1)
    }

    @Test func postAndWhatIsSaidOfItAreInNoRecordAndOnNoSite() async throws {
        let store = try await posted()
        try await store.dana(
            "donate to room to read", "givers' posts", "post 1", "comments", "write a comment",
            "So did they mine", at: Self.later)
        try await store.omar("approve", "2", at: Self.later)
        #expect(await store.report(2)?.parent == one)
        let reader = try StoreReader(directory: bench.directory.path, on: bench.database)
        for format in RecordFormat.allCases {
            let text = String(
                decoding: try reader.record(as: format, at: Self.later + .hours(1)), as: UTF8.self)
            #expect(!text.contains("Books") && !text.contains("mine"))
        }
        while try await store.settlePublic(at: .noon + .days(3), delay: .seconds(0)) {}
        #expect(try await !store.hasPublicEntries())
    }

    /// What another giver may read is not what everybody may read.
    @Test func sentenceOfAnIntroductionIsNoPost() async throws {
        let store = try bench.open()
        try await store.dana(
            "/start", "85003", "donate to room to read", "$5", "$5", "done", "meet another giver",
            "I love old maps")
        try await store.omar("approve", "1")
        let gift = try #require(await store.report(1)?.gift)
        #expect(await store.posts(like: gift, at: Self.later).isEmpty)
        #expect(await store.sentences(like: gift, at: Self.later) == [one])
        #expect(await store.sentences(like: gift, at: .noon).isEmpty)
        #expect(await store.reportsOfVoting(at: Self.later).isEmpty)
        try await store.dana("/introduction", "stop introduction", at: Self.later)
        #expect(await store.sentences(like: gift, at: Self.later).isEmpty)
        #expect(await store.report(1)?.isWithdrawn == true)
    }

    /// One charity's are found without reading those of the others, newest or oldest first.
    @Test(.inAFile, arguments: [("IS NULL", "DESC"), ("IS NOT NULL", "ASC")])
    func postsAreFoundByTheirCharity(meeting: String, order: String) async throws {
        let plan = try await bench.open().planOfPosts(meeting, order)
        #expect(plan.count == 1 && plan[0].contains("reports_organisation"), "\(plan)")
    }

    @Test func nothingOfItIsLeftOfSomebodyForgotten() async throws {
        let store = try await posted()
        try await store.dana("delete my data", "yes delete", at: Self.later)
        #expect(try await store.number("SELECT count(*) FROM reports") == 0)
    }
}

extension Store {
    fileprivate func report(_ number: Int64) -> Report? { reports.report(ReportID(rawValue: number)) }

    fileprivate func posts(like gift: GiftPost, at now: Moment) -> [ReportID] {
        reports.posts(on: gift.organisation, at: now, limit: 5).map(\.id)
    }

    fileprivate func planOfPosts(_ meeting: String, _ order: String) throws -> [String] {
        let question = "EXPLAIN QUERY PLAN \(Reports.ofGivers(meeting, order))"
        return try database.rows(question, [.text("lake"), .int(1), .int(5)]) { $0.text(3) }
    }

    fileprivate func sentences(like gift: GiftPost, at now: Moment) -> [ReportID] {
        reports.sentences(on: gift.organisation, at: now, limit: 5).map(\.id)
    }

    /// All that is read as a report about voting.
    fileprivate func reportsOfVoting(at now: Moment) -> [ReportID] {
        reports.publicReports(after: nil, at: now, limit: 5).map(\.id)
            + reports.entries(of: .country, kind: nil, after: nil, at: now, limit: 5).map(\.report)
    }

    fileprivate func reportsSent(by author: AccountID) -> Int {
        reports.countOfReports(by: author, since: .noon)
    }
}
