/// Plays a transcript again and again, the house dying at its first write, its second, and so on until it
/// runs through alive; the text must be the same every time.
public struct Sweep: Sendable {
    /// How a sweep ended.
    public enum Verdict: Equatable, Sendable {
        /// The house survived its `deaths` deaths, and every text was the same.
        case same(deaths: Int)
        /// With a death at this write the text came out differently.
        case differs(write: Int, Diff)
        /// The house still died at this write, the last one tried.
        case endless(write: Int)
    }

    public let transcript: Transcript
    /// The last write to die at.
    public let limit: Int

    public init(_ transcript: Transcript, limit: Int = 10_000) {
        self.transcript = transcript
        self.limit = limit
    }

    /// Runs the sweep up to the first difference. `stage` makes a fresh stage that dies at its nth write,
    /// counted from 1; every text is compared with the transcript as it is written.
    public func run(
        on stage: @Sendable (Int) async throws -> any MortalStage
    ) async throws -> Verdict {
        for write in 1...max(1, limit) {
            let stage = try await stage(write)
            let performance = try await Performance.of(transcript, on: stage)
            guard performance.isSame else { return .differs(write: write, performance.diff) }
            if await !stage.diedThisRun { return .same(deaths: write - 1) }
        }
        return .endless(write: max(1, limit))
    }
}
