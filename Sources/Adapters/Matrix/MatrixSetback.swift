import CivicFacts
import Conversation

/// What a failed call means for its outbox entry. On Matrix trying again in doubt is always safe.
struct MatrixSetback: Sendable {
    let room: String
    let isReview: Bool
    /// How often the entry was tried before.
    let attempts: Int
    let desk: MatrixTools

    func error(for outcome: MatrixOutcome) -> DeliveryError {
        switch outcome {
        case .done: .later(after: pause, scope: .room)
        case .lost(let loss): error(for: loss)
        case .refused(let refusal): error(for: refusal)
        }
    }

    private func error(for loss: CallLoss) -> DeliveryError {
        switch loss {
        case .notSent: .later(after: pause, scope: .platform)
        case .signedOut: .later(after: .seconds(5), scope: .platform)
        case .garbled(status: 413): .never(.refused)
        case .uncertain, .cancelled, .tooLarge, .garbled: .later(after: pause, scope: .room)
        }
    }

    private func error(for refusal: MatrixRefusal) -> DeliveryError {
        if refusal.isLocked {
            desk.note(.accountLocked)
            return .later(after: .minutes(5), scope: .platform)
        }
        switch refusal.status {
        case 429:
            let wait = refusal.wait ?? Span(milliseconds: 5_000 << min(max(attempts, 0), 4))
            desk.note(.flood(seconds: Int(wait.milliseconds / 1_000)))
            // The limit counts everything that the account sends (M74).
            return .later(after: wait + Span(milliseconds: 50), scope: .pace)
        // If the token is dead, the next call does not leave at all.
        case 401: return .later(after: .seconds(1), scope: .room)
        case 403, 404:
            // A room that was replaced is closed, and its heir is being found.
            if desk.memory.room(room)?.isHeirAwaited == true {
                return .later(after: .seconds(1), scope: .room)
            }
            return .never(isReview ? .roomClosed : .unreachable)
        case 408, 500...: return .later(after: pause, scope: .room)
        default:
            desk.note(.defect(status: refusal.status))
            return .never(.refused)
        }
    }

    /// One second, doubled with every attempt up to a minute, half of it by chance.
    private var pause: Span {
        let most = min(60_000, 1_000 << min(max(attempts, 0), 6))
        return Span(milliseconds: Int64(Double(most) * (0.5 + desk.timing.chance() / 2)))
    }
}

extension Span {
    static func + (left: Span, right: Span) -> Span {
        Span(milliseconds: left.milliseconds + right.milliseconds)
    }
}
