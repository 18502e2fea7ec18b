import Conversation
import PlainJSON

/// One attempt at one outbox entry.
struct MatrixAttempt: Sendable {
    let desk: MatrixTools
    let entry: OutboxEntry
    /// What became of the entry's room.
    private let home: String
    /// The room that the entry has to go to now: its own, or another of the same person while others read there.
    let room: String
    let transaction: MatrixTransaction

    init(desk: MatrixTools, entry: OutboxEntry, installation: String) {
        self.desk = desk
        self.entry = entry
        home = desk.memory.destination(of: entry.room.id)
        let isOverheard = desk.memory.room(home)?.isOverheard == true
        room = (isOverheard ? desk.memory.quietRoom(insteadOf: home) : nil) ?? home
        transaction = MatrixTransaction(entry, installation: installation)
    }

    /// Whether it goes elsewhere, so that messages in the entry's own room are out of reach.
    var hasMoved: Bool { room != entry.room.id }

    var isReview: Bool { desk.memory.isReviewRoom(entry.room.id) || desk.memory.isReviewRoom(room) }

    /// It goes into an encrypted review room where signs decide nothing.
    var isTyped: Bool {
        desk.memory.settings.decisions == .signed && isReview && desk.memory.isEncrypted(room)
    }

    var setback: MatrixSetback {
        MatrixSetback(room: room, isReview: isReview, attempts: entry.attempts, desk: desk)
    }

    /// Sends one event and answers its id.
    func send(_ content: MatrixContent, as transaction: String) async throws(DeliveryError) -> MessageID {
        // Whoever wrote there has an answer on its way.
        desk.memory.typing.answer(in: room)
        let outcome = await desk.send(content, to: room, as: transaction)
        guard let id = outcome.answer?["event_id"]?.text else { throw setback.error(for: outcome) }
        return MessageID(rawValue: id)
    }

    func receipt(for posted: [MessageID]) -> Receipt {
        home == entry.room.id
            ? .posted(posted) : .moved(to: RoomID(platform: .matrix, id: home), posted: posted)
    }
}
