import Conversation
import PlainJSON

/// What a send answers: one message or, for an album, several; only the ids matter, as far as they came.
struct TelegramSent: TelegramReadable {
    private(set) var ids: [MessageID] = []

    static let unsaid: TelegramSent? = TelegramSent()

    private init() {}

    init(_ json: inout JSONReader) {
        if json.startsList { json.elements { take(&$0) } } else { take(&json) }
    }

    private mutating func take(_ json: inout JSONReader) {
        json.members { name, json in
            guard case "message_id" = name, let id = json.number().value, !json.isAtEnd else { return }
            ids.append(MessageID(rawValue: String(id)))
        }
    }
}
