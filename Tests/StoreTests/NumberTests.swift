import CivicFacts
import Conversation
import Testing

@testable import Store

struct NumberTests {
    private let bench = Bench()

    @Test func aReportsNumberIsNeverGivenAgain() async throws {
        do {
            let store = try bench.open()
            #expect(try await store.sendReport("The line goes around the block").rawValue == 1)
            let next = try await store.sendReport("The line goes around again", at: .noon + .hours(1))
            #expect(next.rawValue == 2)
            try await store.dana("delete my data", "yes delete", at: .noon + .hours(2))
            #expect(try await store.number("SELECT count(*) FROM reports") == 0)
        }
        let store = try bench.open()
        let report = try await store.sendReport("One line for everybody", at: .noon + .hours(3))
        #expect(report.rawValue == 3)
    }

    @Test func aReportThatIsKeptAgainKeepsItsNumber() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block")
        for command in ["take", "approve"] { try await store.omar(command, "1") }
        #expect(try await store.number("SELECT count(*) FROM reports") == 1)
        #expect(try await store.number("SELECT value FROM counters WHERE name = 'reports'") == 1)
    }
}
