public import CivicFacts
public import Conversation

/// What makes a stage do something: a deed of a player, or a happening in the world.
public enum Cue: Equatable, Sendable {
    /// The player of this name does something.
    case deed(by: String, Act)
    case world(Weather)

    /// What a player does. Paths are relative to the transcript's folder; reports are counted from 1.
    public enum Act: Equatable, Sendable {
        /// Words as written; those that begin with a slash are a command, which is for the stage to tell.
        case says(String)
        /// The same, in the private chat with the bot, where somebody is in the review room.
        case saysInPrivate(String)
        /// Words as a platform reply to the report's card.
        case replies(String, toReport: Int)
        /// Presses the newest button with this label, on the card of one report if it is given.
        case taps(label: String, onReport: Int?)
        case sendsPhoto(path: String, caption: String?)
        /// Two or more photos that the platform delivers as one album.
        case sendsAlbum(paths: [String], caption: String?)
        /// A point on the map, in degrees.
        case sharesLocation(latitude: Double, longitude: Double)
        /// Changes an earlier message of theirs that reads `from`.
        case edits(from: String, to: String)
        /// Takes back an earlier message of theirs that reads like this.
        case deletes(String)
        /// Sends something that the bot cannot use.
        case sendsUnsupported(UnsupportedKind)
        /// Sends a file of this size, in megabytes of 1,000,000 bytes.
        case sendsLargeFile(megabytes: Int)
        case joins
        case leaves
        case blocksBot
        case unblocksBot
        case reacts(emoji: String, toReport: Int)
        /// Pays the newest invoice that this person, or another one, can see, if the bot lets it pass.
        case pays(invoiceOf: String?)
        /// Wants to pay it, and nothing comes of that so far.
        case startsToPay
        /// Money moves for it, whatever the bot said.
        case isCharged
    }

    /// What the world does to the house.
    public enum Weather: Equatable, Sendable {
        case clockMoves(Span)
        case goesDown(Platform)
        case comesBack(Platform)
        /// The platform delivers the last update of this player a second time.
        case repeatsLastMessage(Platform, of: String)
        /// The next send is answered with this HTTP status and, if given, the wish to wait so many seconds.
        case refusesOnce(Platform, status: Int, seconds: Int?)
        /// The next send happens, but its answer is lost.
        case answersNothingOnce(Platform)
        case houseRestarts
        case diskFillsUp
        case diskHasRoom
        /// The sample data about voting are kept from now on, as if a sync had just brought them.
        case sampleDataKept
        /// The next sync has brought a change: a bill went on.
        case sampleDataChange
        /// Providers of facts about voting do not answer, or answer again.
        case sourcesGoDown, sourcesComeBack
        /// One sample charity takes cards from now on, or none does any more.
        case cardsAreTaken, cardsAreNotTaken
        /// The operator offers no charities.
        case charitiesEnd
        /// So many approvals of each moderator take a second one from here on.
        case probation(approvals: Int)
        /// One in so many rejections is looked at by somebody else from here on.
        case secondLooks(every: Int)
        /// So long after it was sent a report is public at the earliest.
        case publicWaits(Span)
        /// The operator gave the money of this receipt back.
        case operatorRefunds(receipt: Int)
    }
}
