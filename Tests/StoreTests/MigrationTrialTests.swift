import CivicFacts
import Foundation
import Testing

@testable import Store

/// O17: what an upgrade does is tried before it is done.
@Suite(.inAFile) struct MigrationTrialTests {
    private let bench = Bench()
    private var file: URL { bench.directory.appending(path: "turnout.sqlite") }

    /// A house as an earlier release left it.
    private func makeOld(_ more: String = "") throws {
        let dump = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/house.sql")
        try FileManager.default.createDirectory(at: bench.directory, withIntermediateDirectories: true)
        let database = try Database(path: file.path)
        try database.execute(String(contentsOf: dump, encoding: .utf8) + more)
        try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: bench.directory.path).sorted()
    }

    @Test func eachStepIsNamedAndNothingIsChanged() async throws {
        try makeOld()
        let before = (try Data(contentsOf: file), try names())
        let trial = try MigrationTrial(of: bench.directory.path)
        #expect(trial.found == 19 && trial.known == Migrations.count)
        #expect(trial.steps.count == trial.known - 19)
        #expect(trial.steps.prefix(3).map(\.name) == ["waiting cards", "fewer indexes", "own happenings"])
        #expect(trial.steps.allSatisfy { $0.time > .zero } && trial.time > trial.steps[0].time)
        #expect(try Data(contentsOf: file) == before.0)
        // A reader may leave SQLite's own files of shared memory, empty or not, and nothing else.
        let own = ["turnout.sqlite-shm", "turnout.sqlite-wal"]
        #expect(try Set(names()).subtracting(before.1).isSubset(of: own))
        // What was tried is then done.
        let store = try bench.open()
        #expect(try await store.number("PRAGMA user_version") == trial.known)
        #expect(try await store.verifyLog().holdsTogether)
        #expect(try MigrationTrial(of: bench.directory.path).steps.isEmpty)
    }

    /// Beside a house that works, what it has not yet brought into the file counts, and it is not kept from writing.
    @Test func aHouseThatRunsGoesOn() async throws {
        let store = try bench.open()
        try await store.execute(
            """
            DROP TABLE public_tokens;
            PRAGMA user_version = \(Migrations.count - 1)
            """)
        #expect(try MigrationTrial(of: bench.directory.path).steps.map(\.name) == ["tokens"])
        try await store.execute("PRAGMA user_version = 99")
        let refusal = #expect(throws: StoreError.self) { try MigrationTrial(of: bench.directory.path) }
        #expect(refusal == .newer(found: 99, known: Migrations.count))
    }

    /// What is brought up was copied before, and the copy is a house of its own until a week is over.
    @Test func aCopyIsMadeBeforeAnUpgradeAndGoesAfterAWeek() async throws {
        try makeOld()
        let copies = URL(filePath: UpgradeCopy.directory(in: bench.directory.path))
        let store = try Store(
            directory: bench.directory.path, options: StoreOptions(reviewRooms: [.desk], copier: "9.9.9"))
        let made = Backup(directory: copies.path).copies
        #expect(made.count == 1)
        let restored = Bench()
        let back = try await Backup(directory: copies.path).restore(
            into: restored.directory.path, without: nil, at: .noon)
        #expect(back.manifest.version == "9.9.9" && back.manifest.format == 19)
        let sums = ["reports", "accounts"].map { "SELECT count(*) FROM \($0)" }
        let second = try restored.open()
        for sum in sums {
            #expect(try await second.number(sum) == store.number(sum))
        }
        let now = Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
        try await store.prune(at: now + .days(6))
        #expect(Backup(directory: copies.path).copies == made)
        try await store.prune(at: now + .days(8))
        #expect(!FileManager.default.fileExists(atPath: copies.path))
    }

    /// A new house, and one of this version, have nothing to copy; and where a copy cannot be made, nothing is brought up.
    @Test func onlyWhatIsOlderIsCopiedAndWithoutACopyNothingIsDone() async throws {
        let options = StoreOptions(reviewRooms: [.desk], copier: "9.9.9")
        for _ in 0..<2 { _ = try Store(directory: bench.directory.path, options: options) }
        #expect(try !names().contains("before-upgrade"))
        let other = MigrationTrialTests()
        try other.makeOld()
        let place = other.bench.directory.appending(path: "before-upgrade")
        try Data("in the way".utf8).write(to: place)
        let refusal = #expect(throws: StoreError.self) {
            try Store(directory: other.bench.directory.path, options: options)
        }
        #expect(refusal == .noUpgradeCopy)
        #expect(try MigrationTrial.formats(of: other.bench.directory.path).found == 19)
    }

    @Test func aStepThatWouldFailSaysSoBefore() throws {
        try makeOld("CREATE TABLE gifts (stray TEXT);")
        let before = try Data(contentsOf: file)
        #expect(throws: StoreError.sqlite(code: 1)) { try MigrationTrial(of: bench.directory.path) }
        #expect(try Data(contentsOf: file) == before)
    }

    @Test func whereThereIsNoDatabaseNoneIsMade() {
        let refusal = #expect(throws: StoreError.self) { try MigrationTrial(of: bench.directory.path) }
        #expect(refusal == .missing)
        #expect(!FileManager.default.fileExists(atPath: bench.directory.path))
    }
}
