import CivicFacts
import Conversation

/// What is checked before anything else.
struct TelegramPreparation: Sendable {
    let settings: TelegramSettings
    let desk: TelegramTools

    func run() async throws(AdapterFault) {
        if let fault = TelegramToken.fault(in: settings) { throw fault }
        let bot = try await insist(on: TelegramCall("getMe", deadline: .seconds(30)), as: TelegramUser.self)
        desk.memory.bot = TelegramIdentity(bot)
        let webhook = try await insist(on: TelegramWebhook.call, as: TelegramWebhook.self)
        if !webhook.url.isEmpty { throw TelegramFault.webhook(at: webhook.url) }
        if let room = settings.reviewRoom { await TelegramReviewRoom(id: room, desk: desk).check() }
        for menu in settings.menus { await show(menu) }
    }

    /// Calls until Telegram answers: a network that is down at start is no reason to give up (T6).
    private func insist<Result: TelegramReadable>(
        on call: TelegramCall, as type: Result.Type
    ) async throws(AdapterFault) -> Result {
        var attempt = 0
        while true {
            let pause = desk.timing.pause(afterFailures: attempt)
            switch await desk.client.call(call, as: type) {
            case .done(let result): return result
            case .lost(.cancelled): throw TelegramFault.stopped
            case .lost(.garbled(status: 404)): throw TelegramFault.unknownBot
            case .lost(.garbled(status: 300..<400)): throw TelegramFault.elsewhere
            case .lost: try await rest(pause)
            case .refused(let failure): try await rest(after: TelegramVerdict(failure), atLeast: pause)
            }
            attempt += 1
            desk.note(.notReachable(attempt: attempt))
        }
    }

    private func rest(after verdict: TelegramVerdict, atLeast pause: Span) async throws(AdapterFault) {
        if let fault = TelegramFault.hopeless(verdict) { throw fault }
        guard case .flood(let seconds) = verdict else { return try await rest(pause) }
        try await rest(max(pause, AdapterTiming.silence(seconds)))
    }

    private func rest(_ span: Span) async throws(AdapterFault) {
        do {
            try await desk.timing.sleep(span)
        } catch {
            throw TelegramFault.stopped
        }
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
