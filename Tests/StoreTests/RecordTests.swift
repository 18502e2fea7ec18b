import Conversation
import Foundation
import PublicSite
import Testing

@testable import Store

struct RecordTests {
    private let bench = Bench()

    private func table(_ store: Store) throws -> [String] {
        let reader = try StoreReader(directory: bench.directory.path, on: bench.database)
        return String(decoding: try reader.record(as: .csv, at: .noon), as: UTF8.self)
            .split(separator: "\r\n").map(String.init)
    }

    @Test func everyReportIsARowAndAWithdrawnOneIsNone() async throws {
        let store = try bench.open()
        try await store.sendReport("The line, \"they say\", goes around the block")
        try await store.omar("approve", "1")
        let lines = try table(store)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix(#""report","comment_on","state","reason","kind","language","text","#))
        #expect(
            lines[1].hasPrefix(
                #""1","","approved","","longLine","en","The line, ""they say"", goes around the block","#))
        try await store.dana("/mine", "1", "withdraw", "yes")
        #expect(try table(store).count == 1)
    }

    @Test(arguments: [
        "=1+1 ballots were missing", "+1 machine is broken", "-5 doors are open", "@ten we were sent away",
    ])
    func wordsNeverBecomeAFormula(words: String) async throws {
        let store = try bench.open()
        try await store.sendReport(words)
        #expect(try table(store)[1].contains("'" + words))
    }

    /// By scalar, also under a mark, and behind what some spreadsheets take for the end of a field.
    @Test(arguments: [
        ("=\u{301}1+1", "'=\u{301}1+1"), ("the line;=1+1", "the line;'=1+1"),
        ("the line\t=1+1", "the line\t'=1+1"),
        ("a\n @cmd", "a\n '@cmd"), ("\u{200B}=1", "\u{200B}'=1"), ("\u{FF1D}1", "'\u{FF1D}1"),
        ("\t x", "'\t x"),
        ("door 3 - back", "door 3 - back"), ("-112.07", "-112.07"), ("", ""),
    ])
    func everyCellIsQuotedAndNoneIsAFormula(cell: String, written: String) {  // R12
        let expected = "\"" + written + "\""
        #expect(SeparatedCell.written(cell).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test func theRecordNamesNobody() async throws {
        let store = try bench.open()
        try await store.sendReport("The scanner is broken", photos: [[1, 2, 3]])
        try await store.omar("approve", "1")
        let reader = try StoreReader(directory: bench.directory.path, on: bench.database)
        for format in RecordFormat.allCases {
            let text = String(decoding: try reader.record(as: format, at: .noon), as: UTF8.self)
            #expect(text.contains("The scanner is broken"))
            #expect(text.contains("photos/1-1.jpg"))
            for name in ["Omar", "omar", "dana", "Dana"] { #expect(!text.contains(name)) }
        }
        #expect(try reader.recordPhotos(at: .noon).map(\.name) == ["photos/1-1.jpg"])
    }

    @Test func aReaderWritesNothingAndWaitsForNobody() async throws {
        let store = try bench.open()
        try await store.sendReport("The scanner is broken")
        let reader = try StoreReader(directory: bench.directory.path, on: bench.database)
        #expect(try reader.verifyLog().holdsTogether)
        try await store.omar("approve", "1")
        // It sees the state in which it was opened.
        #expect(try reader.verifyLog().rows == 2)
        #expect(try StoreReader(directory: bench.directory.path, on: bench.database).verifyLog().rows == 3)
    }

    @Test(.inAFile) func aDatabaseOfAnotherVersionIsNotRead() async throws {
        do {
            let store = try bench.open()
            try await store.execute("PRAGMA user_version = 3")
        }
        #expect(throws: StoreError.self) {
            try StoreReader(directory: bench.directory.path, on: bench.database)
        }
        #expect(throws: StoreError.self) { try StoreReader(directory: "/nowhere/at/all") }
    }
}
