import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Store

struct OriginalTests {
    private let bench = Bench()
    private let clean: [UInt8] = Array("a clean photo".utf8)
    private let original: [UInt8] = Array("the photo as it came, GPS 48.8584N 2.2945E".utf8)

    private func open(keeping retention: Span?) throws -> Store {
        let options = StoreOptions(reviewRooms: [.desk], originals: retention, database: bench.database)
        return try Store(directory: bench.directory.path, options: options)
    }

    private var origin: PhotoOrigin {
        PhotoOrigin(hash: Digest.sha256(original), look: 0x8000_0000_0000_0001, bytes: original)
    }

    private var kept: [String] {
        let folder = bench.directory.appending(path: "originals").path
        return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    private func take(_ store: Store, _ origin: PhotoOrigin, key: String = "photo") async throws {
        try await store.dana("/start", "85003")
        let source = PhotoSource(platform: .telegram, reference: "file")
        try await store.hear(.dana(key, .sentPhoto(source: source, album: nil, caption: nil)))
        let work = try #require(try await store.takePhotos().first)
        let photo = Settlement.clean(bytes: clean, width: 4, height: 3, origin: origin)
        #expect(try await store.settle([(work.entry, photo)], at: .noon) == [.photoKept])
        try await store.think()
    }

    @Test func hashAndLookAreKeptAndTheOriginalIsNot() async throws {
        let store = try open(keeping: nil)
        try await take(store, origin)
        let row = try await store.rememberedOrigin()
        #expect(row?.hash == Digest.sha256(original))
        #expect(row.map { UInt64(bitPattern: $0.look) } == 0x8000_0000_0000_0001)
        #expect(try bench.files(containing: original).isEmpty)
        #expect(kept.isEmpty)
    }

    @Test func anOperatorMayKeepOriginalsSealedAndForATime() async throws {
        let store = try open(keeping: .days(5))
        try await take(store, origin)
        #expect(kept == [Digest.sha256(original)])
        let folder = bench.directory.appending(path: "originals")
        let file = folder.appending(path: try #require(kept.first))
        #expect(FileManager.default.contents(atPath: file.path) == Data(original))
        for (path, mode) in [(folder.path, 0o700), (file.path, 0o600)] {
            let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(found == mode)
        }
        try await store.prune(at: .noon + .days(4))
        #expect(kept.count == 1)
        try await store.prune(at: .noon + .days(6))
        #expect(kept.isEmpty)
        // The clean copy has its own time.
        #expect(bench.photoFiles.count == 1)
    }

    @Test func originalsGoWithTheirPhoto() async throws {
        let store = try open(keeping: .days(300))
        try await take(store, origin)
        #expect(kept.count == 1)
        try await store.dana("remove last")
        try await store.dana("delete my data", "yes delete")
        #expect(kept.isEmpty)
        #expect(try bench.files(containing: original).isEmpty)
    }

    @Test func originalsThatAreNoLongerWantedGo() async throws {
        do {
            let store = try open(keeping: .days(300))
            try await take(store, origin)
        }
        let store = try open(keeping: nil)
        #expect(kept.count == 1)
        try await store.prune(at: .noon)
        #expect(kept.isEmpty)
    }

    @Test func aPhotoThatAReportHasAlreadyIsKeptOnceThoughItCameTwice() async throws {
        let store = try bench.open()
        try await store.dana("/start", "85003", "/report", "The line goes around the block")
        let source = PhotoSource(platform: .telegram, reference: "file")
        for key in ["one", "two"] {
            try await store.hear(.dana(key, .sentPhoto(source: source, album: nil, caption: nil)))
        }
        try await store.dana("done", "the school gym", "now", "send")
        // Only now do the downloads end: the report is sent.
        for work in try await store.takePhotos() {
            let photo = Settlement.clean(bytes: clean, width: 4, height: 3)
            _ = try await store.settle([(work.entry, photo)], at: .noon)
            try await store.think()
        }
        #expect(try await store.glance(at: .noon).waiting.last?.photos.count == 1)
        #expect(try await store.number("SELECT count(*) FROM photos") == 1)
        #expect(bench.photoFiles.count == 1)
    }
}

extension Store {
    fileprivate func rememberedOrigin() throws -> (hash: String, look: Int64)? {
        try database.first("SELECT original, look FROM photos") { ($0.text(0), $0.int(1)) }
    }
}
