import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Store

struct KeptPhotoTests {
    private let bench = Bench()
    private let bytes: [UInt8] = Array("a photo of a long line".utf8)
    private let other: [UInt8] = Array("a photo of a closed door".utf8)

    @Test func theFileIsWrittenBeforeTheRowThatNamesIt() async throws {
        let commits = FailingCommits()
        do {
            let store = try bench.open(atCommit: commits.meet)
            try await store.startReport()
            let work = try #require(try await store.takePhotos().first)
            commits.fail(at: .before, with: .halted)
            await #expect(throws: StoreError.halted) {
                try await store.settle([(work.entry, .clean(bytes: bytes, width: 4, height: 3))], at: .noon)
            }
        }
        #expect(bench.photoFiles == [name(of: bytes)])
        #expect(FileManager.default.contents(atPath: path(of: bytes)) == Data(bytes))
        // A file that no row names goes at the next start; the photo itself is fetched once more.
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        #expect(bench.photoFiles.isEmpty)
        #expect(try await store.takePhotos().count == 1)
    }

    @Test func aFileThatARowNamesSurvivesTheNextStart() async throws {
        do {
            let store = try bench.open()
            try await store.sendReport("The line goes around the block", photos: [bytes])
            try Data("half".utf8).write(to: URL(filePath: path(of: bytes) + ".part"))
            #expect(bench.photoFiles.count == 2)
        }
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        #expect(bench.photoFiles == [name(of: bytes)])
    }

    @Test func theSameBytesAreStoredOnceAndStayWhileAnybodyNeedsThem() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block", photos: [bytes])
        try await store.sendReport(
            "The line goes around again", photos: [bytes, other], at: .noon + .hours(2))
        #expect(bench.photoFiles == [name(of: bytes), name(of: other)].sorted())
        let ids = try await store.photoIDs()
        #expect(ids.count == 3)
        try await store.dropWithFiles(ids[0])
        #expect(bench.photoFiles.contains(name(of: bytes)))
        try await store.dropWithFiles(ids[1])
        #expect(bench.photoFiles == [name(of: other)])
    }

    @Test func aPhotoDroppedWhileItIsFetchedLeavesNoFile() async throws {
        let store = try bench.open()
        try await store.startReport()
        let work = try #require(try await store.takePhotos().first)
        try await store.dana("remove last")
        #expect(try await store.photoIDs().isEmpty)
        let notes = try await store.settle(
            [(work.entry, .clean(bytes: bytes, width: 4, height: 3))], at: .noon)
        #expect(notes == [.recalled])
        #expect(bench.photoFiles.isEmpty)
    }

    @Test func aPhotoThatJoinedNoReportGoesAfterADraftsLife() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block", photos: [bytes])
        try await store.dana("/report", "Another line at the other door", at: .noon + .hours(2))
        try await store.sendPhoto(other, at: .noon + .hours(2))
        #expect(bench.photoFiles.count == 2)
        try await store.prune(at: .noon + .days(7))
        #expect(bench.photoFiles.count == 2)
        try await store.prune(at: .noon + .days(9))
        #expect(bench.photoFiles == [name(of: bytes)])
    }

    @Test func aPhotoThatWillNeverBeCleanTellsItsSender() async throws {
        let store = try bench.open()
        try await store.startReport()
        try await store.deliverAll()
        let work = try #require(try await store.takePhotos().first)
        #expect(try await store.settle([(work.entry, .refused(.broken))], at: .noon) == [.photoRefused])
        try await store.think()
        let told = try #require(try await store.take().first?.words)
        #expect(told.contains(Catalogue(.english).text(Catalogue.phrase(of: .broken))))
        #expect(try await store.photoIDs().isEmpty)
    }

    @Test func aFaultOfOursIsTriedThreeTimesAndThenSaid() async throws {
        let store = try bench.open()
        try await store.startReport()
        try await store.deliverAll()
        var now = Moment.noon
        for note in [SettlementNote.photoFaulted, .photoFaulted, .photoSetAside] {
            let work = try #require(try await store.takePhotos(at: now).first)
            // What only failed on the way counts for itself.
            let away = Settlement.failure(.later(after: .seconds(5), scope: .room))
            #expect(try await store.settle([(work.entry, away)], at: now) == [.retried])
            now = now + .seconds(5)
            let again = try #require(try await store.takePhotos(at: now).first)
            #expect(try await store.settle([(again.entry, .faulted)], at: now) == [note])
            #expect(try await store.takePhotos(at: now + .seconds(59)).isEmpty)
            now = now + .minutes(1)
        }
        #expect(try await store.takePhotos(at: now + .days(1)).isEmpty)
        try await store.think()
        let told = try #require(try await store.take().first?.words)
        // Each sentence may stand in a paragraph of its own.
        let words = Catalogue(.english).text(Catalogue.phrase(of: .ourFault))
        #expect(told.replacing("\n", with: " ").contains(words))
        #expect(try await store.photoIDs().isEmpty)
    }

    private func name(of bytes: [UInt8]) -> String {
        let hash = Digest.sha256(bytes)
        return "\(hash.prefix(2))/\(hash).jpg"
    }

    private func path(of bytes: [UInt8]) -> String {
        bench.directory.appending(path: "photos/\(name(of: bytes))").path
    }
}

extension Store {
    /// A report is begun, and its first photo waits to be fetched.
    fileprivate func startReport() throws {
        try dana("/start", "85003")
        let source = PhotoSource(platform: .telegram, reference: "file")
        try hear(.dana("photo", .sentPhoto(source: source, album: nil, caption: nil)))
    }

    func photoIDs() throws(StoreError) -> [PhotoID] {
        try database.rows("SELECT id FROM photos ORDER BY at, id") { PhotoID(rawValue: $0.text(0)) }
    }

    func dropWithFiles(_ id: PhotoID) throws(StoreError) {
        for path in try transaction({ () throws(StoreError) in try drop(id) }) { PhotoFiles.remove(path) }
    }
}
