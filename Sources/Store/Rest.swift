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
