import Conversation
import Testing

@testable import Adapters

/// The token stays where it is (T114).
struct TelegramSecrecyTests {
    private let secret = "AAExampleSecretOfTheBot"

    private func printed(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return "\(value) \(String(reflecting: value)) \(text)"
    }

    @Test func settingsAndTheAdapterPrintWithoutTheToken() {
        let rig = TelegramRig()
        #expect(!printed(TelegramSettings(token: TelegramRig.token)).contains(secret))
        #expect(!printed(rig.adapter).contains(secret))
    }

    @Test(arguments: [
        FakeTelegram.Answer.fault(.notSent), .fault(.uncertain), .raw(502, "<html>"), .raw(429, "x"),
        .refusal(401, "Unauthorized"), .refusal(404, "Not Found"), .refusal(500, "x"), .refusal(400, "odd"),
    ])
    func noTroubleSpellsTheTokenOut(answer: FakeTelegram.Answer) async {
        let rig = TelegramRig([
            "sendMessage": [answer], "getFile": [answer], "getUpdates": [answer], "getMe": [answer],
            "getWebhookInfo": [answer],
        ])
        var outputs: [Any] = [await rig.perform(.post(Message(text: "a"), replyTo: nil))]
        do { _ = try await rig.adapter.fetch(TelegramFile(id: "A", size: 1).source, limit: 9) } catch {
            outputs.append(error)
        }
        let polling = Task { try await rig.adapter.receive(from: nil) { _ in } }
        let preparing = Task { try await rig.adapter.prepare() }
        while rig.telegram.requests.count < 4 { await Task.yield() }
        polling.cancel()
        preparing.cancel()
        outputs += [await polling.result, await preparing.result, rig.notes, rig.telegram.requests]
        #expect(!outputs.contains { printed($0).contains(secret) })
    }
}
