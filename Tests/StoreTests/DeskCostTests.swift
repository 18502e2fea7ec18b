import CivicFacts
import Conversation
import Testing

@testable import Store

/// A decision costs the same at one desk and at twenty: counts, which no machine changes.
struct DeskCostTests {
    private static let states = [
        "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY",
        "LA",
        "ME",
    ]

    private func rules(_ count: Int) throws -> Rules {
        let lines = Self.states.prefix(count - 1).enumerated().map { index, state in
            "d\(index) telegram:-\(index + 2) state=\(state)"
        }
        let text = (lines + ["all telegram:-1"]).joined(separator: "\n")
        return Rules(desks: try DesksFile.read(text))
    }

    /// What a decision takes where reports wait at as many desks as there are.
    private func statements(desks: Int) async throws -> Int {
        let bench = Bench()
        let store = try bench.open(rules: try rules(desks))
        return try await statements(desks: desks, in: store)
    }

    private func statements(desks: Int, in store: isolated Store) throws -> Int {
        let zips = ["36104", "99801", "85003", "72201", "94102", "80202", "06103", "19901", "33101", "30310"]
        for (index, zip) in (zips + zips).enumerated() {
            let name = "voter\(index)"
            for text in ["start", zip, "The line at door \(index) is long", "the gym", "now", "send"] {
                let event =
                    text.hasPrefix("The line")
                    ? Event.commanded(name: "report", rest: text)
                    : text == "start" ? .commanded(name: "start", rest: "") : .said(text: text)
                try hear(name, event, in: RoomID(platform: .telegram, id: name), .voter, store)
            }
        }
        let before = store.database.runs.statements
        let decided = (1...10).compactMap { store.reports.report(ReportID(rawValue: Int64($0))) }
        for report in decided {
            let room = try store.deskRooms().rooms(of: report.deskName)[0]
            let words = "\(report.id) private"
            try hear("omar", .commanded(name: "reject", rest: words), in: room, .moderator, store)
        }
        #expect(decided.count == 10)
        #expect(decided.allSatisfy { store.reports.report($0.id)?.isOpen == false })
        return store.database.runs.statements - before
    }

    private func hear(
        _ name: String, _ event: Event, in room: RoomID, _ standing: Standing, _ store: isolated Store
    ) throws {
        let key = "c\(try store.number("SELECT count(*) FROM seen"))"
        let inbound = Inbound(
            key: key, room: room, sender: SenderID(platform: .telegram, id: name), standing: standing,
            at: .noon, message: MessageID(rawValue: key), name: standing == .voter ? nil : name, event: event)
        try store.hear(inbound, at: .noon)
        let nothing = Intake(wish: Wish(kinds: OrderKind.messages, limit: 100))
        var work = try store.cycle(nothing, through: Engine(), at: .noon).turnover.work
        while !work.isEmpty {
            var intake = Intake(wish: Wish(kinds: OrderKind.messages, limit: 100))
            intake.settlements = work.map {
                ($0.entry, .receipt(.posted([MessageID(rawValue: "m\($0.entry.rawValue)")])))
            }
            work = try store.cycle(intake, through: Engine(), at: .noon).turnover.work
        }
    }

    @Test func aDecisionCostsTheSameAtTwentyDesks() async throws {
        let one = try await statements(desks: 1)
        let twenty = try await statements(desks: 20)
        #expect(Double(twenty) <= Double(one) * 1.1, "\(one) \(twenty)")
    }
}
