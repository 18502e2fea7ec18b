internal import CivicFacts

/// Once a day the rooms are told where the audit log ends, each hour on a busy day: whoever has read it can tell later whether
/// what came before is still the same.
enum LogAnchor {
    static func tell(_ visit: inout Visit) {
        guard let head = visit.facts.records.logHead else { return }
        let now = visit.now
        guard let last = visit.desk.anchoredAt else {
            return visit.updateDesk { desk in
                desk.anchoredAt = now
                desk.wake(at: now + Limits.anchorPause)
            }
        }
        let pause = pause(since: last, visit)
        let due = last + pause
        guard due <= now else { return visit.updateDesk { $0.wake(at: due) } }
        if head.row > visit.desk.anchoredRow ?? 0 {
            Posting.brief(Message(text: text(head, Desk.words)), &visit)
        }
        visit.updateDesk { desk in
            (desk.anchoredAt, desk.anchoredRow) = (now, head.row)
            desk.wake(at: now + pause)
        }
    }

    static func text(_ head: LogHead, _ words: Catalogue) -> String {
        words.text(LogWords.head, [.code: head.description])
    }

    /// A day is busy once so many reports were sent since midnight in the rooms' zone.
    private static func pause(since last: Moment, _ visit: Visit) -> Span {
        guard visit.now.since(last) >= Limits.busyAnchorPause else { return Limits.anchorPause }
        let sent = visit.facts.records.sentCount(since: DeskStats.midnight(visit.now))
        return sent >= LogHead.busyDay ? Limits.busyAnchorPause : Limits.anchorPause
    }
}

/// What is said of the audit log as a whole.
enum LogWords: Wording {
    case head

    var text: Text {
        switch self {
        case .head:
            Text(
                en:
                    "The log ends here: {code}. Keep this: it shows later whether anybody changed what was before.",
                es:
                    "El registro termina aquí: {code}. Guárdelo: así se ve después si alguien cambió lo anterior."
            )
        }
    }
}
