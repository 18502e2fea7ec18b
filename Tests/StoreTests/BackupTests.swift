import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// O14, O15: copies made beside a house that works, and houses made of copies.
@Suite(.inAFile) struct BackupTests {
    private let bench = Bench()
    private let copies = FileManager.default.temporaryDirectory.appending(path: "copies-\(UUID().uuidString)")
    private let other = Bench()
    private let photo: [UInt8] = Array("the bytes of a photo".utf8)

    private var backup: Backup { Backup(directory: copies.path) }

    @discardableResult
    private func copy(at now: Moment = .noon, keeping count: Int? = nil) throws -> BackupManifest {
        try backup.make(of: bench.directory.path, version: "0.1.0", keeping: count, at: now).manifest
    }

    @discardableResult
    private func restore(without list: ForgottenList? = nil, at now: Moment = .noon + .hours(9)) async throws
        -> BackupRestored
    {
        try await backup.restore(into: other.directory.path, without: list, at: now)
    }

    private func mode(of path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func aCopyHoldsWhatTheHouseHoldsAndIsForItsOwnerAlone() async throws {  // O14
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [photo])
        let made = try copy()
        #expect(made.photos == 1)
        #expect(made.audit.rows == 2)
        let folder = "\(copies.path)/\(try #require(backup.copies.last))"
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        #expect(
            files.filter { $0.hasSuffix(".sqlite") || $0.hasSuffix(".json") } == [
                "manifest.json", "turnout.sqlite",
            ])
        for file in files {
            #expect(try mode(of: "\(folder)/\(file)") & 0o077 == 0, "\(file)")
        }
        #expect(try BackupManifest(in: folder) == made)
        // The house goes on, and what it does next is in the next copy.
        try await store.sendReport("The line is longer")
        #expect(try copy(at: .noon + .hours(1)).audit.rows == 3)
    }

    @Test func aPhotoThatAnEarlierCopyHasIsNotStoredTwice() async throws {  // O14
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [photo])
        try copy()
        try copy(at: .noon + .hours(1))
        let name = Backup.photo(Digest.sha256(photo))
        let inodes = try backup.copies.map {
            try FileManager.default.attributesOfItem(atPath: "\(copies.path)/\($0)/\(name)")[
                .systemFileNumber] as? Int
        }
        #expect(inodes.count == 2 && Set(inodes).count == 1)
    }

    @Test func onlyTheNewestCopiesStay() async throws {  // O14
        _ = try bench.open()
        try FileManager.default.createDirectory(
            at: copies.appending(path: "20200101T000000000Z.part"), withIntermediateDirectories: true)
        for hour in 0..<4 { try copy(at: .noon + .hours(Int64(hour)), keeping: 2) }
        let names = try FileManager.default.contentsOfDirectory(atPath: copies.path).sorted()
        #expect(names == [Backup.name(of: .noon + .hours(2)), Backup.name(of: .noon + .hours(3)), "lock"])
    }

    @Test func everythingComesBack() async throws {  // O15
        do {
            let store = try bench.open()
            try await store.sendReport("The line is long", photos: [photo])
            try await store.deliverAll()
        }
        try copy()
        #expect(try await restore().cards == 1)
        let store = try other.open()
        #expect(try await store.glance(at: .noon).waiting.map(\.text) == ["The line is long"])
        #expect(other.photoFiles.contains { $0.hasSuffix("\(Digest.sha256(photo)).jpg") })
        #expect(try await store.verifyLog().holdsTogether)
        let leftovers = try FileManager.default.contentsOfDirectory(atPath: other.directory.path)
        #expect(!leftovers.contains { $0.hasPrefix("restore") })
    }

    @Test func aDirectoryThatIsInUseIsRefused() async throws {  // O15
        _ = try bench.open()
        try copy()
        _ = try other.open()
        await #expect(throws: BackupError.used(directory: other.directory.path)) { try await restore() }
    }

    @Test(arguments: ["turnout.sqlite", "manifest.json", "photos"])
    func aChangedOrCutFileIsFound(name: String) async throws {  // O15
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [photo])
        try copy()
        let folder = copies.appending(path: try #require(backup.copies.last))
        let place = folder.appending(path: name == "photos" ? Backup.photo(Digest.sha256(photo)) : name)
        var bytes = try Data(contentsOf: place)
        if name == "turnout.sqlite" { bytes[bytes.count / 2] ^= 1 } else { bytes.removeLast(2) }
        try bytes.write(to: place)
        await #expect(throws: BackupError.self) { try await restore() }
        #expect(
            !FileManager.default.fileExists(atPath: other.directory.appending(path: "turnout.sqlite").path))
    }

    @Test func aNewerCopyIsRefusedByName() async throws {  // O15
        _ = try bench.open()
        try copy()
        let manifest = copies.appending(path: try #require(backup.copies.last)).appending(
            path: "manifest.json")
        let text = try String(contentsOf: manifest, encoding: .utf8)
            .replacing("\"format\" : \(Migrations.count)", with: "\"format\" : 99").replacing(
                "0.1.0", with: "7.0.0")
        try Data(text.utf8).write(to: manifest)
        let refusal = await #expect(throws: BackupError.self) { try await restore() }
        #expect(refusal?.description.contains("of turnout 7.0.0, format 99") == true)
    }

    @Test func aManifestWhoseNamesLeadElsewhereIsNone() async throws {
        _ = try bench.open()
        try copy()
        let folder = "\(copies.path)/\(try #require(backup.copies.last))"
        let text = try String(contentsOfFile: folder + "/manifest.json", encoding: .utf8)
        try Data(text.replacing("turnout.sqlite", with: "../turnout.sqlite").utf8)
            .write(to: URL(filePath: folder + "/manifest.json"))
        await #expect(throws: BackupError.badManifest) { try await restore() }
    }

    @Test func whoWasForgottenAfterTheCopyStaysForgotten() async throws {  // O15
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [photo])
        try copy()
        try await store.dana("delete my data", "yes delete", at: .noon + .hours(1))
        let list = ForgottenList(path: ForgottenList.path(in: bench.directory.path))
        #expect(try await restore(without: list).forgotten == 1)
        #expect(try other.files(containing: "The line is long") == [])
        #expect(try other.files(containing: "dana-sender") == [])
        #expect(try other.files(containing: photo) == [])
        let restored = try other.open()
        #expect(try await restored.glance(at: .noon).waiting.isEmpty)
        #expect(try await restored.verifyLog().holdsTogether)
        // A copy made after that has nobody to leave out.
        try copy(at: .noon + .hours(2))
        #expect(try list.entries(since: .noon + .hours(2)).isEmpty)
    }

    @Test func noVoterHearsOfARestoreAndTheRoomHearsOfItOnce() async throws {  // O15
        let store = try bench.open()
        let id = try await store.sendReport("The line is long")
        // A copy with words under way to Dana, a card in the room, and a report begun, whose time comes.
        try await store.deliverAll()
        try await store.dana("/report", "The doors are closed", "/mine")
        try await store.order(.say("You are in the copy"), in: .dana, account: AccountID(rawValue: 1))
        try copy()
        let later = Moment.noon + .days(4)
        try await restore(at: later)

        let restored = try other.open()
        _ = try await restored.recover(at: later)
        _ = try await restored.cycle(Intake(wish: Wish(kinds: [], limit: 0)), through: Engine(), at: later)
        let told = try await restored.take(at: later)
        #expect(told.allSatisfy { $0.room == .desk })
        let brief = try #require(told.first?.words)
        #expect(brief.contains("Restored to") && brief.contains("Cards that may show more than I know: 1."))
        for entry in told { try await restored.settle(entry, .receipt(entry.receipt), at: later) }
        let marked = try await restored.deliverAll(at: later)
        let words = marked.compactMap { if case .change(_, let message) = $0 { message.text } else { nil } }
        #expect(words.contains { $0.contains("Somebody may have decided this one after that.") })
        // The first press is not done, the second is.
        let now = later + .minutes(1)
        try await restored.omar("approve", "\(id)", at: now)
        #expect(try await restored.deliverAll(at: now).contains { $0.says("If nobody did, press again.") })
        try await restored.omar("approve", "\(id)", at: now)
        #expect(
            try await restored.deliverAll(at: now).contains { $0.says("Approved") || $0.says("approved") })
        // A report of the lost time may still have a card; its number is nobody else's.
        try await restored.omar("approve", "\(id.rawValue + 3)", at: now)
        #expect(try await restored.deliverAll(at: now).contains { $0.says("I do not know it any more") })
        #expect(try await restored.number("SELECT value FROM counters WHERE name = 'reports'") > 1_000)
    }

    @Test func aRestoreThatWasCutOffIsNoHouse() async throws {
        _ = try bench.open()
        try copy()
        let part = other.directory.appending(path: Backup.unfinished)
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
        #expect(throws: StoreError.halfRestored) { try other.open() }
        try await restore()
        _ = try other.open()
    }
}

extension OutboxTask {
    fileprivate func says(_ words: String) -> Bool {
        switch self {
        case .post(let message, _), .change(_, let message):
            "\(message.heading ?? "")\n\(message.text)".contains(words)
        case .postPhotos, .postFile, .remove, .acknowledge, .vouch, .bill, .answerCheckout: false
        }
    }
}
