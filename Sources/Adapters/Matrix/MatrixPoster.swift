import CivicFacts
import Conversation
import FoundationEssentials
import PlainJSON

/// Posts new messages, cards with their signs, and photos.
struct MatrixPoster: Sendable {
    let attempt: MatrixAttempt

    private var desk: MatrixTools { attempt.desk }

    /// A message in as many parts as it needs.
    func post(
        _ message: Message, replyTo: MessageID?, insteadOf earlier: MessageID? = nil
    ) async throws(DeliveryError) -> Receipt {
        let token = message.buttons.first?.token
        // Cards go to moderators alone: their room may have been replaced so lately that its new name is not known here.
        let isList = token?.hasPrefix("l1.") ?? false
        let isCard = isList || token.map { $0.hasPrefix("m1.") || $0.hasPrefix("q1.") } ?? false
        let isForTeam = attempt.isReview || isCard || attempt.entry.isForTeam
        let text = MatrixText(message, isReview: isForTeam, isTyped: attempt.isTyped)
        let parts = isCard ? [text.onePart].compactMap(\.self) : text.parts
        guard !parts.isEmpty else {
            desk.note(.defect(status: 0))
            throw .never(.refused)
        }
        // A card is news; what is said in the room besides answers somebody who is looking, or only counts.
        let isNews = isCard && !isList && token?.hasPrefix("q1.") == false
        let isNotice = attempt.isReview ? !isNews : attempt.entry.alerts == nil && !isNews
        let named = message.mentions(on: .matrix).map(\.id)
        let gallery = MatrixGallery(attempt: attempt)
        var posted = try await gallery.show { placed($0, replyTo: replyTo) }
        for (index, part) in parts.enumerated() {
            let content = MatrixContent(
                part, isNotice: isNotice,
                alerting: named.isEmpty ? [attempt.entry.alerts?.id].compactMap(\.self) : named
            )
            .offering(message.buttons, isCard: isCard)
            .ringing(isNews && attempt.entry.isUrgent && desk.memory.settings.ringsForUrgent)
            posted.append(
                try await attempt.send(
                    placed(content, replyTo: index == 0 ? replyTo : nil),
                    as: attempt.transaction.id("p\(index)")))
        }
        if !isCard { await offer(message.buttons, under: posted) }
        if isCard, let card = posted.first {
            if let token { desk.memory.rememberCard(card.rawValue, token: token) }
            let signs = attempt.isTyped ? [] : MatrixText.seeds(message.rows, isList: isList)
            try await seed(signs, under: card)
        }
        if !attempt.isReview { await stopTyping() }
        try await gallery.takeAway(insteadOf: posted, and: earlier)
        return attempt.receipt(for: posted)
    }

    /// Notes what the question offers, and puts the keycaps under it where the settings want them; one that fails is no
    /// reason to say the question again.
    private func offer(_ buttons: [Button], under posted: [MessageID]) async {
        for event in posted { desk.memory.rememberChoices(event.rawValue, buttons) }
        guard desk.memory.settings.seedsChoices, (1...4).contains(buttons.count), let last = posted.last
        else { return }
        try? await seed((1...buttons.count).map(ChoiceReaction.sign), under: last)
    }

    private func stopTyping() async {
        guard desk.memory.typing.stop(in: attempt.room) else { return }
        let path = ["rooms", attempt.room, "typing", desk.me]
        _ = await desk.client.call(
            MatrixRequest(.put, path, json: ["typing": false]).with(deadline: .seconds(5)))
    }

    /// Photos one by one, because Matrix knows no albums; the caption stands under the first.
    func post(_ files: [PhotoFile], caption: String, replyTo: MessageID?) async throws(DeliveryError)
        -> Receipt
    {
        guard let photos = await PhotoReader.read(files) else { throw .never(.fileGone) }
        var posted: [MessageID] = []
        for (index, (file, bytes)) in zip(files, photos).enumerated() {
            let content = try await content(
                of: file, bytes, at: index, caption: Self.caption(caption, index + 1, of: files.count))
            posted.append(
                try await attempt.send(
                    placed(content, replyTo: replyTo), as: attempt.transaction.id("p\(index)")))
        }
        return attempt.receipt(for: posted)
    }

