internal import Understanding

/// Something the bot says, free of any platform: it must stand alone as text, with or without buttons.
public struct Message: Codable, Equatable, Sendable {
    /// A short line set apart at the top, such as a card's title.
    public var heading: String?
    /// Plain text; nothing in it is markup.
    public var text: String
    /// Lines below the text whose columns stand under each other in letters of one width, such as a month; they make
    /// sense in other letters, too.
    public var figure: String?
    /// What is seen beside the text.
    public var picture: Picture?
    /// What is seen above the text, several things beside each other; nothing that changes the message changes them.
    public var album: [Picture]?
    /// Rows of buttons.
    public var rows: [[Button]]
    /// What a last line leads to, once the platform has made an address of it.
    public var link: DeepLink?
    /// Whose answer it asks for, in a room of several people; the heading is their name.
    public var wants: SenderID?
    /// Whom the heading names, in its order: each is told by their platform.
    public var named: [NamedPerson]?

    public init(
        heading: String? = nil, text: String, figure: String? = nil, picture: Picture? = nil,
        album: [Picture]? = nil, rows: [[Button]] = [], link: DeepLink? = nil, wants: SenderID? = nil,
        named: [NamedPerson]? = nil
    ) {
        self.heading = heading
        self.text = text
        self.figure = figure
        self.picture = picture
        self.album = album
        self.rows = rows
        self.link = link
        self.wants = wants
        self.named = named
    }

    /// The same with these lines below its text in the place of the link.
    public func addressed(_ addresses: [String]) -> Message {
        guard link != nil else { return self }
        return Message(
            heading: heading, text: ([text] + addresses).joined(separator: "\n"), figure: figure,
            picture: picture, album: album, rows: rows)
    }

    /// The text with what stands in columns below it.
    public var words: String { [text, figure ?? ""].filter { !$0.isEmpty }.joined(separator: "\n") }

    /// Who is told of it by name on this platform, each with what the heading calls them.
    public func mentions(on platform: Platform) -> [(name: String, id: String)] {
        let all = (named ?? []) + (wants.map { [NamedPerson(name: heading ?? "", sender: $0)] } ?? [])
        return all.compactMap { person in
            person.sender.flatMap { $0.platform == platform ? (person.name, $0.id) : nil }
        }
    }

    /// All buttons in reading order, which is also the order of their numbers.
    public var buttons: [Button] { rows.flatMap(\.self) }
}

/// Somebody whom a message names.
public struct NamedPerson: Codable, Equatable, Sendable {
    public let name: String
    /// Nil where the platform of the message does not know them.
    public let sender: SenderID?

    public init(name: String, sender: SenderID?) { (self.name, self.sender) = (name, sender) }
}

/// A button: what it reads and what comes back when it is pressed. The label decides nothing.
public struct Button: Codable, Equatable, Sendable {
    public let label: String
    /// At most 64 bytes of ASCII without anything private.
    public let token: String

    public init(label: String, token: String) { (self.label, self.token) = (label, token) }
}
