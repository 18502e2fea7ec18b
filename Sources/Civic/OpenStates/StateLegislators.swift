public import Conversation

/// The legislators of one state, from Open States' nightly table.
public struct StateLegislators: Source {
    /// All that have such a table: 50 states, DC and Puerto Rico.
    public static let states = StateFacts.all.keys.filter { !["GU", "AS", "VI", "MP"].contains($0) }.sorted()

    let settings: CivicSettings

    public init(_ settings: CivicSettings) {
        self.settings = settings
    }

    public var source: CivicSource { .openStates }

    /// The question is a postal abbreviation.
    public func request(_ question: String) throws(Setback) -> SourceRequest {
        SourceRequest("\(settings.openStatesPeople)/\(question.lowercased()).csv")
    }

    public func read(_ reply: SourceReply, to question: String) throws(Setback) -> [Official] {
        if let setback = reply.setback { throw setback }
        guard !reply.looksLikeAPage else { throw .down }
        let table = try DelimitedTable(reply.body)
        guard let id = table.column("id"), let name = table.column("name"),
            let district = table.column("current_district", "district"),
            let role = table.column("current_chamber", "role")
        else { throw .unreadable }
        let others = (
            party: table.column("current_party", "party"), email: table.column("email"),
            phone: table.column("capitol_voice"), url: table.column("url", "links"),
            start: table.column("start"), end: table.column("end")
        )
        var people: [Official] = []
        for row in table.rows {
            guard let chamber = Self.chambers[row[role]], !row[id].isEmpty, !row[name].isEmpty else {
                throw .unreadable
            }
            let field = { (column: Int?) in column.map { row[$0] }.flatMap { $0.isEmpty ? nil : $0 } }
            let division = DivisionID(state: question.uppercased(), chamber: chamber, name: row[district])
            people.append(
                Official(
                    id: row[id], name: row[name], office: .stateLegislator(division, chamber),
                    party: field(others.party), phone: field(others.phone),
                    website: field(others.url)?.split(separator: ";").first.flatMap { OfficialLink($0) },
                    email: field(others.email), begins: field(others.start).flatMap { CivilDate($0) },
                    ends: field(others.end).flatMap { CivilDate($0) }))
        }
        return people
    }

    private static let chambers: [String: Chamber] = [
        "upper": .upper, "lower": .lower, "legislature": .upper,
    ]
}
