/// Something worth counting or logging: numbers only, so that no word, token or identity can slip into a log.
public enum MatrixNote: Equatable, Sendable {
    /// The first contact failed; it is tried again.
    case notReachable(attempt: Int)
    /// Logged in anew, with the same device.
    case signedIn
    /// The access token was changed for a new one in time.
    case tokenRefreshed
    /// The access token does not work, and there is no new one yet.
    case signedOut
    /// A call was refused with 401 although the token works.
    case refusedOnce
    /// The account is locked or suspended by the homeserver's operator.
    case accountLocked
    /// A sync ended well with so many updates.
    case synced(updates: Int)
    /// A sync failed: the HTTP status, or 0 if there was no answer.
    case syncFailed(status: Int)
    /// The homeserver does not know where the last sync ended; everything since is looked up.
    case positionLost
    /// The same position again and again.
    case positionStuck
    /// The homeserver asked for so many seconds of silence.
    case flood(seconds: Int)
    /// Messages that a sync left out are being looked up in so many rooms.
    case gapsOpen(rooms: Int)
    /// So many messages that a sync had left out were found.
    case gapClosed(events: Int)
    /// A gap was larger than is ever looked up.
    case gapAbandoned
    /// An invitation was followed.
    case joined
    /// An invitation was not for the bot, or not from somebody whom it welcomes.
    case inviteDeclined
    /// One person invites the bot into room after room; this one waits.
    case inviteHeld
    /// A room could not be joined; it is tried again.
    case joinFailed(attempt: Int)
    /// An invitation could not be followed for a day.
    case joinAbandoned
    /// So many messages came in that are encrypted.
    case encrypted(events: Int)
    /// A device is shown with other keys than before, and gets none.
    case deviceForged
    /// A message from a device opens with no session.
    case olmBroken
    /// Somebody has another identity than before, or none any more.
    case identityChanged
    /// Words without encryption came in an encrypted review room.
    case plainIgnored
    /// Others are not shown the bot's own keys and identity: it seals nothing.
    case identityNotShown
    /// They are shown again, and used.
    case identityShown
    /// The homeserver, or a room, knows of keys that are not here: the data are older than they were (E47).
    case keysRolledBack
    /// A room without encryption was opened for somebody who wrote in an encrypted one.
    case refugeOpened
    /// The homeserver encrypts every new room, so that none can be opened for anybody.
    case refugeImpossible
    /// A third person came into somebody's private room.
    case crowded
    /// A room in which nobody is left was left too.
    case roomLeft
    /// An event that the house has no use for.
    case eventIgnored
    /// The bot is not in the review room, or may not write there.
    case reviewRoomInaccessible
    /// The bot was put out of the review room.
    case reviewRoomLost
    /// The review room was replaced by another one.
    case reviewRoomMoved
    /// The review room was made encrypted, and nothing is set up for that.
    case reviewRoomEncrypted
    /// The review room is shown nothing, because of these.
    case reviewRoomUnsafe(Set<MatrixReviewTrouble>)
    /// It may be shown everything again.
    case reviewRoomSafe
    /// The account's name or picture could not be set.
    case profileNotSet
    /// A message that should have gone could not be taken away.
    case notRemoved
    /// Something else than a photo came in its place; it is asked for again.
    case photoHidden
    /// The homeserver refused something that our own code should never send.
    case defect(status: Int)
}
