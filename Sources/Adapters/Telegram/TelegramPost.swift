import CivicFacts
import Conversation
import PlainJSON

/// One call's worth of posting: what is said, not yet how.
struct TelegramPost: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case words(TelegramText.Part, rows: [[Button]], isAnswerWanted: Bool = false)
        /// With a caption for each, or for the first ones alone.
        case photos([TelegramCall.Upload], captions: [TelegramText.Part])
        case file(TelegramCall.Upload, caption: TelegramText.Part?)
        case picture(TelegramPicture)
        case video(TelegramVideo, caption: TelegramText.Part?)
        case invoice(InvoiceSheet, token: String)
    }

    let content: Content
    var replyTo: Int64?
    /// It answers the first message of its entry.
    var answersFirst = false

    func answering(_ first: MessageID?) -> TelegramPost {
        guard answersFirst, let first else { return self }
        var post = self
        post.replyTo = Int64(first.rawValue)
        return post
    }

    /// The call that posts it in this manner.
    func call(_ manner: TelegramManner) -> TelegramCall {
        switch content {
        case .words(let part, let rows, let isWanted): words(part, rows, isWanted, manner)
        case .photos(let photos, let captions):
            photos.count == 1
                ? single(photos, captions.first, isDocument: manner.asDocument, manner)
                : album(photos, captions, manner)
        case .file(let file, let caption): single([file], caption, isDocument: true, manner)
        case .picture(let picture): picture.posting(manner) { writeEnvelope(manner, to: &$0) }
        case .video(let video, let caption):
            video.posting(caption, manner) { writeEnvelope(manner, to: &$0) }
        case .invoice(let sheet, let token): invoice(sheet, token, manner)
        }
    }

    private func words(
        _ part: TelegramText.Part, _ rows: [[Button]], _ isAnswerWanted: Bool, _ manner: TelegramManner
    ) -> TelegramCall {
        TelegramCall("sendMessage") { json in
            json.field("chat_id", manner.chat)
            manner.write("text", part, to: &json)
            TelegramPost.forbidPreview(&json)
            writeEnvelope(manner, to: &json)
            isAnswerWanted ? TelegramKeyboard.wantAnswer(&json) : TelegramKeyboard.write(rows, to: &json)
        }
    }

    /// Nothing but money is asked of the giver. With a start parameter a forwarded copy leads to the bot instead of to a
    /// payment of the same invoice by somebody else; a protected message is not forwarded at all.
    private func invoice(_ sheet: InvoiceSheet, _ token: String, _ manner: TelegramManner) -> TelegramCall {
        TelegramCall("sendInvoice") { json in
            json.field("chat_id", manner.chat)
            json.field("title", sheet.title)
            json.field("description", sheet.description)
            json.field("payload", sheet.payload.rawValue)
            json.field("provider_token", token)
            json.field("currency", sheet.amount.currency)
            json.field(
                "prices",
                list: { json in
                    json.object { json in
                        json.field("label", sheet.label)
                        json.field("amount", Int64(sheet.amount.minor))
                    }
                })
            json.field("start_parameter", "give")
            for name in TelegramPost.notAsked { json.field(name, false) }
            json.field("protect_content", true)
        }
    }

    private static let notAsked = [
        "need_name", "need_phone_number", "need_email", "need_shipping_address",
        "send_phone_number_to_provider", "send_email_to_provider", "is_flexible",
    ]

    private func single(
        _ files: [TelegramCall.Upload], _ caption: TelegramText.Part?, isDocument: Bool,
        _ manner: TelegramManner
    ) -> TelegramCall {
        let method = isDocument ? "sendDocument" : "sendPhoto"
        return TelegramCall(method, uploads: files, deadline: .seconds(120)) { json in
            json.field("chat_id", manner.chat)
            for file in files { json.field(isDocument ? "document" : "photo", "attach://\(file.name)") }
            if let caption { manner.write("caption", caption, to: &json) }
            writeEnvelope(manner, to: &json)
        }
    }

    private func album(
        _ photos: [TelegramCall.Upload], _ captions: [TelegramText.Part], _ manner: TelegramManner
    ) -> TelegramCall {
        TelegramCall("sendMediaGroup", uploads: photos, deadline: .seconds(120)) { json in
            json.field("chat_id", manner.chat)
            json.field(
                "media",
                list: { json in
                    for (index, photo) in photos.enumerated() {
                        write(photo, captions.dropFirst(index).first, manner, to: &json)
                    }
                })
            writeEnvelope(manner, to: &json)
        }
    }

    private func write(
        _ photo: TelegramCall.Upload, _ caption: TelegramText.Part?, _ manner: TelegramManner,
        to json: inout JSONWriter
    ) {
        json.object { json in
            json.field("type", manner.asDocument ? "document" : "photo")
            json.field("media", "attach://\(photo.name)")
            if let caption { manner.write("caption", caption, to: &json) }
        }
    }

    /// Its topic, protection against forwarding (T84), and a reply that is never lost with what it answers (T50).
    private func writeEnvelope(_ manner: TelegramManner, to json: inout JSONWriter) {
        if let topic = manner.topic { json.field("message_thread_id", topic) }
        if manner.isProtected { json.field("protect_content", true) }
        guard let replyTo, manner.asReply else { return }
        json.field(
            "reply_parameters",
            object: { json in
                json.field("message_id", replyTo)
                json.field("allow_sending_without_reply", true)
            })
    }

    /// Nobody's server is asked about a link that a voter wrote (T83).
    static func forbidPreview(_ json: inout JSONWriter) {
        json.field("link_preview_options", object: { json in json.field("is_disabled", true) })
    }
}
