public import CivicFacts

/// One happening, translated from a platform's update into the house's words, with the key that makes it unique.
public struct Inbound: Codable, Equatable, Sendable {
    /// Unique per platform for ever: the same happening delivered twice has the same key.
    public let key: String
    public let room: RoomID
    public let sender: SenderID
    /// What the sender may do, as far as the platform's update alone can tell.
    public let standing: Standing
    /// The platform's own time of the happening.
    public let at: Moment
    /// The message that this is, or that was edited or deleted.
    public let message: MessageID?
    /// The message that this one replies to.
    public let repliesTo: MessageID?
    /// The first button of the message that this one replies to: it tells the report of a card whose receipt was
    /// lost. Not to be trusted.
    public let repliesToButton: String?
    /// A moderator's display name, for the moderators' eyes only; nil for voters.
    public let name: String?
    /// The platform's language code of the sender (`en`, `es-MX`), if it told one.
    public let languageCode: String?
    /// The desks at which the sender may decide, once the platform was asked; nil: at the one of the room.
    public private(set) var desks: [DeskName]?
    public let event: Event

    public init(
        key: String, room: RoomID, sender: SenderID, standing: Standing, at: Moment,
        message: MessageID? = nil, repliesTo: MessageID? = nil,
        repliesToButton: String? = nil, name: String? = nil,
        languageCode: String? = nil, event: Event
    ) {
        self.key = key
        self.room = room
        self.sender = sender
        self.standing = standing
        self.at = at
        self.message = message
        self.repliesTo = repliesTo
        self.repliesToButton = repliesToButton
        self.name = name
        self.languageCode = languageCode
        self.event = event
    }

    /// The review rooms' time has come: nobody has done anything.
    public static func ofDesk(at now: Moment) -> Inbound {
        Inbound(
            key: "desk", room: RoomID(platform: .terminal, id: ""),
            sender: SenderID(platform: .terminal, id: ""), standing: .moderator, at: now, event: .woke)
    }

    /// The same happening coming in again, under another key, as something else.
    public func again(key: String, _ event: Event, by name: String? = nil) -> Inbound {
        Inbound(
            key: key, room: room, sender: sender, standing: standing, at: at, message: message,
            repliesTo: repliesTo, repliesToButton: repliesToButton, name: name ?? self.name,
            languageCode: languageCode, event: event)
    }

    /// What somebody did, coming in again with their authority known, at these desks; a moderator's name with it. Whoever
    /// leads the desk for all leads everywhere, others where they were asked about.
    public func vouched(
        isModerator: Bool, leading: [DeskName] = [], of asked: [DeskName]? = nil, name: String? = nil,
        at desks: [DeskName]? = nil
    ) -> Inbound {
        let leadsThere = asked.map { !$0.isEmpty && $0.allSatisfy(leading.contains) } ?? false
        let isLead = isModerator && (leading.contains(.all) || leadsThere)
        var vouched = again(
            key: "vouched:\(key)",
            .vouched(isModerator: isModerator, isLead: isLead ? true : nil, for: event),
            by: isModerator ? name : nil)
        vouched.desks = desks
        return vouched
    }

    /// The same in another room, where that is known better.
    public func standing(in room: RoomID) -> Inbound {
        var moved = Inbound(
            key: key, room: room, sender: sender, standing: standing, at: at, message: message,
            repliesTo: repliesTo, repliesToButton: repliesToButton, name: name,
            languageCode: languageCode, event: event)
        moved.desks = desks
        return moved
    }
}

/// Where somebody stands: in a private chat with the bot, or in the review room with or without authority.
public enum Standing: String, Codable, Sendable {
    /// In a private chat: a voter's conversation.
    case voter
    /// In the review room, and known to have authority right now.
    case moderator
    /// In the review room; the platform must be asked before a decision counts.
    case unchecked
    /// In the review room, and known to have no authority.
    case onlooker
    /// In the review room under the room's own name, so that nobody can tell who it is.
    case anonymous
}
