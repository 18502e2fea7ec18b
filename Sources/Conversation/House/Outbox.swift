public import CivicFacts

/// One attempt at a delivery, resolved for one room: all that an adapter needs to perform it.
public struct OutboxEntry: Equatable, Sendable {
    public let id: EntryID
    public let room: RoomID
    public let task: OutboxTask
    /// How often this entry was tried before.
    public let attempts: Int
    /// When the entry was written. With the id it names the entry for ever, also where a restored backup counts its
    /// ids anew.
    public let made: Moment
    /// The person who must notice this, because they are not waiting for it; nil for answers and for rooms.
    public let alerts: SenderID?
    /// Goes before everything else that waits for the room.
    public let isUrgent: Bool
    /// What goes with the message, where a picture was wished for and could be drawn.
    public let picture: PictureFile?
    /// What was drawn of the message's album, in its order.
    public let album: [PictureFile]
    /// Of messages that are to be taken away, how many are so old that they may have to be changed instead.
    public let edits: Int
    /// It is said to moderators, wherever they are.
    public let isForTeam: Bool

    public init(
        id: EntryID, room: RoomID, task: OutboxTask, attempts: Int,
        made: Moment = Moment(milliseconds: 0), alerts: SenderID? = nil, isUrgent: Bool = false,
        picture: PictureFile? = nil, album: [PictureFile] = [], edits: Int = 0,
        isForTeam: Bool = false
    ) {
        self.id = id
        self.room = room
        self.task = task
        self.attempts = attempts
        self.made = made
        self.alerts = alerts
        self.isUrgent = isUrgent
        self.picture = picture
        self.album = album
        self.edits = edits
        self.isForTeam = isForTeam
    }
}

/// What an adapter is asked to do; every reference is already resolved.
public enum OutboxTask: Equatable, Sendable {
    /// Post a new message.
    case post(Message, replyTo: MessageID?)
    /// Change a posted message's text and buttons.
    case change(MessageID, Message)
    /// Post 1 to 10 clean photos as one group, with a caption under the first.
    case postPhotos([PhotoFile], caption: String, replyTo: MessageID?)
    /// Post one file with a caption.
    case postFile(OutboxFile, caption: String)
    /// Take messages away for everybody; one that is already gone counts as done. What the platform does not take away
    /// reads like the line from then on, and a photo shows nothing any more.
    case remove([MessageID], line: String? = nil)
    /// Answer a button press.
    case acknowledge(CallbackID, note: String?, alert: Bool)
    /// Post an invoice.
    case bill(InvoiceSheet)
    /// Say whether a payment may pass.
    case answerCheckout(CheckoutAnswer)
    /// Ask whether this person has authority in the entry's room, or in which of these.
    case vouch(SenderID, in: [RoomID] = [])
}

/// A file made for one person; it is never on disk.
public struct OutboxFile: Equatable, Sendable {
    public let name: String
    public let mediaType: String
    public let bytes: [UInt8]

    public init(name: String, mediaType: String, bytes: [UInt8]) {
        (self.name, self.mediaType, self.bytes) = (name, mediaType, bytes)
    }
}

/// A file of plain words, such as a calendar.
public struct TextFile: Codable, Equatable, Sendable {
    public let name: String
    public let mediaType: String
    public let text: String

    public init(name: String, mediaType: String, text: String) {
        (self.name, self.mediaType, self.text) = (name, mediaType, text)
    }
}

extension OutboxFile {
    /// The words as UTF-8.
    public init(_ file: TextFile) {
        self.init(name: file.name, mediaType: file.mediaType, bytes: Array(file.text.utf8))
    }
}

/// A clean photo on disk.
public struct PhotoFile: Equatable, Sendable {
    public let path: String
    public let width: Int
    public let height: Int
    /// The part over which a grid is drawn, which is all that is shown; nil for a photo as it is.
    public let grid: MaskBox?
    /// What was drawn, in memory only.
    public let bytes: [UInt8]?
    /// The video whose still it is, where that is what is shown.
    public let video: VideoFile?

    public init(
        path: String, width: Int, height: Int, grid: MaskBox? = nil, bytes: [UInt8]? = nil,
        video: VideoFile? = nil
    ) {
        (self.path, self.width, self.height) = (path, width, height)
        (self.grid, self.bytes, self.video) = (grid, bytes, video)
    }

    /// The same as what shows this video.
    public func showing(_ video: VideoFile?) -> PhotoFile {
        PhotoFile(path: path, width: width, height: height, grid: grid, bytes: bytes, video: video)
    }
}

/// A clean video on disk, of its pictures alone.
public struct VideoFile: Equatable, Sendable {
    public let path: String
    /// Pixels across, upright.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// How long it is.
    public let milliseconds: Int
    /// How large it is.
    public let bytes: Int

    public init(path: String, width: Int, height: Int, milliseconds: Int, bytes: Int) {
        (self.path, self.width, self.height) = (path, width, height)
        (self.milliseconds, self.bytes) = (milliseconds, bytes)
    }

    /// Everybody shows such a file; of WebM that is not so.
    public var isMP4: Bool { path.hasSuffix(".mp4") }
    /// Its media type.
    public var mediaType: String { isMP4 ? "video/mp4" : "video/webm" }
}

/// A picture that was drawn.
public struct PictureFile: Equatable, Sendable {
    /// What it shows.
    public let picture: Picture
    public let png: [UInt8]
    public let width: Int
    public let height: Int
    /// The SHA-256 of its bytes in hex: what platforms keep of it is found again by that.
    public let hash: String
    /// Where it lies on the disk.
    public let path: String

    public init(
        _ picture: Picture, png: [UInt8], width: Int, height: Int, hash: String, path: String
    ) {
        (self.picture, self.png, self.hash, self.path) = (picture, png, hash, path)
        (self.width, self.height) = (width, height)
    }
}

/// What the platform answered to a performed entry.
public enum Receipt: Equatable, Sendable {
    /// Posted; one id for each message that came of it, in order, as far as the platform's answer was heard.
    case posted([MessageID])
    /// Done; there is nothing to remember.
    case done
    /// The answer to `.vouch`, and what they call themselves, if the platform tells; where several rooms were asked about,
    /// those in which they have authority, and those in which they lead.
    case vouched(
        isModerator: Bool, isLead: Bool = false, name: String? = nil, in: [RoomID] = [],
        leading: [RoomID] = [])
    /// The room has a new id, and the entry was performed there.
    case moved(to: RoomID, posted: [MessageID])
}

/// Why an attempt did not succeed, said as what to do next.
public enum DeliveryError: Error, Equatable, Sendable {
    /// Nothing happened; try this entry again, not before the span has passed.
    case later(after: Span, scope: Scope)
    /// It will never succeed.
    case never(Reason)
    /// The request was sent and the answer lost: it may or may not have happened.
    case unknown

    /// How much has to wait.
    public enum Scope: String, Equatable, Sendable {
        case room, platform
        /// The platform too, because it asked for a slower pace.
        case pace
    }

    /// Why something will never succeed.
    public enum Reason: String, Codable, Equatable, Sendable {
        /// The person blocked the bot, left, or does not exist: nothing for them will ever arrive.
        case unreachable
        /// The bot was removed from the room or may not write there; the operator must act, the queue is kept.
        case roomClosed
        /// The message to change is gone: post a fresh one.
        case messageGone
        /// The platform refuses this very message: a defect of ours.
        case refused
        /// The file is larger than the platform hands over.
        case tooLarge
        /// The file does not exist any more.
        case fileGone
        /// The answer would come too late to matter.
        case tooLate
    }
}
