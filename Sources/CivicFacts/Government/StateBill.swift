/// A bill of a state legislature, as Open States tells it.
public struct StateBill: Codable, Hashable, Sendable {
    /// Postal abbreviation.
    public let state: String
    /// As the legislature writes it, such as `SB 113`.
    public let number: String
    public let session: String
    public let title: String
    public let latestAction: String?
    public let actedOn: CivilDate?
    public let sponsors: [String]
    public let page: OfficialLink?

    public init(
        state: String, number: String, session: String, title: String, latestAction: String?,
        actedOn: CivilDate?,
        sponsors: [String], page: OfficialLink?
    ) {
        self.state = state
        self.number = number
        self.session = session
        self.title = title
        self.latestAction = latestAction
        self.actedOn = actedOn
        self.sponsors = sponsors
        self.page = page
    }
}
