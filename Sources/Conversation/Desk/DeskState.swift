public import CivicFacts

/// What the review rooms together remember between two happenings: one for the house. Stored as JSON.
public struct DeskState: Codable, Equatable, Sendable {
    /// How full the rooms' minute is.
    public internal(set) var flow = Flow()
    /// The board, which says how many reports wait; nil when none is shown.
    public internal(set) var digest: QueueDigest?
    /// More reports wait than the rooms can be shown: new ones line up behind them.
    public internal(set) var isFlooded = false
    /// When each moderator last did something; they are known by that, and somebody is on duty.
    public internal(set) var acted: [AccountID: Moment] = [:]
    /// What those who did something call themselves; only their own room hears it.
    public internal(set) var names: [AccountID: String]?
    /// The desks at which those who did something were seen to have authority, where there are several.
    public internal(set) var stations: [AccountID: [DeskName]]?
    /// When the room was last told how things stand.
    public internal(set) var briefedAt: Moment?
    /// How long it waits until it is told again: longer each time that nothing happened meanwhile.
    public internal(set) var briefPause: Span?
    /// Who is in a drill, and where.
    public internal(set) var drills: [AccountID: DrillRun]?
    /// Who passed one, and is new no more.
    public internal(set) var drilled: [AccountID]?
    /// When the room was last told where the audit log ends, and the row it was told of.
    public internal(set) var anchoredAt: Moment?
    public internal(set) var anchoredRow: Int64?
    /// Urgent reports that the rooms were told of and that are not sent, the oldest first.
    public internal(set) var unfinished: [Unfinished]?
    /// The newest number that one of those has been given.
    public internal(set) var lastNumber: ReportID?
    /// When somebody was last told that what they tried means nothing.
    public internal(set) var hintedAt: Moment?
    /// Questions that leave when their time comes.
    public internal(set) var leaving: [Leaving]?
    /// Who is about to write a question.
    public internal(set) var armed: [AccountID: Armed]?
    /// The words that reports can be tagged with, in order.
    public internal(set) var tags: [String]?
    /// The team's filters, by name.
    public internal(set) var views: [SavedView]?
    /// Sets of reports that moderators are about to reject at once.
    public internal(set) var bulks: [BulkOrder]?
    /// How often each ready question was asked, by name.
    public internal(set) var askedReady: [String: Int]?
    /// What a restore from a copy left the rooms to find out.
    public internal(set) var restored: Restored?
    /// Reports that were given to those who may not decide them.
    public internal(set) var declined: [Declined]?
    /// Who works in their own chat.
    public internal(set) var workers: [AccountID: Worker]?
    /// What the rooms of the other desks remember, where there are any.
    public internal(set) var others: [DeskName: DeskStanding]?
    /// Desks of which a room can be shown nothing.
    public internal(set) var closed: [DeskName: ClosedDesk]?
    /// How often the homeserver takes a message, where it said so.
    public internal(set) var pace: DecisionPace?
    /// Who is on duty, and who will be.
    public internal(set) var duty: [DutyTurn]?
    /// Those of whom the platform said, when they last did something, that they lead the team.
    public internal(set) var leads: [AccountID]?
    /// The photo that each of these is shown under a grid.
    public internal(set) var grids: [AccountID: OpenGrid]?
    /// Videos that somebody looks at in their own chat, the oldest first.
    public internal(set) var videos: [OpenVideo]?
    /// Rejections that somebody else is to look at, the oldest first.
    public internal(set) var looks: [ReportID]?
    /// When the desk wants to be looked after; nil: nothing is to be done.
    public internal(set) var wakeAt: Moment?

    public init() {}

    /// Asks to be looked after at this moment, or earlier if that was asked already.
    public mutating func wake(at moment: Moment) { wakeAt = min(wakeAt ?? moment, moment) }
}

/// How full a room's minute is: messages fill it, time empties it at the pace that the platform allows.
public struct Flow: Codable, Equatable, Sendable {
    /// Thousandths of a message that were still in it at `at`.
    private var level: Int64 = 0
    private var at = Moment(milliseconds: 0)

    /// Messages that are in it now, in thousandths, at a pace of so many messages a minute.
    func level(at now: Moment, pace: Int) -> Int64 {
        max(0, level - max(0, now.since(at).milliseconds) * Int64(pace) / 60)
    }

    mutating func add(messages: Int, at now: Moment, pace: Int) {
        level = level(at: now, pace: pace) + Int64(messages) * 1_000
        at = now
    }
}

/// The board as it was shown last.
public struct QueueDigest: Codable, Equatable, Sendable {
    public let shown: QueueCount
    public let at: Moment
    /// What those at work call themselves; nil where nobody works.
    public internal(set) var workers: [String]?
    /// In the hour before.
    public internal(set) var decided: Int?
    /// What the homeserver's pace allows, where it is slow.
    public internal(set) var pace: DecisionPace?
}

/// How many reports wait for a decision.
public struct QueueCount: Codable, Equatable, Sendable {
    /// In nobody's hands.
    public let waiting: Int
    /// Of these, how many are urgent.
    public let urgent: Int
    /// Of these, how many are held back because their sender has many.
    public let heldBack: Int
    /// When the one that waits longest was sent.
    public let oldest: Moment?
    /// Some were asked for and are not decided yet.
    public let areSomeTaken: Bool
    /// Of those in nobody's hands, how many the rooms were not shown unasked.
    public let queued: Int?

    public init(
        waiting: Int, urgent: Int, heldBack: Int, oldest: Moment?, areSomeTaken: Bool, queued: Int? = nil
    ) {
        self.waiting = waiting
        self.urgent = urgent
        self.heldBack = heldBack
        self.oldest = oldest
        self.areSomeTaken = areSomeTaken
        self.queued = queued
    }

    public static let none = QueueCount(
        waiting: 0, urgent: 0, heldBack: 0, oldest: nil, areSomeTaken: false)
}

extension ReportID {
    /// Stands for the board where a message has to be about a report: replies and reactions to it lead here.
    public static let digest = ReportID(rawValue: 0)
}
