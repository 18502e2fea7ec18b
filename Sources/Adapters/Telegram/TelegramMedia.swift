import Conversation
import PlainJSON

/// What a message holds besides text.
struct TelegramMedia: Equatable {
    let photo: [TelegramPhotoSize]
    let document: TelegramDocument?
    /// A video, or a round note.
    let video: TelegramDocument?
    let location: Location?
    let caption: String?
    let mediaGroupID: String?
    /// What the bot cannot use, if it is that.
    let unsupported: UnsupportedKind?
    /// Where a group went, or where it came from, when it became a supergroup.
    let migrateToChatID: Int64?
    let migrateFromChatID: Int64?

    struct Location: Equatable {
        let latitude: Double
        let longitude: Double
    }

    /// The members as they come, before it is known whether there is a text beside them.
    struct Draft {
        fileprivate var photo = JSONField<[TelegramPhotoSize]>.missing
        fileprivate var live = JSONField<[TelegramPhotoSize]?>.missing
        fileprivate var document = JSONField<TelegramDocument>.missing
        fileprivate var (video, note) = (
            JSONField<TelegramDocument>.missing, JSONField<TelegramDocument>.missing
        )
        fileprivate var location = JSONField<Location>.missing
        fileprivate var (caption, group) = (JSONField<String>.missing, JSONField<String>.missing)
        fileprivate var (migrateTo, migrateFrom) = (JSONField<Int64>.missing, JSONField<Int64>.missing)
        fileprivate var rank = kinds.count
    }

    /// The order matters: an animation also comes as a document (T67), a paid photo as other things.
    fileprivate static let kinds: [(name: StaticString, kind: UnsupportedKind)] = [
        ("animation", .animation), ("voice", .voice), ("video", .video), ("video_note", .video),
        ("sticker", .sticker), ("audio", .audio), ("contact", .contact), ("poll", .poll), ("document", .file),
        ("photo", .other), ("live_photo", .other), ("story", .other), ("dice", .other),
        ("paid_media", .other), ("rich_message", .other), ("game", .other), ("checklist", .other),
        ("venue", .other),
    ]
}

extension TelegramMedia.Draft {
    mutating func take(_ name: JSONName, _ json: inout JSONReader) {
        if let place = TelegramMedia.kinds.firstIndex(where: { $0.name ~= name }) { rank = min(rank, place) }
        switch name {
        case "photo": photo = json.field(sizes)
        case "live_photo": live = json.field(livePhoto)
        case "document": document = json.field { TelegramDocument(&$0) }
        case "video": video = json.field { TelegramDocument(&$0) }
        case "video_note": note = json.field { TelegramDocument(&$0) }
        case "location": location = json.field { TelegramMedia.Location(&$0) }
        case "caption": caption = json.text()
        case "media_group_id": group = json.text()
        case "migrate_to_chat_id": migrateTo = json.number()
        case "migrate_from_chat_id": migrateFrom = json.number()
        default: break
        }
    }

    private func sizes(_ json: inout JSONReader) -> [TelegramPhotoSize]? {
        json.list { TelegramPhotoSize(&$0) }
    }

    private func livePhoto(_ json: inout JSONReader) -> [TelegramPhotoSize]?? {
        json.member("photo") { $0.field(sizes) }
    }
}

extension TelegramMedia {
    /// Nil if something in it is of another type than promised.
    init?(_ draft: Draft) {
        guard draft.photo.isFine, draft.photo.value != nil || draft.live.isFine, draft.document.isFine,
            draft.video.isFine, draft.note.isFine, draft.location.isFine, draft.caption.isFine,
            draft.group.isFine, draft.migrateTo.isFine,
            draft.migrateFrom.isFine
        else { return nil }
        self.init(
            photo: draft.photo.value ?? (draft.live.value ?? nil) ?? [], document: draft.document.value,
            video: draft.video.value ?? draft.note.value, location: draft.location.value,
            caption: draft.caption.value, mediaGroupID: draft.group.value,
            unsupported: draft.rank < TelegramMedia.kinds.count ? TelegramMedia.kinds[draft.rank].kind : nil,
            migrateToChatID: draft.migrateTo.value, migrateFromChatID: draft.migrateFrom.value)
    }
}

extension TelegramMedia.Location {
    init?(_ json: inout JSONReader) {
        var (latitude, longitude) = (JSONField<Double>.missing, JSONField<Double>.missing)
        json.members { name, json in
            switch name {
            case "latitude": latitude = json.decimal()
            case "longitude": longitude = json.decimal()
            default: break
            }
        }
        guard let latitude = latitude.value, let longitude = longitude.value else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

/// One size of a photo.
struct TelegramPhotoSize: Equatable {
    let fileID: String
    let width: Int64
    let height: Int64
    let fileSize: Int64?
}

extension TelegramPhotoSize {
    init?(_ json: inout JSONReader) {
        var fileID = JSONField<String>.missing
        var (width, height) = (JSONField<Int64>.missing, JSONField<Int64>.missing)
        var size = JSONField<Int64>.missing
        json.members { name, json in
            switch name {
            case "file_id": fileID = json.text()
            case "width": width = json.number()
            case "height": height = json.number()
            case "file_size": size = json.number()
            default: break
            }
        }
        guard let fileID = fileID.value, let width = width.value, let height = height.value, size.isFine
        else { return nil }
        self.init(fileID: fileID, width: width, height: height, fileSize: size.value)
    }
}

/// A file of any kind.
struct TelegramDocument: Equatable {
    let fileID: String
    let fileName: String?
    let mimeType: String?
    let fileSize: Int64?
}

extension TelegramDocument {
    init?(_ json: inout JSONReader) {
        var (fileID, fileName) = (JSONField<String>.missing, JSONField<String>.missing)
        var mimeType = JSONField<String>.missing
        var size = JSONField<Int64>.missing
        json.members { name, json in
            switch name {
            case "file_id": fileID = json.text()
            case "file_name": fileName = json.text()
            case "mime_type": mimeType = json.text()
            case "file_size": size = json.number()
            default: break
            }
        }
        guard let fileID = fileID.value, fileName.isFine, mimeType.isFine, size.isFine else { return nil }
        self.init(fileID: fileID, fileName: fileName.value, mimeType: mimeType.value, fileSize: size.value)
    }
}
