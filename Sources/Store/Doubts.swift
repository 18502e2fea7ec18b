import CivicFacts
import Conversation

/// Messages that were on their way when the house was killed: nobody knows yet whether they arrived.
extension Store {
    /// How long they wait for what the platform tells first: a press on one proves that it arrived.
    private static let doubtPause = Span.seconds(2)

    /// Tries them again, after a pause if somebody is patient; the result counts what may be seen twice.
    func doubt(_ entries: [StoredEntry], isPatient: Bool, at now: Moment) throws(StoreError) -> Int {
        var repeats = 0
        for entry in entries {
            try outbox.retry(entry.id, doubt: true)
            // It may have arrived, so it counts against the room's minute.
            try count(entry, posted: entry.order.messages, at: now)
            guard entry.kind.isMessage, !entry.room.platform.forgivesRepeats else { continue }
            repeats += 1
            doubtful[entry.room, default: []].append(entry.id)
            if isPatient { try outbox.hold(lane: entry.lane, until: now + Self.doubtPause) }
        }
        return repeats
    }

    /// A press on a message in doubt, or a reply to it: it did arrive, and this is its number.
    func prove(by inbound: Inbound, at now: Moment) throws(StoreError) {
        guard let doubts = doubtful[inbound.room] else { return }
        let (message, token) = inbound.pointsAt
        guard let message, let token else { return }
        for id in doubts {
            guard let entry = try outbox.entry(id), entry.order.buttons.contains(where: { $0.token == token })
            else { continue }
            _ = try settle(id, .receipt(.posted([message])), at: now)
            doubtful[inbound.room]?.removeAll { $0 == id }
        }
    }

    /// A question in doubt that a newer message follows is not asked again: whoever answered it saw it.
    func isOvertaken(_ entry: StoredEntry) throws(StoreError) -> Bool {
        guard entry.isQuestion, doubtful[entry.room]?.contains(entry.id) == true else { return false }
        return try outbox.hasNewer(than: entry)
    }
}

extension Inbound {
    /// The message of ours that was pressed or replied to, and what one of its buttons brings back.
    var pointsAt: (message: MessageID?, token: String?) {
        if case .tapped(let token, _) = event { (message, token) } else { (repliesTo, repliesToButton) }
    }
}

extension Order {
    /// The buttons of what it says to one person.
    fileprivate var buttons: [Button] {
        switch self {
        case .say(let message, _), .ask(let message, _, _), .showOutgoing(_, let message, _, _, _),
            .serve(_, let message, _):
            message.buttons
        case .unask, .rephrase, .announce, .brief, .point, .showCard, .showDigest, .showPhotos, .hidePhotos,
            .clear, .servePhotos, .grid, .unserve, .vacate, .publish,
            .unpublish, .sendPhotos, .export, .exportRecord, .hand, .acknowledge, .mask, .fetch, .look,
            .vouch, .payment:
            []
        }
    }
}
