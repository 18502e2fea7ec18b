public import CivicFacts
public import Conversation

/// What the store must know of the house around it.
public struct StoreOptions: Sendable {
    /// Every room where public reports are posted.
    public let publicRooms: [RoomID]
    /// With the desks, and their rooms where moderators see cards.
    public let rules: Rules
    /// Makes the one-time code that joins an account with another; eight digits.
    public let linkCode: @Sendable (AccountID) -> String
    /// Names an invoice: 32 hex digits that nobody can guess.
    public let payload: @Sendable (AccountID) -> String
    /// Makes the key that a chain of the audit log begins with: 32 bytes that nobody can guess.
    public let freshLogKey: @Sendable () -> [UInt8]
    /// How long photos are kept as they arrived; nil: they never touch the disk.
    public let originals: Span?
    /// Where clean photos are kept for good.
    public let photos: PhotoPlace
    /// Where the rows are; nil for a file of the data directory.
    public let database: DatabaseAddress?
    /// Path of the list of the forgotten; nil for its place in the data directory.
    public let forgotten: String?
    /// The secret of a new installation; nil: one that nobody can guess. For transcripts.
    public let salt: String?
    /// What the manifest calls this program in the copy that is made before an older database is brought up; nil: none is.
    public let copier: String?
    /// Asked before and after every commit, with what `RowSeals.changes` says of it; an error there stands for the
    /// machine dying at that point. For tests.
    public let atCommit: (@Sendable (CommitPoint, [String]) throws(StoreError) -> Void)?

    /// `reviewRooms` are those of the desk for all, where the rules name none.
    public init(
        reviewRooms: [RoomID] = [], publicRooms: [RoomID] = [], rules: Rules = Rules(),
        originals: Span? = nil, database: DatabaseAddress? = nil, photos: PhotoPlace = .directory,
        forgotten: String? = nil, salt: String? = nil, copier: String? = nil,
        freshLogKey: @escaping @Sendable () -> [UInt8] = { Digest.random(bytes: 32) },
        linkCode: @escaping @Sendable (AccountID) -> String = { _ in Digest.randomDigits(8) },
        payload: @escaping @Sendable (AccountID) -> String = { _ in Digest.randomHex(bytes: 16) },
        atCommit: (@Sendable (CommitPoint, [String]) throws(StoreError) -> Void)? = nil
    ) {
        self.publicRooms = publicRooms
        self.rules = rules.adding(rooms: reviewRooms)
        self.linkCode = linkCode
        self.payload = payload
        self.freshLogKey = freshLogKey
        self.originals = originals
        self.database = database
        self.photos = photos
        self.forgotten = forgotten
        self.salt = salt
        self.copier = copier
        self.atCommit = atCommit
    }
}

/// Where a transaction stands.
public enum CommitPoint: Sendable {
    case before, after
}