    /// A photo, or the video whose still it is.
    private func content(
        of file: PhotoFile, _ bytes: Data, at index: Int, caption: String?
    ) async throws(DeliveryError) -> MatrixContent {
        if let most = desk.memory.mostBytes, max(bytes.count, file.video?.bytes ?? 0) > most {
            throw .never(.tooLarge)
        }
        let name = "photo\(index + 1).jpg"
        let address = try await upload(bytes, name: name, as: attempt.transaction.id("u\(index)"))
        guard let video = file.video else {
            return MatrixContent(
                photo: file, at: address, name: name, bytes: bytes.count, caption: caption)
        }
        guard let film = await PhotoReader.read(video) else { throw .never(.fileGone) }
        let title = "video.\(video.isMP4 ? "mp4" : "webm")"
        let place = try await upload(
            film, name: title, type: video.mediaType, as: attempt.transaction.id("v\(index)"))
        return MatrixContent(
            video: video, at: place, name: title, still: file, thumbnail: address, stillBytes: bytes.count,
            caption: caption)
    }

    /// Every photo says in words what it is; the first alone has no number, so that the caption reads as it is.
    private static func caption(_ caption: String, _ number: Int, of count: Int) -> String? {
        number == 1 ? caption : caption.isEmpty ? nil : "\(caption) (\(number)/\(count))"
    }

    /// One file that was made for this room.
    func post(_ file: OutboxFile, caption: String) async throws(DeliveryError) -> Receipt {
        if let most = desk.memory.mostBytes, file.bytes.count > most { throw .never(.tooLarge) }
        let address = try await upload(
            Data(file.bytes), name: file.name, type: file.mediaType, as: attempt.transaction.id("u0"))
        let content = MatrixContent(file: file, at: address, caption: caption)
        return attempt.receipt(for: [try await attempt.send(content, as: attempt.transaction.id("p0"))])
    }

    /// Where an answer stands: under what it answers, and in a thread where somebody writes in one.
    private func placed(_ content: MatrixContent, replyTo: MessageID?) -> MatrixContent {
        let target = attempt.hasMoved ? nil : replyTo?.rawValue
        let thread =
            attempt.isReview
            ? target.flatMap(desk.memory.thread) : desk.memory.openThread(in: attempt.room)
        return content.replying(to: target, inThread: thread)
    }

    /// The signs under a card; one that is there already is fine (M99).
    private func seed(_ signs: [String], under card: MessageID) async throws(DeliveryError) {
        for (index, sign) in signs.enumerated() {
            let content = MatrixContent(reaction: sign, to: card.rawValue)
            let outcome = await desk.send(
                content, to: attempt.room, as: attempt.transaction.id("s\(index)"))
            switch outcome {
            case .done: continue
            case .refused(let refusal) where refusal.isFinal:
                continue
            case .refused, .lost: throw attempt.setback.error(for: outcome)
            }
        }
    }

    /// The address of the uploaded bytes, kept before it is used: an upload of an earlier attempt is used again (M91).
    private func upload(
        _ bytes: Data, name: String, type: String = "image/jpeg", as key: String
    ) async throws(DeliveryError) -> String {
        if let address = desk.memory.upload(key) { return address }
        guard !desk.mustWait(attempt.room) else { throw .later(after: .seconds(30), scope: .room) }
        if let encryption = desk.encryption(in: attempt.room) {
            return try await encryption.upload([UInt8](bytes), as: key, attempt.setback)
        }
        guard let keeper = desk.memory.keeper else { throw .later(after: .seconds(1), scope: .room) }
        let outcome = await desk.client.call(
            MatrixRequest(upload: [UInt8](bytes), type: type, name: name))
        guard let address = outcome.answer?["content_uri"]?.text else {
            if case .refused(let refusal) = outcome, refusal.code == "M_TOO_LARGE" { throw .never(.tooLarge) }
            throw attempt.setback.error(for: outcome)
        }
        let upload = MatrixUpload(address: address, at: desk.timing.now())
        do {
            try await keeper.change { $0.remember(upload, as: key) }
        } catch {
            throw .later(after: .seconds(5), scope: .room)
        }
        return address
    }
}
