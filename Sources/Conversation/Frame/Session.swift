public import CivicFacts
public import Understanding

/// Everything one conversation remembers between two happenings. Stored as JSON; `schema` comes first.
public struct Session: Codable, Equatable, Sendable {
    public static let currentSchema = 1

    public let schema: Int
    public internal(set) var language: Language
    /// The voter chose the language; a platform's code does not override it any more.
    public internal(set) var isLanguageChosen: Bool
    /// The greeting was said.
    public internal(set) var isGreeted: Bool
    /// The ZIP question was answered or skipped.
    public internal(set) var isOnboarded: Bool
    public internal(set) var zip: ZIP? {
        // The districts of an address belong to the ZIP code that it lay in, and so do those that are still looked up.
        didSet {
            guard zip != oldValue else { return }
            memory.resolved = nil
            if memory.look?.question.needsAddress == true { memory.look = nil }
        }
    }
    /// WORK: the one report being written.
    public internal(set) var draft: Draft?
    /// OVERLAY: what lies over the draft; it closes without harm.
    public internal(set) var overlay: Overlay? {
        // What was missed belonged to the page that is closed now.
        didSet {
            if overlay == nil, oldValue != nil { misses = 0 }
            if overlay?.page != oldValue?.page { guess = nil }
        }
    }
    /// Drafts put aside, newest last.
    public internal(set) var parked: [ParkedDraft]
    /// +1 for every prompt shown; buttons and numbers name their turn.
    public internal(set) var turn: Int
    /// What the newest prompt offered, in the order of its numbers.
    public internal(set) var offered: [Choice]
    /// When the newest prompt was shown: a moderator's question may be newer, and bare numbers are for the newest.
    public internal(set) var promptedAt: Moment?
    /// What was said last, so that it is not said twice in a row.
    public internal(set) var lastSaid: LastSaid?
    /// Answers in a row that the pending question could not use.
    public internal(set) var misses: Int
    /// Texts in a row that nothing could be made of, and when the last one was.
    public internal(set) var lost: LostCount?
    /// The keys of the last happenings, so that a repeat is inert.
    public internal(set) var seen: [String]
    /// The report sent last, for photos and words that come late.
    public internal(set) var lastSent: LastSent?
    /// Sentences that are said once in a while only, and when each was said last.
    public internal(set) var reminded: [String: Moment]
    /// When what comes in parts, photos or the lines of one breath, is answered.
    public internal(set) var photoReply: HeldReply?
    /// When an unsent report was begun that was thrown away meanwhile; its writer is told on their return.
    public internal(set) var lostDraft: Moment?
    /// A report whose card waits for its photos, and until when.
    public internal(set) var heldCard: LastSent?
    /// When each happening of the last minute came, for the flood limit.
    public internal(set) var pace: [Moment]
    /// When wrong codes of another chat were typed in the last hour.
    public internal(set) var linkTries: [Moment]?
    /// What was asked for before the ZIP code was known.
    public internal(set) var wanted: Topic?
    /// Words that nothing could be made of: they begin the report, if one is begun right after them.
    public internal(set) var unheard: String?
    /// What an earlier release kept of danger beside the report.
    public internal(set) var alarms: [Piece]?
    /// When the last of them was told.
    public internal(set) var alarmedAt: Moment?
    /// When the review rooms were told of urgent reports that were not sent, in the last day.
    public internal(set) var headsUps: [Moment]?
    /// Since when the bot is silent because it was told to be; nil where it is not.
    public internal(set) var stoppedAt: Moment?
    /// What lies open was only guessed.
    public internal(set) var guess: Guess?
    /// What was answered last, for words that take it back.
    public internal(set) var answered: Answered?
    /// The language of the last message, where it was not the one spoken here.
    public internal(set) var otherLanguage: Language?
    /// Neither the platform nor any words have told the language yet: the first that do decide it.
    public internal(set) var isLanguageOpen: Bool?
    public internal(set) var civic: CivicMemory?
    /// What was promised to charities.
    public internal(set) var giving: GivingMemory?
    /// The like, save or setting that "undo" takes back.
    public internal(set) var lastAct: UndoableAct?
    /// Nil until it is chosen.
    public internal(set) var chart: ChartStyle?
    /// False: lists of results have no bars. Nil is true.
    public internal(set) var hasBars: Bool?
    /// False: the bot never writes first. Nil is true.
    public internal(set) var hasNotices: Bool?
    /// Nothing is answered until then: the person sends too much at once.
    public internal(set) var mutedUntil: Moment?

    /// The draft that was put aside last because nothing more was heard: its place among those put aside.
    var idleDraft: Int? { parked.lastIndex { $0.reason == .idle } }

    /// Until when the words of danger wait for a report.
    var alarmsEnd: Moment? { alarmedAt.map { $0 + Limits.alarmLife } }

    /// The open report with the words of danger that wait to join it: they belong to it already, as its writer was told.
    public var wholeDraft: Draft? {
        var whole = draft
        whole?.pieces += alarms ?? []
        return whole
    }

    public init() {
        schema = Self.currentSchema
        language = .english
        isLanguageChosen = false
        isGreeted = false
        isOnboarded = false
        parked = []
        turn = 0
        offered = []
        misses = 0
        seen = []
        reminded = [:]
        pace = []
    }
}

/// Something small that can be undone for a while, with how it was before.
public struct UndoableAct: Codable, Equatable, Sendable {
    public let at: Moment
    public let was: Earlier

    public enum Earlier: Codable, Equatable, Sendable {
        case marked(Mark, keepsake: Keepsake?)
        case unmarked(kind: MarkKind, target: SaveTarget)
        case language(Language)
        case zip(ZIP?)
        case chart(ChartStyle?)
        case notices(isOn: Bool)
        case bars(isOn: Bool)
        case reminders([Reminder])
        case follows([FollowedBill])
        case secondZIP(ZIP?, resolved: ResolvedPlace?)
    }
}

/// A run of texts that nothing could be made of.
public struct LostCount: Codable, Equatable, Sendable {
    public internal(set) var count: Int
    public internal(set) var last: Moment
}

/// What was opened because it was the likeliest, and what else the words may have meant.
public struct Guess: Codable, Equatable, Sendable {
    public let others: [Intent]
}

/// A question that was answered, and when.
public struct Answered: Codable, Equatable, Sendable {
    public let slot: Slot
    public let at: Moment

    public enum Slot: String, Codable, Sendable {
        case zip, place, time
    }
}

/// A report and a moment that matters for it.
public struct LastSent: Codable, Equatable, Sendable {
    public let report: ReportID
    public let at: Moment
}

/// What comes in parts has no end marker: one reply is given when nothing came for a while.
public struct HeldReply: Codable, Equatable, Sendable {
    /// When the first part came.
    public let first: Moment
    public internal(set) var due: Moment
    /// Photos began a report, which is said in the reply.
    public let startedReport: Bool
    /// What was said so far and not shown yet; nil where only photos came.
    public internal(set) var lines: [String]?
    /// The first of the draft's pieces that was not shown yet; nil where only photos came.
    public internal(set) var firstPiece: Int?

    /// Only the photos wait on.
    var withoutWords: HeldReply {
        HeldReply(first: first, due: due, startedReport: startedReport)
    }
}

/// A draft put aside.
public struct ParkedDraft: Codable, Equatable, Sendable {
    public let draft: Draft
    public let at: Moment
    public let reason: Reason

    public enum Reason: String, Codable, Sendable {
        /// Nothing came for half an hour.
        case idle
        /// The voter cancelled it; it can be had back for 72 hours.
        case discarded
    }
}
