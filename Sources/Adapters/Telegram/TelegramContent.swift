import Conversation

extension TelegramMessage {
    /// What its sender typed of it. A command acts only if it was typed here: forwarded to the bot it is words, in the
    /// review room it is nothing, and neither is one that answers a quotation. A reply says what it quotes.
    func typed(_ event: Event) -> Event? {
        let isRoom = chat.type != "private"
        switch event {
        case .commanded where isForwarded || isQuoting && isRoom:
            return isRoom ? nil : text.map { .said(text: $0) }
        case .said(let words) where isRoom:
            guard !isForwarded else { return nil }
            return .said(
                text: quote.map { "> \($0.split(separator: "\n").joined(separator: " "))\n\(words)" } ?? words
            )
        case _: return event
        }
    }
}

/// What a message says to the house.
enum TelegramContent {
    /// The event of a new message; nil for service messages and commands to other bots.
    static func event(of message: TelegramMessage, for bot: TelegramIdentity?) -> Event? {
        if let text = message.text { return words(text, of: message, for: bot) }
        return message.media.flatMap(event)
    }

    /// The event of an edited message; nil if nothing that can be read changed (T37).
    static func event(ofEdited message: TelegramMessage) -> Event? {
        (message.text ?? message.media?.caption).map { .edited(text: $0) }
    }

    private static func words(
        _ text: String, of message: TelegramMessage, for bot: TelegramIdentity?
    ) -> Event? {
        guard let command = TelegramCommand(text: text, entities: message.entities ?? []) else {
            return .said(text: text)
        }
        if let addressee = command.bot, let bot, addressee != bot.username { return nil }
        return .commanded(name: command.name, rest: command.rest)
    }

    /// An animation is also a document, a venue also a location: the order counts each once (T67).
    private static func event(of media: TelegramMedia) -> Event? {
        if media.unsupported == .animation { return .sentUnsupported(kind: .animation) }
        if let picture = picture(in: media) { return photo(picture, in: media) }
        if let video = video(in: media) { return photo(video, in: media, isVideo: true) }
        if let location = media.location {
            return .sharedLocation(latitude: location.latitude, longitude: location.longitude)
        }
        return media.unsupported.map { .sentUnsupported(kind: $0) }
    }

    private static func picture(in media: TelegramMedia) -> TelegramFile? {
        TelegramFile(largestOf: media.photo) ?? media.document.flatMap(TelegramFile.init(pictureIn:))
    }

    /// Sent as a video, as a round note, or as a file.
    private static func video(in media: TelegramMedia) -> TelegramFile? {
        media.video.map { TelegramFile(id: $0.fileID, size: $0.fileSize) }
            ?? media.document.flatMap(TelegramFile.init(videoIn:))
    }

    private static func photo(
        _ file: TelegramFile, in media: TelegramMedia, isVideo: Bool? = nil
    ) -> Event {
        guard !file.isTooLarge else {
            return .sentTooLarge(limitMegabytes: TelegramFile.largestMegabytes, isVideo: isVideo)
        }
        return .sentPhoto(
            source: isVideo == true ? file.videoSource : file.source, album: media.mediaGroupID,
            caption: media.caption)
    }
}
