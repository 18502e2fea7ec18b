import Conversation
import PlainJSON

/// What an event of the bot holds.
struct MatrixContent: Equatable, Sendable {
    /// Where a card names its first button, so that the bot knows it again before the receipt is settled.
    static let cardKey = "org.turnout.card"
    /// Where a question names its buttons in the order of their numbers, so that a keycap under it presses one.
    static let choicesKey = "org.turnout.choices"

    var type = "m.room.message"
    var fields: [String: JSON]

    /// Words; those named in `alerting` are notified, and without anybody a notice disturbs nobody (M76).
    init(_ part: MatrixText.Part, isNotice: Bool, alerting people: [String] = []) {
        fields = [
            "msgtype": isNotice && people.isEmpty ? "m.notice" : "m.text", "body": .text(part.plain),
            "m.mentions": people.isEmpty ? [:] : ["user_ids": .list(people.map { .text($0) })],
        ]
        if let html = part.html {
            fields["format"] = "org.matrix.custom.html"
            fields["formatted_body"] = .text(html)
        }
    }

    /// A picture, with a caption if there is one (M92).
    init(photo: PhotoFile, at address: String, name: String, bytes: Int, caption: String?) {
        fields = [
            "msgtype": "m.image", "body": .text(caption ?? name), "filename": .text(name),
            "url": .text(address), "m.mentions": [:],
            "info": [
                "w": .number(Int64(photo.width)), "h": .number(Int64(photo.height)), "mimetype": "image/jpeg",
                "size": .number(Int64(bytes)),
            ],
        ]
    }

    /// A video with its still, and a caption if there is one.
    init(
        video: VideoFile, at address: String, name: String, still: PhotoFile, thumbnail: String,
        stillBytes: Int, caption: String?
    ) {
        fields = [
            "msgtype": "m.video", "body": .text(caption ?? name), "filename": .text(name),
            "url": .text(address), "m.mentions": [:],
            "info": [
                "w": .number(Int64(video.width)), "h": .number(Int64(video.height)),
                "mimetype": .text(video.mediaType), "size": .number(Int64(video.bytes)),
                "duration": .number(Int64(video.milliseconds)), "thumbnail_url": .text(thumbnail),
                "thumbnail_info": [
                    "w": .number(Int64(still.width)), "h": .number(Int64(still.height)),
                    "mimetype": "image/jpeg", "size": .number(Int64(stillBytes)),
                ],
            ],
        ]
    }

    /// A drawn picture; whoever does not see it reads the same in words (Q49).
    init(picture file: PictureFile, at address: String) {
        fields = [
            "msgtype": "m.image", "body": .text(file.picture.alt), "filename": .text(file.picture.name),
            "url": .text(address), "m.mentions": [:],
            "info": [
                "w": .number(Int64(file.width)), "h": .number(Int64(file.height)), "mimetype": "image/png",
                "size": .number(Int64(file.png.count)),
            ],
        ]
    }

    /// A file, with a caption (M92).
    init(file: OutboxFile, at address: String, caption: String) {
        fields = [
            "msgtype": "m.file", "body": .text(caption), "filename": .text(file.name), "url": .text(address),
            "m.mentions": [:],
            "info": ["mimetype": .text(file.mediaType), "size": .number(Int64(file.bytes.count))],
        ]
    }

    /// A reaction with a sign.
    init(reaction sign: String, to event: String) {
        type = "m.reaction"
        fields = [
            "m.relates_to": ["rel_type": "m.annotation", "event_id": .text(event), "key": .text(sign)]
        ]
    }

    /// The same words, so that everybody in the room is notified if `isLoud` (M76).
    func ringing(_ isLoud: Bool) -> MatrixContent {
        guard isLoud else { return self }
        var content = self
        content.fields["m.mentions"] = ["room": true]
        return content
    }

    /// The same words with what they offer: a card its first button, a question all of them.
    func offering(_ buttons: [Button], isCard: Bool) -> MatrixContent {
        guard let first = buttons.first else { return self }
        var content = self
        if isCard {
            content.fields[Self.cardKey] = .text(first.token)
        } else {
            content.fields[Self.choicesKey] = .list(buttons.map { .text($0.token) })
        }
        return content
    }

    /// The same words as an answer to a message, in its thread if it has one (M45).
    func replying(to event: String?, inThread root: String?) -> MatrixContent {
        var content = self
        var relation: [String: JSON] = [:]
        if let event { relation["m.in_reply_to"] = ["event_id": .text(event)] }
        if let root {
            relation["rel_type"] = "m.thread"
            relation["event_id"] = .text(root)
            relation["is_falling_back"] = .flag(event == nil)
            if event == nil { relation["m.in_reply_to"] = ["event_id": .text(root)] }
        }
        if !relation.isEmpty { content.fields["m.relates_to"] = .object(relation) }
        return content
    }

    /// The same words in the place of an earlier message of the bot (M79).
    func replacing(_ event: String) -> MatrixContent {
        var content = self
        content.fields["m.new_content"] = .object(fields)
        content.fields["body"] = .text("* \(fields["body"]?.text ?? "")")
        content.fields["formatted_body"] = nil
        content.fields["format"] = nil
        content.fields["m.relates_to"] = ["rel_type": "m.replace", "event_id": .text(event)]
        return content
    }

    var json: JSON { .object(fields) }
}
