import CivicFacts

/// The bills of one state that changed last.
enum OpenStatesBills: Source {
    /// A state, by postal abbreviation, and words to look for.
    struct Question: Hashable, Sendable {
        let state: String
        var words: String?
    }

    static let source = CivicSource.openStates

    static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        let key = try settings.key(OpenStates.key)
        var query = [
            ("jurisdiction", question.state.lowercased()), ("sort", "updated_desc"), ("per_page", "20"),
            ("include", "sponsorships"),
        ]
        if let words = question.words { query.append(("q", words)) }
        return SourceRequest(
            settings.address(OpenStates.api) + "/bills", query: query, headers: [("X-API-KEY", key)])
    }

    static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> [StateBill] {
        if reply.status == 403 { throw .notSetUp }
        guard let list = try reply.json()["results"]?.list else { throw .unreadable }
        return try list.readable { row in
            guard let number = row["identifier"]?.text, let title = row["title"]?.text else { return nil }
            return StateBill(
                state: question.state.uppercased(), number: number, session: row["session"]?.text ?? "",
                title: title, latestAction: row["latest_action_description"]?.text,
                actedOn: row["latest_action_date"]?.text.flatMap { CivilDate($0) },
                sponsors: (row["sponsorships"]?.list ?? []).compactMap { $0["name"]?.text },
                page: row["openstates_url"]?.text.flatMap { OfficialLink($0) })
        }
    }
}
