public import Conversation

/// A chat, or one topic of a group: `-1001234567890#7`.
public struct TelegramPlace: Equatable, Sendable {
    public let chat: Int64
    /// Nil for the whole chat; the first topic of a group, General, has no number.
    public let topic: Int64?

    public init(chat: Int64, topic: Int64? = nil) {
        (self.chat, self.topic) = (chat, topic == 1 ? nil : topic)
    }

    /// Nil for what is no such place.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let chat = parts.first.flatMap({ Int64($0) }) else { return nil }
        guard parts.count == 2 else {
            self.init(chat: chat)
            return
        }
        guard let topic = Int64(parts[1]), topic > 0, chat < 0 else { return nil }
        self.init(chat: chat, topic: topic)
    }

    public var room: RoomID {
        RoomID(platform: .telegram, id: topic.map { "\(chat)#\($0)" } ?? "\(chat)")
    }
}
