import CivicFacts

/// Winnipeg's candidates and council.
struct WinnipegFeed: SyncFeed {
    static let plan = FeedPlan(
        .winnipeg, "candidates and council", every: .days(7), rows: 10...2_000)

    let candidates: WinnipegCandidates
    let council: WinnipegCouncil

    init(_ settings: CivicSettings) {
        candidates = WinnipegCandidates(settings)
        council = WinnipegCouncil(settings)
    }

    func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [
            FeedFile("candidates", try candidates.request(())), FeedFile("council", try council.request(())),
        ]
    }

    func harvest(_ files: [String: SourceReply], _ context: FeedContext) throws(SourceError) -> FeedRows {
        guard let first = files["candidates"], let second = files["council"] else { throw .down }
        let running = try candidates.read(first, to: ())
        let sitting = try council.read(second, to: ())
        let records =
            running.enumerated().map { index, row in
                CivicRecord(
                    key: "candidate:\(row.candidate.id ?? "\(index)")", shelves: [.candidacies],
                    order: "\(row.day) \(row.candidate.name)", value: .candidacy(row))
            }
            + sitting.enumerated().map { index, member in
                CivicRecord(
                    key: "council:\(index):\(member.id)", shelves: [.council],
                    order: (member.office == .mayor ? "0" : "1") + member.name, value: .official(member))
            }
        return FeedRows(feed: id, source: .winnipeg, count: records.count, records: records)
    }
}
