internal import CivicFacts

/// What the room is told each hour while anything waits, so that whoever comes on shift knows how things stand.
enum Shift: DeskCommand {
    static let command: String? = "digest"

    /// Tells it when an hour is over, and asks to be woken for the next. Where nobody sends and nobody decides, each
    /// pause is twice as long as the one before, up to a day.
    static func tell(_ visit: inout Visit) {
        let counts = visit.facts.records.openCounts()
        for name in visit.facts.rules.desks.names { tell(counts[name]?.oldest, at: name, &visit) }
    }

    private static func tell(_ oldest: Moment?, at name: DeskName, _ visit: inout Visit) {
        guard let oldest else {
            return visit.updateDesk { ($0[name].briefedAt, $0[name].briefPause) = (nil, nil) }
        }
        let last = max(oldest, visit.desk[name].briefedAt ?? oldest)
        let due = last + (visit.desk[name].briefPause ?? Limits.shiftPause)
        guard due <= visit.now else { return visit.updateDesk { $0.wake(at: due) } }
        let message = Message(
            heading: Desk.words.text(QueueWords.shiftHead), text: digest(of: [name], visit))
        Posting.brief(message, at: name, &visit)
        let now = visit.now
        let pause = pause(since: last, at: name, visit)
        visit.updateDesk { desk in
            (desk[name].briefedAt, desk[name].briefPause) = (now, pause)
            desk.wake(at: now + pause)
        }
    }

    private static func pause(since last: Moment, at name: DeskName, _ visit: Visit) -> Span {
        let isQuiet = visit.facts.records.deskDay(since: last + Span(milliseconds: 1)).isQuiet
        let before = visit.desk[name].briefPause ?? Limits.shiftPause
        return isQuiet ? min(Span(milliseconds: before.milliseconds * 2), .days(1)) : Limits.shiftPause
    }

    /// The same at once.
    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        Outcome(note: digest(of: visit.desksHere, visit))
    }

    /// What was sent and decided is told of the whole team.
    private static func digest(of desks: [DeskName], _ visit: Visit) -> String {
        let words = Desk.words
        let day = visit.facts.records.deskDay(since: visit.now - Limits.shiftPause)
        let counts: [Slot: String] = [.n: "\(day.sent.values.reduce(0, +))", .max: "\(day.decisions.count)"]
        let done = day.isQuiet ? [] : [words.text(QueueWords.shiftDone, counts)]
        let waiting = DeskList.waiting(at: desks, visit).map { [$0, words.text(QueueWords.shiftHow)] }
        let unfinished = HeadsUps.line(at: desks, visit).map { [$0] } ?? []
        return (done + (waiting ?? [words.text(DeskWords.queueEmpty)]) + unfinished).joined(separator: "\n")
    }
}
