import CivicFacts
import Conversation
import PlainJSON

/// Where else the bot's updates go; an empty address means nowhere.
struct TelegramWebhook: TelegramReadable {
    let url: String

    static let call = TelegramCall("getWebhookInfo", deadline: .seconds(30))

    init?(_ json: inout JSONReader) {
        var url = JSONField<String>.missing
        json.members { name, json in if case "url" = name { url = json.text() } }
        guard let url = url.value else { return nil }
        self.url = url
    }
}
