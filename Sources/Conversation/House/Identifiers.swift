/// A chat platform that the house can speak to.
public enum Platform: String, Codable, Sendable, CaseIterable {
    case telegram, matrix, terminal

    /// Whether its messages have buttons to tap; elsewhere their numbers and words are typed.
    public var hasButtons: Bool {
        switch self {
        case .telegram: true
        case .matrix, .terminal: false
        }
    }

    /// Whether a send that is repeated shows up only once, so that trying again in doubt does no harm.
    public var forgivesRepeats: Bool {
        switch self {
        case .matrix: true
        case .telegram, .terminal: false
        }
    }
}

/// A person as one platform knows them; `id` is the platform's own id and never leaves for logs.
public struct SenderID: Codable, Hashable, Sendable {
    public let platform: Platform
    public let id: String

    public init(platform: Platform, id: String) { (self.platform, self.id) = (platform, id) }
}

/// A chat on one platform: a private chat or a review room; `id` is the platform's own id.
public struct RoomID: Codable, Hashable, Sendable {
    public let platform: Platform
    public let id: String

    public init(platform: Platform, id: String) { (self.platform, self.id) = (platform, id) }

    /// What a platform counts messages for: a topic of a Telegram group, `-100…#7`, is counted with its group.
    public var group: RoomID {
        guard platform == .telegram, let mark = id.firstIndex(of: "#") else { return self }
        return RoomID(platform: platform, id: String(id[..<mark]))
    }
}

/// A person as the house knows them, perhaps on two platforms; the number is the store's row.
public struct AccountID: Codable, Hashable, Sendable, RawRepresentable {
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A report's number, counted from 1; it is also the receipt code that people see and type.
public struct ReportID: Codable, Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }

    public var description: String { String(rawValue) }
}

/// A photo's name inside the house: made from the key of the inbound that brought it, so a repeat has the same name.
public struct PhotoID: Codable, Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A message's id as its platform wrote it, meaningful only together with its room.
public struct MessageID: Codable, Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The platform's handle of a button press that waits for an answer.
public struct CallbackID: Codable, Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The number of an outbox row; on Matrix it is also the transaction id of the send.
public struct EntryID: Codable, Hashable, Sendable, RawRepresentable {
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// The name of a desk: one of the queues that reports stand in, each with rooms of its own.
public struct DeskName: Codable, Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }

    /// The desk of every report that no other desk is for; where there is one desk it is this one.
    public static let all = DeskName(rawValue: "all")
}
