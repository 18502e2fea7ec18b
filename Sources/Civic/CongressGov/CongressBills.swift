import CivicFacts

/// A page of bills, the latest update first. No sponsors: one bill's page has those.
enum CongressBills: Source {
    /// Which page.
    struct Question: Sendable {
        let congress: Congress
        var skipping = 0
    }

    static let source = CivicSource.congressGov

    /// `format` has to be said: without it everything is XML.
    static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        let key = try settings.key(CongressGov.key)
        return SourceRequest(
            "\(settings.address(CongressGov.api))/bill/\(question.congress.rawValue)",
            query: [
                ("format", "json"), ("limit", "250"), ("offset", "\(question.skipping)"),
                ("sort", "updateDate desc"),
            ], secrets: [("api_key", key)])
    }

    static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> [Bill] {
        // XML here means that the format was not understood: nothing a reader could mend.
        guard reply.status != 200 || !reply.looksLikeAPage, let list = try reply.json()["bills"]?.list else {
            throw .unreadable
        }
        return try list.readable(Self.bill)
    }

    /// Nil for what is no bill, such as an amendment in a member's list.
    static func bill(_ json: LooseJSON) -> Bill? {
        let action = json["latestAction"]
        guard
            let id = BillResponse.id(
                congress: json["congress"]?.text, type: json["type"]?.text, number: json["number"]?.text),
            let day = action?["actionDate"]?.text.flatMap({ CivilDate($0) })
        else { return nil }
        let words = action?["text"]?.text ?? ""
        return Bill(
            id: id, title: BillResponse.title(json["title"]?.text, id),
            stage: BillResponse.stage(action: words, isLaw: !(json["laws"]?.list ?? []).isEmpty),
            latestAction: words, actedOn: day,
            introducedOn: json["introducedDate"]?.text.flatMap { CivilDate($0) },
            updated: json["updateDate"]?.text ?? day.description, topic: json["policyArea"]?["name"]?.text)
    }
}
