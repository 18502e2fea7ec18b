public import CivicFacts

/// The file that figures are from: whose it is, which version, and of which day. What comes from the office itself has no version
/// but its day.
public struct ResultSource: Hashable, Sendable {
    public let name: String
    public let file: String
    public let commit: String
    public let asOf: CivilDate
    /// When the office was last asked and had the same; nil for a copy of a file.
    public let lastChecked: CivilDate?

    public init(
        name: String, file: String, commit: String, asOf: CivilDate, lastChecked: CivilDate? = nil
    ) {
        self.name = name
        self.file = file
        self.commit = commit
        self.asOf = asOf
        self.lastChecked = lastChecked
    }
}
