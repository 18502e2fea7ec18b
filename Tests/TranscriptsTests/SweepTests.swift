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
        if deaths.strike(writes) {
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
        let played = try await Performance.of(rough, on: FragileStage(Deaths(first: 9), isCareless: false))
        return try Transcript(text: played.text, file: "test.txt")
    }

    @Test func sweepStopsWhenTheHouseSurvives() async throws {
        let verdict = try await Sweep(try script()).run { FragileStage($0, isCareless: false) }
        #expect(verdict == .same(deaths: 3))
    }

    @Test func forgottenWriteIsFoundWithItsNumber() async throws {
        let verdict = try await Sweep(try script()).run { FragileStage($0, isCareless: true) }
        guard case .differs(let write, let diff) = verdict else {
            Issue.record("the sweep found nothing: \(verdict)")
            return
        }
        #expect(write == 2)
        #expect(diff.description.contains("-Bot in review room: Done.\n+Nothing happens.\n"))
    }

    @Test func manyDeathsAPlayingReachEveryWriteToo() async throws {
        let verdict = try await Sweep(try script(), every: 2).run { FragileStage($0, isCareless: false) }
        #expect(verdict == .same(deaths: 2))
        let careless = try await Sweep(try script(), every: 2).run { FragileStage($0, isCareless: true) }
        guard case .differs(write: 2, _) = careless else {
            Issue.record("the sweep found nothing: \(careless)")
            return
        }
    }

    @Test func houseThatAlwaysDiesEndsTheSweep() async throws {
        let verdict = try await Sweep(try script(), limit: 5).run { _ in
            FragileStage(Deaths(first: 1), isCareless: false)
        }
        #expect(verdict == .endless(write: 5))
    }
}
