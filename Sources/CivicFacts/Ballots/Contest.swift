/// One question of a ballot: an office, or a measure.
public struct Contest: Codable, Hashable, Sendable {
    /// What is asked.
    public enum Question: Codable, Hashable, Sendable {
        case office(name: String, seats: Int?, candidates: [Candidate])
        case measure(Measure)
    }

    public let question: Question
    /// The name of the area, in the source's words.
    public let area: String?
    public let division: DivisionID?
    /// The party whose primary it is; empty outside of primaries.
    public let primaryParties: [String]
    /// True if the source says that an election office gave it.
    public let isOfficial: Bool
    /// For an office of the United States, whose candidates file with the Federal Election Commission.
    public let isFederal: Bool

    public init(
        question: Question, area: String?, division: DivisionID?, primaryParties: [String], isOfficial: Bool,
        isFederal: Bool = false
    ) {
        self.isFederal = isFederal
        self.question = question
        self.area = area
        self.division = division
        self.primaryParties = primaryParties
        self.isOfficial = isOfficial
    }
}

/// A measure as the official text has it; nothing is summed up by us.
public struct Measure: Codable, Hashable, Sendable {
    public let title: String
    public let subtitle: String?
    public let text: String?
    public let link: OfficialLink?
    public let responses: [String]

    public init(title: String, subtitle: String?, text: String?, link: OfficialLink?, responses: [String]) {
        self.title = title
        self.subtitle = subtitle
        self.text = text
        self.link = link
        self.responses = responses
    }
}
