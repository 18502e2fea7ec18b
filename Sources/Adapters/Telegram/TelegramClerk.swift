import CivicFacts
import Conversation
import PlainJSON

/// Answers button presses and asks who has authority.
struct TelegramClerk: Sendable {
    let attempt: TelegramAttempt

    /// What a toast may hold (T95).
    private static let longestNote = 200

    /// Answers a press, with a note if there is one; loud if `alert`.
    func acknowledge(
        _ callback: CallbackID, _ note: String?, alert: Bool
    ) async throws(DeliveryError) -> Receipt {
        let call = TelegramCall("answerCallbackQuery", deadline: .seconds(20)) { json in
            json.field("callback_query_id", callback.rawValue)
            guard let note, let part = TelegramText(text: note).onePart(limit: TelegramClerk.longestNote)
            else { return }
            json.field("text", part.plain)
            if alert { json.field("show_alert", true) }
        }
        guard let verdict = try await attempt.refusal(of: call) else { return .done }
        throw attempt.setback().error(for: verdict)
    }

    /// Lets a payment pass or not. Telegram waits ten seconds, and hears it once.
    func answer(_ checkout: CheckoutAnswer) async throws(DeliveryError) -> Receipt {
        let call = TelegramCall("answerPreCheckoutQuery", deadline: CheckoutAnswer.patience) { json in
            json.field("pre_checkout_query_id", checkout.id.rawValue)
            json.field("ok", checkout.refusal == nil)
            if let refusal = checkout.refusal { json.field("error_message", refusal) }
        }
        guard let verdict = try await attempt.refusal(of: call) else { return .done }
        throw attempt.setback().error(for: verdict)
    }

    /// Whether the person has the right and is in the room right now (T106, T107), or in which of these.
    func vouch(for sender: SenderID, in rooms: [RoomID]) async throws(DeliveryError) -> Receipt {
        guard let user = Int64(sender.id) else { throw .never(.refused) }
        guard !rooms.isEmpty else { return try await vouch(for: user, in: attempt.currentChat) }
        var (found, leading, name): ([RoomID], [RoomID], String?) = ([], [], nil)
        for room in rooms {
            guard let place = TelegramPlace(room.id) else { continue }
            let chat = attempt.desk.memory.current(of: place.chat)
            guard case .vouched(true, let leads, let called, _, _) = try await member(user, of: chat) else {
                continue
            }
            found.append(room)
            if leads { leading.append(room) }
            name = called
        }
        return .vouched(isModerator: !found.isEmpty, name: name, in: found, leading: leading)
    }

    /// The same of one room among others: one that the bot is not in tells nothing of anybody.
    private func member(_ user: Int64, of chat: Int64) async throws(DeliveryError) -> Receipt {
        do throws(DeliveryError) { return try await vouch(for: user, in: chat) } catch {
            guard case .never = error else { throw error }
            return .vouched(isModerator: false)
        }
    }

    private func vouch(for user: Int64, in chat: Int64) async throws(DeliveryError) -> Receipt {
        let call = TelegramMember.call(chat, user)
        switch await attempt.desk.client.call(call, as: TelegramMember.self) {
        case .done(let member):
            let moderators = attempt.desk.moderators
            let isListed = moderators.contains(user) && member.mayDecideIfListed
            let isModerator = moderators.isEmpty ? member.hasAuthority : isListed
            return .vouched(
                isModerator: isModerator, isLead: isModerator && member.isLead, name: member.name)
        case .lost(let loss): throw attempt.setback().error(for: loss)
        case .refused(let failure):
            let verdict = TelegramVerdict(failure)
            if verdict == .userUnknown { return .vouched(isModerator: false) }
            attempt.desk.take(verdict, from: chat)
            throw attempt.setback().error(for: verdict)
        }
    }
}
