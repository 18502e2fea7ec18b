import CivicFacts
import Conversation

/// What the adapter must not forget about rooms. It names no person: only rooms, servers and events.
struct MatrixFacts: Sendable {
    /// Rooms the bot is in.
    var rooms = RoomNotes<MatrixRoom>("room")
    /// Invitations that are being answered.
    var doors = RoomNotes<MatrixDoor>("door")
    /// Rooms some of whose messages are still being looked up.
    var gaps = RoomNotes<MatrixGap>("gap")
    /// The last event of each room, where a fresh start would have to look back to.
    var last = RoomNotes<String>("last")
    /// What happens about encrypted rooms.
    var refuges = RoomNotes<MatrixRefuge>("refuge")
    /// Review rooms that were seen to be encrypted, also before a sync told of it (E36).
    var sealed = RoomNotes<Bool>("sealed")
    /// Where the review room is: the setting's room, or what became of it.
    var review = RoomNotes<String>("review")
    /// Device messages that nobody can read yet, in a ring.
    var devices = RoomNotes<MatrixDeviceMessages>("device")
    /// Photos that were uploaded for entries, so that a repeat of the entry says the same (M91).
    var uploads = RoomNotes<MatrixUpload>("upload")

    /// Pictures that were uploaded, by the hash of their bytes.
    var pictures = RoomNotes<MatrixUpload>("picture")
    /// The last picture of each room, so that it can go when the same is shown in another way.
    var shown = RoomNotes<MatrixShownPicture>("shown")

    /// Everything that changed since the last time.
    mutating func takeNotes() -> [AdapterNote] {
        rooms.takeNotes() + doors.takeNotes() + gaps.takeNotes() + last.takeNotes() + refuges.takeNotes()
            + review.takeNotes() + devices.takeNotes() + uploads.takeNotes() + pictures.takeNotes()
            + shown.takeNotes() + sealed.takeNotes()
    }

    mutating func recall(_ note: AdapterNote) {
        _ =
            rooms.recall(note) || doors.recall(note) || gaps.recall(note) || last.recall(note)
            || refuges.recall(note) || review.recall(note) || devices.recall(note) || uploads.recall(note)
            || pictures.recall(note) || shown.recall(note) || sealed.recall(note)
    }

    /// Remembers an upload, and the newest hundred or two before it.
    mutating func remember(_ upload: MatrixUpload, as key: String) {
        uploads.add(upload, as: key, atMost: 200)
    }

    /// Remembers where a picture lies, and the newest thousand or two before it.
    mutating func remember(picture: MatrixUpload, as hash: String) {
        pictures.add(picture, as: hash, atMost: 2_000)
    }

    /// Once encrypted, always encrypted (M113).
    func isEncrypted(_ room: String) -> Bool { rooms[room]?.isEncrypted == true || sealed[room] == true }

    /// The room whose tombstone names this one, while that is not checked yet.
    func predecessor(awaiting room: String) -> String? {
        rooms.items.first { $0.value.successor == room && $0.value.isHeirAwaited }?.key
    }

    /// Forgets a room that the bot is no longer in.
    mutating func forget(_ room: String) {
        rooms[room] = nil
        doors[room] = nil
        gaps[room] = nil
        last[room] = nil
        refuges[room] = nil
        shown[room] = nil
    }
}

/// What is known of a room the bot is in.
struct MatrixRoom: Codable, Equatable, Sendable {
    /// A private conversation with one person.
    var isDirect: Bool
    /// Once encrypted, always encrypted (M113).
    var isEncrypted = false
    /// People in it, with the bot, and people invited; 0 if nobody told.
    var joined = 0
    var invited = 0
    /// The other person left, so that nothing will arrive any more.
    var isEmpty = false
    /// The room that replaced this one, as its tombstone says.
    var successor: String?
    /// The successor, once it was seen to name this room as well: only then anything goes there.
    var heir: String?
    /// The room that was opened because this one cannot be read.
    var refuge: String?
    /// The bot opened it for somebody who wrote in an encrypted room.
    var isRefuge = false
    /// It was said that a third person ends the conversation here.
    var isCrowdTold = false
    /// Since when others could read along; nil again once the two are seen to be alone.
    var crowdedSince: Moment?
    /// It was said that there is news, which waits until the two are alone.
    var isNewsTold: Bool?

    init(isDirect: Bool) { self.isDirect = isDirect }

    var isHeirAwaited: Bool { successor != nil && heir == nil }

    /// Somebody besides the two is there, or may come in.
    var isOverfull: Bool { isDirect && joined + invited > 2 }

    /// Whether somebody else may read what is said here, as far as anybody knows.
    var isOverheard: Bool { isOverfull || isDirect && crowdedSince != nil }
}

/// An invitation on its way to an answer.
struct MatrixDoor: Codable, Equatable, Sendable {
    var isWelcome: Bool
    let isDirect: Bool
    /// The inviter's server, through which the room can be found (M56).
    let via: String
    /// Whose invitation it is; nil where an earlier version kept it.
    var inviter: String?
    let since: Moment
    var isJoined = false
    /// It does not say what it is for: a chat if the two are alone there.
    var isUndeclared: Bool?
    /// Why it is declined.
    var refusal: MatrixRefusalReason?
}

/// Why the bot does not stay in a room, as those who invited it read it.
enum MatrixRefusalReason: String, Codable, Equatable, Sendable {
    case isPublic, isSpace, isForMany

    var words: String {
        let wording: MatrixWords =
            switch self {
            case .isPublic: .noPublicRoom
            case .isSpace: .noSpace
            case .isForMany: .noRoomOfMany
            }
        return [Language.english, .spanish].map { Catalogue($0).text(wording) }.joined(separator: " / ")
    }
}

/// Messages of one room that a sync left out.
struct MatrixGap: Codable, Equatable, Sendable {
    /// Where the search has come to, going forwards; nil while it goes backwards from `to`.
    var from: String?
    /// Where it ends; every further sync moves it on, because the room's newer messages wait for the older ones.
    var to: String
    /// Going backwards: the event at which to stop; nil for the bot's own invitation.
    var until: String?
    /// How many events were looked at.
    var seen = 0
}

/// What happens about one encrypted room.
struct MatrixRefuge: Codable, Equatable, Sendable {
    let since: Moment
    /// When it was last said that the room cannot be read.
    var toldAt: Moment?
    /// Somebody wrote again, a day later.
    var mustTell = true
    /// The chat was in use when encryption was switched on.
    var wasReadable: Bool?
    /// A room was opened, or it is known that none can be.
    var isSettled = false
}

/// A photo on the homeserver.
struct MatrixUpload: DatedNote {
    let address: String
    let at: Moment
}

/// A picture in a room, with the words beside it.
struct MatrixShownPicture: Codable, Equatable, Sendable {
    let picture: Picture
    let events: [String]
}

/// Messages to this device, as they came, until somebody can read them.
struct MatrixDeviceMessages: Codable, Equatable, Sendable {
    let at: Moment
    let events: [String]

    /// At most fifty of a sync, each as it came.
    init(_ toDevice: [[UInt8]], at now: Moment) {
        at = now
        events = toDevice.prefix(50).filter { $0.count < 65_536 }.map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
