import Conversation
import PlainJSON

/// What an event says to the house.
struct MatrixSpeech: Sendable {
    let me: String
    /// Whether it was said in a private conversation, where bare commands count.
    let isDirect: Bool

    /// Types of events that a private room may bring.
    static let types = beacons.union(beaconStarts).union([
        "m.room.message", "m.sticker", "m.room.redaction", "m.reaction", "m.poll.start",
        "org.matrix.msc3381.poll.start",
        "m.call.invite",
    ])
    /// Where somebody is who shares where they go.
    static let beacons: Set<String> = ["m.beacon", "org.matrix.msc3672.beacon"]
    /// The beginning and the end of that.
    static let beaconStarts: Set<String> = ["m.beacon_info", "org.matrix.msc3672.beacon_info"]

    /// The happening in a message; nil for notices, which nobody answers (M34), and for what says nothing.
    func event(of event: MatrixEvent) -> Event? {
        guard !event.isRedacted else { return nil }
        switch event.type {
        case "m.sticker": return .sentUnsupported(kind: .sticker)
        case "m.poll.start", "org.matrix.msc3381.poll.start": return .sentUnsupported(kind: .poll)
        case "m.call.invite": return .sentUnsupported(kind: .other)
        case "m.room.message": break
        case let type where Self.beacons.contains(type): return .sentUnsupported(kind: .livePlace)
        case let type where Self.beaconStarts.contains(type):
            return event.content["live"]?.flag == true ? .sentUnsupported(kind: .livePlace) : nil
        default: return nil
        }
        if event.relationType == "m.replace" {
            return event.content["m.new_content"].flatMap(words).map { .edited(text: $0) }
        }
        return message(event.content, isReply: event.relation["m.in_reply_to"]?.object != nil)
    }

    private func message(_ content: JSON, isReply: Bool) -> Event? {
        switch content["msgtype"]?.text {
        case "m.text", "m.emote":
            guard let body = content["body"]?.text else { return nil }
            return said(isReply ? MatrixReplyFallback.without(body) : body, content)
        case "m.notice", nil: return nil
        case "m.image": return picture(content) ?? .sentUnsupported(kind: .other)
        case "m.file":
            if MatrixFile.isPicture(content) { return picture(content) }
            return MatrixFile.isVideo(content)
                ? picture(content, isVideo: true) : .sentUnsupported(kind: .file)
        case "m.video": return picture(content, isVideo: true) ?? .sentUnsupported(kind: .video)
        case "m.audio":
            return .sentUnsupported(kind: content["org.matrix.msc3245.voice"] == nil ? .audio : .voice)
        case "m.location": return location(content)
        case _?: return content["body"]?.text == nil ? nil : .sentUnsupported(kind: .other)
        }
    }

    private func said(_ words: String, _ content: JSON) -> Event {
        let text = isDirect ? MatrixCommand.unaddressed(words, in: content, to: me) : words
        guard let command = MatrixCommand(text, in: content, to: me, isDirect: isDirect) else {
            return .said(text: text)
        }
        return .commanded(name: command.name, rest: command.rest)
    }

    /// The words of a message, or the caption of a picture.
    private func words(_ content: JSON) -> String? {
        switch content["msgtype"]?.text {
        case "m.text", "m.emote": content["body"]?.text
        case "m.image", "m.video", "m.file": MatrixFile.caption(content)
        default: nil
        }
    }

    private func picture(_ content: JSON, isVideo: Bool? = nil) -> Event? {
        guard let file = MatrixFile(content) else { return nil }
        guard !file.isTooLarge else {
            return .sentTooLarge(limitMegabytes: MatrixFile.largestMegabytes, isVideo: isVideo)
        }
        return .sentPhoto(
            source: isVideo == true ? file.videoSource : file.source, album: nil,
            caption: MatrixFile.caption(content))
    }

    /// `geo:latitude,longitude;…`; whatever else stands there is only words (M49).
    private func location(_ content: JSON) -> Event? {
        let geo = content["geo_uri"]?.text ?? content["m.location"]?["uri"]?.text ?? ""
        let numbers = geo.dropFirst(4).prefix { $0 != ";" }.split(separator: ",").compactMap { Double($0) }
        guard geo.lowercased().hasPrefix("geo:"), (2...3).contains(numbers.count), abs(numbers[0]) <= 90,
            abs(numbers[1]) <= 180
        else { return content["body"]?.text.map { .said(text: $0) } }
        return .sharedLocation(latitude: numbers[0], longitude: numbers[1])
    }
}

/// The quotation that older programs put before a reply.
enum MatrixReplyFallback {
    /// The text without quoted lines at its beginning and the empty line behind them (M44).
    static func without(_ body: String) -> String {
        guard body.hasPrefix("> ") else { return body }
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.drop { $0.hasPrefix("> ") || $0 == ">" }
        return rest.drop { $0.isEmpty }.joined(separator: "\n")
    }
}
