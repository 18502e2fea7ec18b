import Conversation
import PlainJSON

/// What a send answers: one message or, for an album, several; only the ids matter.
struct TelegramSent: TelegramReadable {
    let ids: [MessageID]

    init?(_ json: inout JSONReader) {
        let numbers =
            json.startsList ? json.list(TelegramSent.number) : TelegramSent.number(&json).map { [$0] }
        guard let numbers else { return nil }
        ids = numbers.map { MessageID(rawValue: String($0)) }
    }

    private static func number(_ json: inout JSONReader) -> Int64? {
        var id = JSONField<Int64>.missing
        json.members { name, json in if case "message_id" = name { id = json.number() } }
        return id.value
    }
}
