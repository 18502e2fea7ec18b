import CivicFacts
import Testing

@testable import Conversation
@testable import Store

/// What is kept in memory is never older than the database.
struct WarmTests {
    private let bench = Bench()

    @Test func aSessionThatIsUndoneIsTheOneOfBefore() async throws {
        let commits = FailingCommits()
        let store = try bench.open(atCommit: commits.meet)
        try await store.hear(.dana("1", .said(text: "hello")))
        let before = try await store.sessionOfDana()
        let batch = Batch(
            updates: [try Inbound.dana("2", .said(text: "85003")).raw], cursor: nil)
        try await store.receive(batch, from: .telegram, at: .noon)
        commits.fail(at: .before, with: .full)
        await #expect(throws: StoreError.full) { try await store.think() }
        commits.relent()
        #expect(try await store.sessionOfDana() == before)
        try await store.think()
        #expect(try await store.sessionOfDana().zip == ZIP("85003"))
    }

    @Test func aRoomThatMovesIsFoundWhereItIsAndNotWhereItWasToBe() async throws {
        let commits = FailingCommits()
        let store = try bench.open(atCommit: commits.meet)
        let moved = RoomID(platform: .telegram, id: "moved")
        let move = Batch(updates: [], cursor: nil, moves: [RoomMove(from: .desk, to: moved)])
        #expect(try await store.reviewRooms() == [.desk])
        commits.fail(at: .before, with: .full)
        await #expect(throws: StoreError.full) { try await store.receive(move, from: .telegram, at: .noon) }
        #expect(try await store.reviewRooms() == [.desk])
        commits.relent()
        try await store.receive(move, from: .telegram, at: .noon)
        #expect(try await store.reviewRooms() == [moved])
    }

    @Test func whatIsUndoneInTheOutboxIsAsItWasBefore() async throws {
        let commits = FailingCommits()
        let store = try bench.open(atCommit: commits.meet)
        try await store.order(.card(7, "before"), in: .desk)
        commits.fail(at: .before, with: .full)
        await #expect(throws: StoreError.full) { try await store.order(.card(7, "undone"), in: .desk) }
        await #expect(throws: StoreError.full) { try await store.order(.say("undone"), in: .dana) }
        await #expect(throws: StoreError.full) { try await store.take() }
        commits.relent()
        try await store.order(.say("after"), in: .dana)
        #expect(try await store.take().compactMap(\.words) == ["before", "after"])
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE sending = 1") == 2)
    }

    @Test func theNextToWakeIsTheOneOnTheDisk() async throws {
        let store = try bench.open()
        var wakings: Set<Int> = []
        for words in ["/start", "85003", "/report", "The line goes around the block", "discard", "yes"] {
            for inbound in [
                Inbound.dana("d\(words)", .said(text: words)), .eve("e\(words)", .said(text: words)),
            ] {
                try await store.hear(inbound)
                let (known, stored) = try await store.nextWakes()
                #expect(known == stored, "after \(words)")
                wakings.insert(stored ?? 0)
            }
        }
        #expect(wakings.count > 1)
    }

    @Test func aBanIsNoticedByWhoeverAskedBefore() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block")
        let dana = try await store.account(.dana, room: .dana)
        #expect(try await store.isBanned(dana) == false)
        try await store.omar("ban", "1 7 spam")
        #expect(try await store.isBanned(dana))
    }

    @Test func whatAReportIsAboutFollowsItsWords() async throws {
        let commits = FailingCommits()
        let store = try bench.open(atCommit: commits.meet)
        try await store.sendReport("The scanner eats every second ballot")
        let before = try #require(try await store.report(1))
        var changed = before
        changed.text = "No ramp, and the lift is out of order"
        let after = changed
        #expect(try await store.isKnown(as: before))
        commits.fail(at: .before, with: .full)
        await #expect(throws: StoreError.full) { try await store.change(after) }
        commits.relent()
        #expect(try await store.isKnown(as: before))
        try await store.change(after)
        #expect(try await store.isKnown(as: after))
        #expect(try await !store.isKnown(as: before))
    }

    /// The tables' own rules take sessions and reports along with an account: nobody finds them in memory then.
    @Test func whatIsDeletedIsGoneFromMemory() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block")
        #expect(try await store.report(1) != nil)
        try await store.hear(
            .dana("d1", .said(text: "delete my data")), .dana("d2", .said(text: "yes delete")))
        #expect(try await store.report(1) == nil)
        #expect(try await store.sessionOfDana() == Session())
    }
}

extension Store {
    fileprivate func nextWakes() throws -> (known: Int?, stored: Int?) {
        let known = try people.nextWake().map { Int($0.milliseconds) }
        let stored = try number("SELECT coalesce(min(wake_at), -1) FROM sessions")
        return (known, stored < 0 ? nil : stored)
    }

    fileprivate func sessionOfDana() throws -> Session {
        try people.session(of: try account(.dana, room: .dana), at: .noon).session
    }

    fileprivate func isBanned(_ account: AccountID) throws -> Bool { try people.ban(of: account) != nil }

    /// The first report is taken to be about what this one is about.
    fileprivate func isKnown(as other: Report) throws -> Bool {
        guard let report = try report(1) else { return false }
        return Set(reports.likeness(of: report).bands) == Set(Likeness(other).bands)
    }

    fileprivate func change(_ report: Report) throws {
        try transaction { () throws(StoreError) in
            try reports.keep(report)
            // Asked for meanwhile: what is undone must not be remembered.
            _ = reports.likeness(of: report).bands
        }
    }

    fileprivate func report(_ number: Int64) throws -> Report? {
        defer { try? reports.check() }
        return reports.report(ReportID(rawValue: number))
    }
}
