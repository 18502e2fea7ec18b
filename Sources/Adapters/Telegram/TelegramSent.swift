import Conversation

/// What a send answers: one message or, for an album, several; only the ids matter.
struct TelegramSent: Decodable, Sendable {
    let ids: [MessageID]

    private struct One: Decodable {
        let messageID: Int64

        enum CodingKeys: String, CodingKey {
            case messageID = "message_id"
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let numbers =
            if let one = try? container.decode(One.self) {
                [one.messageID]
            } else {
                try container.decode([One].self).map(\.messageID)
            }
        ids = numbers.map { MessageID(rawValue: String($0)) }
    }
}
