import CivicFacts
import Conversation
import FoundationEssentials

/// The terminal's raw record of one line: what was done, with every reference to the screen resolved.
struct TerminalUpdate: Codable, Equatable {
    let key: String
    let name: String
    let at: Moment
    let happening: Happening

    enum Happening: Codable, Equatable {
        case said(String, message: MessageID, repliesTo: MessageID?)
        /// Absolute paths; the first photo is `messages[0]`, and so on.
        case photos([String], caption: String?, messages: [MessageID])
        case shared(latitude: Double, longitude: Double, message: MessageID)
        case sent(UnsupportedKind, message: MessageID)
        case edited(MessageID, into: String)
        case deleted(MessageID)
        case tapped(token: String, message: MessageID)
    }

    var raw: RawUpdate {
        get throws { RawUpdate(key: key, body: [UInt8](try JSONEncoder().encode(self))) }
    }

    init(key: String, name: String, at: Moment, happening: Happening) {
        self.key = key
        self.name = name
        self.at = at
        self.happening = happening.masked
    }

    init(_ raw: RawUpdate) throws {
        self = try JSONDecoder().decode(TerminalUpdate.self, from: Data(raw.body))
    }

    /// The happenings in house words; an album is one for each photo.
    func inbounds(reviewRoom: RoomID) -> [Inbound] {
        switch happening {
        case .said(let text, let message, let repliesTo):
            [inbound(words(text), reviewRoom, message: message, repliesTo: repliesTo)]
        case .photos(let paths, let caption, let messages): photos(paths, caption, messages, reviewRoom)
        case .shared(let latitude, let longitude, let message):
            [inbound(.sharedLocation(latitude: latitude, longitude: longitude), reviewRoom, message: message)]
        case .sent(let kind, let message):
            [inbound(.sentUnsupported(kind: kind), reviewRoom, message: message)]
        case .edited(let message, let text): [inbound(.edited(text: text), reviewRoom, message: message)]
        case .deleted(let message): [inbound(.deleted, reviewRoom, message: message)]
        case .tapped(let token, let message):
            [
                inbound(
                    .tapped(token: token, callback: TerminalCallback(name, key).id), reviewRoom,
                    message: message)
            ]
        }
    }

    private func photos(
        _ paths: [String], _ caption: String?, _ messages: [MessageID], _ reviewRoom: RoomID
    ) -> [Inbound] {
        zip(paths, messages).enumerated().map { index, photo in
            let isVideo = VideoName.isOne(photo.0) ? true : nil
            let source = PhotoSource(platform: .terminal, reference: photo.0, isVideo: isVideo)
            let album = paths.count > 1 ? key : nil
            let event = Event.sentPhoto(source: source, album: album, caption: index == 0 ? caption : nil)
            return inbound(event, reviewRoom, part: index, message: photo.1)
        }
    }

    /// A command begins with a slash; moderators may also use an exclamation mark.
    private func words(_ text: String) -> Event {
        let marks: [Character] = TerminalGrammar.isModerator(name) ? ["/", "!"] : ["/"]
        let command = text.dropFirst().prefix { !$0.isWhitespace }
        guard let first = text.first, marks.contains(first), command.first?.isLetter == true else {
            return .said(text: text)
        }
        let rest = TerminalGrammar.trimmed(text[command.endIndex...])
        return .commanded(name: command.lowercased(), rest: rest)
    }

    private func inbound(
        _ event: Event, _ reviewRoom: RoomID, part: Int = 0, message: MessageID, repliesTo: MessageID? = nil
    ) -> Inbound {
        let isModerator = TerminalGrammar.isModerator(name)
        return Inbound(
            key: part == 0 ? key : "\(key).\(part)",
            room: isModerator ? reviewRoom : TerminalRoom.privateRoom(of: name),
            sender: SenderID(platform: .terminal, id: name), standing: isModerator ? .moderator : .voter,
            at: at,
            message: message, repliesTo: repliesTo, name: isModerator ? name : nil, event: event)
    }
}

/// The handle of a button press: it tells who waits for the answer.
struct TerminalCallback {
    let id: CallbackID

    init(_ name: String, _ key: String) { id = CallbackID(rawValue: "\(name)/\(key)") }

    /// The name in a callback's handle.
    static func name(in id: CallbackID) -> String { String(id.rawValue.prefix { $0 != "/" }) }
}

extension TerminalUpdate.Happening {
    /// Without the numbers of cards and accounts, before anything is kept anywhere.
    fileprivate var masked: Self {
        switch self {
        case .said(let text, let message, let repliesTo):
            .said(SecretNumbers.masked(text), message: message, repliesTo: repliesTo)
        case .photos(let paths, let caption, let messages):
            .photos(paths, caption: caption.map(SecretNumbers.masked), messages: messages)
        case .edited(let message, let text): .edited(message, into: SecretNumbers.masked(text))
        case .shared, .sent, .deleted, .tapped: self
        }
    }
}
