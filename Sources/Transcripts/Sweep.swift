/// When a house dies during one playing of a transcript.
public struct Deaths: Equatable, Sendable {
    /// The first write to die at, counted from 1.
    public let first: Int
    /// Every so many writes it dies again, counted on through the deaths; nil for one death.
    public let every: Int?

    public init(first: Int, every: Int? = nil) {
        self.first = first
        self.every = every
    }

    /// Whether the house dies at this write.
    public func strike(_ write: Int) -> Bool {
        guard let every else { return write == first }
        return write >= first && (write - first) % every == 0
    }
}

/// Plays a transcript again and again, the house dying at its first write, its second, and so on until every write was
/// died at; the text must be the same every time.
public struct Sweep: Sendable {
    /// How a sweep ended.
    public enum Verdict: Equatable, Sendable {
        /// The house died and rose in so many playings, and every text was the same.
        case same(deaths: Int)
        /// With a first death at this write the text came out differently.
        case differs(write: Int, Diff)
        /// The house still died at this write, the last one tried.
        case endless(write: Int)
    }

    public let transcript: Transcript
    /// The last write to die at.
    public let limit: Int
    /// Nil for one death a playing, which takes as many playings as there are writes. Otherwise the house dies at every
    /// so many writes, and so many playings do: the deaths come too far apart for one to hide what another broke.
    public let every: Int?

    public init(_ transcript: Transcript, limit: Int = 10_000, every: Int? = nil) {
        self.transcript = transcript
        self.limit = limit
        self.every = every
    }

    /// Runs the sweep up to the first difference. `stage` makes a fresh stage with these deaths before it; every text is
    /// compared with the transcript as it is written.
    public func run(
        on stage: @Sendable (Deaths) async throws -> any MortalStage
    ) async throws -> Verdict {
        for write in 1...max(1, limit) {
            if let every, write > every { return .same(deaths: every) }
            let stage = try await stage(Deaths(first: write, every: every))
            let performance = try await Performance.of(transcript, on: stage)
            guard performance.isSame else { return .differs(write: write, performance.diff) }
            if await !stage.diedThisRun { return .same(deaths: write - 1) }
        }
        return .endless(write: max(1, limit))
    }
}
