import CivicFacts

/// The legislators of one state, from Open States' nightly table.
enum StateLegislators: Source {
    /// All that have such a table: 50 states, DC and Puerto Rico.
    static let states = StateFacts.all.keys.filter { !["GU", "AS", "VI", "MP"].contains($0) }.sorted()

    static let source = CivicSource.openStates

    /// The question is a postal abbreviation.
    static func request(_ question: String, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        SourceRequest("\(settings.address(OpenStates.people))/\(question.lowercased()).csv")
    }

    static func read(_ reply: SourceReply, to question: String) throws(SourceError) -> [Official] {
        let table = try DelimitedTable(reply.data())
        guard let columns = Columns(table) else { throw .unreadable }
        var people: [Official] = []
        for row in table.rows {
            guard let person = Self.person(row, columns, in: question.uppercased()) else { throw .unreadable }
            people.append(person)
        }
        return people
    }

    /// Where what stands: the nightly tables and those of the repository name some columns differently.
    private struct Columns {
        let id, name, district, role: Int
        let party, email, phone, url, start, end: Int?

        init?(_ table: DelimitedTable) {
            guard let id = table.column("id"), let name = table.column("name"),
                let district = table.column("current_district", "district"),
                let role = table.column("current_chamber", "role")
            else { return nil }
            (self.id, self.name, self.district, self.role) = (id, name, district, role)
            party = table.column("current_party", "party")
            email = table.column("email")
            phone = table.column("capitol_voice")
            url = table.column("url", "links")
            start = table.column("start")
            end = table.column("end")
        }
    }

    private static func person(_ row: [String], _ columns: Columns, in state: String) -> Official? {
        guard let chamber = chambers[row[columns.role]], !row[columns.id].isEmpty, !row[columns.name].isEmpty
        else { return nil }
        let field = { (column: Int?) in column.map { row[$0] }.flatMap { $0.isEmpty ? nil : $0 } }
        let division = DivisionID(state: state, chamber: chamber, name: row[columns.district])
        return Official(
            id: row[columns.id], name: row[columns.name], office: .stateLegislator(division, chamber),
            party: field(columns.party), phone: field(columns.phone),
            website: field(columns.url)?.split(separator: ";").first.flatMap { OfficialLink($0) },
            email: field(columns.email), begins: field(columns.start).flatMap { CivilDate($0) },
            ends: field(columns.end).flatMap { CivilDate($0) })
    }

    private static let chambers: [String: Chamber] = [
        "upper": .upper, "lower": .lower, "legislature": .upper,
    ]
}
