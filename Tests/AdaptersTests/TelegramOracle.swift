import Conversation
import Foundation

@testable import Adapters

/// How updates were read before there was a reader of our own, by Foundation: the measure of what is accepted.
enum TelegramOracle {
    static func read(_ bytes: [UInt8]) -> TelegramUpdate? {
        try? JSONDecoder().decode(Envelope.self, from: Data(bytes)).update
    }

    private struct Envelope: Decodable {
        let update: TelegramUpdate

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            var update = try fields.decode(TelegramUpdate.self, forKey: "update")
            update.received = try fields.decode(Int64.self, forKey: "received")
            self.update = update
        }
    }

    struct Name: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init(stringLiteral value: String) { stringValue = value }
        init?(intValue: Int) { nil }
    }
}

extension Decoder {
    fileprivate func fields() throws -> KeyedDecodingContainer<TelegramOracle.Name> {
        try container(keyedBy: TelegramOracle.Name.self)
    }
}

extension KeyedDecodingContainer<TelegramOracle.Name> {
    fileprivate func one<Value: Decodable>(_ key: Key) throws -> Value { try decode(Value.self, forKey: key) }
    fileprivate func any<Value: Decodable>(_ key: Key) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }
}

extension TelegramUpdate: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            received: 0, message: try fields.any("message"), editedMessage: try fields.any("edited_message"),
            callbackQuery: try fields.any("callback_query"), myChatMember: try fields.any("my_chat_member"),
            messageReaction: try fields.any("message_reaction"),
            preCheckoutQuery: try fields.any("pre_checkout_query"))
    }
}

extension TelegramMessage: Decodable {
    private struct Sender: Decodable { let id: Int64 }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let text: String? = try fields.any("text")
        let sender: Sender? = try fields.any("sender_chat")
        let payment: TelegramPayment? = try fields.any("successful_payment")
        let isForwarded = fields.contains("forward_origin") || fields.contains("forward_date")
        self.init(
            messageID: try fields.one("message_id"), chat: try fields.one("chat"),
            date: try fields.one("date"),
            editDate: try fields.any("edit_date"), from: try fields.any("from"),
            isBorrowed: fields.contains("via_bot") || fields.contains("is_automatic_forward"),
            isForwarded: isForwarded,
            isQuoting: fields.contains("quote") || fields.contains("external_reply"), senderChat: sender?.id,
            replyToMessage: try fields.any("reply_to_message"), text: text,
            entities: try fields.any("entities"), media: text == nil ? try TelegramMedia(from: decoder) : nil,
            payment: isForwarded || text != nil ? nil : payment)
    }
}

extension TelegramBill {
    fileprivate init(_ fields: KeyedDecodingContainer<TelegramOracle.Name>) throws {
        self.init(
            currency: try fields.one("currency"), amount: try fields.one("total_amount"),
            payload: try fields.one("invoice_payload"))
    }
}

extension TelegramCheckout: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(id: try fields.one("id"), from: try fields.one("from"), bill: try TelegramBill(fields))
    }
}

extension TelegramPayment: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            charge: try fields.one("telegram_payment_charge_id"),
            providerCharge: try fields.one("provider_payment_charge_id"), bill: try TelegramBill(fields))
    }
}

extension TelegramMessage.Reply: Decodable {
    private struct Markup: Decodable {
        struct Key: Decodable {
            let data: String?
            enum CodingKeys: String, CodingKey { case data = "callback_data" }
        }

        let rows: [[Key]]
        enum CodingKeys: String, CodingKey { case rows = "inline_keyboard" }
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let markup: Markup? = try fields.any("reply_markup")
        self.init(
            messageID: try fields.one("message_id"),
            button: markup?.rows.first?.first?.data)
    }
}

extension TelegramMessage.Entity: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            type: try fields.one("type"), offset: try fields.one("offset"), length: try fields.one("length"))
    }
}

extension TelegramMedia: Decodable {
    private struct LivePhoto: Decodable { let photo: [TelegramPhotoSize]? }

    private static let kinds: [(String, UnsupportedKind)] = [
        ("animation", .animation), ("voice", .voice), ("video", .video), ("video_note", .video),
        ("sticker", .sticker), ("audio", .audio), ("contact", .contact), ("poll", .poll), ("document", .file),
        ("photo", .other), ("live_photo", .other), ("story", .other), ("dice", .other),
        ("paid_media", .other),
        ("rich_message", .other), ("game", .other), ("checklist", .other), ("venue", .other),
    ]

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let still: [TelegramPhotoSize]? = try fields.any("photo")
        let live: LivePhoto? = still == nil ? try fields.any("live_photo") : nil
        self.init(
            photo: still ?? live?.photo ?? [], document: try fields.any("document"),
            video: try fields.any("video") ?? fields.any("video_note"),
            location: try fields.any("location"), caption: try fields.any("caption"),
            mediaGroupID: try fields.any("media_group_id"),
            unsupported: Self.kinds.first { fields.contains(.init(stringValue: $0.0)) }?.1,
            migrateToChatID: try fields.any("migrate_to_chat_id"),
            migrateFromChatID: try fields.any("migrate_from_chat_id"))
    }
}

extension TelegramMedia.Location: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(latitude: try fields.one("latitude"), longitude: try fields.one("longitude"))
    }
}

extension TelegramPhotoSize: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            fileID: try fields.one("file_id"), width: try fields.one("width"),
            height: try fields.one("height"),
            fileSize: try fields.any("file_size"))
    }
}

extension TelegramDocument: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            fileID: try fields.one("file_id"), fileName: try fields.any("file_name"),
            mimeType: try fields.any("mime_type"), fileSize: try fields.any("file_size"))
    }
}

extension TelegramCallback: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            id: try fields.one("id"), from: try fields.one("from"), message: try fields.any("message"),
            data: try fields.any("data"))
    }
}

extension TelegramCallback.Place: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(messageID: try fields.one("message_id"), chat: try fields.one("chat"))
    }
}

extension TelegramReaction: Decodable {
    private struct Sign: Decodable { let emoji: String? }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let (old, new): ([Sign], [Sign]) = (try fields.one("old_reaction"), try fields.one("new_reaction"))
        self.init(
            chat: try fields.one("chat"), messageID: try fields.one("message_id"),
            user: try fields.any("user"),
            date: try fields.one("date"), old: old.map(\.emoji), new: new.map(\.emoji))
    }
}

extension TelegramMembership: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            chat: try fields.one("chat"), from: try fields.one("from"), date: try fields.one("date"),
            newChatMember: try fields.one("new_chat_member"))
    }
}

extension TelegramMember: Decodable {
    /// Who it is, and what they may, is taken where it can be read.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let user: TelegramUser? = (try? fields.any("user")) ?? nil
        let mayPromote: Bool? = (try? fields.any("can_promote_members")) ?? nil
        self.init(
            status: try fields.one("status"), mayPromote: mayPromote ?? false, name: user?.firstName)
    }
}

extension TelegramChat: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(id: try fields.one("id"), type: try fields.one("type"))
    }
}

extension TelegramUser: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            id: try fields.one("id"), isBot: try fields.one("is_bot"),
            firstName: try fields.any("first_name"),
            username: try fields.any("username"), languageCode: try fields.any("language_code"),
            canReadAllGroupMessages: try fields.any("can_read_all_group_messages"))
    }
}
