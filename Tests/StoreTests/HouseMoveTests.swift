import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// O29: a house goes from a file to a server and back, and is the same.
@Suite(.enabled(if: ScratchDatabase.server != nil, "needs TURNOUT_TEST_DATABASE")) struct HouseMoveTests {
    private let bench = Bench()
    private let file = Self.folder()
    private let back = Self.folder()

    private static func folder() -> String {
        FileManager.default.temporaryDirectory.appending(path: "move-\(UUID().uuidString)").path
    }

    private var server: HouseMove.Place {
        get throws { .server(try #require(bench.database)) }
    }

    /// A house in a file with something in many tables.
    private func fill() async throws -> LogHead? {
        let store = try Store(directory: file, options: StoreOptions(reviewRooms: [.desk]))
        try await store.sendReport(
            "The line is \"long\" \\ and 'slow' ¡mucho!", photos: [Array("photo".utf8)])
        try await store.omar("approve", "1")
        try await store.deliverAll()
        try await store.order(.say("waits"), in: .dana)
        try await store.order(.say("goes"), in: .eve)
        try await store.dropNewestAndMask()
        return try StoreReader(directory: file).logHead()
    }

    @Test func everyRowArrivesBothWays() async throws {
        defer { for path in [file, back] { try? FileManager.default.removeItem(atPath: path) } }
        let head = try await fill()
        let there = try HouseMove(from: .directory(file), to: server).run()
        #expect(there.first { $0.name == "reports" }?.rows == 1)
        #expect(there.first { $0.name == "outbox" }?.rows ?? 0 > 0)
        let reader = try StoreReader(directory: file, on: bench.database)
        #expect(try reader.logHead() == head)
        #expect(try reader.verifyLog().holdsTogether)
        let again = try HouseMove(from: server, to: .directory(back)).run()
        #expect(again.map(\.rows) == there.map(\.rows))
        #expect(try StoreReader(directory: back).verifyLog().holdsTogether)
        // Numbers that were given are not given again, wherever the house is now.
        let places: [(String, DatabaseAddress?)] = [(back, nil), (file, bench.database)]
        for (directory, address) in places {
            let store = try Store(
                directory: directory, options: StoreOptions(reviewRooms: [.desk], database: address))
            let next = try await store.nextNumber()
            let former = try Database(path: "\(file)/turnout.sqlite", isForReading: true).newestID(
                of: "outbox")
            #expect(next.rawValue == former + 1)
        }
    }

    @Test func aTargetThatIsUsedIsRefused() async throws {
        defer { for path in [file, back] { try? FileManager.default.removeItem(atPath: path) } }
        _ = try await fill()
        _ = try HouseMove(from: .directory(file), to: server).run()
        #expect(throws: HouseMove.Fault.used) { try HouseMove(from: .directory(file), to: server).run() }
        #expect(throws: HouseMove.Fault.used) { try HouseMove(from: server, to: .directory(file)).run() }
    }

    @Test func aHouseThatRunsIsNotMoved() async throws {
        defer { for path in [file, back] { try? FileManager.default.removeItem(atPath: path) } }
        _ = try await fill()
        let running = try Store(directory: file, options: StoreOptions())
        let fault = #expect(throws: HouseMove.Fault.at(.directory(file), .inUse)) {
            try HouseMove(from: .directory(file), to: server)
        }
        #expect(fault?.description == "Another turnout process uses \(file). Stop it first.")
        #expect(try await running.pending(limit: 1).isEmpty)
    }

    @Test func oneThatDoesNotHoldTogetherIsNotMoved() async throws {
        defer { for path in [file, back] { try? FileManager.default.removeItem(atPath: path) } }
        _ = try await fill()
        try Database(path: "\(file)/turnout.sqlite").execute("UPDATE audit SET actor = 77")
        #expect(throws: HouseMove.Fault.self) { try HouseMove(from: .directory(file), to: server).run() }
        #expect(
            try PostgresSession(try #require(bench.database)).rows("SELECT count(*) FROM reports", []) {
                $0.int(0)
            } == [0])
    }
}

extension Store {
    /// The newest message goes, with its number, and a photo waits for its black cells, which are kept in words.
    fileprivate func dropNewestAndMask() throws {
        try transaction { () throws(StoreError) in
            for row in try outbox.rows.rows(in: Order.roomLane(.eve)) { try outbox.remove(row.id) }
            let photo = try database.first("SELECT id FROM photos") { PhotoID(rawValue: $0.text(0)) }
            if let photo { try photos.want(MaskCells(stored: "1") ?? MaskCells(), on: photo) }
        }
    }

    fileprivate func nextNumber() throws -> EntryID { try outbox.rows.newID() }
}
