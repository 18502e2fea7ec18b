import CivicFacts
import Conversation
import Testing
import Transcripts

/// A house that writes once for each cue, dies at one of its writes, and forgets the cue if it is careless.
private actor FragileStage: MortalStage {
    private(set) var diedThisRun = false
    private let deaths: Deaths
    private let isCareless: Bool
    private var writes = 0

    init(_ deaths: Deaths, isCareless: Bool) {
        self.deaths = deaths
        self.isCareless = isCareless
    }

    func open(cast: [Player], clock: Moment, zone: String) {}

    func play(_ cue: Cue) -> [Outcome] {
        writes += 1
        if deaths.strike(writes, of: writes.isMultiple(of: 2) ? "even" : "odd", hasStruck: diedThisRun) {
            diedThisRun = true
            if isCareless && writes == 2 { return [] }
        }
        return [.announced(Shown(text: "Done."))]
    }

    func answer(_ question: Transcript.Question) -> [String] { [] }
}

struct SweepTests {
    private func script() async throws -> Transcript {
        let rough = try transcript("Dana joins.", "Dana: hi", "Dana leaves.")
        let played = try await Performance.of(rough, on: FragileStage(.every(9, from: 9), isCareless: false))
        return try Transcript(text: played.text, file: "test.txt")
    }

    private func verdict(_ manner: Sweep.Manner, isCareless: Bool) async throws -> Sweep.Verdict {
        try await Sweep(try script(), manner).run { FragileStage($0, isCareless: isCareless) }
    }

    @Test func everyWriteIsDiedAt() async throws {
        #expect(try await verdict(.apart(9), isCareless: false) == .same(deaths: 3))
    }

    @Test func forgottenWriteIsFoundWithItsNumber() async throws {
        let verdict = try await verdict(.apart(9), isCareless: true)
        guard case .differs(.every(9, from: 2), let diff) = verdict else {
            Issue.record("the sweep found nothing: \(verdict)")
            return
        }
        #expect(diff.description.contains("-Bot in review room: Done.\n+Nothing happens.\n"))
    }

    @Test func manyDeathsAPlayingReachEveryWriteToo() async throws {
        #expect(try await verdict(.apart(2), isCareless: false) == .same(deaths: 2))
        let careless = try await verdict(.apart(2), isCareless: true)
        guard case .differs(.every(2, from: 2), _) = careless else {
            Issue.record("the sweep found nothing: \(careless)")
            return
        }
    }

    @Test func oneDeathAKindIsAtItsFirstWrite() async throws {
        let kinds = Sweep.Manner.kinds(["odd", "even", "of another transcript"])
        #expect(try await verdict(kinds, isCareless: false) == .same(deaths: 2))
        let careless = try await verdict(kinds, isCareless: true)
        guard case .differs(.first(of: "even"), _) = careless else {
            Issue.record("the sweep found nothing: \(careless)")
            return
        }
    }
}
