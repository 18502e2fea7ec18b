import CivicFacts

/// Coming elections, a page at a time. The keyed service is asked for all places, never for an address.
enum DemocracyElections: Source {
    static let source = DemocracyWorks.source
    /// The most that it gives at a time.
    static let size = 100

    static func request(_ question: ElectionPageQuestion, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        SourceRequest(
            settings.address(DemocracyWorks.api) + "/elections",
            query: [
                ("startDate", question.from.description), ("fields", "ocdId,date,description,type"),
                ("pageSize", "\(size)"), ("page", "\(question.page)"),
            ], headers: [("X-API-KEY", try settings.key(DemocracyWorks.key))])
    }

    /// An answer for the state alone, because a place was not found, is not the list that was asked for.
    static func read(_ reply: SourceReply, to question: ElectionPageQuestion) throws(SourceError)
        -> ElectionPage
    {
        let page = try reply.json()
        guard let rows = page["data"]?["elections"]?.list, page["data"]?["statewideOnly"]?.flag != true else {
            throw .unreadable
        }
        let total = page["pagination"]?["totalRecordCount"]?.int ?? rows.count
        return ElectionPage(
            elections: try rows.readable(election), pages: max(1, (total + size - 1) / size))
    }

    /// Nil for a row without a day, a name or a place. It has no number of its own: its place and day name it.
    private static func election(_ row: LooseJSON) -> Election? {
        guard let name = row["description"]?.text, let day = row["date"]?.text.flatMap({ CivilDate($0) }),
            let division = row["ocdId"]?.text.flatMap({ DivisionID($0) })
        else { return nil }
        return Election(
            id:
                "democracy:\(day):\(division.rawValue.split(separator: ":").dropFirst(2).joined(separator: ":"))",
            name: name, day: day, kind: Election.Kind(named: name), level: Election.Level(of: division),
            division: division, source: source)
    }
}
