import CivicFacts
import Conversation

/// How often one person's invitations are followed: what is more waits, and is not declined (M53).
actor MatrixWelcome {
    /// Invitations of one person within an hour.
    static let most = 10
    static let period = Span.hours(1)

    private var followed: [String: [Moment]] = [:]

    /// How long this person's next invitation has to wait; nil if it may be followed now, which is counted.
    func wait(for inviter: String, at now: Moment) -> Span? {
        for (person, times) in followed where times.allSatisfy({ now.since($0) >= Self.period }) {
            followed[person] = nil
        }
        let recent = (followed[inviter] ?? []).filter { now.since($0) < Self.period }
        if recent.count >= Self.most, let oldest = recent.first {
            return Span(milliseconds: Self.period.milliseconds - now.since(oldest).milliseconds)
        }
        followed[inviter] = recent + [now]
        return nil
    }
}
