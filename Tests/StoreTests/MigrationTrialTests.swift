import Foundation
import Testing

@testable import Store

/// O17: what an upgrade does is tried before it is done.
struct MigrationTrialTests {
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
            DROP TABLE adapter_rows; PRAGMA user_version = \(Migrations.count - 1)
            """)
        #expect(try MigrationTrial(of: bench.directory.path).steps.map(\.name) == ["adapter rows"])
        try await store.execute("PRAGMA user_version = 99")
        let refusal = #expect(throws: StoreError.self) { try MigrationTrial(of: bench.directory.path) }
        #expect(refusal == .newer(found: 99, known: Migrations.count))
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
