import CivicFacts
import Conversation
import Transcripts

/// A stage for these tests: it says everything back, shows what it is asked to show, and keeps its cues.
actor EchoStage: Stage {
    private(set) var cast: [Player] = []
    private(set) var clock: Moment?
    private(set) var zone: String?
    private(set) var cues: [Cue] = []
    private(set) var isClosed = false
    private let outcomes: [Outcome]?
    private let answers: [Transcript.Question: [String]]

    /// `outcomes`, if given, come of every cue in place of the echo.
    init(outcomes: [Outcome]? = nil, answers: [Transcript.Question: [String]] = [:]) {
        self.outcomes = outcomes
        self.answers = answers
    }

    func open(cast: [Player], clock: Moment, zone: String) {
        self.cast = cast
        self.clock = clock
        self.zone = zone
    }

    func play(_ cue: Cue) throws -> [Outcome] {
        cues.append(cue)
        if let outcomes { return outcomes }
        guard case .deed(let name, let act) = cue else { return [] }
        switch act {
        case .says("quiet"): return []
        case .says(let words):
            return [.said(to: name, Shown(text: "You said: \(words)", rows: [["Yes", "No"]]))]
        case .taps("Yes", _): return [.toast(to: name, "Noted")]
        case .taps(let label, _): throw StageError.noSuchButton(label, shown: ["Yes", "No"])
        case .saysInPrivate, .replies, .sendsPhoto, .sendsAlbum, .sharesLocation, .edits, .deletes,
            .sendsUnsupported,
            .sendsLargeFile, .joins, .leaves, .blocksBot, .unblocksBot, .reacts, .pays, .startsToPay,
            .isCharged:
            return [.announced(Shown(text: "\(name) did something."))]
        }
    }

    func answer(_ question: Transcript.Question) -> [String] { answers[question] ?? [] }

    func close() { isClosed = true }
}

/// The beginning that every transcript needs, with people to act in it.
let opening = """
    A test

    Dana is a voter on Telegram.
    Omar is a moderator on Matrix.
    It is Tue 2026-11-03 09:12 in Phoenix.


    """

/// The transcript that has these lines after the opening; they begin in line 7.
func transcript(_ lines: String...) throws -> Transcript {
    try Transcript(text: opening + lines.joined(separator: "\n") + "\n", file: "test.txt")
}

/// The text after the opening that comes of playing these lines on a stage.
func played(_ lines: String..., on stage: any Stage = EchoStage()) async throws -> String {
    let transcript = try Transcript(text: opening + lines.joined(separator: "\n") + "\n", file: "test.txt")
    return String(try await Performance.of(transcript, on: stage).text.dropFirst(opening.count))
}
