public import CivicFacts
import Conversation

/// Where a transcript is played: the engine alone, or a whole house. A stage is used for one performance.
public protocol Stage: Sendable {
    /// Sets up an empty house for this cast, at this time, in the time zone with this IANA name.
    func open(cast: [Player], clock: Moment, zone: String) async throws

    /// Does what the cue says and waits until the house is at rest; returns everything that the world
    /// got to see because of it, complete and in order.
    func play(_ cue: Cue) async throws -> [Outcome]

    /// Asks the house; one line for each thing it names, none if there is nothing.
    func answer(_ question: Transcript.Question) async throws -> [String]

    /// Takes the house down; called once after every performance, also a failed one.
    func close() async
}

extension Stage {
    public func close() async {}
}

/// A stage whose house dies at a chosen write, is restarted by the stage, and goes on.
public protocol MortalStage: Stage {
    /// Whether the house has died since the stage was opened; asked after the stage is closed.
    var diedThisRun: Bool { get async }
}

/// Why a stage cannot play a cue that the grammar allows.
public enum StageError: Error, Equatable, Sendable, CustomStringConvertible {
    case noSuchButton(String, shown: [String])
    case noSuchReport(Int)
    /// The player never sent a message with these words.
    case noSuchMessage(String)
    case noSuchPhoto(path: String)
    /// Nobody has shown them an invoice, or it was taken away.
    case noInvoice
    /// This stage has nothing that the cue could happen to; another stage has.
    case beyondThisStage
    /// Between two starts of the house its database changed.
    case recordsChanged

    public var description: String {
        switch self {
        case .noSuchButton(let label, shown: []): "nobody shows a button [\(label)], or any other"
        case .noSuchButton(let label, let shown):
            "there is no button [\(label)]; there are " + shown.map { "[\($0)]" }.joined(separator: " ")
        case .noSuchReport(let number): "there is no card of a report \(number)"
        case .noSuchMessage(let words): "no earlier message reads \"\(words)\""
        case .noSuchPhoto(let path): "there is no file \(path) beside the transcript"
        case .noInvoice: "there is no invoice to pay"
        case .beyondThisStage: "this stage cannot play that"
        case .recordsChanged: "the database is not as the house left it"
        }
    }
}
