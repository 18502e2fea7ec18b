import Adapters
import Locks
import Store
import Testing

@testable import Conversation
@testable import Services

/// Somebody who sends thousands of texts waits for themselves, and nobody else does.
@Suite(.timeLimit(.minutes(30)))  // finds a hang, not a slow machine
struct LineTests {
    private let folder = Folder()

    @Test func eachHasAFewTurnsACycleInOrder() throws {
        var line = Line()
        let flood = try (0..<50).map { try arrival("flood", "\($0)", in: nil) }
        let first = line.admit(flood + [try arrival("dana", "d", in: nil)])
        #expect(first.now.map(\.key) == (0..<20).map { "flood\($0)" } + ["danad"])
        #expect(first.later.map(\.key) == (20..<50).map { "flood\($0)" })
        line.join(try (20..<50).map { try arrival("flood", "\($0)", in: Int64($0)) })
        // What comes now stands behind what waits already.
        let second = line.admit([try arrival("flood", "50", in: nil), try arrival("eve", "e", in: nil)])
        #expect(second.now.map(\.key) == (20..<40).map { "flood\($0)" } + ["evee"])
        #expect(second.later.map(\.key) == ["flood50"])
        line.join([try arrival("flood", "50", in: 50)])
        #expect(line.admit([]).now.map(\.key) == (40..<51).map { "flood\($0)" })
        #expect(line.isEmpty)
    }

    @Test func thousandsOfTextsOfOneVoterDelayNobody() async throws {
        let store = try folder.store()
        let answered = Gate()
        let stillWaiting = Locked(0)
        let adapter = FakeAdapter(
            poll: { _, keep in
                for number in 0..<30 {
                    let texts = try (0..<100).map {
                        try Inbound.voter("flood", "\(number).\($0)", .said(text: "more \($0)")).raw
                    }
                    try await keep(Batch(updates: texts, cursor: nil))
                }
                let dana = try Inbound.voter("dana", "d", .said(text: "hello")).raw
                try await keep(Batch(updates: [dana], cursor: nil))
                // In this very commit somebody thought about what she said.
                #expect(try await store.number("SELECT count(*) FROM senders WHERE id = 'dana'") == 1)
                let left = try await store.number("SELECT count(*) FROM inbox")
                stillWaiting.withLock { $0 = left }
                while try await store.number("SELECT count(*) FROM inbox") > 0 { await Task.yield() }
                answered.open()
                try await Task.sleep(for: .seconds(86_400))
            },
            act: { _ in .posted([MessageID(rawValue: "1")]) })
        let run = Task { try await House(store: store, adapters: [adapter], log: .silent).run() }
        await answered.pass()
        run.cancel()
        _ = await run.result
        #expect(stillWaiting.withLock { $0 } > 500)
        #expect(try await store.number("SELECT count(*) FROM seen") == 3_001)
    }

    private func arrival(_ name: String, _ key: String, in row: Int64?) throws -> Arrival {
        let inbound = Inbound.voter(name, name + key, .said(text: "words"))
        let keeper = try row.map { Arrival.Keeper.inbox($0) } ?? .platform(.telegram, inbound.raw)
        return Arrival(keeper, inbounds: [inbound])
    }
}

extension Arrival {
    fileprivate var key: String { inbounds?.first?.key ?? "" }
}
