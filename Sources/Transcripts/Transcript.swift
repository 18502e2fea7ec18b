public import CivicFacts
import Conversation
import FoundationEssentials

/// A scripted conversation: what people and the world do is kept, what the bot says is rewritten.
public struct Transcript: Equatable, Sendable {
    /// A question to the house, asked only where it is written.
    public enum Question: String, Equatable, Sendable, CaseIterable {
        case queue = "Queue"
        case feed = "Feed"
        case audit = "Audit"
        case outbox = "Outbox"
    }

    /// A sentence with everything that is indented under it, or an empty line.
    public struct Line: Equatable, Sendable {
        /// Where it begins in the file, counted from 1.
        public let number: Int
        /// The text as written, without the last line break.
        public let text: String
        public let kind: Kind
    }

    /// What a line is for.
    public enum Kind: Equatable, Sendable {
        case title, note, empty
        case cast(Player)
        case clock(Moment, zone: String)
        case cue(Cue)
        case question(Question)
        /// Something the bot did when the transcript was last accepted.
        case outcome
    }

    /// The path as given, for error messages and for accepting.
    public let file: String
    /// The text as written; line breaks are single line feeds, and the last line ends with one.
    public let source: String
    public let lines: [Line]
    public let cast: [Player]
    /// When the conversation begins.
    public let clock: Moment
    /// The IANA name of the time zone where it happens.
    public let zone: String

    /// The first line.
    public var title: String { lines.first?.text ?? "" }

    /// Reads a transcript from its text; throws at the first sentence outside the grammar.
    public init(text: String, file: String) throws(TranscriptError) {
        var parser = Parser(text: text, file: file)
        try parser.parse()
        let opening = try parser.opening()
        self.file = file
        source = parser.rows.map { $0 + "\n" }.joined()
        lines = parser.lines
        cast = parser.cast
        clock = opening.moment
        zone = opening.zone
    }

    /// Reads a transcript from a file of UTF-8 text.
    public init(file: String) throws(TranscriptError) {
        guard let bytes = FileManager.default.contents(atPath: file),
            let text = String(bytes: bytes, encoding: .utf8)
        else { throw TranscriptError(file: file, line: 0, words: "", complaint: .unreadable) }
        try self.init(text: text, file: file)
    }
}
