import CivicFacts
import Conversation
import Testing

@testable import Store

/// R33: what the database finds for a filter.
struct ReportSearchTests {
    private let bench = Bench()

    private func found(
        _ store: isolated Store, _ filter: String, isOpen: Bool = true, at now: Moment = .noon
    ) throws -> [Int64] {
        try store.omar(isOpen ? "queue" : "find", filter, at: now)
        let told =
            try store.deliverAll(at: now).compactMap { task -> String? in
                if case .post(let message, _) = task { message.text } else { nil }
            }.last ?? ""
        return told.split(separator: "\n").compactMap { line in
            line.split(separator: " ").compactMap { Int64($0) }.first.flatMap {
                line.contains(" · ") ? $0 : nil
            }
        }
    }

    private func play(_ store: isolated Store) throws {
        for words in ["The machine at the north gate is broken", "The line at the gate is long"] {
            _ = try store.sendReport(words)
        }
        _ = try store.deliverAll()
        #expect(try found(store, "gate") == [1, 2])
        #expect(try found(store, "gate", isOpen: false) == [2, 1])
        #expect(try found(store, "kind:machine") == [1])
        #expect(try found(store, "kind:line gate state:AZ") == [2])
        #expect(try found(store, "state:GA") == [])
        #expect(try found(store, "zip:850 machine") == [1])
        #expect(try found(store, "county:maricopa kind:line") == [2])
        try store.omar("take", "1")
        _ = try store.deliverAll()
        #expect(try found(store, "untaken") == [2])
        #expect(try found(store, "mine") == [1])
        // A lease that ended is in nobody's hands.
        let later = Moment.noon + .minutes(16)
        #expect(try found(store, "untaken", at: later) == [1, 2])
        #expect(try found(store, "older:10m", at: later) == [1, 2])
        #expect(try found(store, "newer:10m", at: later) == [])
        try store.omar("approve", "2", at: later)
        _ = try store.deliverAll(at: later)
        #expect(try found(store, "gate", at: later) == [1])
        #expect(try found(store, "gate", isOpen: false, at: later) == [2, 1])
        #expect(try found(store, "nothing here", isOpen: false, at: later) == [])
    }

    @Test func filtersFindWhatIsLikeThem() async throws {
        try await play(try bench.open())
    }

    /// The index follows what changes about a report, and nothing of one that was taken back is in it.
    @Test func theIndexFollows() async throws {
        let store = try bench.open()
        _ = try await store.sendReport("The machine at the north gate is broken")
        let before = try await store.number("SELECT count(*) FROM traces WHERE report = 1")
        try await store.omar("take", "1")
        #expect(try await store.number("SELECT count(*) FROM traces WHERE report = 1") == before)
        try await store.omar("approve", "1")
        // Who decided it.
        #expect(try await store.number("SELECT count(*) FROM traces WHERE report = 1") == before + 1)
        try await store.dana("delete my data", "yes delete")
        #expect(try await store.number("SELECT count(*) FROM traces") == 0)
    }
}
