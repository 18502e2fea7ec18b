import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// An older copy of the database that came back by itself: a snapshot, or `pg_restore`. Section 5.
struct ReturningTests {
    private let bench = Bench()
    private var list: ForgottenList { ForgottenList(path: ForgottenList.path(in: bench.directory.path)) }

    @Test func whoWasForgottenSinceIsForgottenBeforeAnythingElse() async throws {
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        try await store.sendReport("The poll book is missing")
        try await store.endCleanly()
        // What a copy has that was made before: the list has a line that the rows know nothing of.
        let people = try await store.pseudonyms(of: .dana)
        try list.add(people, at: .noon + .hours(1))
        #expect(try await store.returned(on: list, at: .noon + .hours(2)) == 1)
        let recovery = try await store.recover(at: .noon + .hours(2))
        #expect(recovery.forgottenAgain == 1)
        #expect(try await store.number("SELECT count(*) FROM reports") == 0)
        #expect(try await store.number("SELECT count(*) FROM senders WHERE id = 'dana-sender'") == 0)
        #expect(try await store.verifyLog().holdsTogether)
        // Who writes after that is somebody new, and stays.
        try await store.sendReport("The poll book was found", at: .noon + .hours(3))
        try await store.endCleanly()
        #expect(try await store.recover(at: .noon + .hours(4)).forgottenAgain == 0)
        #expect(try await store.number("SELECT count(*) FROM reports") == 1)
        #expect(try await store.returned(on: list, at: .noon + .hours(4)) == 0)
    }

    @Test func afterADeletionThatCountedNobodyIsForgottenTwice() async throws {
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        try await store.sendReport("The poll book is missing")
        try await store.dana("/delete", "yes delete", at: .noon + .hours(1))
        try await store.sendReport("The poll book was found", at: .noon + .hours(2))
        for hours in [3, 4] {
            #expect(try await store.recover(at: .noon + .hours(Int64(hours))).forgottenAgain == 0)
        }
        #expect(try await store.number("SELECT count(*) FROM reports") == 1)
    }

    @Test func aDeletionThatAKillCutOffIsLeftToItsPlatformForAWhile() async throws {
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        try await store.sendReport("The poll book is missing")
        try await store.receive(
            Batch(updates: [try Inbound.dana("waits", .said(text: "hello")).raw], cursor: nil),
            from: .telegram,
            at: .noon)
        // The line was written, and the commit did not come.
        try list.add(try await store.pseudonyms(of: .dana), at: .noon + .minutes(1))
        let recovery = try await store.recover(at: .noon + .minutes(2))
        #expect(recovery.forgottenAgain == 0)
        #expect(await store.isCareful)
        // The platform told nothing again: then it was an older copy.
        try await store.trust(at: .noon + .minutes(3))
        #expect(try await store.number("SELECT count(*) FROM reports") == 0)
    }

    @Test func linesOfEarlierReleasesAreReadToo() throws {
        try FileManager.default.createDirectory(at: bench.directory, withIntermediateDirectories: true)
        let person = String(repeating: "ab", count: 32)
        let old = "2027-01-15T08:00:00Z \(person)\n"
        try Data(old.utf8).write(to: URL(filePath: ForgottenList.path(in: bench.directory.path)))
        #expect(try list.entries(since: .noon) == [person])
        #expect(list.entries(after: .noon - .seconds(1), before: nil) == [person])
        #expect(list.entries(after: .noon, before: nil).isEmpty)
        try list.add(
            [String(repeating: "cd", count: 32)], at: Moment(milliseconds: Moment.noon.milliseconds + 5))
        #expect(list.entries(after: .noon, before: nil).count == 1)
        #expect(list.entries(after: Moment(milliseconds: Moment.noon.milliseconds + 5), before: nil).isEmpty)
        #expect(try list.entries(since: .noon).count == 2)
    }
}

extension Store {
    fileprivate func pseudonyms(of sender: SenderID) throws -> [String] {
        try people.pseudonyms(of: try #require(try people.account(of: sender)))
    }

    fileprivate func returned(on list: ForgottenList, at now: Moment) throws -> Int {
        try StoreReader(directory: directory, on: options.database).returnedPeople(on: list, at: now)
    }
}
