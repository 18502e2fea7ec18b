public import CivicFacts

/// What the team has about a report for itself; its author reads nothing of it, not in their own data either.
public struct TeamSide: Codable, Equatable, Sendable {
    /// What moderators said in reply to the card, in order.
    public internal(set) var notes: [TeamNote] = []
    /// Words for the author that have not left yet.
    public internal(set) var outgoing: Outgoing?
    /// The ready questions that the card was turned to, in their order.
    public internal(set) var offered: [ReadyQuestion]?
    /// Who was told that somebody else has it, and may decide all the same.
    public internal(set) var warned: [LeaseWarning]?
    /// Words of the team's list, for lists alone.
    public internal(set) var tags: [String]?
    /// Who was shown it alone, in order.
    public internal(set) var shown: [Showing]?
    /// Somebody else is to look at its rejection, or did.
    public internal(set) var look: SecondLook?

    /// It is urgent, and in nobody's hands.
    public internal(set) var untaken: Untaken?

    /// Who looked at its video.
    public internal(set) var watched: [AccountID]?

    private enum CodingKeys: CodingKey {
        case notes, outgoing, offered, warned, tags, shown, look, untaken, watched
    }

    init() {}

    public func encode(to encoder: any Encoder) throws {
        if encoder.hidesModerators {
            var nothing = encoder.singleValueContainer()
            return try nothing.encodeNil()
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(notes, forKey: .notes)
        try container.encodeIfPresent(outgoing, forKey: .outgoing)
        try container.encodeIfPresent(warned, forKey: .warned)
        try container.encodeIfPresent(offered, forKey: .offered)
        try container.encodeIfPresent(tags, forKey: .tags)
        try container.encodeIfPresent(shown, forKey: .shown)
        try container.encodeIfPresent(untaken, forKey: .untaken)
        try container.encodeIfPresent(look, forKey: .look)
        try container.encodeIfPresent(watched, forKey: .watched)
    }
}

/// Somebody was told that another has the report, until then.
public struct LeaseWarning: Codable, Equatable, Sendable {
    public let of: AccountID
    public let until: Moment
}

/// A moderator's words to the others about a report.
public struct TeamNote: Codable, Equatable, Sendable {
    public let words: String
    public let by: Moderator
    public let at: Moment
}

/// A question on its way to a report's author: for half a minute the room can stop it.
public struct Outgoing: Codable, Equatable, Sendable {
    public let words: String
    /// The same in every language, where it is one that was ready.
    public var ready: ReadyQuestion?
    /// The author reads another language: it leaves only if somebody says so, and is let go at its time.
    public var needsYes: Bool?
    public let asker: Moderator
    /// Where it was written, and in which message: a change of that changes it.
    public let room: RoomID
    public let message: MessageID?
    public let leavesAt: Moment
}

/// A question that the desk is to let go at a time; its words are with the report.
public struct Leaving: Codable, Equatable, Sendable {
    public let report: ReportID
    public let room: RoomID
    public let message: MessageID?
    public let at: Moment
}

/// Whose next reply about a report goes to its author, and until when.
public struct Armed: Codable, Equatable, Sendable {
    public let report: ReportID
    public let until: Moment
}

extension Report {
    /// The team's side, where there is none an empty one.
    var teamSide: TeamSide {
        get { team ?? TeamSide() }
        set { team = newValue == TeamSide() ? nil : newValue }
    }
}
