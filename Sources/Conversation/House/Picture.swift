public import Charities
public import CivicFacts
public import ElectionResults

/// A picture that goes with a message: what it shows, never the drawing, which is made when the message leaves. Where none
/// can be made, the words stand alone.
public struct Picture: Codable, Hashable, Sendable {
    /// How votes are drawn.
    public enum Kind: String, Codable, Sendable {
        case bars, pie
        /// Half as wide, for an album: the title and three bars.
        case small
        /// Bars where a pie was asked for, and why.
        case barsInstead
    }

    /// What is drawn.
    public enum Subject: Codable, Hashable, Sendable {
        /// A contest with the figures of this fingerprint: where they are others by the time it is drawn, there is no
        /// picture beside the words that tell those.
        case contest(ContestID, figures: ContestID, as: Kind)
        /// A month with its days of elections, and who says so.
        case month(CivilMonth, elections: [Int], today: Int?, source: String)
        /// The first letters of an organisation that has no picture of its own.
        case monogram(OrganisationID, name: String)
    }

    public let subject: Subject
    public let language: Language
    /// The same in words, for those who do not see it.
    public let alt: String

    public init(_ subject: Subject, in language: Language, alt: String) {
        (self.subject, self.language, self.alt) = (subject, language, alt)
    }

    /// A name for a file of it.
    public var name: String {
        switch subject {
        case .contest(let id, _, let kind): "\(id)-\(kind.rawValue).png"
        case .month(let month, _, _, _): "\(month).png"
        case .monogram(let id, _): "\(id).png"
        }
    }

    /// It shows the same thing in another way, so that one of the two is enough.
    public func replaces(_ other: Picture) -> Bool {
        guard case .contest(let id, _, let kind) = subject,
            case .contest(let otherID, _, let otherKind) = other.subject
        else { return false }
        return id == otherID && kind != otherKind
    }
}

/// What a picture shows, in words and numbers, free of any drawing.
public struct Sketch: Equatable, Sendable {
    /// One person, or one answer to a question.
    public struct Row: Equatable, Sendable {
        public let name: String
        /// Nil where nothing was counted.
        public let votes: Int?
        /// Tenths of a percent.
        public let tenths: Int?
        /// The source says that this one is elected.
        public let isElected: Bool
        /// What is said of this one, such as "won".
        public let word: String
        /// It stands for what has no name of its own, such as write-ins.
        public let isRest: Bool
    }

    /// What the words stand around.
    public enum Content: Equatable, Sendable {
        case votes([Row], as: Picture.Kind)
        /// The weekday of the first (Sunday is 0), how many days, which of them is today, and those of elections.
        case month(firstWeekday: Int, length: Int, today: Int?, elections: [Int])
        /// One to three letters in a ring.
        case monogram(String)
    }

    public let language: Language
    public let content: Content
    public let title: String
    public var day = ""
    public var election = ""
    public var status = ""
    public var seats = ""
    public var votes = ""
    public var source = ""
    public var asOf = ""
    /// A part was counted: nobody is elected.
    public var isPartial = false
    /// The rows are answers to a question, and stay in their order.
    public var isQuestion = false

    /// Half as wide.
    public var isSmall: Bool {
        switch content {
        case .votes(_, as: .small), .monogram: true
        case .votes, .month: false
        }
    }
}
