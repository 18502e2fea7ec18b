import CivicFacts
import Foundation
import PublicSite
import Testing

@testable import Conversation
@testable import Store

/// S6, R38: a photo has a file on the public site while a moderator's choice of that very picture holds, and at no other
/// moment.
struct SitePhotoTests {
    private let bench = Bench()
    private let door: [UInt8] = Array("a photo of a locked door".utf8)
    private let line: [UInt8] = Array("a photo of people in a line".utf8)
    private let blacked: [UInt8] = Array("the line without faces".utf8)
    private let later = Moment.noon + .minutes(5)

    private func reported() async throws -> Store {
        let store = try bench.open()
        try await store.sendReport("The side door is locked", photos: [door, line])
        try await store.deliverAll()
        return store
    }

    private func reader() throws -> PublicReader {
        try PublicReader(directory: bench.directory.path, on: bench.database, at: later)
    }

    /// Files of the newest steps in the order in which they are written, and whether each is there then.
    private func written(since number: Int64, _ store: Store) async throws -> [(
        file: SiteFile, isThere: Bool
    )] {
        while try await store.settlePublic(at: later, delay: .zero) {}
        let (reader, site) = (
            try reader(), Site(settings: SiteSettings(identity: "i"), kinds: PublicNames.kinds)
        )
        return try reader.files(after: number).map {
            ($0, try site.bytes(of: $0, from: reader, at: later) != nil)
        }
    }

    private func photos(in files: [(file: SiteFile, isThere: Bool)]) -> [Bool] {
        files.compactMap { if case .photo = $0.file { $0.isThere } else { nil } }
    }

    /// What everybody can fetch now.
    private var shown: [[UInt8]] {
        get throws {
            let reader = try reader()
            let version = try reader.newest(of: .all, limit: 1).first
            return try (version?.photos ?? []).compactMap { try reader.photo($0.name) }
        }
    }

    @Test func anApprovalAloneShowsNoPhoto() async throws {
        let store = try await reported()
        try await store.omar("approve", "1")
        #expect(photos(in: try await written(since: 0, store)).isEmpty)
        #expect(try shown.isEmpty)
    }

    @Test func aChosenPhotoIsThereBeforeItsPageAndGoesAfterIt() async throws {
        let store = try await reported()
        try await store.omar("photos", "1 1 public")
        try await store.omar("approve", "1")
        let coming = try await written(since: 0, store)
        #expect(photos(in: coming) == [true])
        #expect(try shown == [door])
        if case .photo(let name)? = coming.first?.file {
            #expect(SiteFile(path: coming[0].file.path) == coming[0].file)
            #expect(name.count == 20 && name.allSatisfy { $0.isHexDigit })
        } else {
            Issue.record("\(coming.map(\.file.path)) does not begin with the photo")
        }
        let number = try reader().newestNumber()
        try await store.omar("photos", "1 1 private", at: later)
        // At once, before any step.
        #expect(try shown.isEmpty)
        let going = try await written(since: number, store)
        #expect(photos(in: going) == [false])
        let page = try #require(going.firstIndex { if case .report = $0.file { true } else { false } })
        let photo = try #require(going.firstIndex { if case .photo = $0.file { true } else { false } })
        #expect(page < photo)
    }

    @Test func aPhotoThatIsBlackedOutHasAnotherName() async throws {
        let store = try await reported()
        try await store.omar("photos", "1 2 public")
        try await store.omar("approve", "1")
        _ = try await written(since: 0, store)
        let former = try #require(try reader().newest(of: .all, limit: 1).first?.photos.first?.name)
        try await store.omar("mask", "1 2 A1", at: later)
        #expect(try reader().photo(former) == nil)
        #expect(try shown.isEmpty)
        let work = try #require(try await store.takePhotos(at: later).first)
        let cells = try #require(MaskCells("A1"))
        _ = try await store.settle([(work.entry, .masked(bytes: blacked, cells: cells))], at: later)
        _ = try await written(since: 0, store)
        #expect(try shown == [blacked])
        #expect(try reader().photo(former) == nil)
        #expect(try reader().newest(of: .all, limit: 1).first?.photos.first?.name != former)
    }

    @Test(arguments: ["withdraw", "retract"]) func withItsReportGoesThePhoto(_ how: String) async throws {
        let store = try await reported()
        try await store.omar("photos", "1 1 public")
        try await store.omar("approve", "1")
        _ = try await written(since: 0, store)
        let name = try #require(try reader().newest(of: .all, limit: 1).first?.photos.first?.name)
        let number = try reader().newestNumber()
        if how == "withdraw" {
            try await store.dana("my reports", "1", "withdraw", "yes", at: later)
        } else {
            try await store.omar("retract", "1 private", at: later)
        }
        #expect(try reader().photo(name) == nil)
        #expect(photos(in: try await written(since: number, store)) == [false])
        #expect(try await store.countOfSitePhotos() == 0)
    }
}

extension Store {
    fileprivate func countOfSitePhotos() throws -> Int { try number("SELECT count(*) FROM public_photos") }
}
