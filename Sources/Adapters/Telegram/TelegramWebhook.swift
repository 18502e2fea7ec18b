import CivicFacts
import Conversation

/// Where else the bot's updates go; an empty address means nowhere.
struct TelegramWebhook: Decodable, Sendable {
    let url: String

    static let call = TelegramCall("getWebhookInfo", deadline: .seconds(30))
}
