import CivicFacts
import Conversation

/// What a failed call means for its outbox entry.
struct TelegramSetback: Sendable {
    /// Whether the call may be made twice without harm.
    let isRepeatable: Bool
    /// Whether the room is the review room, where nothing is ever given up because the room is closed.
    let isReview: Bool
    let chat: Int64
    /// How often the entry was tried before.
    let attempts: Int
    let memory: TelegramMemory
    let timing: AdapterTiming

    func error(for loss: CallLoss) -> DeliveryError {
        switch loss {
        case .notSent, .signedOut: .later(after: pause, scope: .platform)
        case .uncertain, .cancelled, .tooLarge: isRepeatable ? .later(after: pause, scope: .room) : .unknown
        case .garbled(status: 413): .never(.refused)
        // A page of somebody between us and Telegram that refuses the request: it did not reach Telegram.
        case .garbled(status: 400..<500): .later(after: pause, scope: .platform)
        case .garbled: isRepeatable ? .later(after: pause, scope: .room) : .unknown
        }
    }

    func error(for verdict: TelegramVerdict) -> DeliveryError {
        switch verdict {
        case .messageGone: .never(.messageGone)
        case .tooLate: .never(.tooLate)
        case .chatGone, .noRights, .topicGone: .never(isReview ? .roomClosed : .unreachable)
        case .fileTooBig: .never(.tooLarge)
        case .flood(let seconds): flood(seconds)
        case .serverTrouble: isRepeatable ? .later(after: pause, scope: .room) : .unknown
        case .fileUnavailable: .later(after: pause, scope: .room)
        // Whether it is more than a stray, the long poll and `getMe` decide; until then nobody else waits for it.
        case .revoked: .later(after: .seconds(1), scope: .room)
        case .unknownBot, .loggedOut, .tokenNotServed, .conflict, .webhook: .later(after: pause, scope: .room)
        case .alreadySo, .replyGone, .cannotDelete, .userUnknown, .moved, .badMarkup, .badPhoto, .defect:
            .never(.refused)
        }
    }

    /// Two seconds, doubled with every attempt up to a minute, half of it by chance.
    private var pause: Span {
        let most = min(60_000, 2_000 << min(max(attempts, 0), 5))
        return Span(milliseconds: Int64(Double(most) * (0.5 + timing.chance() / 2)))
    }

    /// A long silence is about this chat alone: the others must not be silent with it for hours (T64, T-f).
    private func flood(_ seconds: Int) -> DeliveryError {
        let isLong = seconds > 300
        if isLong { memory.silence(chat) }
        let scope = isLong ? .room : memory.flood(in: chat, at: timing.now())
        return .later(after: AdapterTiming.silence(seconds), scope: scope)
    }
}
