import Conversation

/// What a message holds besides text.
struct TelegramMedia: Decodable {
    let photo: [TelegramPhotoSize]
    let document: TelegramDocument?
    let location: Location?
    let caption: String?
    let mediaGroupID: String?
    /// What the bot cannot use, if it is that.
    let unsupported: UnsupportedKind?
    /// Where a group went, or where it came from, when it became a supergroup.
    let migrateToChatID: Int64?
    let migrateFromChatID: Int64?

    struct LivePhoto: Decodable {
        let photo: [TelegramPhotoSize]?
    }

    struct Location: Decodable {
        let latitude: Double
        let longitude: Double
    }

    private enum CodingKeys: String, CodingKey {
        case photo, document, location, caption
        case animation, voice, video, sticker, audio, contact, poll, story, dice, game, checklist, venue
        case livePhoto = "live_photo"
        case mediaGroupID = "media_group_id"
        case videoNote = "video_note"
        case paidMedia = "paid_media"
        case richMessage = "rich_message"
        case migrateToChatID = "migrate_to_chat_id"
        case migrateFromChatID = "migrate_from_chat_id"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let still = try container.decodeIfPresent([TelegramPhotoSize].self, forKey: .photo)
        photo = try still ?? container.decodeIfPresent(LivePhoto.self, forKey: .livePhoto)?.photo ?? []
        document = try container.decodeIfPresent(TelegramDocument.self, forKey: .document)
        location = try container.decodeIfPresent(Location.self, forKey: .location)
        caption = try container.decodeIfPresent(String.self, forKey: .caption)
        mediaGroupID = try container.decodeIfPresent(String.self, forKey: .mediaGroupID)
        migrateToChatID = try container.decodeIfPresent(Int64.self, forKey: .migrateToChatID)
        migrateFromChatID = try container.decodeIfPresent(Int64.self, forKey: .migrateFromChatID)
        unsupported = TelegramMedia.kinds.first { container.contains($0.key) }?.kind
    }

    /// The order matters: an animation also comes as a document (T67), a paid photo as other things.
    private static let kinds: [(key: CodingKeys, kind: UnsupportedKind)] = [
        (.animation, .animation), (.voice, .voice), (.video, .video), (.videoNote, .video),
        (.sticker, .sticker),
        (.audio, .audio), (.contact, .contact), (.poll, .poll), (.document, .file), (.photo, .other),
        (.livePhoto, .other), (.story, .other), (.dice, .other), (.paidMedia, .other), (.richMessage, .other),
        (.game, .other), (.checklist, .other), (.venue, .other),
    ]
}

/// One size of a photo.
struct TelegramPhotoSize: Decodable {
    let fileID: String
    let width: Int
    let height: Int
    let fileSize: Int64?

    enum CodingKeys: String, CodingKey {
        case width, height
        case fileID = "file_id"
        case fileSize = "file_size"
    }
}

/// A file of any kind.
struct TelegramDocument: Decodable {
    let fileID: String
    let fileName: String?
    let mimeType: String?
    let fileSize: Int64?

    enum CodingKeys: String, CodingKey {
        case fileID = "file_id"
        case fileName = "file_name"
        case mimeType = "mime_type"
        case fileSize = "file_size"
    }
}
