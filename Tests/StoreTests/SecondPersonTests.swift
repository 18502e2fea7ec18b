import CivicFacts
import Conversation
import Testing

@testable import Store

/// What the house knows for who looks a second time: lots that nobody can guess, and who approved how much.
struct SecondPersonTests {
    /// The numbers of those of 4,000 reports of which one in twenty is drawn.
    private func drawn(_ store: isolated Store) -> [Int64] {
        (Int64(1)...4_000).filter { store.lot(of: ReportID(rawValue: $0)).isMultiple(of: 20) }
    }

    @Test func oneInTwentyIsDrawnAndEachHouseDrawsOthers() async throws {  // R42
        let (one, other) = (Bench(), Bench())
        let first = try await drawn(one.open())
        // 200 are expected; four standard deviations are 55.
        #expect((145...255).contains(first.count))
        // The same after a stop.
        #expect(try await drawn(one.open()) == first)
        let second = try await drawn(other.open())
        #expect(Set(first).intersection(second).count < 40)
    }

    @Test(.inAFile) func approvalsAreCountedByPersonAndFoundByAnIndex() async throws {  // R49
        let store = try Bench().open()
        let first = try await store.sendReport("The ramp is blocked by a van")
        try await store.omar("approve", "\(first)")
        try await store.omar("undo", "\(first)")
        try await store.omar("approve", "\(first)")
        let omar = AccountID(
            rawValue: Int64(try await store.number("SELECT actor FROM audit WHERE deed = 'approved' LIMIT 1"))
        )
        #expect(await store.approvals(of: omar) == 1)
        #expect(await store.approvals(of: AccountID(rawValue: omar.rawValue + 1)) == 0)
        // Beside millions of rows nothing else is looked at.
        let plan = try await store.planOfApprovals()
        #expect(plan.contains { $0.contains("audit_approvals") })
        #expect(!plan.contains { $0.contains("SCAN audit") })
    }
}

extension Store {
    fileprivate func lot(of report: ReportID) -> UInt64 { reports.lot(of: report) }
    fileprivate func planOfApprovals() throws -> [String] {
        try database.rows("EXPLAIN QUERY PLAN \(Reports.approvals)", [.int(1), .int(20)]) { $0.text(3) }
    }

    fileprivate func approvals(of account: AccountID) -> Int {
        reports.countOfApprovals(by: account, atMost: 20)
    }
}
