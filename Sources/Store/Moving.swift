import CivicFacts
import Conversation

/// Rooms that were replaced by others.
extension Store {
    /// How many open reports are shown again in a new review room; the others come when something happens to them.
    private static let mostCards = 500

    /// What waits for a room goes to the new one, and a new review room gets the cards of all open reports and of urgent ones that
    /// are not sent yet. A move that
    /// is known already changes nothing.
    func move(from old: RoomID, to new: RoomID, at now: Moment) throws(StoreError) {
        let desk = try deskRooms().desk(of: old)
        guard try postings.current(of: old) != postings.current(of: new) else { return }
        try postings.move(from: old, to: new)
        try outbox.move(from: old, to: new)
        guard let desk else { return }
        var state = try queue.state()
        if state.open(old, of: desk, at: now) { try queue.save(state) }
        for report in reports.reports(at: desk, limit: Self.mostCards) {
            let facts = Facts(now: now, account: report.author, subject: nil, rules: rules, records: reports)
            guard let order = ReviewCard.order(for: report, knowing: facts) else { continue }
            try outbox.add(Delivery(order), to: new, account: nil, at: now)
        }
        let unfinished = (reports.desk.unfinished ?? []).filter { $0.headsUp.deskName == desk }
        for order in unfinished.compactMap(ReviewCard.order(for:)) {
            try outbox.add(Delivery(order, urgent: true), to: new, account: nil, at: now)
        }
        try reports.check()
    }
}
