import CivicFacts
import ElectionResults

/// Winnipeg's past results, page by page, between two counts that have to agree.
enum WinnipegResultsFeed: SyncFeed {
    static let plan = FeedPlan(.results, "past results of Winnipeg", every: .days(1), rows: 300...20_000)

    private static let (before, after) = ("count", "count again")

    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [try file(before, .count, context)]
    }

    /// The pages one after the other, to one that is not full, and then the second count.
    static func more(
        after name: String, _ reply: SourceReply, _ context: FeedContext
    ) throws(SourceError) -> [FeedFile] {
        if name == Self.after { return [] }
        guard let page = Int(name) else {
            let count = try count(reply)
            guard plan.rows.contains(count) else { throw .outOfBounds(rows: count) }
            return [try file("0", .page(0), context)]
        }
        let next = page + 1
        guard try rows(reply, ofPage: page).count == WinnipegResults.size else {
            return [try file(Self.after, .count, context)]
        }
        guard next * WinnipegResults.size <= plan.rows.upperBound else {
            throw .outOfBounds(rows: next * WinnipegResults.size)
        }
        return [try file("\(next)", .page(next), context)]
    }

    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        guard let first = files[before], let second = files[after] else { throw .down }
        var found: [LooseJSON] = []
        for page in files.keys.compactMap({ Int($0) }).sorted() {
            guard let reply = files["\(page)"] else { continue }
            found += try rows(reply, ofPage: page)
        }
        guard try count(first) == found.count, try count(second) == found.count else { throw .changing }
        return try kept(try WinnipegResults.rows(found), context)
    }

    private static func kept(_ rows: [CityRow], _ context: FeedContext) throws(SourceError) -> FeedRows {
        let before = context.results.map { CityResults(kept: $0.bytes) }
        do {
            let results = try CityResults(rows, after: before, on: context.today)
            let kept = KeptResults(bytes: results.bytes, lastChecked: context.now)
            return FeedRows(
                feed: id, count: rows.count, orphans: results.unreadable,
                records: [CivicRecord(key: "all", shelves: [.results], order: "", value: .results(kept))])
        } catch {
            switch error {
            case .unreadable: throw .unreadable
            case .less(let rows): throw .lessThanBefore(rows: rows)
            }
        }
    }

    /// Each is asked for in every sync: votes may be put right while their number stays.
    private static func file(
        _ name: String, _ question: WinnipegResults.Question, _ context: FeedContext
    ) throws(SourceError) -> FeedFile {
        try FeedFile(name, of: WinnipegResults.self, question, context, isAskedAlways: true)
    }

    private static func count(_ reply: SourceReply) throws(SourceError) -> Int {
        guard case .count(let count) = try WinnipegResults.read(reply, to: .count) else { throw .unreadable }
        return count
    }

    private static func rows(_ reply: SourceReply, ofPage page: Int) throws(SourceError) -> [LooseJSON] {
        guard case .rows(let rows) = try WinnipegResults.read(reply, to: .page(page)) else {
            throw .unreadable
        }
        return rows
    }
}
