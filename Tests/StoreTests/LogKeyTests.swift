import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// The key file: one hour at a time, never behind the newest row, in no copy, and what follows when it is gone.
struct LogKeyTests {  // R50, R54
    private let bench = Bench()
    private var path: String { bench.directory.appending(path: "log.key").path }

    private func permissions(of path: String) throws -> Int {
        try #require(
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func theSealIsHMACAsOthersMakeIt() {
        // Test case 1 of RFC 4231, whose key of 20 bytes is filled with zeros to a block in any case.
        let key = SealingKey(
            first: [UInt8](repeating: 0x0B, count: 20) + [UInt8](repeating: 0, count: 12), at: 0)
        #expect(
            key.seal(Array("Hi There".utf8))
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    }

    @Test func eachHoursKeyIsTheHashOfTheOneBefore() throws {
        let first = SealingKey(first: [UInt8](repeating: 9, count: 32), at: 40)
        let next = first.key(at: 41)
        #expect(SealingKey(next.line)?.line == "\(first.chain)-41-\(Digest.sha256(first.bytes))")
        #expect(first.key(at: 45) == next.key(at: 43).key(at: 45))
        #expect(first.key(at: 39) == first)
        #expect(first.isFirst)
        #expect(!next.isFirst)
        #expect(SealingKey.keys(in: " \(first.line)\n\(next.line)") == [first, next])
        for text in ["", "\(first.chain)-40-zz", "\(first.line) words", "\(first.line)0"] {
            #expect(SealingKey.keys(in: text) == nil)
        }
    }

    @Test func theFilesAreForTheirOwnerAndTheOldKeyIsGone() async throws {
        let store = try bench.open()
        try await store.log(.started, at: .noon)
        let first = try #require(SealingKey.first(in: bench.directory.path).first)
        #expect(try permissions(of: path) == 0o600)
        #expect(try permissions(of: path + ".first") == 0o600)
        try await store.turnLogKey(at: .noon + .hours(2))
        #expect(LogKey.current(in: bench.directory.path) == first.key(at: first.hour + 2))
        // The clock may go back; the key does not.
        try await store.log(.exported, at: .noon)
        #expect(LogKey.current(in: bench.directory.path)?.hour == first.hour + 2)
        #expect(try await store.verdict(keys: [first], heads: []).holdsTogether)
        try SealingKey.dropFirst(in: bench.directory.path)
        #expect(SealingKey.first(in: bench.directory.path).isEmpty)
        #expect(try bench.files(containing: first.line).isEmpty)
    }

    @Test(.inAFile) func noCopyHoldsAKeyAndARestoredHouseSaysSo() async throws {
        let copies = bench.directory.path + "-copies"
        defer { try? FileManager.default.removeItem(atPath: copies) }
        do {
            let store = try bench.open()
            try await store.sendReport("No chairs in the line")
            try await store.log(.exported, at: .noon)
            _ = try Backup(directory: copies).make(
                of: bench.directory.path, version: "test", keeping: nil, at: .noon)
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: copies)
        #expect(!names.contains { $0.contains("log.key") })
        let data = copies + "/restored"
        _ = try await Backup(directory: copies).restore(into: data, without: nil, at: .noon)
        let store = try Store(directory: data, options: StoreOptions(reviewRooms: [.desk]))
        #expect(try await store.isLogKeyLost)
        // What happens before the operator has decided waits for the next chain.
        try await store.log(.exported, at: .noon)
        let before = try await store.verdict(keys: [], heads: []).rows
        try await store.beginLogChain(at: .noon + .hours(1))
        #expect(try await !store.isLogKeyLost)
        #expect(try await store.deeds.suffix(2) == ["chainBegun", "exported"])
        let keys = SealingKey.first(in: bench.directory.path) + SealingKey.first(in: data)
        let verdict = try await store.verdict(keys: keys, heads: [])
        #expect(verdict.holdsTogether)
        #expect(verdict.renewals.map(\.row) == [Int64(before) + 1])
        #expect(verdict.unchecked == 0)
    }

    @Test(arguments: [true, false])
    func aKeyOfAnotherLogOrOfAnEarlierHourIsALostOne(isOld: Bool) async throws {
        let former: Data
        do {
            let store = try bench.open()
            try await store.log(.started, at: .noon)
            former = try Data(contentsOf: URL(filePath: path))
            try await store.log(.stopped, at: .noon + .hours(3))
        }
        let other = SealingKey(first: [UInt8](repeating: 1, count: 32), at: 999_999)
        try (isOld ? former : Data(other.line.utf8)).write(to: URL(filePath: path))
        #expect(try await bench.open().isLogKeyLost)
    }

    @Test func aNewChainLeavesTheFirstKeyOfTheOneBeforeForTheSafe() async throws {
        do { try await bench.open().log(.started, at: .noon) }
        try FileManager.default.removeItem(atPath: path)
        let store = try bench.open()
        #expect(try await store.isLogKeyLost)
        try await store.beginLogChain(at: .noon + .hours(2))
        let keys = SealingKey.first(in: bench.directory.path)
        #expect(keys.count == 2)
        #expect(try await store.verdict(keys: keys, heads: []).unchecked == 0)
    }

    @Test func anOldChainIsClosedAndStaysAsItWas() async throws {
        do {
            let store = try bench.open()
            try await store.sendReport("The ramp is blocked")
            try await store.makeOld()
        }
        for name in ["", ".first"] { try FileManager.default.removeItem(atPath: path + name) }
        let store = try bench.open()
        #expect(try await !store.isLogKeyLost)
        let old = try await store.seal(of: 1)
        try await store.omar("take", "1")
        let first = try #require(SealingKey.first(in: bench.directory.path).first)
        #expect(try await store.mark(of: 2) == "\(first.chain):\(old)")
        #expect(try await store.seal(of: 1) == old)
        let verdict = try await store.verdict(keys: [first], heads: [])
        #expect(verdict.holdsTogether)
        #expect(verdict.rows == 3)
        #expect(verdict.renewals.isEmpty)
        try await store.execute("UPDATE audit SET actor = 77 WHERE seq = 1")
        #expect(try await store.verdict(keys: [first], heads: []).firstBroken == 1)
    }

    /// Dies before and after each commit while hours go by and the log begins: no key is ever behind its rows.
    @Test func aKillAtAnyCommitLeavesAKeyThatGoesOn() async throws {
        var (death, isOver) = (1, false)
        while !isOver {
            let bench = Bench()
            let count = Countdown(death)
            do {
                let store = try bench.open { _, _ throws(StoreError) in try count.tick() }
                try await store.sendReport("The scanner is off")
                for hour in [1, 3] as [Int64] {
                    try await store.log(.exported, at: .noon + .hours(hour))
                    try await store.turnLogKey(at: .noon + .hours(hour + 1))
                }
                isOver = true
            } catch StoreError.halted {}
            let store = try bench.open()
            #expect(try await !store.isLogKeyLost)
            try await store.log(.stopped, at: .noon + .hours(5))
            let first = try #require(SealingKey.first(in: bench.directory.path).first)
            let verdict = try await store.verdict(keys: [first], heads: [])
            #expect(verdict.holdsTogether && verdict.unchecked == 0)
            death += 1
        }
        #expect(death > 6)
    }

    @Test func changesAreLoggedOnceAndWithoutWords() async throws {  // R53
        let store = try bench.open()
        for settings in ["a=1", "a=1", "a=2"] {
            try await store.log(
                changesAmong: [.settingsChanged: settings, .leadsChanged: "telegram:77"], at: .noon)
        }
        #expect(
            try await store.deeds == ["chainBegun", "leadsChanged", "settingsChanged", "settingsChanged"])
        #expect(try bench.files(containing: "telegram:77").isEmpty)
    }

