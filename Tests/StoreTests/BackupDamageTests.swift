import CivicFacts
import Foundation
import Testing

@testable import Store

/// O14, O15: what is damaged, of somebody else or in the wrong place when a copy is made or brought back.
@Suite(.inAFile) struct BackupDamageTests {
    private let bench = Bench()
    private let copies = FileManager.default.temporaryDirectory.appending(path: "copies-\(UUID().uuidString)")
    private let other = Bench()
    private let photo: [UInt8] = Array("the bytes of a photo".utf8)

    private var backup: Backup { Backup(directory: copies.path) }

    @discardableResult
    private func copy(at now: Moment = .noon, keeping count: Int? = nil) throws -> BackupManifest {
        try make(at: now, keeping: count).manifest
    }

    private func make(at now: Moment = .noon, keeping count: Int? = nil) throws -> BackupMade {
        try backup.make(of: bench.directory.path, version: "0.1.0", keeping: count, at: now)
    }

    /// One bit of a file is another one.
    private func flip(_ file: URL) throws {
        var bytes = try Data(contentsOf: file)
        bytes[bytes.count / 2] ^= 1
        // In the same file: whatever is linked to it has it, too.
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: bytes)
        try handle.close()
    }

    @discardableResult
    private func restore(without list: ForgottenList? = nil, at now: Moment = .noon + .hours(9)) async throws
        -> BackupRestored
    {
        try await backup.restore(into: other.directory.path, without: list, at: now)
    }

    @Test func whatOthersPutBesideTheCopiesIsTheirs() async throws {
        _ = try bench.open()
        let folder = copies.appending(path: "dir.part")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["movie.part", "dir.part/f", "20200101T000000000Z.old.part", "20200101.part"] {
            try Data("mine".utf8).write(to: copies.appending(path: name))
        }
        for hour in 0..<3 { try copy(at: .noon + .hours(Int64(hour)), keeping: 1) }
        for name in ["movie.part", "dir.part/f", "20200101T000000000Z.old.part", "20200101.part"] {
            #expect(FileManager.default.fileExists(atPath: copies.appending(path: name).path), "\(name)")
        }
    }

    @Test func aHouseWithoutADatabaseIsNotCopiedAndNoneIsCopiedIntoItself() throws {
        #expect(throws: BackupError.nothingThere) { try copy() }
        _ = try bench.open()
        let data = bench.directory.path
        for place in [data, "\(data)/", "\(data)/copies", "\(data)/photos/../new/copies"] {
            #expect(throws: BackupError.inside(directory: place)) {
                try Backup(directory: place).make(of: data, version: "0.1.0", keeping: nil, at: .noon)
            }
        }
        #expect(!FileManager.default.fileExists(atPath: "\(data)/copies"))
        _ = try Backup(directory: data + "-copies").make(of: data, version: "0.1.0", keeping: nil, at: .noon)
        try FileManager.default.removeItem(atPath: data + "-copies")
    }

    @Test func aPhotoThatIsDamagedInTheNewestCopyIsCopiedAnew() async throws {
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [photo])
        try copy()
        let name = Backup.photo(Digest.sha256(photo))
        try flip(copies.appending(path: "\(try #require(backup.copies.last))/\(name)"))
        #expect(try make(at: .noon + .hours(1), keeping: 1).damaged == [])
        _ = try make(at: .noon + .hours(2), keeping: 1)
        _ = try await restore()
        #expect(
            FileManager.default.contents(atPath: other.directory.appending(path: name).path) == Data(photo))
    }

    @Test func aPhotoThatIsDamagedInTheDataIsNamedAndTheCopyIsMade() async throws {
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [photo])
        let name = Backup.photo(Digest.sha256(photo))
        try flip(bench.directory.appending(path: name))
        let made = try make()
        #expect(made.damaged == [BackupMade.Damage(name: name, isThere: true, isCopied: false)])
        #expect(made.manifest.photos == 0)
        #expect(try await restore().manifest == made.manifest)
    }

    @Test(arguments: [false, true]) func aPhotoThatIsGoneFromTheDataIsNamed(isInACopy: Bool) async throws {
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [photo])
        if isInACopy { try copy() }
        let name = Backup.photo(Digest.sha256(photo))
        try FileManager.default.removeItem(at: bench.directory.appending(path: name))
        let made = try make(at: .noon + .hours(1), keeping: 1)
        #expect(made.damaged == [BackupMade.Damage(name: name, isThere: false, isCopied: isInACopy)])
        #expect(made.manifest.photos == (isInACopy ? 1 : 0))
    }

    @Test func aDamagedPhotoIsFoundInAnyEarlierCopy() async throws {
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [photo])
        try copy()
        let name = Backup.photo(Digest.sha256(photo))
        // Another file of the same photo in the second copy, which is damaged like the data's.
        let (first, second) = (copies.appending(path: backup.copies[0]), Moment.noon + .hours(1))
        try copy(at: second)
        let damaged = copies.appending(path: "\(backup.copies[1])/\(name)")
        try FileManager.default.removeItem(at: damaged)
        try Data("other".utf8).write(to: damaged)
        try flip(bench.directory.appending(path: name))
        let made = try make(at: .noon + .hours(2), keeping: 1)
        #expect(made.manifest.photos == 1 && !FileManager.default.fileExists(atPath: first.path))
        _ = try await restore()
        #expect(
            FileManager.default.contents(atPath: other.directory.appending(path: name).path) == Data(photo))
    }

    @Test(arguments: [
        ("12345:AAsecret-token\n", 1),
        ("\n2026-11-24T10:00:00.000Z \(String(repeating: "a", count: 64))\nx\n", 3),
        ("2026-11-24T10:00:00.000Z \(String(repeating: "g", count: 64))\n", 1), ("{}", 1), ("\u{0}\u{1}", 1),
    ])
    func anotherFileIsNoListOfTheForgotten(text: String, line: Int) async throws {
        _ = try bench.open()
        try copy()
        let file = copies.appending(path: "list")
        try Data(text.utf8).write(to: file)
        await #expect(throws: BackupError.badForgottenList(line: line)) {
            try await restore(without: ForgottenList(path: file.path))
        }
        #expect(
            !FileManager.default.fileExists(atPath: other.directory.appending(path: "turnout.sqlite").path))
    }

    @Test(arguments: ["", "2026-11-24T10:00:00.000Z abc", "2026-11-2", "20", "2026-11-24T10:00:00.000Z "])
    func aLineThatWasCutOffIsOne(end: String) async throws {
        let hash = String(repeating: "a", count: 64)
        let file = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID().uuidString)")
        let lines = [
            "2026-11-24T10:00:00Z \(hash)", "2026-11-24T10:00:00.123Z \(hash)",
            "2026-11-24T10:00:00.123Z aaa2026-11-24T10:00:00.123Z \(hash)", end,
        ]
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try ForgottenList(path: file.path).entries(since: Moment(milliseconds: 0)) == [hash])
    }

    @Test func theRootOfAFileSystemIsEmptyEnough() async throws {
        _ = try bench.open()
        try copy()
        let lost = other.directory.appending(path: "lost+found")
        try FileManager.default.createDirectory(at: lost, withIntermediateDirectories: true)
        _ = try await restore()
        #expect(FileManager.default.fileExists(atPath: lost.path))
    }

    @Test func aRestoreThatFailsLeavesNoDirectory() async throws {
        _ = try bench.open()
        try copy()
        let copy = copies.appending(path: try #require(backup.copies.last))
        let target = copies.appending(path: "new").path
        // A path that leads through a file.
        try Data("else".utf8).write(to: copies.appending(path: "file"))
        await #expect(throws: BackupError.self) {
            try await Backup(directory: copy.path).restore(
                into: copies.appending(path: "file/new").path, without: nil, at: .noon)
        }
        await #expect(throws: BackupError.noForgottenList) {
            try await Backup(directory: copy.path).restore(
                into: target, without: ForgottenList(path: "/no/such/file"), at: .noon)
        }
        #expect(!FileManager.default.fileExists(atPath: target))
    }
}
