import CivicFacts

/// One bill out of GovInfo's BILLSTATUS files; both schemas, `billNumber` and `number`.
enum BillStatus: Source {
    static let source = CivicSource.govInfo

    static func request(_ question: BillID, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        let (congress, kind) = (question.congress.rawValue, question.kind.rawValue)
        return SourceRequest(
            "\(settings.address(GovInfo.files))/bulkdata/BILLSTATUS/\(congress)/\(kind)/"
                + "BILLSTATUS-\(congress)\(kind)\(question.number).xml",
            maxBytes: 16 * 1024 * 1024)
    }

    static func read(_ reply: SourceReply, to question: BillID) throws(SourceError) -> Bill {
        if let setback = reply.setback { throw setback }
        guard let node = try XMLNode(reply.body)["bill"], let bill = Self.bill(node), bill.id == question
        else { throw .unreadable }
        return bill
    }

    static func bill(_ node: XMLNode) -> Bill? {
        let text = { (names: [String]) in names.lazy.compactMap { node[$0]?.words }.first }
        let action = node["latestAction"] ?? newestAction(of: node)
        guard
            let id = BillResponse.id(
                congress: text(["congress"]), type: text(["type", "billType"]),
                number: text(["number", "billNumber"])),
            let day = action?["actionDate"]?.words.flatMap({ CivilDate($0) })
        else { return nil }
        let words = action?["text"]?.words ?? ""
        let cosponsors = node.items("cosponsors").filter { $0["sponsorshipWithdrawnDate"]?.words == nil }
        return Bill(
            id: id, title: BillResponse.title(text(["title"]), id),
            stage: BillResponse.stage(action: words, isLaw: !node.items("laws").isEmpty), latestAction: words,
            actedOn: day, introducedOn: text(["introducedDate"]).flatMap { CivilDate($0) },
            updated: text(["updateDate"]) ?? day.description,
            sponsors: node.items("sponsors").compactMap(sponsor), cosponsors: cosponsors.compactMap(sponsor),
            cosponsorCount: cosponsors.count, topic: node["policyArea"]?["name"]?.words,
            summary: summary(of: node), votes: RecordedVotes.of(node))
    }

    private static func newestAction(of node: XMLNode) -> XMLNode? {
        node.items("actions").max { ($0["actionDate"]?.words ?? "") < ($1["actionDate"]?.words ?? "") }
    }

    private static func sponsor(_ node: XMLNode) -> Bill.Sponsor? {
        node["fullName"]?.words.map { Bill.Sponsor(member: node["bioguideId"]?.words, name: $0) }
    }

    /// Under `billSummaries` in the older schema, `summary` elements in the newer.
    private static func summary(of node: XMLNode) -> String? {
        let box = node["summaries"]
        let all = (box?.items("billSummaries") ?? []) + (box?.children.filter { $0.name == "summary" } ?? [])
        let newest = all.max { ($0["actionDate"]?.words ?? "") < ($1["actionDate"]?.words ?? "") }
        return newest.flatMap { ($0["text"] ?? $0["cdata"]?["text"])?.words }.map(HTMLText.plain)
    }
}
