import Conversation
import PlainJSON

/// One attempt at one outbox entry.
struct MatrixAttempt: Sendable {
    let desk: MatrixTools
    let entry: OutboxEntry
    /// The room that the entry has to go to now.
    let room: String
    let transaction: MatrixTransaction

    init(desk: MatrixTools, entry: OutboxEntry, installation: String) {
        self.desk = desk
        self.entry = entry
        room = desk.memory.destination(of: entry.room.id)
        transaction = MatrixTransaction(entry, installation: installation)
    }

    /// Whether the room was replaced, so that messages in the old one are out of reach.
    var hasMoved: Bool { room != entry.room.id }

    var isReview: Bool { desk.memory.isReviewRoom(entry.room.id) || desk.memory.isReviewRoom(room) }

    var setback: MatrixSetback {
        MatrixSetback(room: room, isReview: isReview, attempts: entry.attempts, desk: desk)
    }

    /// Sends one event and answers its id.
    func send(_ content: MatrixContent, as transaction: String) async throws(DeliveryError) -> MessageID {
        let outcome = await desk.send(content, to: room, as: transaction)
        guard let id = outcome.answer?["event_id"]?.text else { throw setback.error(for: outcome) }
        return MessageID(rawValue: id)
    }

    func receipt(for posted: [MessageID]) -> Receipt {
        hasMoved ? .moved(to: RoomID(platform: .matrix, id: room), posted: posted) : .posted(posted)
    }
}
