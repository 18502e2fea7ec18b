public import CivicFacts
import Conversation

/// How the house stands, in numbers that are found at once.
public struct HouseStanding: Sendable, Equatable {
    /// Open reports, and since when the first of them waits.
    public let waiting: Int
    public let oldest: Moment?
    /// What waits to be sent, and since when the first of it does.
    public let outbox: Int
    public let oldestInOutbox: Moment?
}

extension Store {
    public func standing() throws(StoreError) -> HouseStanding {
        let desk = try database.first("SELECT count(*), min(sent_at) FROM desk_queue") {
            (Int($0.int(0)), $0.optionalInt(1).map(Moment.init(milliseconds:)))
        }
        let rows = try outbox.rows.all().values.flatMap(\.self).filter { $0.kind.isMessage }
        return HouseStanding(
            waiting: desk?.0 ?? 0, oldest: desk?.1, outbox: rows.count, oldestInOutbox: rows.map(\.made).min()
        )
    }
}
