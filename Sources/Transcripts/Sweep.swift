/// Plays a transcript again and again, each time with other deaths of the house; the text must be the same every time.
public struct Sweep: Sendable {
    /// At which writes the house dies.
    public enum Manner: Sendable {
        /// At every so many writes; so many playings reach them all, and the deaths come too far apart for one to hide what
        /// another broke.
        case apart(Int)
        /// At the first write of each of these kinds, once a playing.
        case kinds([String])

        var playings: [Deaths] {
            switch self {
            case .apart(let span): (1...max(1, span)).map { .every(span, from: $0) }
            case .kinds(let kinds): kinds.map { .first(of: $0) }
            }
        }
    }

    /// How a sweep ended.
    public enum Verdict: Equatable, Sendable {
        /// The house died and rose in so many playings, and every text was the same.
        case same(deaths: Int)
        /// With these deaths the text came out differently.
        case differs(Deaths, Diff)
    }

    private let transcript: Transcript
    private let manner: Manner

    public init(_ transcript: Transcript, _ manner: Manner) {
        self.transcript = transcript
        self.manner = manner
    }

    /// Runs the sweep up to the first difference. `stage` makes a fresh stage with these deaths before it; every text is
    /// compared with the transcript as it is written.
    public func run(
        on stage: @Sendable (Deaths) async throws -> any MortalStage
    ) async throws -> Verdict {
        var died = 0
        for deaths in manner.playings {
            let stage = try await stage(deaths)
            let performance = try await Performance.of(transcript, on: stage)
            guard performance.isSame else { return .differs(deaths, performance.diff) }
            if await stage.diedThisRun { died += 1 }
        }
        return .same(deaths: died)
    }
}
