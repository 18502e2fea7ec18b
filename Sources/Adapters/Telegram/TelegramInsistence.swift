import CivicFacts
import Conversation

extension TelegramTools {
    /// How long a token that was not accepted rests before it is shown once more.
    private static let secondLook = Span.seconds(10)

    /// Who the bot is; throws when Telegram does not accept the token twice in a row, ten seconds apart.
    func identify() async throws(AdapterFault) -> TelegramIdentity {
        let call = TelegramCall("getMe", deadline: .seconds(30))
        let bot = TelegramIdentity(try await insist(on: call, as: TelegramUser.self))
        memory.bot = bot
        return bot
    }

    /// The same, if the bot's updates go nowhere else (T5).
    func identifyAlone() async throws(AdapterFault) -> TelegramIdentity {
        let bot = try await identify()
        let webhook = try await insist(on: TelegramWebhook.call, as: TelegramWebhook.self)
        if !webhook.url.isEmpty { throw TelegramFault.webhook(at: webhook.url) }
        return bot
    }

    /// Calls until Telegram answers: a network that is down at start is no reason to give up (T6), and a stray refusal of the
    /// token none to stop.
    func insist<Result: TelegramReadable>(
        on call: TelegramCall, as type: Result.Type
    ) async throws(AdapterFault) -> Result {
        var attempt = 0
        var wasRevoked = false
        while true {
            let pause = timing.pause(afterFailures: attempt)
            switch await client.call(call, as: type) {
            case .done(let result): return result
            case .lost(.cancelled): throw TelegramFault.stopped
            case .lost(.garbled(status: 404)): throw TelegramFault.unknownBot
            case .lost(.garbled(status: 300..<400)): throw TelegramFault.elsewhere
            case .lost: try await rest(pause)
            case .refused(let failure):
                let verdict = TelegramVerdict(failure)
                if verdict == .revoked, !wasRevoked {
                    wasRevoked = true
                    note(.unauthorized)
                    try await rest(Self.secondLook)
                    continue
                }
                try await rest(after: verdict, atLeast: pause)
            }
            wasRevoked = false
            attempt += 1
            note(.notReachable(attempt: attempt))
        }
    }

    private func rest(after verdict: TelegramVerdict, atLeast pause: Span) async throws(AdapterFault) {
        if let fault = TelegramFault.hopeless(verdict) { throw fault }
        guard case .flood(let seconds) = verdict else { return try await rest(pause) }
        try await rest(max(pause, AdapterTiming.silence(seconds)))
    }

    private func rest(_ span: Span) async throws(AdapterFault) {
        do {
            try await timing.sleep(span)
        } catch {
            throw TelegramFault.stopped
        }
    }
}
