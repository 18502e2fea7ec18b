import CivicFacts
import Conversation

/// What is checked before anything else.
struct TelegramPreparation: Sendable {
    let settings: TelegramSettings
    let desk: TelegramTools

    /// Who the bot is, that its updates go nowhere else, and where the review room is now.
    func run() async throws(AdapterFault) {
        if let fault = TelegramToken.fault(in: settings) { throw fault }
        _ = try await desk.identify()
        let webhook = try await desk.insist(on: TelegramWebhook.call, as: TelegramWebhook.self)
        if !webhook.url.isEmpty { throw TelegramFault.webhook(at: webhook.url) }
        if let room = settings.reviewRoom { await TelegramReviewRoom(id: room, desk: desk).check() }
    }

    /// Sets the command lists; nothing of it is a reason to stop.
    func furnish() async {
        for menu in settings.menus { await show(menu) }
    }

    /// Sets one command list; a refusal is counted and changes nothing (T7).
    private func show(_ menu: TelegramMenu) async {
        guard let call = menu.call(reviewRoom: settings.reviewRoom.map(desk.memory.current)) else { return }
        switch await desk.client.call(call, as: TelegramAnything.self) {
        case .done: break
        case .refused(let failure): desk.note(.menuRefused(code: failure.code))
        case .lost: desk.note(.menuRefused(code: 0))
        }
    }
}
