import Conversation

/// Performs outbox entries: each call once, except where Telegram itself names another way.
struct TelegramPerformer: Sendable {
    let desk: TelegramTools

    func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt {
        guard let place = TelegramPlace(entry.room.id) else { throw .never(.refused) }
        let attempt = TelegramAttempt(desk: desk, entry: entry, chat: place.chat, topic: place.topic)
        switch entry.task {
        case .post(let message, let replyTo):
            return try await TelegramPoster(attempt: attempt).post(message, replyTo: replyTo)
        case .postPhotos(let files, let caption, let replyTo):
            return try await TelegramPoster(attempt: attempt).post(files, caption: caption, replyTo: replyTo)
        case .postFile(let file, let caption):
            return try await TelegramPoster(attempt: attempt).post(file, caption: caption)
        case .change(let id, let message):
            return try await TelegramEditor(attempt: attempt).change(id, to: message)
        case .remove(let ids, let line):
            return try await TelegramEditor(attempt: attempt).remove(ids, line: line)
        case .acknowledge(let callback, let note, let alert):
            return try await TelegramClerk(attempt: attempt).acknowledge(callback, note, alert: alert)
        case .vouch(let sender, let rooms):
            return try await TelegramClerk(attempt: attempt).vouch(for: sender, in: rooms)
        case .bill(let sheet):
            return try await TelegramPoster(attempt: attempt).post(sheet)
        case .answerCheckout(let answer):
            return try await TelegramClerk(attempt: attempt).answer(answer)
        }
    }
}
