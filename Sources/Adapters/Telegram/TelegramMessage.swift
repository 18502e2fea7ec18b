/// A message as far as the house has a use for it.
struct TelegramMessage: Decodable {
    let messageID: Int64
    let chat: TelegramChat
    /// Seconds since 1970.
    let date: Int64
    let editDate: Int64?
    let from: TelegramUser?
    /// Whether the words are somebody else's: a bot's that people write through, or a linked channel's.
    let isBorrowed: Bool
    let senderChat: Sender?
    let replyToMessage: Reply?
    let text: String?
    let entities: [Entity]?
    /// Everything but text; a message with text has none.
    let media: TelegramMedia?

    /// The chat in whose name a message was written.
    struct Sender: Decodable {
        let id: Int64
    }

    struct Reply: Decodable {
        let messageID: Int64
        private let markup: Markup?

        /// The data of the first button under the message.
        var button: String? { markup?.rows.first?.first?.data }

        private struct Markup: Decodable {
            let rows: [[Key]]

            enum CodingKeys: String, CodingKey {
                case rows = "inline_keyboard"
            }
        }

        private struct Key: Decodable {
            let data: String?

            enum CodingKeys: String, CodingKey {
                case data = "callback_data"
            }
        }

        enum CodingKeys: String, CodingKey {
            case messageID = "message_id"
            case markup = "reply_markup"
        }
    }

    /// A marked stretch of the text, in UTF-16 units.
    struct Entity: Decodable {
        let type: String
        let offset: Int
        let length: Int
    }

    private enum CodingKeys: String, CodingKey {
        case chat, date, from, text, entities
        case messageID = "message_id"
        case editDate = "edit_date"
        case senderChat = "sender_chat"
        case viaBot = "via_bot"
        case isAutomaticForward = "is_automatic_forward"
        case replyToMessage = "reply_to_message"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        messageID = try container.decode(Int64.self, forKey: .messageID)
        chat = try container.decode(TelegramChat.self, forKey: .chat)
        date = try container.decode(Int64.self, forKey: .date)
        editDate = try container.decodeIfPresent(Int64.self, forKey: .editDate)
        from = try container.decodeIfPresent(TelegramUser.self, forKey: .from)
        isBorrowed = container.contains(.viaBot) || container.contains(.isAutomaticForward)
        senderChat = try container.decodeIfPresent(Sender.self, forKey: .senderChat)
        replyToMessage = try container.decodeIfPresent(Reply.self, forKey: .replyToMessage)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        entities = try container.decodeIfPresent([Entity].self, forKey: .entities)
        // Most messages are text: what cannot be there is not looked for.
        media = text == nil ? try TelegramMedia(from: decoder) : nil
    }
}
