/// What the room is told each hour while anything waits, so that whoever comes on shift knows how things stand.
enum Shift {
    /// Tells it when an hour is over, and asks to be woken for the next.
    static func tell(_ visit: inout Visit) {
        guard let oldest = visit.facts.records.openCount().oldest else {
            return visit.updateDesk { $0.briefedAt = nil }
        }
        let due = max(oldest, visit.desk.briefedAt ?? oldest) + Limits.shiftPause
        guard due <= visit.now else { return visit.updateDesk { $0.wake(at: due) } }
        let message = Message(
            heading: Desk.words.text(.deskShiftHead), text: digest(visit))
        visit.deliver(Delivery(.brief(message: message)))
        Posting.count(messages: 1, &visit)
        let now = visit.now
        visit.updateDesk { desk in
            desk.briefedAt = now
            desk.wake(at: now + Limits.shiftPause)
        }
    }

    /// `/digest`: the same at once.
    static func digest(_ visit: Visit) -> String {
        let words = Desk.words
        let day = visit.facts.records.deskDay(since: visit.now - Limits.shiftPause)
        let done = words.text(
            .deskShiftDone,
            [.n: "\(day.sent.values.reduce(0, +))", .max: "\(day.decisions.count)"])
        guard let waiting = DeskList.waiting(visit) else {
            return [done, words.text(.deskQueueEmpty)].joined(separator: "\n")
        }
        return [done, waiting, words.text(.deskShiftHow)].joined(separator: "\n")
    }
}
