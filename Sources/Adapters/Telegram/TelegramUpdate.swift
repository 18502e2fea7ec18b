/// One update with the time of its arrival, as far as the house has a use for it; unknown kinds are simply
/// absent.
struct TelegramUpdate: Decodable {
    struct Kinds: Decodable {
        let message: TelegramMessage?
        let editedMessage: TelegramMessage?
        let callbackQuery: TelegramCallback?
        let myChatMember: TelegramMembership?
        let messageReaction: TelegramReaction?

        enum CodingKeys: String, CodingKey {
            case message
            case editedMessage = "edited_message"
            case callbackQuery = "callback_query"
            case myChatMember = "my_chat_member"
            case messageReaction = "message_reaction"
        }
    }

    /// Milliseconds since 1970.
    let received: Int64
    let update: Kinds
}

/// A press on a button; `message` may be missing or stripped to its ids.
struct TelegramCallback: Decodable {
    struct Place: Decodable {
        let messageID: Int64
        let chat: TelegramChat

        enum CodingKeys: String, CodingKey {
            case chat
            case messageID = "message_id"
        }
    }

    let id: String
    let from: TelegramUser
    let message: Place?
    let data: String?
}

/// The signs of one person on one message, before and now; anonymous ones name nobody (T111).
struct TelegramReaction: Decodable {
    /// A sign; what is no plain emoji has none.
    struct Sign: Decodable {
        let emoji: String?
    }

    let chat: TelegramChat
    let messageID: Int64
    let user: TelegramUser?
    /// Seconds since 1970.
    let date: Int64
    let old: [Sign]
    let new: [Sign]

    enum CodingKeys: String, CodingKey {
        case chat, user, date
        case messageID = "message_id"
        case old = "old_reaction"
        case new = "new_reaction"
    }
}

/// The bot's own membership of a chat changed.
struct TelegramMembership: Decodable {
    struct Member: Decodable {
        let status: String

        /// Plain members, restricted ones and those who left have none (T107).
        var hasAuthority: Bool { status == "creator" || status == "administrator" }
    }

    let chat: TelegramChat
    let from: TelegramUser
    /// Seconds since 1970.
    let date: Int64
    let newChatMember: Member

    enum CodingKeys: String, CodingKey {
        case chat, from, date
        case newChatMember = "new_chat_member"
    }
}

/// A chat; `type` stays a string because Telegram may invent more (T30).
struct TelegramChat: Decodable {
    let id: Int64
    let type: String
}

/// A person or bot.
struct TelegramUser: Decodable {
    let id: Int64
    let isBot: Bool
    let firstName: String?
    let username: String?
    let languageCode: String?
    let canReadAllGroupMessages: Bool?

    enum CodingKeys: String, CodingKey {
        case id, username
        case isBot = "is_bot"
        case firstName = "first_name"
        case languageCode = "language_code"
        case canReadAllGroupMessages = "can_read_all_group_messages"
    }

    /// Telegram's own accounts that speak for others: service notices, anonymous administrators, channels
    /// (T40).
    static let serviceNotices: Int64 = 777_000
    static let anonymousAdministrator: Int64 = 1_087_968_824
    static let channelMask: Int64 = 136_817_688
}
