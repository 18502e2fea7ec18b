public import CivicFacts
public import Conversation

/// Something to do for the world, with all its references resolved.
public enum Work: Sendable, Equatable {
    /// For the adapter of the entry's platform.
    case perform(OutboxEntry, lane: String, isReview: Bool)
    /// Fetch a photo, clean it, and settle the entry.
    case fetch(EntryID, PhotoID, PhotoSource, lane: String, attempts: Int)
    /// Black out parts of a kept photo, and settle the entry.
    case mask(EntryID, path: String, cells: MaskCells, lane: String)
    /// Copy photos from the bucket to this machine, and settle the entry, which is then tried again.
    case bring(EntryID, hashes: Set<String>, lane: String)
    /// Ask providers; the address is nil where none is needed, and where a stop of the house took it.
    case look(EntryID, LookQuestion, at: StreetAddress?, lane: String)

    public var entry: EntryID {
        switch self {
        case .perform(let entry, _, _): entry.id
        case .fetch(let id, _, _, _, _), .look(let id, _, _, _), .mask(let id, _, _, _), .bring(let id, _, _):
            id
        }
    }

    /// The platform of a new message, nil for work that nobody would see twice.
    public var message: Platform? {
        guard case .perform(let entry, _, _) = self else { return nil }
        switch entry.task {
        case .post, .postPhotos, .postFile, .bill: return entry.room.platform
        case .change, .remove, .acknowledge, .vouch, .answerCheckout: return nil
        }
    }

    public var lane: String {
        switch self {
        case .perform(_, let lane, _), .fetch(_, _, _, let lane, _), .look(_, _, _, let lane),
            .mask(_, _, _, let lane), .bring(_, _, let lane):
            lane
        }
    }
}

/// What a dispatcher can take on now.
public struct Wish: Sendable {
    public let kinds: [OrderKind]
    /// Lanes with an attempt under way.
    public let busy: Set<String>
    /// How many messages a platform's pace allows; no number is no limit.
    public let room: [Platform: Int]
    /// Review rooms that only hear what is urgent now.
    public let quiet: Set<RoomID>
    public let limit: Int

    public init(
        kinds: [OrderKind], busy: Set<String> = [], room: [Platform: Int] = [:], quiet: Set<RoomID> = [],
        limit: Int
    ) {
        self.kinds = kinds
        self.busy = busy
        self.room = room
        self.quiet = quiet
        self.limit = limit
    }
}

/// What waits because a platform's pace does not allow an entry yet.
public enum Wait: Equatable, Sendable {
    /// Everything of its lane.
    case lane(until: Moment)
    /// What is not urgent in its room: the dispatcher knows that the room is quiet.
    case routine(until: Moment)
    /// The entry alone.
    case entry(until: Moment)

    public var until: Moment {
        switch self {
        case .lane(let until), .routine(let until), .entry(let until): until
        }
    }
}

/// What one commit of the outbox came to.
public struct Turnover: Sendable {
    /// What the operator should know of each settlement, in order.
    public internal(set) var notes: [SettlementNote] = []
    public internal(set) var work: [Work] = []
    /// When the next thing comes due, the outbox's or a session's timer.
    public internal(set) var next: Moment?
}

/// How an attempt ended.
public enum Settlement: Sendable, Equatable {
    case receipt(Receipt)
    case failure(DeliveryError)
    /// The photo is clean; the file is written when this is settled.
    case clean(bytes: [UInt8], width: Int, height: Int, origin: PhotoOrigin = PhotoOrigin())
    /// These cells of the photo are black; the file is written when this is settled.
    case masked(bytes: [UInt8], cells: MaskCells)
    /// The files are here, but for those that the bucket does not have either.
    case brought(lost: Set<String>)
    /// Our own fault while the photo was worked on; it may be fine.
    case faulted
    /// The photo will never be clean.
    case refused(PhotoTrouble)
    /// A look-up ended, one way or the other.
    case looked(LookFinding)
}

/// What a look-up brought.
public struct LookFinding: Sendable, Equatable {
    public let outcome: LookOutcome
    /// Of one address: never written down.
    public let guide: Answer<VoterGuide>?

    public init(_ outcome: LookOutcome, guide: Answer<VoterGuide>? = nil) {
        self.outcome = outcome
        self.guide = guide
    }
}

/// What the operator should know about a settlement; content-free.
public enum SettlementNote: Sendable, Equatable {
    case sent, retried, repeatedAfterDoubt, droppedInDoubt, refused, unreachable, roomClosed,
        publicRoomClosed, photoKept,
        photoRefused, photoFaulted, photoSetAside, photoMasked, photoUnmasked
    case recalled
    /// An answer to a payment that the platform does not wait for any more: the payer tries again.
    case paymentTooLate
}
