import CivicFacts
import Conversation

/// One call's worth of posting: what is said, not yet how.
struct TelegramPost: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case words(TelegramText.Part, rows: [[Button]])
        case photos([TelegramCall.Upload], caption: TelegramText.Part?)
        case file(TelegramCall.Upload, caption: TelegramText.Part?)
    }

    let content: Content
    let replyTo: Int64?

    /// The call that posts it in this manner.
    func call(_ manner: TelegramManner) -> TelegramCall {
        switch content {
        case .words(let part, let rows): words(part, rows, manner)
        case .photos(let photos, let caption):
            photos.count == 1 ? photo(photos, caption, manner) : album(photos, caption, manner)
        case .file(let file, let caption): single([file], caption, isDocument: true, manner)
        }
    }

    private func words(_ part: TelegramText.Part, _ rows: [[Button]], _ manner: TelegramManner)
        -> TelegramCall
    {
        TelegramCall(
            "sendMessage",
            chat(manner) + manner.text("text", part) + [TelegramPost.noPreview] + envelope(manner)
                + TelegramKeyboard.field(rows))
    }

    private func photo(
        _ photos: [TelegramCall.Upload], _ caption: TelegramText.Part?, _ manner: TelegramManner
    ) -> TelegramCall {
        single(photos, caption, isDocument: manner.asDocument, manner)
    }

    private func single(
        _ files: [TelegramCall.Upload], _ caption: TelegramText.Part?, isDocument: Bool,
        _ manner: TelegramManner
    ) -> TelegramCall {
        let medium = files.map {
            TelegramField(isDocument ? "document" : "photo", .text("attach://\($0.name)"))
        }
        let words = caption.map { manner.text("caption", $0) } ?? []
        return TelegramCall(
            isDocument ? "sendDocument" : "sendPhoto", chat(manner) + medium + words + envelope(manner),
            uploads: files, deadline: .seconds(120))
    }

    private func album(
        _ photos: [TelegramCall.Upload], _ caption: TelegramText.Part?, _ manner: TelegramManner
    ) -> TelegramCall {
        let media = photos.enumerated().map { index, upload in
            TelegramValue.object(
                [
                    TelegramField("type", .text(manner.asDocument ? "document" : "photo")),
                    TelegramField("media", .text("attach://\(upload.name)")),
                ] + (index == 0 ? caption.map { manner.text("caption", $0) } ?? [] : []))
        }
        return TelegramCall(
            "sendMediaGroup", chat(manner) + [TelegramField("media", .list(media))] + envelope(manner),
            uploads: photos, deadline: .seconds(120))
    }

    private func chat(_ manner: TelegramManner) -> [TelegramField] {
        [TelegramField("chat_id", .number(manner.chat))]
    }

    /// Protection against forwarding (T84), and a reply that is never lost with what it answers (T50).
    private func envelope(_ manner: TelegramManner) -> [TelegramField] {
        var fields: [TelegramField] = []
        if manner.isProtected { fields.append(TelegramField("protect_content", .flag(true))) }
        if let replyTo, manner.asReply {
            fields.append(
                TelegramField(
                    "reply_parameters",
                    .object([
                        TelegramField("message_id", .number(replyTo)),
                        TelegramField("allow_sending_without_reply", .flag(true)),
                    ])))
        }
        return fields
    }

    /// Nobody's server is asked about a link that a voter wrote (T83).
    static let noPreview = TelegramField(
        "link_preview_options", .object([TelegramField("is_disabled", .flag(true))]))
}
