import PlainJSON

/// A message as far as the house has a use for it.
struct TelegramMessage: Equatable {
    let messageID: Int64
    let chat: TelegramChat
    /// The topic of the group that it stands in; nil for none. Threads of replies are none.
    var topic: Int64?
    /// Seconds since 1970.
    let date: Int64
    let editDate: Int64?
    let from: TelegramUser?
    /// Whether the words are somebody else's: a bot's that people write through, or a linked channel's.
    let isBorrowed: Bool
    /// Somebody else wrote it first.
    var isForwarded = false
    /// It answers a part of a message, or a message of another chat: not all of it was typed for here.
    var isQuoting = false
    /// That part.
    var quote: String?
    /// The chat in whose name it was written.
    let senderChat: Int64?
    let replyToMessage: Reply?
    let text: String?
    let entities: [Entity]?
    /// Everything but text; a message with text has none.
    let media: TelegramMedia?
    /// Money moved: the service message in which Telegram says so. A forwarded message is none.
    var payment: TelegramPayment?

    /// The message that is answered.
    struct Reply: Equatable {
        let messageID: Int64
        /// The data of the first button under the message.
        let button: String?
    }

    /// A marked stretch of the text, in UTF-16 units.
    struct Entity: Equatable {
        let type: String
        let offset: Int64
        let length: Int64
    }
}

extension TelegramMessage {
    init?(_ json: inout JSONReader) {
        var (id, date) = (JSONField<Int64>.missing, JSONField<Int64>.missing)
        var (editDate, sender) = (JSONField<Int64>.missing, JSONField<Int64>.missing)
        var chat = JSONField<TelegramChat>.missing
        var from = JSONField<TelegramUser>.missing
        var reply = JSONField<Reply>.missing
        var text = JSONField<String>.missing
        var entities = JSONField<[Entity]>.missing
        var (isBorrowed, isForwarded, isQuoting) = (false, false, false)
        var (thread, isTopic) = (JSONField<Int64>.missing, JSONField<Bool>.missing)
        var quote: String?
        var payment = JSONField<TelegramPayment>.missing
        var media = TelegramMedia.Draft()
        json.members { name, json in
            switch name {
            case "message_id": id = json.number()
            case "chat": chat = json.field { TelegramChat(&$0) }
            case "message_thread_id": thread = json.number()
            case "is_topic_message": isTopic = json.flag()
            case "date": date = json.number()
            case "edit_date": editDate = json.number()
            case "from": from = json.field { TelegramUser(&$0) }
            case "via_bot", "is_automatic_forward": isBorrowed = true
            case "forward_origin", "forward_date": isForwarded = true
            case "external_reply": isQuoting = true
            case "quote":
                isQuoting = true
                quote = json.member("text") { $0.text() } ?? nil
            case "successful_payment": payment = json.field { TelegramPayment(&$0) }
            case "sender_chat": sender = json.field(TelegramMessage.chatID)
            case "reply_to_message": reply = json.field { Reply(&$0) }
            case "text": text = json.text()
            case "entities": entities = json.field { $0.list { Entity(&$0) } }
            default: media.take(name, &json)
            }
        }
        guard let id = id.value, let chat = chat.value, let date = date.value, editDate.isFine, from.isFine,
            sender.isFine, reply.isFine, text.isFine, entities.isFine, payment.isFine
        else { return nil }
        // What stands beside a text cannot be meant.
        let found = text.value == nil ? TelegramMedia(media) : nil
        guard text.value != nil || found != nil else { return nil }
        self.init(
            messageID: id, chat: chat, topic: isTopic.value == true ? thread.value : nil, date: date,
            editDate: editDate.value, from: from.value,
            isBorrowed: isBorrowed, isForwarded: isForwarded, isQuoting: isQuoting, quote: quote,
            senderChat: sender.value, replyToMessage: reply.value, text: text.value,
            entities: entities.value, media: found,
            payment: isForwarded || text.value != nil ? nil : payment.value)
    }

    private static func chatID(_ json: inout JSONReader) -> Int64? {
        var id = JSONField<Int64>.missing
        json.members { name, json in if case "id" = name { id = json.number() } }
        return id.value
    }
}

extension TelegramMessage.Reply {
    init?(_ json: inout JSONReader) {
        var id = JSONField<Int64>.missing
        var markup = JSONField<[[String?]]>.missing
        json.members { name, json in
            switch name {
            case "message_id": id = json.number()
            case "reply_markup": markup = json.field(TelegramMessage.Reply.rows)
            default: break
            }
        }
        guard let id = id.value, markup.isFine else { return nil }
        self.init(messageID: id, button: markup.value?.first?.first ?? nil)
    }

    private static func rows(_ json: inout JSONReader) -> [[String?]]? {
        var rows = JSONField<[[String?]]>.missing
        json.members { name, json in
            if case "inline_keyboard" = name { rows = json.field { $0.list { $0.list(data) } } }
        }
        return rows.value
    }

    private static func data(_ json: inout JSONReader) -> String?? {
        json.member("callback_data") { $0.text() }
    }
}

extension TelegramMessage.Entity {
    init?(_ json: inout JSONReader) {
        var type = JSONField<String>.missing
        var (offset, length) = (JSONField<Int64>.missing, JSONField<Int64>.missing)
        json.members { name, json in
            switch name {
            case "type": type = json.text()
            case "offset": offset = json.number()
            case "length": length = json.number()
            default: break
            }
        }
        guard let type = type.value, let offset = offset.value, let length = length.value else { return nil }
        self.init(type: type, offset: offset, length: length)
    }
}
