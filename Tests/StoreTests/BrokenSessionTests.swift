import Conversation
import Testing

@testable import Store

/// What was stored and cannot be read, such as a page that is gone: it is kept as it is, its owner is told, and
/// everything goes on.
struct BrokenSessionTests {
    /// What in the stored text becomes what.
    struct Flaw: Sendable, CustomTestStringConvertible {
        let name: String
        let old: String
        let new: String

        var testDescription: String { name }
    }

    /// The draft below such a page stays.
    private static let lostPages = [
        Flaw(name: "a page that is gone", old: #"{"page":{"facts":"#, new: #"{"page":{"gone":"#),
        Flaw(name: "a page of facts that is gone", old: #"{"elections":{"#, new: #"{"gone":{"#),
        Flaw(
            name: "a page that lacks what it is of", old: #""elections":{"page":0}"#, new: #""elections":{}"#),
        Flaw(name: "a page of another kind", old: #""elections":{"page":0}"#, new: #""elections":[0]"#),
        Flaw(
            name: "a page of another release", old: #"{"page":{"facts":{"_0":{"elections":{"page":0}}}}"#,
            new: #"{"page":{"giving.list":{"page":3}}"#),
    ]

    private static let flaws = [
        Flaw(name: "a question that is gone", old: #""step":"rep.confirm""#, new: #""step":"rep.gone""#),
        Flaw(name: "a text that breaks off", old: #","turn":"#, new: ""),
    ]

    private let bench = Bench()

    /// Dana, with a report sent and another begun, reads about elections.
    private func broken(_ flaw: Flaw) async throws -> Store {
        let store = try bench.open()
        try await store.sendReport("The line is two hours long")
        try await store.dana("/report", "The second machine is broken", "next election")
        try await store.deliverAll()
        let before = try await store.body()
        #expect(before.contains(flaw.old))
        try await store.replace(flaw.old, by: flaw.new)
        #expect(try await store.body() != before)
        return store
    }

    @Test(arguments: flaws) func whatCannotBeReadIsKeptAndItsOwnerIsTold(flaw: Flaw) async throws {
        let store = try await broken(flaw)
        let stored = try await store.body()
        try await store.dana("hello again")
        let told = try #require(try await store.take().compactMap(\.words).first)
        #expect(told.contains("Something changed on my side. Your reports are safe."))
        #expect(try await store.aside() == [stored])
        #expect(stored.contains("The second machine is broken"))
        // Said once, and what was sent is there.
        try await store.deliverAll()
        try await store.dana("my reports")
        let answer = try #require(try await store.take().compactMap(\.words).first)
        #expect(answer.hasPrefix("Your reports"))
        #expect(try await store.aside().count == 1)
    }

    @Test(arguments: lostPages) func aPageThatNobodyKnowsClosesAndTheDraftStays(flaw: Flaw) async throws {
        let store = try await broken(flaw)
        try await store.dana("hello again")
        let told = try #require(try await store.take().compactMap(\.words).first)
        #expect(
            told.hasPrefix("Something changed on my side: that page is gone. Nothing you told me is lost."))
        // The question of the draft stands below, and is heard as if nothing had been.
        #expect(told.contains("It is not sent yet."))
        try await store.deliverAll()
        try await store.dana("the gym")
        let next = try #require(try await store.take().compactMap(\.words).first)
        #expect(next.contains("Where: the gym"))
        #expect(try await store.aside().isEmpty)
        #expect(try await store.body().contains("The second machine is broken"))
    }

    @Test func aPageBelowThatNobodyKnowsIsSaidToBeGoneOnTheWayBack() async throws {
        let store = try bench.open()
        try await store.dana("/report", "The second machine is broken", "calendar", "month view")
        try await store.deliverAll()
        let below = #""trail":[{"calendar":{"page":0}}]"#
        #expect(try await store.body().contains(below))
        try await store.replace(below, by: #""trail":[{"giving":{"page":0}}]"#)
        try await store.dana("back")
        let told = try #require(try await store.take().compactMap(\.words).first)
        #expect(told.contains("that page is gone. Nothing you told me is lost."))
        #expect(try await store.aside().isEmpty)
        #expect(try await store.body().contains("The second machine is broken"))
    }

    @Test func aButtonOfAnotherReleaseKeepsItsPlaceAndSaysThatItIsOld() async throws {
        let flaw = Flaw(name: "a button", old: #""c1.0.close""#, new: #""c1.0.pledge.7""#)
        let store = try await broken(flaw)
        let place = try #require(try await store.offered().firstIndex(of: "c1.0.pledge.7"))
        try await store.dana("\(place + 1)")
        let told = try #require(try await store.take().compactMap(\.words).first)
        #expect(told.hasPrefix("That button is old."))
        #expect(try await store.aside().isEmpty)
    }

    @Test func anOrderThatCannotBeReadStopsNoOther() async throws {
        let store = try bench.open()
        try await store.order(.say("one"), in: .dana)
        try await store.order(.say("two"), in: .eve)
        try await store.execute(
            "UPDATE outbox SET body = CAST('{\"gone\":{}}' AS BLOB) WHERE room = 'dana-room'")
        try await store.order(.say("three"), in: .eve)
        #expect(try await store.deliverAll().count == 2)
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE sending = 2") == 1)
    }
}

extension Store {
    /// The buttons of the newest prompt as they are stored.
    fileprivate func offered() throws -> [String] {
        let offered = try body().split(separator: "\"offered\":[", maxSplits: 1).last?.split(separator: "]")
            .first
        return offered?.split(separator: ",").map { $0.filter { $0 != "\"" } } ?? []
    }

    fileprivate func body() throws -> String {
        try texts("SELECT body FROM sessions").first ?? ""
    }

    fileprivate func aside() throws -> [String] { try texts("SELECT body FROM sessions_aside") }

    /// Replaces it in the stored session; what is replaced by nothing takes all behind it along.
    fileprivate func replace(_ old: String, by new: String) throws {
        let whole = try body()
        let parts = whole.split(separator: old, maxSplits: 1).map(String.init)
        let changed = new.isEmpty ? parts[0] : parts.joined(separator: new)
        try database.run("UPDATE sessions SET body = ?", .blob(Array(changed.utf8)))
    }

    private func texts(_ sql: String) throws -> [String] {
        try database.rows(sql) { String(decoding: $0.blob(0), as: UTF8.self) }
    }
}
