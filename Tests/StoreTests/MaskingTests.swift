import CivicFacts
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
                    [(work.entry, .masked(bytes: masked, cells: try #require(MaskCells("D4"))))], at: .noon)
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
                [(work.entry, .masked(bytes: file, cells: try #require(MaskCells("A1"))))], at: .noon)
            let shown = try await store.deliverAll().compactMap { task in
                if case .postPhotos(let files, _, _) = task { files.count } else { nil }
            }
            #expect(shown == (index == 0 ? [] : [2]))
        }
    }

    @Test(arguments: [
        ("A1", "A1"), ("a1 h6", "A1, H6"), ("B2-C3", "B2-C3"), ("C3-B2, a1", "B2-C3, A1"), ("g5.", "G5"),
        ("b2.A1", "B2.a1"), ("B2.d4-b2.C3", "B2.c3-B2.d4"), ("A1-B2.a1", "A1.a1-B2.a1"),
        ("F4 F4.b2", "F4"), ("F4.b2;F4", "F4"), ("A1.a1-A1.h6", "A1"),
    ])
    func cellsAreReadAsTheyAreTyped(words: String, cells: String) {  // R39
        #expect(MaskCells(words)?.description == cells)
        #expect(MaskCells(cells) == MaskCells(words))
    }

    @Test func whoLooksAtOneCellNamesItsOwn() {
        let cell = MaskBox(cell: "E5")
        #expect(MaskCells("a1 c2-b1", within: cell)?.description == "E5.a1, E5.b1-E5.c2")
        #expect(MaskCells("F6.h6", within: cell)?.description == "F6.h6")
    }

    @Test(arguments: [
        "", "I1", "A7", "A0", "A", "1A", "A1-", "-A1", "A1-B2-C3", "A1 face", "A1.i1", "A1.a7", "A1.a1.a1",
    ])
    func whatIsNoCellIsRefused(words: String) { #expect(MaskCells(words) == nil) }

    /// Bits of a grid of four by four, as earlier releases kept them: the same parts of the photo.
    @Test(arguments: [
        (33, "A1.a1-B2.h3, C2.a4-D3.h6"), (1 << 15, "G5.a4-H6.h6"), (0xFFFF, nil as String?), (0, ""),
    ])
    func whatWasKeptBeforeIsRead(bits: Int, cells: String?) throws {
        let read = try JSONDecoder().decode(MaskCells.self, from: Data("\(bits)".utf8))
        if let cells { #expect(read.description == cells) }
        #expect(read.boxes.count == bits.nonzeroBitCount)
        let again = try JSONDecoder().decode(MaskCells.self, from: try JSONEncoder().encode(read))
        #expect(Set(again.boxes) == Set(read.boxes))
    }

    /// The photo comes under a grid to whoever asks, as long as they are waited for.
    @Test func theGridGoesWithItsAnswerAndNeverComesLate() async throws {  // R39
        let store = try await reported()
        try await store.deliverAll()
        try await store.omar("mask", "1 2")
        let shown = try await store.deliverAll().compactMap { task -> PhotoFile? in
            if case .postPhotos(let files, _, _) = task { files.first } else { nil }
        }
        #expect(shown.map(\.grid) == [.whole])
        #expect(shown.first?.path.hasSuffix(name(of: other)) == true)
        #expect(try await store.number("SELECT count(*) FROM postings WHERE kind = 'grid'") == 1)
        // Five minutes later it goes by itself.
        let gone = try await store.deliverAll(at: .noon + .minutes(5)).contains { task in
            if case .remove = task { true } else { false }
        }
        #expect(gone)
        #expect(try await store.number("SELECT count(*) FROM postings WHERE kind = 'grid'") == 0)
        // One that waited longer than that is not shown any more.
        try await store.omar("mask", "1 2", at: .noon + .minutes(6))
        let late = try await store.deliverAll(at: .noon + .minutes(12)).contains { task in
            if case .postPhotos = task { true } else { false }
        }
        #expect(!late)
    }

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
