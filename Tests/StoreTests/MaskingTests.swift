import Foundation
import Testing

@testable import Conversation
@testable import Store

/// From the moment a moderator asks for it nobody is shown the photo as it was, whatever happens.
struct MaskingTests {
    private let bench = Bench()
    private let bytes: [UInt8] = Array("a photo with a face".utf8)
    private let other: [UInt8] = Array("a photo of a closed door".utf8)
    private let masked: [UInt8] = Array("a photo without a face".utf8)

    private func reported() async throws -> Store {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block", photos: [bytes, other])
        try await store.deliverAll()
        return store
    }

    @Test func thePhotoIsShownToNobodyUntilItIsMasked() async throws {
        let store = try await reported()
        let photo = try #require(await store.photo(holding: bytes))
        try await store.omar("mask", "1 1 A1 B2")
        #expect(try await store.fileOf(photo) == nil)
        let removed = try await store.deliverAll()
        #expect(
            removed.contains { if case .remove(let messages, _) = $0 { messages.count == 2 } else { false } })
        #expect(!removed.contains { if case .postPhotos = $0 { true } else { false } })
        // Meanwhile the report becomes public, and somebody asks for its photos: only the other one is there.
        for number in [1, 2] { try await store.omar("photos", "1 \(number) public") }
        try await store.omar("approve", "1")
        #expect(try await store.photosFor("1").count == 1)
    }

    @Test func theMaskedFileTakesThePlaceOfTheOther() async throws {
        let store = try await reported()
        let photo = try #require(await store.photo(holding: bytes))
        try await store.omar("mask", "1 1 A1 B2")
        try await store.deliverAll()
        let work = try #require(try await store.takePhotos().first)
        guard case .mask(_, _, let cells, _) = work else {
            Issue.record("no mask")
            return
        }
        #expect(cells.description == "A1, B2")
        let notes = try await store.settle([(work.entry, .masked(bytes: masked, cells: cells))], at: .noon)
        #expect(notes == [.photoMasked])
        #expect(bench.photoFiles == [name(of: masked), name(of: other)].sorted())
        #expect(try await store.fileOf(photo)?.path.hasSuffix(name(of: masked)) == true)
        #expect(try bench.files(containing: bytes).isEmpty)
        let again = try await store.deliverAll()
        #expect(
            again.contains { if case .postPhotos(let files, _, _) = $0 { files.count == 2 } else { false } })
    }

    @Test func aStopBeforeTheCommitLeavesItHiddenAndTheWorkToDo() async throws {
        let commits = FailingCommits()
        do {
            let store = try bench.open(atCommit: commits.meet)
            try await store.sendReport("The line goes around the block", photos: [bytes, other])
            try await store.deliverAll()
            try await store.omar("mask", "1 1 D4")
            try await store.deliverAll()
            let work = try #require(try await store.takePhotos().first)
            commits.fail(at: .before, with: .halted)
            await #expect(throws: StoreError.halted) {
                try await store.settle(
                    [(work.entry, .masked(bytes: masked, cells: MaskCells(rawValue: 1 << 15)))], at: .noon)
            }
        }
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        let photo = try #require(await store.photo(holding: bytes))
        #expect(try await store.fileOf(photo) == nil)
        #expect(bench.photoFiles == [name(of: bytes), name(of: other)].sorted())
        #expect(try await store.takePhotos().count == 1)
    }

    @Test func whatCannotBeMaskedStaysHidden() async throws {
        let store = try await reported()
        let photo = try #require(await store.photo(holding: bytes))
        try await store.omar("mask", "1 1 A1")
        let work = try #require(try await store.takePhotos().first)
        #expect(try await store.settle([(work.entry, .refused(.broken))], at: .noon) == [.photoUnmasked])
        #expect(try await store.fileOf(photo) == nil)
        #expect(try await store.takePhotos().isEmpty)
    }

    @Test func asManyAreMaskedBeforeAnyIsShownAgain() async throws {
        let store = try await reported()
        try await store.omar("mask", "1 1 A1")
        try await store.omar("mask", "1 2 A1")
        try await store.deliverAll()
        for (index, work) in try await store.takePhotos().enumerated() {
            let file = masked + [UInt8(index)]
            _ = try await store.settle(
                [(work.entry, .masked(bytes: file, cells: MaskCells(rawValue: 1)))], at: .noon)
            let shown = try await store.deliverAll().compactMap { task in
                if case .postPhotos(let files, _, _) = task { files.count } else { nil }
            }
            #expect(shown == (index == 0 ? [] : [2]))
        }
    }

    @Test(arguments: [
        ("A1", "A1"), ("a1 d4", "A1, D4"), ("B2-C3", "B2, C2, B3, C3"), ("C3-B2, a1", "A1, B2, C2, B3, C3"),
    ])
    func cellsAreReadAsTheyAreTyped(words: String, cells: String) {
        #expect(MaskCells(words)?.description == cells)
    }

    @Test(arguments: ["", "E1", "A5", "A0", "A", "1A", "A1-", "-A1", "A1-B2-C3", "A1 face"])
    func whatIsNoCellIsRefused(words: String) { #expect(MaskCells(words) == nil) }

    private func name(of bytes: [UInt8]) -> String {
        let hash = Digest.sha256(bytes)
        return "\(hash.prefix(2))/\(hash).jpg"
    }
}

extension Store {
    fileprivate func photo(holding bytes: [UInt8]) -> PhotoID? {
        try? database.first(
            "SELECT id FROM photos WHERE hash = ?", .text(Digest.sha256(bytes))
        ) { PhotoID(rawValue: $0.text(0)) }
    }

    fileprivate func fileOf(_ photo: PhotoID) throws -> PhotoFile? { try photos.file(of: photo) }

    /// The files that somebody gets who asks for a public report's photos.
    fileprivate func photosFor(_ report: String) throws -> [PhotoFile] {
        let id = ReportID(rawValue: Int64(report) ?? 0)
        guard
            case .postPhotos(let files, _, _) = try photosTask(
                reports.report(id)?.photos ?? [], of: id)
        else { return [] }
        return files
    }
}
