import CivicFacts
import Conversation
import Testing

@testable import Store

/// What an update costs where sixteen voters write at once: counts, which no machine changes.
struct CostTests {
    private let bench = Bench()

    private static let script = [
        "/start", "30310", "report", "Only one machine works and the line is long", "skip", "Lincoln School",
        "now", "send", "my reports", "menu",
    ]

    @Test func anUpdateCostsFewStatementsAndCommits() async throws {
        let store = try bench.open()
        for voters in [0..<16, 16..<32] {
            let before = await store.runs
            for step in Self.script.indices { try await say(step, voters, to: store) }
            let after = await store.runs
            let updates = voters.count * Self.script.count
            let statements = Double(after.statements - before.statements) / Double(updates)
            let transactions = Double(after.transactions - before.transactions) / Double(updates)
            #expect(statements < 12, "\(statements)")
            #expect(transactions < 0.5, "\(transactions)")
        }
    }

    /// What all of them say next, and everything that follows from it, with eight messages on their way at once.
    private func say(_ step: Int, _ voters: Range<Int>, to store: Store) async throws {
        let now = Moment.noon + .seconds(Int64(step * 30))
        let wish = Wish(kinds: OrderKind.messages, room: [.telegram: 8], limit: 32)
        var intake = Intake(wish: wish)
        intake.batches = [(.telegram, Batch(updates: [], cursor: Cursor(value: "\(step)")))]
        intake.arrivals = try voters.map {
            let inbound = Self.inbound(of: $0, step)
            return Arrival(.platform(.telegram, try inbound.raw), inbounds: [inbound])
        }
        repeat {
            let work = try await store.cycle(intake, through: Engine(), at: now).turnover.work
            intake = Intake(wish: wish)
            intake.settlements = work.map {
                ($0.entry, .receipt(.posted([MessageID(rawValue: "\($0.entry.rawValue)")])))
            }
        } while !intake.settlements.isEmpty
    }

    private static func inbound(of voter: Int, _ step: Int) -> Inbound {
        Inbound(
            key: "\(voter).\(step)", room: RoomID(platform: .telegram, id: "room\(voter)"),
            sender: SenderID(platform: .telegram, id: "voter\(voter)"), standing: .voter,
            at: .noon + .seconds(Int64(step * 30)), event: .said(text: script[step]))
    }
}

extension Store {
    fileprivate var runs: (statements: Int, transactions: Int) { database.runs }
}
