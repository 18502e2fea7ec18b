import Conversation

/// One attempt at one outbox entry.
struct TelegramAttempt: Sendable {
    let desk: TelegramTools
    let entry: OutboxEntry
    let chat: Int64
    /// Where in the chat; nil for no topic.
    let topic: Int64?

    /// Where the chat is reached now.
    var currentChat: Int64 { desk.memory.current(of: chat) }

    /// Whether the chat became another one, in which the old message ids mean other messages or none.
    var hasMoved: Bool { currentChat != chat }

    /// What a failure of this attempt means.
    func setback(isRepeatable: Bool = true) -> TelegramSetback {
        TelegramSetback(
            isRepeatable: isRepeatable, isReview: desk.memory.isReviewRoom(chat), chat: chat,
            attempts: entry.attempts, memory: desk.memory, timing: desk.timing)
    }

    /// Makes a call that may be made twice: nil if it succeeded, or why Telegram refused it.
    func refusal(of call: TelegramCall) async throws(DeliveryError) -> TelegramVerdict? {
        switch await desk.client.call(call, as: TelegramAnything.self) {
        case .done: return nil
        case .lost(let loss): throw setback().error(for: loss)
        case .refused(let failure):
            let verdict = TelegramVerdict(failure)
            desk.take(verdict, from: chat)
            return verdict
        }
    }
}
