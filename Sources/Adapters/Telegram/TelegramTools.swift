import Conversation

/// What every part of the adapter works with: a way to Telegram, what is known, time, and somebody to tell.
struct TelegramTools: Sendable {
    let client: TelegramClient
    let memory: TelegramMemory
    let timing: AdapterTiming
    /// The payment provider's; nil where nothing is paid. A secret.
    var paymentToken: String?
    /// Who alone may decide; empty: administrators.
    var moderators: Set<Int64> = []
    let note: @Sendable (TelegramNote) -> Void

    /// Counts what a refusal tells about ourselves, and remembers where the review room went.
    func take(_ verdict: TelegramVerdict, from chat: Int64) {
        switch verdict {
        case .defect(let defect): note(.defect(defect))
        case .badMarkup: note(.defect(.markup))
        case .badPhoto: note(.defect(.photo))
        case .flood(let seconds): note(.flood(seconds: seconds))
        case .revoked: note(.unauthorized)
        case .moved(let new): if memory.move(from: chat, to: new) { note(.reviewRoomMoved) }
        case .alreadySo, .messageGone, .replyGone, .cannotDelete, .tooLate, .chatGone, .noRights,
            .topicGone, .userUnknown,
            .fileTooBig, .fileUnavailable, .conflict, .webhook, .serverTrouble, .unknownBot,
            .loggedOut,
            .tokenNotServed:
            break
        }
    }
}
