public import CivicFacts

/// What a draft told of danger: it is carried on, whatever is typed later.
public struct Alarm: Codable, Equatable, Sendable {
    public let cause: Cause
    /// When the last of it was told.
    public let at: Moment
    /// As guessed from those words.
    public let kind: ReportKind
    /// Its writer is safe now.
    public internal(set) var isSafe: Bool?
    /// Its writer says that it is no danger.
    public internal(set) var isDenied: Bool?
    /// Its writer is asked then whether to send, if nothing more is heard.
    public internal(set) var nudgeAt: Moment?
    /// The turn in which its buttons were shown first: they hold as long as it does.
    public internal(set) var turn: Int?
    /// The words came where a place was asked for, and may be its name.
    public internal(set) var place: Piece?

    public enum Cause: String, Codable, Sendable {
        /// 911
        case danger
        /// 988
        case crisis
        /// Stopped from voting right now.
        case stopped
    }
}

extension Draft {
    /// What holds of it.
    var standingAlarm: Alarm? { alarm.flatMap { $0.isDenied == true ? nil : $0 } }

    /// The room is told of it before it is sent. A danger to oneself is nothing to tell anybody.
    public var isAlarming: Bool { kind.isUrgent || standingAlarm.map { $0.cause != .crisis } ?? false }

    /// The voter's choice; else what was told in danger, unless something worse was told since; else the guess.
    var kind: ReportKind {
        if let chosenKind { return chosenKind }
        let guess = KindGuess.kind(of: text)
        if alarm?.isDenied == true, guess == .threats { return .other }
        guard let alarm = standingAlarm, !guess.isUrgent else { return guess }
        return alarm.kind.isUrgent || alarm.cause != .crisis ? alarm.kind : guess
    }
}

extension ReportKind {
    /// Danger, or a vote that is being lost right now.
    public var isUrgent: Bool { self == .threats || self == .turnedAway }
}
