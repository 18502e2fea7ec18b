import Conversation

/// Where something is shown.
public enum TerminalRoom: Hashable, Sendable {
    /// A voter's private conversation.
    case voter(String)
    case review

    private static let prefix = "with:"

    /// The room of a voter's conversation with the bot.
    static func privateRoom(of name: String) -> RoomID { RoomID(platform: .terminal, id: prefix + name) }

    /// Every room that is nobody's own is a review room.
    init(_ room: RoomID) {
        self = room.id.hasPrefix(Self.prefix) ? .voter(String(room.id.dropFirst(Self.prefix.count))) : .review
    }
}
