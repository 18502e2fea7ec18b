import Conversation
import FoundationEssentials

/// Posts new messages and photos.
struct TelegramPoster: Sendable {
    let attempt: TelegramAttempt

    private var memory: TelegramMemory { attempt.desk.memory }
    private var entry: EntryID { attempt.entry.id }

    /// A message in as many parts as it needs, the buttons under the last one (T80).
    func post(_ message: Message, replyTo: MessageID?) async throws(DeliveryError) -> Receipt {
        if let file = attempt.entry.picture, let picture = TelegramPicture(file, with: message) {
            return try await post(picture, replyTo: replyTo)
        }
        let album = TelegramPost.Content(album: attempt.entry.album).map { [TelegramPost(content: $0)] } ?? []
        let parts = TelegramText(message).parts()
        if parts.isEmpty {
            attempt.desk.note(.defect(.emptyText))
            throw .never(.refused)
        }
        if !TelegramKeyboard.fits(message.rows) { attempt.desk.note(.defect(.buttons)) }
        return try await post(
            album
                + parts.enumerated().map { index, part in
                    TelegramPost(
                        content: .words(
                            part, rows: index == parts.count - 1 ? message.rows : [],
                            isAnswerWanted: index == parts.count - 1 && message.wants != nil),
                        replyTo: index == 0 ? replyTo.flatMap { Int64($0.rawValue) } : nil)
                })
    }

    /// A picture with its words; where they are too long, all of them follow as an answer to it.
    private func post(_ picture: TelegramPicture, replyTo: MessageID?) async throws(DeliveryError) -> Receipt
    {
        let first = TelegramPost(
            content: .picture(picture), replyTo: replyTo.flatMap { Int64($0.rawValue) })
        return try await post(
            [first] + picture.table.map { TelegramPost(content: .words($0, rows: []), answersFirst: true) })
    }

    /// Photos in groups of ten at most (T86); a caption that is too long is said again in full below (T81).
    func post(
        _ files: [PhotoFile], caption: String, replyTo: MessageID?
    ) async throws(DeliveryError) -> Receipt {
        guard let uploads = await TelegramPhotoReader.read(files.filter { $0.video == nil }),
            let videos = await TelegramVideo.read(files)
        else { throw .never(.fileGone) }
        let text = TelegramText(text: caption)
        let short = text.onePart(limit: TelegramText.longestCaption)
        var posts = stride(from: 0, to: uploads.count, by: 10).map { start in
            TelegramPost(
                content: .photos(
                    Array(uploads[start...].prefix(10)),
                    captions: start == 0 ? [short].compactMap(\.self) : []),
                replyTo: replyTo.flatMap { Int64($0.rawValue) })
        }
        posts += videos.enumerated().map { index, video in
            TelegramPost(
                content: .video(video, caption: posts.isEmpty && index == 0 ? short : nil),
                replyTo: replyTo.flatMap { Int64($0.rawValue) })
        }
        if text.parts(limit: TelegramText.longestCaption).count > 1 {
            posts += text.parts().map { TelegramPost(content: .words($0, rows: []), replyTo: nil) }
        }
        return try await post(posts)
    }

    /// One file that was made for this chat.
    func post(_ file: OutboxFile, caption: String) async throws(DeliveryError) -> Receipt {
        let upload = TelegramCall.Upload(
            name: "f0", fileName: file.name, mediaType: file.mediaType, bytes: Data(file.bytes))
        let text = TelegramText(text: caption).onePart(limit: TelegramText.longestCaption)
        return try await post([TelegramPost(content: .file(upload, caption: text), replyTo: nil)])
    }

    /// An invoice; without a payment provider there is none.
    func post(_ sheet: InvoiceSheet) async throws(DeliveryError) -> Receipt {
        guard let token = attempt.desk.paymentToken else { throw .never(.refused) }
        return try await post([TelegramPost(content: .invoice(sheet, token: token))])
    }

    /// One after another; what an earlier attempt posted of the same entry is not posted again.
    private func post(_ posts: [TelegramPost]) async throws(DeliveryError) -> Receipt {
        var manner = TelegramManner(
            chat: attempt.chat, isProtected: attempt.entry.isForTeam || memory.isReviewRoom(attempt.chat))
        manner.topic = attempt.topic
        if attempt.hasMoved { manner.follow(to: attempt.currentChat) }
        manner.knownFile = attempt.entry.picture.flatMap { memory.known($0.hash) }
        for post in posts.dropFirst(memory.posted(of: entry).count) {
            do {
                let first = memory.posted(of: entry).first?.first
                memory.remember(try await deliver(post.answering(first), &manner), of: entry)
            } catch {
                if case .never = error { memory.forgetParts(of: entry) }
                throw error
            }
        }
        let ids = memory.posted(of: entry).flatMap(\.self)
        memory.forgetParts(of: entry)
        guard manner.hasMoved else { return .posted(ids) }
        return .moved(to: RoomID(platform: .telegram, id: String(manner.chat)), posted: ids)
    }

    /// One post, in another manner each time Telegram names a cause that can be avoided.
    private func deliver(
        _ post: TelegramPost, _ manner: inout TelegramManner
    ) async throws(DeliveryError) -> [MessageID] {
        let setback = attempt.setback(isRepeatable: false)
        while true {
            switch await attempt.desk.client.call(post.call(manner), as: TelegramSent.self) {
            case .done(let sent):
                if case .picture(let picture) = post.content {
                    attempt.desk.keep(sent.photo, of: picture.file)
                }
                return sent.ids
            case .lost(let loss): throw setback.error(for: loss)
            case .refused(let failure):
                let verdict = TelegramVerdict(failure)
                attempt.desk.take(verdict, from: manner.chat)
                guard manner.avoid(verdict) else { throw setback.error(for: verdict) }
            }
        }
    }
}
