internal import CivicFacts

/// What comes in parts is answered once: the photos of an album, and lines that are sent in one breath.
enum Breath {
    /// What was said in this turn waits, with the look, for what may follow.
    static func hold(_ visit: inout Visit) {
        hold(for: Limits.breath, startsReport: false, &visit)
        let lines = (visit.session.photoReply?.lines ?? []) + visit.takeLines()
        visit.session.photoReply?.lines = lines
    }

    /// The answer waits so long for what may follow, and no longer than for an album.
    static func hold(for pause: Span, startsReport: Bool, _ visit: inout Visit) {
        let earlier = visit.session.photoReply
        let first = earlier?.first ?? visit.now
        let due = max(visit.now + pause, earlier?.due ?? visit.now)
        visit.session.photoReply = HeldReply(
            first: first, due: min(due, first + Limits.albumPatience),
            startedReport: earlier?.startedReport ?? startsReport, lines: earlier?.lines)
    }

    /// Words were taken that their writer was not shown yet.
    static func isHeld(_ session: Session) -> Bool { session.photoReply?.lines != nil }
}
