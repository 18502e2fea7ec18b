/// Something worth counting or logging: numbers only, so that no word, token or identity can slip into a log.
public enum TelegramNote: Equatable, Sendable {
    /// The first contact failed; it is tried again.
    case notReachable(attempt: Int)
    /// A long poll ended well with so many updates.
    case polled(updates: Int)
    /// A long poll failed: the HTTP status, or 0 if there was no answer.
    case pollFailed(status: Int)
    /// Telegram asked for so many seconds of silence.
    case flood(seconds: Int)
    /// Telegram did not accept the token; it is asked again before that is believed.
    case unauthorized
    /// Another program polls with the same token.
    case conflict(attempt: Int)
    /// An update of a kind that the house has no use for.
    case updateIgnored
    /// An update without a readable number was put into quarantine.
    case updateUnnumbered
    /// A command list, or a text of the profile, could not be set.
    case menuRefused(code: Int)
    /// The bot cannot write into the review room.
    case reviewRoomInaccessible(chat: Int64, code: Int)
    /// The bot is no administrator of the review room and privacy mode is on: it hears only commands and
    /// replies.
    case reviewRoomHalfDeaf
    /// The bot was put out of the review room.
    case reviewRoomLost
    /// The bot is in the review room again.
    case reviewRoomBack
    /// The review room has a new id.
    case reviewRoomMoved
    /// A file path that is never fetched.
    case filePathRefused
    /// A message that should have gone could not be taken away.
    case notRemoved
    /// Telegram refused something that our own code should never send.
    case defect(Defect)

    /// What our own code should never send.
    public enum Defect: Int, Equatable, Sendable {
        case markup, length, buttons, emptyText, photo, other
    }
}
