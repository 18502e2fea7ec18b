import PlainJSON

/// One update with the time of its arrival, as far as the house has a use for it; unknown kinds are simply
/// absent.
///
/// Each of these types is read in one walk: of two members of one name the last counts, and a member of another type than
/// promised makes the update unreadable, unless nobody asks for it.
struct TelegramUpdate: Equatable {
    /// Milliseconds since 1970.
    var received: Int64
    var message: TelegramMessage?
    var editedMessage: TelegramMessage?
    var callbackQuery: TelegramCallback?
    var myChatMember: TelegramMembership?
    var messageReaction: TelegramReaction?
    var preCheckoutQuery: TelegramCheckout?

    /// The chat in which somebody said or pressed something.
    var spokenIn: Int64? { message?.chat.id ?? editedMessage?.chat.id ?? callbackQuery?.message?.chat.id }
}

extension TelegramUpdate {
    /// Reads a raw update's envelope; nil for what cannot be decoded.
    init?(_ bytes: [UInt8]) {
        var json = JSONReader(bytes)
        var received = JSONField<Int64>.missing
        var update = JSONField<TelegramUpdate>.missing
        json.members { name, json in
            switch name {
            case "received": received = json.number()
            case "update": update = json.field { TelegramUpdate(kinds: &$0) }
            default: break
            }
        }
        guard json.isDone, let received = received.value, let found = update.value else { return nil }
        self = found
        self.received = received
    }

    private init?(kinds json: inout JSONReader) {
        var message = JSONField<TelegramMessage>.missing
        var edited = JSONField<TelegramMessage>.missing
        var callback = JSONField<TelegramCallback>.missing
        var membership = JSONField<TelegramMembership>.missing
        var reaction = JSONField<TelegramReaction>.missing
        var checkout = JSONField<TelegramCheckout>.missing
        let isObject = json.members { name, json in
            switch name {
            case "message": message = json.field { TelegramMessage(&$0) }
            case "edited_message": edited = json.field { TelegramMessage(&$0) }
            case "callback_query": callback = json.field { TelegramCallback(&$0) }
            case "my_chat_member": membership = json.field { TelegramMembership(&$0) }
            case "message_reaction": reaction = json.field { TelegramReaction(&$0) }
            case "pre_checkout_query": checkout = json.field { TelegramCheckout(&$0) }
            default: break
            }
        }
        guard isObject, message.isFine, edited.isFine, callback.isFine, membership.isFine, reaction.isFine,
            checkout.isFine
        else { return nil }
        self.init(
            received: 0, message: message.value, editedMessage: edited.value, callbackQuery: callback.value,
            myChatMember: membership.value, messageReaction: reaction.value, preCheckoutQuery: checkout.value)
    }
}

/// A press on a button; `message` may be missing or stripped to its ids.
struct TelegramCallback: Equatable {
    struct Place: Equatable {
        let messageID: Int64
        let chat: TelegramChat
        /// As of any message.
        var topic: Int64?
    }

    let id: String
    let from: TelegramUser
    let message: Place?
    let data: String?
}

extension TelegramCallback {
    init?(_ json: inout JSONReader) {
        var (id, data) = (JSONField<String>.missing, JSONField<String>.missing)
        var from = JSONField<TelegramUser>.missing
        var message = JSONField<Place>.missing
        let isObject = json.members { name, json in
            switch name {
            case "id": id = json.text()
            case "from": from = json.field { TelegramUser(&$0) }
            case "message": message = json.field { Place(&$0) }
            case "data": data = json.text()
            default: break
            }
        }
        guard isObject, let id = id.value, let from = from.value, message.isFine, data.isFine else {
            return nil
        }
        self.init(id: id, from: from, message: message.value, data: data.value)
    }
}

extension TelegramCallback.Place {
    init?(_ json: inout JSONReader) {
        var id = JSONField<Int64>.missing
        var chat = JSONField<TelegramChat>.missing
        var (thread, isTopic) = (JSONField<Int64>.missing, JSONField<Bool>.missing)
        json.members { name, json in
            switch name {
            case "message_id": id = json.number()
            case "chat": chat = json.field { TelegramChat(&$0) }
            case "message_thread_id": thread = json.number()
            case "is_topic_message": isTopic = json.flag()
            default: break
            }
        }
        guard let id = id.value, let chat = chat.value else { return nil }
        self.init(messageID: id, chat: chat, topic: isTopic.value == true ? thread.value : nil)
    }
}

/// The signs of one person on one message, before and now; anonymous ones name nobody (T111).
struct TelegramReaction: Equatable {
    let chat: TelegramChat
    let messageID: Int64
    let user: TelegramUser?
    /// Seconds since 1970.
    let date: Int64
    /// The plain emoji; other signs have none.
    let old: [String?]
    let new: [String?]
}

extension TelegramReaction {
    init?(_ json: inout JSONReader) {
        var chat = JSONField<TelegramChat>.missing
        var user = JSONField<TelegramUser>.missing
        var (id, date) = (JSONField<Int64>.missing, JSONField<Int64>.missing)
        var (old, new) = (JSONField<[String?]>.missing, JSONField<[String?]>.missing)
        json.members { name, json in
            switch name {
            case "chat": chat = json.field { TelegramChat(&$0) }
            case "user": user = json.field { TelegramUser(&$0) }
            case "message_id": id = json.number()
            case "date": date = json.number()
            case "old_reaction": old = json.field { $0.list(TelegramReaction.emoji) }
            case "new_reaction": new = json.field { $0.list(TelegramReaction.emoji) }
            default: break
            }
        }
        guard let chat = chat.value, let id = id.value, user.isFine, let date = date.value,
            let old = old.value,
            let new = new.value
        else { return nil }
        self.init(chat: chat, messageID: id, user: user.value, date: date, old: old, new: new)
    }

    private static func emoji(_ json: inout JSONReader) -> String?? { json.member("emoji") { $0.text() } }
}

/// The bot's own membership of a chat changed.
struct TelegramMembership: Equatable {
    let chat: TelegramChat
    let from: TelegramUser
    /// Seconds since 1970.
    let date: Int64
    let newChatMember: TelegramMember
}

extension TelegramMembership {
    init?(_ json: inout JSONReader) {
        var chat = JSONField<TelegramChat>.missing
        var from = JSONField<TelegramUser>.missing
        var date = JSONField<Int64>.missing
        var member = JSONField<TelegramMember>.missing
        json.members { name, json in
            switch name {
            case "chat": chat = json.field { TelegramChat(&$0) }
            case "from": from = json.field { TelegramUser(&$0) }
            case "date": date = json.number()
            case "new_chat_member": member = json.field { TelegramMember(&$0) }
            default: break
            }
        }
        guard let chat = chat.value, let from = from.value, let date = date.value, let member = member.value
        else { return nil }
        self.init(chat: chat, from: from, date: date, newChatMember: member)
    }
}