    @Test func readingALogIsLoggedAndNoPartOfIt() async throws {  // R53
        let store = try bench.open()
        try await store.sendReport("A dog guards the door")
        for _ in 1...2 { try await store.omar("log", "1") }
        #expect(try await store.deeds == ["chainBegun", "sent", "logRead", "logRead"])
        let shown = try await store.deliverAll().compactMap { task in
            if case .post(let message, _) = task { message.text } else { nil }
        }
        let timelines = shown.filter { $0.contains("What was done about report 1") }
        #expect(timelines.count == 2)
        #expect(timelines.allSatisfy { $0.split(separator: "\n").count == 2 })
    }
}

/// Halts at the n-th commit.
private final class Countdown: @unchecked Sendable {
    // Commits of one store come one after another, on its thread.
    private var left: Int

    init(_ count: Int) { left = count }

    func tick() throws(StoreError) {
        left -= 1
        if left == 0 { throw .halted }
    }
}

extension Store {
    func mark(of row: Int64) throws -> String {
        try database.first("SELECT mark FROM audit WHERE seq = ?", .int(row)) { $0.text(0) } ?? ""
    }

    /// Makes the log one of a release without keys.
    func makeOld() throws {
        try transaction { () throws(StoreError) in
            try database.run("DELETE FROM audit WHERE deed = 'chainBegun'")
            try database.run("UPDATE audit SET seq = seq - 1, hour = NULL")
            var last = ""
            let rows = try database.rows("SELECT \(AuditLog.columns) FROM audit ORDER BY seq") { $0.auditRow }
            for row in rows {
                last = Digest.sha256(Array(last.utf8) + row.sealed)
                try database.run("UPDATE audit SET hash = ? WHERE seq = ?", .text(last), .int(row.sequence))
            }
            try database.run("UPDATE settings SET value = ? WHERE name = 'audit'", .text(last))
        }
    }
}
