public import Conversation

/// Somebody in a transcript's cast.
public struct Player: Equatable, Sendable {
    /// What somebody is to the house.
    public enum Role: String, Sendable, CaseIterable {
        /// Talks with the bot in a private chat.
        case voter
        /// Sits in the review room, with authority.
        case moderator
        /// The same, and may appoint others.
        case lead
        /// Sits in the review room, without authority.
        case guest
        /// Reads along in the public room, and says nothing.
        case reader
    }

    /// Sits in the review room, with authority.
    public var isModerator: Bool { role == .moderator || role == .lead }

    /// One word, unique in the cast.
    public let name: String
    public let role: Role
    public let platform: Platform
    /// What the platform tells about the player's language (`es`), if the cast line says it.
    public let languageCode: String?
    /// The desk where a moderator sits, with what its line of the file of desks says besides its room; nil: the one for all.
    public let desk: String?

    public init(
        name: String, role: Role, platform: Platform, languageCode: String? = nil, desk: String? = nil
    ) {
        self.desk = desk
        self.name = name
        self.role = role
        self.platform = platform
        self.languageCode = languageCode
    }
}
