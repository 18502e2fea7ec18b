internal import CivicFacts

/// Reports of several lists, each at its distance, in the order of the formula. Each list is read a few rows at a time.
struct FeedMerge {
    /// A list and how far it is.
    struct Source {
        let list: FeedList
        let miles: Double

        init(_ list: FeedList, miles: Double) { (self.list, self.miles) = (list, miles) }
    }

    typealias Fetch = (FeedList, _ after: FeedEntry?, _ limit: Int) -> [FeedEntry]

    /// One list as far as it was read.
    private struct Stream {
        let list: FeedList
        let chill: Span
        /// What was read and not yet used, the warmest last.
        var waiting: [FeedEntry] = []
        var last: FeedEntry?
        var chunk = 2
        var isAtEnd = false
    }

    private static let largestChunk = 64

    private var streams: [Stream]
    /// Reports that are not wanted (again).
    private var known: Set<ReportID>
    private let fetch: Fetch

    init(lists: [Source], known: Set<ReportID>, fetch: @escaping Fetch) {
        self.known = known
        self.fetch = fetch
        streams = lists.map { Stream(list: $0.list, chill: FeedRank.chill(miles: $0.miles)) }
        for index in streams.indices { fill(index) }
    }

    /// The next report; nil when all lists are at their end.
    mutating func next() -> FeedEntry? {
        while let index = warmest() {
            let entry = streams[index].waiting.removeLast()
            fill(index)
            if known.insert(entry.report).inserted { return entry }
        }
        return nil
    }

    private func warmest() -> Int? {
        var best: (index: Int, warmth: Moment, report: ReportID)?
        for (index, stream) in streams.enumerated() {
            guard let entry = stream.waiting.last else { continue }
            let warmth = entry.warmth - stream.chill
            if let best, (best.warmth, best.report.rawValue) >= (warmth, entry.report.rawValue) { continue }
            best = (index, warmth, entry.report)
        }
        return best?.index
    }

    private mutating func fill(_ index: Int) {
        guard streams[index].waiting.isEmpty, !streams[index].isAtEnd else { return }
        let wanted = streams[index].chunk
        let entries = fetch(streams[index].list, streams[index].last, wanted)
        streams[index].isAtEnd = entries.count < wanted
        streams[index].last = entries.last ?? streams[index].last
        streams[index].waiting = entries.reversed()
        streams[index].chunk = min(wanted * 2, Self.largestChunk)
    }
}
