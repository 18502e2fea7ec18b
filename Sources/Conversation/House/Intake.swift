/// A platform's raw record, exactly as it came; only its adapter can read the body.
public struct RawUpdate: Equatable, Sendable {
    /// Unique per platform for ever.
    public let key: String
    public let body: [UInt8]

    public init(key: String, body: [UInt8]) { (self.key, self.body) = (key, body) }
}

/// Where a platform's stream goes on, in the platform's own notation.
public struct Cursor: Equatable, Sendable {
    public let value: String

    public init(value: String) { self.value = value }
}

/// What one long poll brought: kept as a whole, with its cursor, before anything is acknowledged.
public struct Batch: Equatable, Sendable {
    public let updates: [RawUpdate]
    public let cursor: Cursor?
    /// What the adapter wants to know again after a restart, kept in the same commit; later ones win.
    public let notes: [AdapterNote]
    /// The same, but read when it is needed and not all at the start.
    public let rows: [AdapterRow]
    /// Rooms that the platform replaced by others.
    public let moves: [RoomMove]
    /// Rooms that can be spoken in again: what waits for them waits no longer.
    public let freed: [RoomID]

    public init(
        updates: [RawUpdate], cursor: Cursor?, notes: [AdapterNote] = [], moves: [RoomMove] = [],
        freed: [RoomID] = [], rows: [AdapterRow] = []
    ) {
        self.updates = updates
        self.cursor = cursor
        self.notes = notes
        self.rows = rows
        self.moves = moves
        self.freed = freed
    }
}

/// A room that goes on under another id.
public struct RoomMove: Equatable, Sendable {
    public let old: RoomID
    public let new: RoomID

    public init(from old: RoomID, to new: RoomID) { (self.old, self.new) = (old, new) }
}

/// Something that only one adapter understands and must not forget, under a key of its own.
public struct AdapterNote: Equatable, Sendable {
    public let key: String
    /// Nil to forget it.
    public let value: [UInt8]?

    public init(key: String, value: [UInt8]?) { (self.key, self.value) = (key, value) }
}

/// Something of which only one adapter knows what it is, and of which there may be many, under a name of its kind.
public struct AdapterRow: Equatable, Sendable {
    public let kind: String
    public let key: String
    /// Nil to forget it.
    public let value: [UInt8]?

    /// Kinds of rows that move on with every message: those of a copy are behind what others were sent since, and going on with them
    /// would say two things under one key.
    public static let ratchets: Set<String> = ["olm", "outbound", "sealed"]

    /// The kind of rows that the store writes: their keys are rooms of people who had their data deleted, of which the adapter is to
    /// forget what it keeps.
    public static let forgotten = "forgotten"

    public init(kind: String, key: String, value: [UInt8]?) {
        (self.kind, self.key, self.value) = (kind, key, value)
    }
}
