public import CivicFacts

/// What happened. Happenings are in the past tense; the engine decides what they mean.
public enum Event: Codable, Equatable, Sendable {
    /// Words, as written; also the words beside a platform's own location or contact.
    case said(text: String)
    /// A command: its name without the slash, in lower case, and whatever followed it.
    case commanded(name: String, rest: String)
    /// A button was pressed; `token` is the button's data as it came back, which is not to be trusted.
    case tapped(token: String, callback: CallbackID?)
    /// One photo, or one video. Photos of an album come as one event each and share the `album` key.
    case sentPhoto(source: PhotoSource, album: String?, caption: String?)
    /// A photo, video or file that the platform cannot hand over because it is larger than `limitMegabytes`.
    case sentTooLarge(limitMegabytes: Int, isVideo: Bool? = nil)
    /// A point on the map, in degrees.
    case sharedLocation(latitude: Double, longitude: Double)
    /// An earlier message (`Inbound.message`) reads differently now.
    case edited(text: String)
    /// An earlier message (`Inbound.message`) was taken back.
    case deleted
    /// A reaction on a message of the bot (`Inbound.repliesTo`); `callback` leads back to whoever reacted.
    case reacted(emoji: String, callback: CallbackID? = nil)
    /// Something that the bot cannot use.
    case sentUnsupported(kind: UnsupportedKind)
    /// The person blocked the bot or went away (`false`), or came back (`true`).
    case becameReachable(isReachable: Bool)
    /// A timer of the session came due.
    case woke
    /// A photo was cleaned and kept; `hash` is the SHA-256 of the clean file in hex.
    case photoKept(id: PhotoID, hash: String, width: Int, height: Int, video: KeptVideo? = nil)
    /// A photo could not be made safe to show, so it is gone.
    case photoRefused(id: PhotoID, why: PhotoTrouble)
    /// A look-up that was asked for under this number came back.
    case looked(number: Int, LookOutcome)
    /// Something about a payment.
    case payment(PaymentEvent)
    /// The platform answered whether the sender has authority, and whether to give it to others; `for` is what they did
    /// meanwhile.
    indirect case vouched(isModerator: Bool, isLead: Bool? = nil, for: Event)
}

/// Where the platform keeps a photo or a video: a reference that only its adapter understands.
public struct PhotoSource: Codable, Equatable, Sendable {
    public let platform: Platform
    public let reference: String
    /// What comes of it is a picture out of a video; nil for a photo.
    public let isVideo: Bool?

    public init(platform: Platform, reference: String, isVideo: Bool? = nil) {
        (self.platform, self.reference, self.isVideo) = (platform, reference, isVideo)
    }
}

/// Kinds of messages that the bot cannot use; each has a word in every language.
public enum UnsupportedKind: String, Codable, Sendable, CaseIterable {
    case voice, video, sticker, animation, file, contact, poll, audio, other
    case livePlace = "live"
}

/// Why a photo was not kept; each has a sentence in every language.
public enum PhotoTrouble: String, Codable, Sendable, CaseIterable {
    case notAPicture, unsupportedFormat, broken, tooLarge, tookTooLong, unavailable, ourFault
    /// Of a video; the last: this machine reads none.
    case videoUnread, videoBroken, videoTooLarge, videoTooLong, videoTookTooLong, videoUnavailable,
        videoOurFault, noVideos
}

extension PhotoTrouble {
    var isOfVideo: Bool {
        switch self {
        case .notAPicture, .unsupportedFormat, .broken, .tooLarge, .tookTooLong, .unavailable, .ourFault:
            false
        case .videoUnread, .videoBroken, .videoTooLarge, .videoTooLong, .videoTookTooLong, .videoUnavailable,
            .videoOurFault, .noVideos:
            true
        }
    }
}
