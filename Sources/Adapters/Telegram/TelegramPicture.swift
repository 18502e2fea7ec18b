import CivicFacts
import Conversation
import FoundationEssentials
import PlainJSON

/// A drawn picture with as many of its words as Telegram takes below it.
struct TelegramPicture: Equatable, Sendable {
    let file: PictureFile
    let caption: TelegramText.Part
    /// All words, where they are too long to stand below.
    let table: [TelegramText.Part]
    private let rows: [[Button]]

    /// What stands below it where not all fits (Q40).
    private static let shortLines = 2

    /// Nil where there is nothing to say.
    init?(_ file: PictureFile, with message: Message) {
        // What stands in columns is in the picture.
        let text = TelegramText(heading: message.heading, text: message.text)
        let short = message.text.split(separator: "\n").prefix(Self.shortLines).joined(separator: "\n")
        let parts = text.parts()
        let shortText = text.fitsBelowPhoto ? text : TelegramText(heading: message.heading, text: short)
        guard !parts.isEmpty, let caption = shortText.onePart(limit: TelegramText.mostBelowPhoto) else {
            return nil
        }
        (self.file, self.caption) = (file, caption)
        table = text.fitsBelowPhoto ? [] : parts
        rows = message.rows
    }

    private var upload: TelegramCall.Upload { TelegramCall.Upload(name: "f0", file) }

    /// The call that posts it; Telegram needs no bytes of what it knows.
    func posting(_ manner: TelegramManner, _ envelope: (inout JSONWriter) -> Void) -> TelegramCall {
        let name = manner.asDocument ? "document" : "photo"
        return call(manner.asDocument ? "sendDocument" : "sendPhoto", manner) { json in
            json.field("chat_id", manner.chat)
            json.field(name, source(manner))
            manner.write("caption", caption, to: &json)
            envelope(&json)
            TelegramKeyboard.write(rows, to: &json)
        }
    }

    /// The call that puts it in the place of what a message shows.
    func replacing(_ message: Int64, _ manner: TelegramManner) -> TelegramCall {
        call("editMessageMedia", manner) { json in
            json.field("chat_id", manner.chat)
            json.field("message_id", message)
            json.field(
                "media",
                object: { json in
                    json.field("type", manner.asDocument ? "document" : "photo")
                    json.field("media", source(manner))
                    manner.write("caption", caption, to: &json)
                })
            TelegramKeyboard.write(rows, to: &json)
        }
    }

    private func source(_ manner: TelegramManner) -> String {
        manner.knownFile ?? "attach://\(upload.name)"
    }

    private func call(
        _ method: String, _ manner: TelegramManner, _ fill: (inout JSONWriter) -> Void
    ) -> TelegramCall {
        let uploads = manner.knownFile == nil ? [upload] : []
        return TelegramCall(method, uploads: uploads, deadline: .seconds(120), fill)
    }
}

extension TelegramPost.Content {
    /// Drawn pictures as one group, each with its words below it; nil of none.
    init?(album files: [PictureFile]) {
        guard !files.isEmpty else { return nil }
        let uploads = files.enumerated().map { index, file in
            TelegramCall.Upload(name: "f\(index)", file)
        }
        let captions = files.compactMap {
            TelegramText(text: $0.picture.alt).onePart(limit: TelegramText.longestCaption)
        }
        self = .photos(uploads, captions: captions.count == files.count ? captions : [])
    }
}

extension TelegramCall.Upload {
    fileprivate init(name: String, _ file: PictureFile) {
        self.init(
            name: name, fileName: file.picture.name, mediaType: "image/png", bytes: Data(file.png))
    }
}

/// What Telegram calls a picture that it was given.
struct TelegramKnownPicture: DatedNote {
    let file: String
    let at: Moment
}

extension TelegramTools {
    /// Remembers what Telegram calls a picture, also over restarts; nobody waits for that.
    func keep(_ file: String?, of picture: PictureFile) {
        guard let file, memory.known(picture.hash) != file else { return }
        let notes = memory.remember(TelegramKnownPicture(file: file, at: timing.now()), of: picture.hash)
        guard let keep = memory.keep else { return }
        Task { try? await keep(Batch(updates: [], cursor: nil, notes: notes)) }
    }
}
