import CivicFacts

/// Winnipeg's candidates and council.
enum WinnipegFeed: SyncFeed {
    static let plan = FeedPlan(
        .winnipeg, "candidates and council", every: .days(7), rows: 10...2_000)

    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [
            try FeedFile("candidates", of: WinnipegCandidates.self, (), context),
            try FeedFile("council", of: WinnipegCouncil.self, (), context),
        ]
    }

    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        guard let first = files["candidates"], let second = files["council"] else { throw .down }
        let running = try WinnipegCandidates.read(first, to: ())
        let sitting = try WinnipegCouncil.read(second, to: ())
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
        return FeedRows(feed: id, count: records.count, records: records)
    }
}
