public import CivicFacts
import Conversation

/// How the house stands, in numbers that are found at once.
public struct HouseStanding: Sendable, Equatable {
    /// Open reports, and since when the first of them waits.
    public let waiting: Int
    public let oldest: Moment?
    /// Since when the first urgent report that nobody has taken waits.
    public let oldestUntaken: Moment?
    /// What waits to be sent, and since when the first of it does.
    public let outbox: Int
    public let oldestInOutbox: Moment?
}

/// How many reports there are; counted row by row, so not to be asked for every second.
public struct ReportCounts: Sendable, Equatable {
    public let open: Int
    public let published: Int
    public let closed: Int
}

extension Store {
    public func standing(at now: Moment) throws(StoreError) -> HouseStanding {
        let desk = try database.first(
            "SELECT count(*), min(sent_at), min(sent_at) FILTER (WHERE rank = 0 AND lease <= ?) FROM desk_queue",
            .int(now.milliseconds)
        ) { row in (Int(row.int(0)), [row.optionalInt(1), row.optionalInt(2)]) }
        let times = desk?.1.map { $0.map(Moment.init(milliseconds:)) } ?? [nil, nil]
        let rows = try outbox.rows.all().values.flatMap(\.self).filter { $0.kind.isMessage }
        return HouseStanding(
            waiting: desk?.0 ?? 0, oldest: times[0], oldestUntaken: times[1], outbox: rows.count,
            oldestInOutbox: rows.map(\.made).min())
    }

    public func reportCounts() throws(StoreError) -> ReportCounts {
        func count(_ condition: String) throws(StoreError) -> Int {
            Int(try database.first("SELECT count(*) FROM reports \(condition)") { $0.int(0) } ?? 0)
        }
        let (all, open) = (try count(""), try count("WHERE is_open = 1"))
        let published = try count("WHERE public_at IS NOT NULL")
        return ReportCounts(
            open: open, published: published, closed: max(0, all - open - published))
    }
}
