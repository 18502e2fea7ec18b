internal import CivicFacts

/// The flood limit of one person: a sentence once, then silence for a minute. Photos of an album never count.
enum Pace {
    static func isMuted(_ event: Event, _ visit: inout Visit) -> Bool {
        if case .sentPhoto(_, .some, _) = event { return false }
        if let until = visit.session.mutedUntil, visit.now < until { return true }
        visit.session.mutedUntil = nil
        let now = visit.now
        visit.session.pace.removeAll { now.since($0) >= .minutes(1) }
        visit.session.pace.append(now)
        guard visit.session.pace.count > Limits.messagesAMinute else { return false }
        visit.session.mutedUntil = visit.now + Limits.muted
        visit.session.pace = []
        visit.say(HomeWords.slow)
        return true
    }
}
