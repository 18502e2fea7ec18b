import Conversation
import Foundation
import Testing

@testable import Store

/// What adapters keep much of.
struct AdapterRowsTests {
    private let bench = Bench()

    @Test func rowsComeInOneCommitWithTheCursorAndAreReadByName() async throws {
        let store = try bench.open()
        let rows = [
            AdapterRow(kind: "olm", key: "b/1", value: [1]), AdapterRow(kind: "olm", key: "a/2", value: [2]),
            AdapterRow(kind: "olm", key: "a/1", value: [3]), AdapterRow(kind: "key", key: "a/1", value: [4]),
        ]
        try await store.receive(
            Batch(updates: [], cursor: Cursor(value: "s9"), rows: rows), from: .matrix, at: .noon)
        #expect(try await store.cursor(of: .matrix) == Cursor(value: "s9"))
        #expect(try await store.row("olm", "a/1", of: .matrix) == [3])
        #expect(try await store.row("olm", "a/1", of: .telegram) == nil)
        #expect(try await store.rows("olm", of: .matrix) == [rows[2], rows[1], rows[0]])
        #expect(try await store.rows("olm", from: "a/", of: .matrix) == [rows[2], rows[1]])
        #expect(try await store.verifyLog().holdsTogether)
    }

    @Test func aLaterRowTakesThePlaceAndOneWithoutValueGoes() async throws {
        let store = try bench.open()
        func keep(_ value: [UInt8]?) async throws {
            let row = AdapterRow(kind: "olm", key: "a", value: value)
            try await store.receive(Batch(updates: [], cursor: nil, rows: [row]), from: .matrix, at: .noon)
        }
        try await keep([1])
        try await keep([2, 3])
        #expect(try await store.row("olm", "a", of: .matrix) == [2, 3])
        #expect(try await store.hasRows(of: .matrix))
        try await keep(nil)
        #expect(try await !store.hasRows(of: .matrix))
        try await keep([4])
        try await store.dropRows(of: .telegram)
        #expect(try await store.hasRows(of: .matrix))
        try await store.dropRows(of: .matrix)
        #expect(try await !store.hasRows(of: .matrix))
    }

    @Test func readersBesideAHouseSeeThem() async throws {
        let store = try bench.open()
        let row = AdapterRow(kind: "account", key: "TURNOUTZ", value: [7])
        try await store.receive(Batch(updates: [], cursor: nil, rows: [row]), from: .matrix, at: .noon)
        let reader = try StoreReader(directory: bench.directory.path, on: bench.database)
        #expect(try reader.rows(["identity", "account"], of: .matrix) == [row])
    }
}
