public import CivicFacts
import Conversation

extension Store {
    /// True if nothing waits for a turn, nothing is being sent, and neither the outbox nor any session's timer has
    /// something to do within the span; what lies further in the future does not count.
    public func isAtRest(at now: Moment, within span: Span) throws(StoreError) -> Bool {
        guard try inbox.count() == 0, try !outbox.isBusy(until: now + span) else { return false }
        return try [people.nextWake(), queue.nextDue()].compactMap(\.self).allSatisfy { $0 > now + span }
    }
}

extension Outbox {
    /// True if an attempt is under way, or an entry may be tried before the moment is over.
    fileprivate func isBusy(until moment: Moment) throws(StoreError) -> Bool {
        try database.first(
            """
            SELECT 1 FROM outbox WHERE sending = 1 OR (due <= ?1
            AND lane NOT IN (SELECT lane FROM holds WHERE until > ?1)
            AND 'platform:' || platform NOT IN (SELECT lane FROM holds WHERE until > ?1)) LIMIT 1
            """, .int(moment.milliseconds)
        ) { _ in true } ?? false
    }
}
