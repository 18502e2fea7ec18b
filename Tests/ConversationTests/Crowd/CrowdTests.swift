import Testing

@testable import Conversation
@testable import Rehearsal

/// Two voters and two moderators whose messages are shuffled, dropped, doubled and interleaved.
@Suite struct CrowdTests {
    /// Each seed is one crowd; another hundred is a matter of another hundred numbers.
    @Test(arguments: Array(UInt64(1)...60)) func nothingIsLostDoubledOrLeaked(seed: UInt64) {
        let script = CrowdDeed.script(seed: seed, count: 150)
        guard let fault = Crowd.fault(in: script) else { return }
        let small = Crowd.shrunk(script)
        Issue.record(
            "seed \(seed): \(fault); \(small.count) deeds are enough: \(small)\n\(Crowd.story(of: small))")
    }

    @Test func sameSeedIsTheSameCrowd() {
        let first = CrowdDeed.script(seed: 7, count: 100)
        #expect(first.description == CrowdDeed.script(seed: 7, count: 100).description)
        #expect(Crowd.story(of: first) == Crowd.story(of: first))
        #expect(first.description != CrowdDeed.script(seed: 8, count: 100).description)
    }

    /// Enough happens in these crowds for the checks to mean something.
    @Test func crowdsGetFar() {
        let stories = (UInt64(1)...20).map { Crowd.story(of: CrowdDeed.script(seed: $0, count: 150)) }
        #expect(stories.contains { $0.contains("again") })
        let crowds = (UInt64(1)...20).map { Crowd.outcome(of: CrowdDeed.script(seed: $0, count: 150)) }
        #expect(crowds.contains { !$0.ledger.reports.isEmpty })
        #expect(crowds.contains { $0.ledger.deeds.contains { $0.deed == .approved } })
        #expect(crowds.contains { $0.epoch > 0 })
    }

    /// The same through the whole house with its database, where repeats end and forgotten people are gone.
    @Test(arguments: Array(UInt64(1)...8)) func houseKeepsThemApart(seed: UInt64) async throws {
        var crowd = try HouseCrowd(seed: seed)
        if let fault = try await crowd.fault(lines: 150) {
            Issue.record("seed \(seed): \(fault)\n\(crowd.log.joined(separator: "\n"))")
        }
        #expect(crowd.isBusy, "seed \(seed)")
    }
}
