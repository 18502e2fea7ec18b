import Conversation

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
        if let location = media.location {
            return .sharedLocation(latitude: location.latitude, longitude: location.longitude)
        }
        return media.unsupported.map { .sentUnsupported(kind: $0) }
    }

    private static func picture(in media: TelegramMedia) -> TelegramFile? {
        TelegramFile(largestOf: media.photo) ?? media.document.flatMap(TelegramFile.init(pictureIn:))
    }

    private static func photo(_ file: TelegramFile, in media: TelegramMedia) -> Event {
        guard !file.isTooLarge else { return .sentTooLarge(limitMegabytes: TelegramFile.largestMegabytes) }
        return .sentPhoto(source: file.source, album: media.mediaGroupID, caption: media.caption)
    }
}
