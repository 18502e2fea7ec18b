public import Conversation

/// Something to do for the world, with all its references resolved.
public enum Work: Sendable, Equatable {
    /// For the adapter of the entry's platform.
    case perform(OutboxEntry, lane: String, isReview: Bool)
    /// Fetch a photo, clean it, and settle the entry.
    case fetch(EntryID, PhotoID, PhotoSource, lane: String, attempts: Int)

    public var entry: EntryID {
        switch self {
        case .perform(let entry, _, _): entry.id
        case .fetch(let id, _, _, _, _): id
        }
    }

    public var lane: String {
        switch self {
        case .perform(_, let lane, _), .fetch(_, _, _, let lane, _): lane
        }
    }
}

/// How an attempt ended.
public enum Settlement: Sendable, Equatable {
    case receipt(Receipt)
    case failure(DeliveryError)
    /// The photo is clean; the file is written when this is settled.
    case clean(bytes: [UInt8], width: Int, height: Int, origin: PhotoOrigin = PhotoOrigin())
    /// The photo will never be clean.
    case refused(PhotoTrouble)
}

/// What the operator should know about a settlement; content-free.
public enum SettlementNote: Sendable, Equatable {
    case sent, retried, repeatedAfterDoubt, droppedInDoubt, refused, unreachable, roomClosed, photoKept,
        photoRefused
    case recalled
}
