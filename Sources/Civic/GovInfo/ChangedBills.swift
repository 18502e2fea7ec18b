import CivicFacts

/// Which bills' files changed last: GovInfo's list of the hundred newest.
enum ChangedBills: Source {
    static let source = CivicSource.govInfo

    static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        SourceRequest(settings.address(GovInfo.files) + "/rss/billstatus-bulkdata.xml")
    }

    /// In the list's order, each once. Only the file names are read; the addresses in it are not followed.
    static func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> [BillID] {
        if let setback = reply.setback { throw setback }
        let text = String(decoding: reply.body, as: UTF8.self)
        guard text.contains("<rss") || text.contains("<feed") || text.contains("<urlset") else {
            throw .unreadable
        }
        var seen: Set<BillID> = []
        return text.matches(of: /BILLSTATUS-(\d{2,3})([a-z]{1,7})(\d{1,5})\.xml/).compactMap { match in
            let id = BillResponse.id(
                congress: String(match.1), type: String(match.2), number: String(match.3))
            return id.flatMap { seen.insert($0).inserted ? $0 : nil }
        }
    }
}
