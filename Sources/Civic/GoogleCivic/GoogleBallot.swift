import CivicFacts

/// Voting sites and contests as Google writes them; whatever can be missing may be.
enum GoogleBallot {
    /// Nil without a street or a town to go to.
    static func site(_ json: LooseJSON, _ kind: VotingSite.Kind) -> VotingSite? {
        guard let address = json["address"] else { return nil }
        let lines = ["line1", "line2", "line3", "city"].compactMap { address[$0]?.text }
        let state = ["state", "zip"].compactMap { address[$0]?.text }.joined(separator: " ")
        let whole = (lines + (state.isEmpty ? [] : [state])).joined(separator: ", ")
        guard address["line1"]?.text != nil || address["city"]?.text != nil else { return nil }
        return VotingSite(
            kind: kind, name: address["locationName"]?.text ?? json["name"]?.text, address: whole,
            hours: json["pollingHours"]?.text, notes: json["notes"]?.text,
            first: json["startDate"]?.text.flatMap { CivilDate($0) },
            last: json["endDate"]?.text.flatMap { CivilDate($0) }, isOfficial: isOfficial(json))
    }

    /// Nil where neither an office nor a measure is named.
    static func contest(_ json: LooseJSON) -> Contest? {
        let district = json["district"]
        let key = district?["kgForeignKey"]?.text?.split(separator: "/").drop { $0 != "ocd-division" }
        let division =
            district?["id"]?.text.flatMap { DivisionID($0) }
            ?? key.flatMap { DivisionID($0.joined(separator: "/")) }
        guard let question = question(json) else { return nil }
        return Contest(
            question: question, area: district?["name"]?.text, division: division,
            primaryParties: (json["primaryParties"]?.list ?? []).compactMap(\.text),
            isOfficial: isOfficial(json),
            isFederal: (json["level"]?.list ?? []).contains { $0.text == "country" })
    }

    private static func question(_ json: LooseJSON) -> Contest.Question? {
        if let office = json["office"]?.text {
            let people = (json["candidates"]?.list ?? []).compactMap(candidate)
            return .office(
                name: office, seats: json["numberElected"]?.int, candidates: Candidate.inFairOrder(people))
        }
        guard let title = json["referendumTitle"]?.text ?? json["ballotTitle"]?.text else { return nil }
        return .measure(
            Measure(
                title: title, subtitle: json["referendumSubtitle"]?.text ?? json["referendumBrief"]?.text,
                text: json["referendumText"]?.text,
                link: json["referendumUrl"]?.text.flatMap { OfficialLink($0) },
                responses: (json["referendumBallotResponses"]?.list ?? []).compactMap(\.text)))
    }

    private static func candidate(_ json: LooseJSON) -> Candidate? {
        json["name"]?.text.map { name in
            Candidate(
                name: name, party: json["party"]?.text, standing: .onBallot,
                website: json["candidateUrl"]?.text.flatMap { OfficialLink($0) },
                order: json["orderOnBallot"]?.int)
        }
    }

    /// True only if no source of it is unofficial.
    private static func isOfficial(_ json: LooseJSON) -> Bool {
        let sources = json["sources"]?.list ?? []
        return !sources.isEmpty && sources.allSatisfy { $0["official"]?.flag ?? false }
    }
}
