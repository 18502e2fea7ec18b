import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// O8: a close look finds what is broken, beside a house that works as well as without one.
struct ExaminationTests {
    private let bench = Bench()

    @Test func aWholeHouseIsWellWhileItWorks() async throws {
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [Array("photo".utf8)])
        let examination = try Examination(of: bench.directory.path, on: bench.database)
        #expect(examination.isWell)
        #expect(examination.tally.first { $0.name == "reports" }?.count == 1)
        // Nothing was taken from the house.
        try await store.dana("/mine")
    }

    @Test(.inAFile) func aFlippedBitIsFound() async throws {
        do {
            let store = try bench.open()
            for number in 0..<20 { try await store.order(.say("Line \(number)"), in: .dana) }
        }
        let place = bench.directory.appending(path: "turnout.sqlite")
        let whole = try Data(contentsOf: place)
        let size = Int(whole[16]) << 8 | Int(whole[17])
        // The kind of a page, in its first byte: each page in turn, as far as it is one of a tree.
        var tried = 0
        for start in stride(from: size, to: whole.count, by: size)
        where [2, 5, 10, 13].contains(whole[start]) {
            var flipped = whole
            flipped[start] ^= 0x10
            try flipped.write(to: place)
            #expect(try !Examination(of: bench.directory.path, on: bench.database).isWell, "page at \(start)")
            tried += 1
        }
        #expect(tried > 20)
        try whole.write(to: place)
        #expect(try Examination(of: bench.directory.path, on: bench.database).isWell)
    }

    @Test(.inAFile) func aMissingPhotoAndAChangedRowAreFound() async throws {
        let store = try bench.open()
        try await store.sendReport("The line is long", photos: [Array("photo".utf8)])
        try FileManager.default.removeItem(
            at: bench.directory.appending(path: "photos/\(bench.photoFiles[0])"))
        #expect(try Examination(of: bench.directory.path, on: bench.database).missingPhotos == 1)
        try Database(path: bench.directory.appending(path: "turnout.sqlite").path)
            .execute("UPDATE reports SET public_at = 1")
        #expect(
            try Examination(of: bench.directory.path, on: bench.database).verdict?.changedTables == [
                "reports"
            ])
    }

    /// O8: what SQLite cannot see.
    @Test(.inAFile) func aFlippedBitOfAPhotoIsFoundInTheEnd() async throws {
        let store = try bench.open()
        let photos = (0..<5).map { Array("photo \($0)".utf8) }
        try await store.sendReport("The line is long", photos: photos)
        let whole = try Examination(of: bench.directory.path, on: bench.database)
        #expect(whole.isWell && whole.photoFiles == 5 && whole.comparedPhotos == 5)
        let file = bench.directory.appending(path: "photos/\(bench.photoFiles[2])")
        var bytes = try Data(contentsOf: file)
        bytes[1] ^= 4
        try bytes.write(to: file)
        let found = try Examination(of: bench.directory.path, on: bench.database)
        #expect(!found.isWell && found.changedPhotos == [bench.photoFiles[2]])
        // With a bound not on each day, but in one round of days.
        let days = try (0..<3).map { day in
            try Examination(of: bench.directory.path, on: bench.database, comparing: 2, on: day)
        }
        #expect(days.allSatisfy { $0.comparedPhotos == 2 && $0.photoFiles == 5 })
        #expect(days.contains { $0.changedPhotos == [bench.photoFiles[2]] } && days.contains(where: \.isWell))
    }

    /// The doctor only looks.
    @Test(.inAFile) func nothingIsMadeByAsking() throws {
        #expect(!Examination.isWorking(in: bench.directory.path))
        #expect(!FileManager.default.fileExists(atPath: bench.directory.appending(path: "turnout.lock").path))
        let store = try bench.open()
        #expect(Examination.isWorking(in: bench.directory.path))
        withExtendedLifetime(store) {}
    }
}
