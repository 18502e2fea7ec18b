import CivicFacts
import Conversation
import PlainJSON

/// Changes messages of the bot and takes them away.
struct MatrixEditor: Sendable {
    let attempt: MatrixAttempt

    private var desk: MatrixTools { attempt.desk }

    /// Changes a message; one that was taken away, or stands in a room that was replaced, is posted afresh (M80).
    func change(_ id: MessageID, to message: Message) async throws(DeliveryError) -> Receipt {
        guard !attempt.hasMoved else { throw .never(.messageGone) }
        let isForTeam = attempt.isReview || attempt.entry.isForTeam
        guard let part = MatrixText(message, isReview: isForTeam, isTyped: attempt.isTyped).onePart else {
            throw .never(.refused)
        }
        if try await isGone(id) { throw .never(.messageGone) }
        if attempt.entry.picture != nil {
            return try await MatrixPoster(attempt: attempt).post(message, replyTo: nil, insteadOf: id)
        }
        let content = MatrixContent(part, isNotice: !attempt.isReview)
            .offering(message.buttons, isCard: isForTeam)
        let change = content.replacing(id.rawValue)
        _ = try await attempt.send(change, as: attempt.transaction.id("c", of: change))
        if isForTeam, let token = message.buttons.first?.token {
            // A list is at another page now.
            desk.memory.rememberCard(id.rawValue, token: token)
        }
        if !isForTeam { desk.memory.rememberChoices(id.rawValue, message.buttons) }
        return .done
    }

    /// A change of a message that is gone would be taken and shown to nobody.
    private func isGone(_ id: MessageID) async throws(DeliveryError) -> Bool {
        let outcome = await desk.client.call(
            MatrixRequest(.get, ["rooms", attempt.room, "event", id.rawValue]).with(deadline: .seconds(30)))
        switch outcome {
        case .done(let event): return MatrixEvent(json: event).isRedacted
        case .refused(let refusal) where refusal.status == 404: return true
        case .refused, .lost: throw attempt.setback.error(for: outcome)
        }
    }

    /// Takes messages away; those that are gone, or that the bot may not take away, count as done.
    func remove(_ ids: [MessageID]) async throws(DeliveryError) -> Receipt {
        for id in ids {
            // The same redaction twice does no harm, so its name may depend on the event alone.
            let name = attempt.transaction.id("r\(MatrixEnvelope.fingerprint(id.rawValue.utf8))")
            let outcome = await desk.client.call(
                MatrixRequest(.put, ["rooms", attempt.entry.room.id, "redact", id.rawValue, name], json: [:]))
            switch outcome {
            case .done: continue
            case .refused(let refusal) where [400, 403, 404].contains(refusal.status): desk.note(.notRemoved)
            case .refused, .lost: throw attempt.setback.error(for: outcome)
            }
        }
        return .done
    }
}
