import CivicFacts

/// Coming federal elections, as the Federal Election Commission lists them: nothing of states and towns.
enum FECElectionDates: Source {
    static let source = CivicSource.openFEC

    static func request(_ question: ElectionPageQuestion, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        try FECPage.request(
            settings, "/election-dates/",
            [
                ("min_election_date", question.from.description), ("per_page", "100"),
                ("page", "\(question.page)"), ("sort", "election_date"),
            ])
    }

    static func read(_ reply: SourceReply, to question: ElectionPageQuestion) throws(SourceError)
        -> ElectionPage
    {
        ElectionPage(
            elections: try FECPage.rows(reply).filter { $0["active_election"]?.flag ?? true }
                .readable(Self.election),
            pages: FECPage.pages(reply))
    }

    /// Nil for a row without a day or of no state.
    static func election(_ row: LooseJSON) -> Election? {
        guard let day = row["election_date"]?.text.flatMap({ CivilDate($0) }),
            let state = row["election_state"]?.text, let facts = StateFacts.all[state],
            let type = row["election_type_id"]?.text
        else { return nil }
        let office = row["office_sought"]?.text ?? ""
        let number = office == "H" ? row["election_district"]?.int : nil
        let district = number.flatMap { HouseDistrict(state: state, number: $0) }
        let body = ["P": "President", "S": "U.S. Senate", "H": "U.S. House"][office] ?? "federal offices"
        let words = row["election_type_full"]?.text?.lowercased() ?? "election"
        let place = district.map(\.description) ?? facts.name
        return Election(
            id: "fec:\(day):\(state):\(office):\(number ?? -1):\(type)", name: "\(place) \(body) \(words)",
            day: day, kind: kinds[type] ?? .other, level: .federal,
            division: district?.division ?? DivisionID(state: state), source: .openFEC)
    }

    /// Convention and caucus codes stay `other`.
    private static let kinds: [String: Election.Kind] = [
        "G": .general, "P": .primary, "R": .generalRunoff, "PR": .primaryRunoff, "GR": .generalRunoff,
        "SP": .special, "SG": .special, "SPR": .special, "SGR": .special, "SR": .special,
    ]
}
