public import CivicFacts

/// The file that figures are from: whose it is, which version, and of which day.
public struct ResultSource: Hashable, Sendable {
    public let name: String
    public let file: String
    public let commit: String
    public let asOf: CivilDate

    public init(name: String, file: String, commit: String, asOf: CivilDate) {
        self.name = name
        self.file = file
        self.commit = commit
        self.asOf = asOf
    }
}
