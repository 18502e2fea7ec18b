import CivicFacts

/// One bill with its sponsors, on demand.
enum CongressBill: Source {
    /// Which part of a bill: each has an address of its own.
    enum Part: String, Sendable {
        case whole = ""
        case cosponsors = "/cosponsors"
        case summaries = "/summaries"
    }

    /// A bill and which part of it.
    struct Question: Sendable {
        let id: BillID
        var part = Part.whole
    }

    /// One part as it came.
    enum Finding: Sendable {
        case whole(Bill)
        case cosponsors([Bill.Sponsor])
        /// The newest one in plain words; nil where there is none yet.
        case summary(String?)
    }

    static let source = CivicSource.congressGov

    static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        let key = try settings.key(CongressGov.key)
        return SourceRequest(
            "\(settings.address(CongressGov.api))/bill/\(question.id)\(question.part.rawValue)",
            query: [("format", "json"), ("limit", "250")], secrets: [("api_key", key)])
    }

    static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> Finding {
        let json = try reply.json()
        switch question.part {
        case .whole:
            guard let row = json["bill"], var bill = CongressBills.bill(row), bill.id == question.id else {
                throw .unreadable
            }
            bill.sponsors = (row["sponsors"]?.list ?? []).compactMap(sponsor)
            bill.cosponsorCount = row["cosponsors"]?["count"]?.int ?? 0
            return .whole(bill)
        case .cosponsors:
            guard let list = json["cosponsors"]?.list else { throw .unreadable }
            return .cosponsors(list.filter { $0["sponsorshipWithdrawnDate"] == nil }.compactMap(Self.sponsor))
        case .summaries:
            guard let list = json["summaries"]?.list else { throw .unreadable }
            let newest = list.max { ($0["actionDate"]?.text ?? "") < ($1["actionDate"]?.text ?? "") }
            return .summary(newest?["text"]?.text.map(HTMLText.plain))
        }
    }

    static func sponsor(_ json: LooseJSON) -> Bill.Sponsor? {
        json["fullName"]?.text.map { Bill.Sponsor(member: json["bioguideId"]?.text, name: $0) }
    }
}
