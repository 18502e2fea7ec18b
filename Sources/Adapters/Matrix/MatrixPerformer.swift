import CivicFacts
import Conversation

/// Performs outbox entries; any of them may be performed again, and shows up once.
struct MatrixPerformer: Sendable {
    let desk: MatrixTools

    func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt {
        let access = desk.client.access
        // Without its name nothing may be sent: a repeat would have another transaction id.
        let installation = await access.installation
        guard !installation.isEmpty, await access.token != nil else {
            throw .later(after: .seconds(2), scope: .platform)
        }
        let attempt = MatrixAttempt(desk: desk, entry: entry, installation: installation)
        if desk.memory.room(attempt.room)?.isEmpty == true, !attempt.isReview { throw .never(.unreachable) }
        if desk.memory.room(attempt.room)?.isOverheard == true, !attempt.isReview {
            // Taking words away is the one thing that does no harm there.
            guard case .remove = entry.task else { throw await MatrixCrowd(desk: desk).withhold(attempt) }
        }
        if attempt.isReview { try await MatrixReviewSafety(desk: desk).admit(attempt) }
        switch entry.task {
        case .post(let message, let replyTo):
            return try await MatrixPoster(attempt: attempt).post(message, replyTo: replyTo)
        case .postPhotos(let files, let caption, let replyTo):
            return try await MatrixPoster(attempt: attempt).post(files, caption: caption, replyTo: replyTo)
        case .postFile(let file, let caption):
            return try await MatrixPoster(attempt: attempt).post(file, caption: caption)
        case .change(let id, let message):
            return try await MatrixEditor(attempt: attempt).change(id, to: message)
        case .remove(let ids, _): return try await MatrixEditor(attempt: attempt).remove(ids)
        case .acknowledge(let callback, let note, let alert):
            return try await MatrixClerk(attempt: attempt).acknowledge(callback, note, alert: alert)
        case .vouch(let sender, let rooms):
            return try await MatrixClerk(attempt: attempt).vouch(for: sender, in: rooms)
        // Nothing is paid here, so nothing of it is ever asked for.
        case .bill, .answerCheckout: throw .never(.refused)
        }
    }
}
