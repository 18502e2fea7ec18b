import Conversation
import PlainJSON

/// What a send answers: one message or, for an album, several; only the ids matter, as far as they came.
struct TelegramSent: TelegramReadable {
    private(set) var ids: [MessageID] = []
    /// What the photo in it is called.
    private(set) var photo: String?

    static let unsaid: TelegramSent? = TelegramSent()

    private init() {}

    init(_ json: inout JSONReader) {
        if json.startsList { json.elements { take(&$0) } } else { take(&json) }
    }

    private mutating func take(_ json: inout JSONReader) {
        json.members { name, json in
            switch name {
            case "message_id":
                guard let id = json.number().value, !json.isAtEnd else { return }
                ids.append(MessageID(rawValue: String(id)))
            case "photo":
                photo =
                    json.field { $0.list { TelegramPhotoSize(&$0) } }.value.flatMap(
                        TelegramFile.init(largestOf:))?.id
            default: break
            }
        }
    }
}
