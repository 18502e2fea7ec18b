import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// Photos in a bucket: what must be there, what has to go, and what is fetched.
struct PhotoObjectTests {  // O28
    private let bench = Bench()
    private let picture: [UInt8] = Array("a photo of a broken machine".utf8)
    private let other: [UInt8] = Array("a photo of a sign".utf8)

    private func hash(_ bytes: [UInt8]) -> String { Digest.sha256(bytes) }

    private func removeCopies() throws {
        for file in bench.photoFiles {
            try FileManager.default.removeItem(at: bench.directory.appending(path: "photos/\(file)"))
        }
    }

    @Test func aStopBetweenTheObjectAndItsRowLeavesNothing() async throws {
        let commits = FailingCommits()
        do {
            let store = try bench.open(photos: .bucket, atCommit: commits.meet)
            try await store.begin()
            let work = try #require(try await store.takePhotos().first)
            let first = try await store.announceObject(hash(picture), by: work.entry)
            #expect(first == .put)
            commits.fail(at: .before, with: .halted)
            await #expect(throws: StoreError.halted) {
                try await store.settle([(work.entry, .clean(bytes: picture, width: 4, height: 3))], at: .noon)
            }
            // The attempt goes on: nobody takes its object away under it.
            #expect(try await store.objectsToClear(limit: 9).isEmpty)
        }
        let store = try bench.open(photos: .bucket)
        _ = try await store.recover(at: .noon)
        #expect(try await store.objectsToClear(limit: 9) == [hash(picture)])
        // While it is being taken away nobody puts it.
        let work = try #require(try await store.takePhotos().first)
        let second = try await store.announceObject(hash(picture), by: work.entry)
        #expect(second == .busy)
        try await store.clearedObject(hash(picture), isGone: true)
        let third = try await store.announceObject(hash(picture), by: work.entry)
        #expect(third == .put)
        _ = try await store.settle([(work.entry, .clean(bytes: picture, width: 4, height: 3))], at: .noon)
        #expect(try await store.objectsToClear(limit: 9).isEmpty)
        #expect(try await store.number("SELECT there FROM photo_objects") == 1)
        #expect(try await store.verifyLog().holdsTogether)
    }

    @Test func withTheirReportObjectsAreToGoAndWhatFailsIsTriedAgain() async throws {
        let store = try bench.open(photos: .bucket)
        try await store.sendReport("The machine is broken", photos: [picture, other])
        #expect(try await store.objectsToClear(limit: 9).isEmpty)
        try await store.dana("/delete", "yes delete")
        #expect(bench.photoFiles.isEmpty)
        let gone = try await store.objectsToClear(limit: 9)
        #expect(Set(gone) == [hash(picture), hash(other)])
        try await store.clearedObject(hash(picture), isGone: true)
        try await store.clearedObject(hash(other), isGone: false)
        #expect(try await store.objectsToClear(limit: 9) == [hash(other)])
        try await store.clearedObject(hash(other), isGone: true)
        #expect(try await store.number("SELECT count(*) FROM photo_objects") == 0)
    }

    @Test func whatOnlyTheBucketHasIsFetchedBeforeItIsShown() async throws {
        let store = try bench.open(photos: .bucket)
        try await store.sendReport("The machine is broken", photos: [picture, other])
        try removeCopies()
        let wish = Wish(kinds: OrderKind.messages, limit: 100)
        let work = try await store.take(wish, at: .noon)
        let brings = work.compactMap {
            if case .bring(let id, let hashes, _) = $0 { (id, hashes) } else { nil }
        }
        let (entry, hashes) = try #require(brings.first)
        #expect(brings.count == 1 && hashes == [hash(picture), hash(other)])
        // One of them is nowhere any more: the other one is shown.
        try PhotoFiles.copy(picture, hash: hash(picture), to: bench.directory.path)
        #expect(try await store.settle([(entry, .brought(lost: [hash(other)]))], at: .noon) == [.retried])
        let albums = try await store.take().flatMap { entry -> [String] in
            if case .postPhotos(let files, _, _) = entry.task { files.map(\.path) } else { [] }
        }
        #expect(albums.map { FileManager.default.contents(atPath: $0) } == [Data(picture)])
    }

    @Test func someonesOwnDataWaitForTheirPhotos() async throws {
        let store = try bench.open(photos: .bucket)
        try await store.sendReport("The machine is broken", photos: [picture])
        try await store.deliverAll()
        try removeCopies()
        try await store.dana("/privacy")
        let token = try await store.button("Get my data")
        try await store.hear(.dana("tap", .tapped(token: token, callback: nil)))
        var wanted: (EntryID, Set<String>)?
        while wanted == nil {
            let work = try await store.take(Wish(kinds: OrderKind.messages, limit: 9), at: .noon)
            try #require(!work.isEmpty)
            for item in work {
                switch item {
                case .bring(let entry, let hashes, _): wanted = (entry, hashes)
                case .perform(let entry, _, _): try await store.settle(entry, .receipt(entry.receipt))
                case .fetch, .mask, .look: break
                }
            }
        }
        let (entry, hashes) = try #require(wanted)
        #expect(hashes == [hash(picture)])
        try PhotoFiles.copy(picture, hash: hash(picture), to: bench.directory.path)
        _ = try await store.settle([(entry, .brought(lost: []))], at: .noon)
        let files = try await store.take().compactMap { entry -> OutboxFile? in
            if case .postFile(let file, _) = entry.task { file } else { nil }
        }
        let text = try #require(files.first.map { String(decoding: $0.bytes, as: UTF8.self) })
        #expect(text.contains(Data(picture).base64EncodedString()))
    }

    @Test(arguments: [PhotoPlace.directory, .database])
    func photosOfBeforeMoveIn(from place: PhotoPlace) async throws {
        do {
            let store = try bench.open(photos: place)
            try await store.sendReport("The machine is broken", photos: [picture])
        }
        if place == .database { try removeCopies() }
        let store = try bench.open(photos: .bucket)
        _ = try await store.recover(at: .noon)
        let moving = try await store.photosToMove(limit: 9)
        #expect(moving.map(\.hash) == [hash(picture)])
        #expect(moving.first?.bytes == picture)
        // It may be there by now, and is not to go.
        #expect(try await store.objectsToClear(limit: 9).isEmpty)
        try await store.movedPhoto(hash(picture), .later)
        #expect(try await store.photosToMove(limit: 9).count == 1)
        try await store.movedPhoto(hash(picture), .there)
        #expect(try await store.photosToMove(limit: 9).isEmpty)
        #expect(try await store.objectsToClear(limit: 9).isEmpty)
        #expect(try await store.number("SELECT count(*) FROM photo_files") == 0)
        let here = try Examination(of: bench.directory.path, on: bench.database, photos: .bucket)
        #expect(here.missingPhotos == 0)
    }

    @Test func aPhotoThatWentWhileItMovedGoesFromTheBucketToo() async throws {
        do {
            let store = try bench.open()
            try await store.sendReport("The machine is broken", photos: [picture])
        }
        let store = try bench.open(photos: .bucket)
        _ = try await store.recover(at: .noon)
        #expect(try await store.photosToMove(limit: 9).count == 1)
        try await store.dana("/delete", "yes delete")
        try await store.movedPhoto(hash(picture), .there)
        #expect(try await store.objectsToClear(limit: 9) == [hash(picture)])
    }

    @Test(.inAFile) func afterARestoreTheBucketIsLookedThrough() async throws {
        let copies = FileManager.default.temporaryDirectory.appending(path: "copies-\(UUID().uuidString)")
        let place = Bench()
        do {
            let store = try bench.open(photos: .bucket)
            try await store.sendReport("The machine is broken", photos: [picture])
            #expect(try await store.isBucketUnsure() == false)
        }
        let backup = Backup(directory: copies.path)
        _ = try backup.make(of: bench.directory.path, version: "0.1.0", keeping: nil, at: .noon)
        _ = try await backup.restore(
            into: place.directory.path, without: nil, at: .noon + .hours(3))
        let store = try Store(
            directory: place.directory.path, options: StoreOptions(reviewRooms: [.desk], photos: .bucket))
        _ = try await store.recover(at: .noon + .hours(3))
        #expect(try await store.isBucketUnsure())
        // One that came after the copy is named by nothing; one of the copy may have gone since.
        try await store.foundObjects([hash(picture), hash(other)], isLast: false)
        try await store.foundObjects([], isLast: true)
        #expect(try await store.isBucketUnsure() == false)
        #expect(try await store.objectsToClear(limit: 9) == [hash(other)])
        #expect(try await store.photosToMove(limit: 9).map(\.hash) == [hash(picture)])
    }
}

extension Store {
    /// A report is begun, and its first photo waits to be fetched.
    fileprivate func begin() throws {
        try dana("/start", "85003")
        let source = PhotoSource(platform: .telegram, reference: "file")
        try hear(.dana("photo", .sentPhoto(source: source, album: nil, caption: nil)))
    }
}
