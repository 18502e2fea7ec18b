import CivicFacts
import PlainJSON

/// A chat; `type` stays a string because Telegram may invent more (T30).
struct TelegramChat: Equatable {
    let id: Int64
    let type: String
}

extension TelegramChat {
    init?(_ json: inout JSONReader) {
        var id = JSONField<Int64>.missing
        var type = JSONField<String>.missing
        json.members { name, json in
            switch name {
            case "id": id = json.number()
            case "type": type = json.text()
            default: break
            }
        }
        guard let id = id.value, let type = type.value else { return nil }
        self.init(id: id, type: type)
    }
}

/// A person or bot.
struct TelegramUser: Equatable {
    let id: Int64
    let isBot: Bool
    let firstName: String?
    let username: String?
    let languageCode: String?
    let canReadAllGroupMessages: Bool?

    /// Telegram's own accounts that speak for others: service notices, anonymous administrators, channels
    /// (T40).
    static let serviceNotices: Int64 = 777_000
    static let anonymousAdministrator: Int64 = 1_087_968_824
    static let channelMask: Int64 = 136_817_688
}

extension TelegramUser: TelegramReadable {
    init?(_ json: inout JSONReader) {
        var id = JSONField<Int64>.missing
        var (isBot, hearsAll) = (JSONField<Bool>.missing, JSONField<Bool>.missing)
        var (firstName, username) = (JSONField<String>.missing, JSONField<String>.missing)
        var language = JSONField<String>.missing
        json.members { name, json in
            switch name {
            case "id": id = json.number()
            case "is_bot": isBot = json.flag()
            case "first_name": firstName = json.text()
            case "username": username = json.text()
            case "language_code": language = json.text()
            case "can_read_all_group_messages": hearsAll = json.flag()
            default: break
            }
        }
        guard let id = id.value, let isBot = isBot.value, firstName.isFine, username.isFine, language.isFine,
            hearsAll.isFine
        else { return nil }
        self.init(
            id: id, isBot: isBot, firstName: firstName.value, username: username.value,
            languageCode: language.value, canReadAllGroupMessages: hearsAll.value)
    }
}

/// Somebody's place in a chat.
struct TelegramMember: Equatable {
    let status: String
    /// They may appoint administrators.
    var mayPromote = false
    /// They may take away what others wrote.
    var mayDelete = false
    /// What they call themselves.
    var name: String?

    /// Plain members, restricted ones and those who left have none (T107).
    var hasAuthority: Bool { status == "creator" || status == "administrator" }

    var isLead: Bool { status == "creator" || status == "administrator" && mayPromote }

    /// Whoever left, was put out or is restricted decides nothing, listed or not.
    var mayDecideIfListed: Bool { hasAuthority || status == "member" }

    /// Whether the bot is in the chat; nil for a place that Telegram invented since.
    var isIn: Bool? {
        switch status {
        case "member", "administrator", "creator", "restricted": true
        case "left", "kicked": false
        default: nil
        }
    }

    static func call(_ chat: Int64, _ user: Int64) -> TelegramCall {
        TelegramCall("getChatMember", deadline: .seconds(20)) { json in
            json.field("chat_id", chat)
            json.field("user_id", user)
        }
    }
}

extension TelegramMember: TelegramReadable {
    init?(_ json: inout JSONReader) {
        var status = JSONField<String>.missing
        var (mayPromote, mayDelete) = (JSONField<Bool>.missing, JSONField<Bool>.missing)
        var user = JSONField<TelegramUser>.missing
        json.members { name, json in
            switch name {
            case "status": status = json.text()
            case "can_promote_members": mayPromote = json.flag()
            case "can_delete_messages": mayDelete = json.flag()
            case "user": user = json.field { TelegramUser(&$0) }
            default: break
            }
        }
        guard let status = status.value else { return nil }
        self.init(
            status: status, mayPromote: mayPromote.value ?? false, mayDelete: mayDelete.value ?? false,
            name: user.value?.firstName)
    }
}
