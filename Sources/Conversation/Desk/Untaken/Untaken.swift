public import CivicFacts

/// An urgent report is in nobody's hands: since when, and who was told of it so far.
public struct Untaken: Codable, Equatable, Sendable {
    public enum Step: String, Codable, CaseIterable, Sendable {
        /// Those on duty at its desk.
        case duty
        case leads
        /// The desk that is there for what nobody takes, and its author.
        case all
    }

    public let since: Moment
    /// Each is told once.
    public internal(set) var told: [Step] = []
    /// When the next are; nil when all were.
    public internal(set) var next: Moment?
}

extension Report {
    /// It is urgent, and nobody has it, has begun to decide it, or waits for an answer about it.
    var isUntaken: Bool { isUrgent && isUntouched && openQuestion == nil && team?.outgoing == nil }

    /// When the next are to be told that nobody takes it.
    public var alarmAt: Moment? { team?.untaken?.next }
}

extension ReportID {
    /// The tag of what tells that nobody takes it: once somebody does, what waits is not sent.
    var untakenTag: String { "untaken:\(self)" }
}

extension Visit {
    /// Whoever acts is where it was told that nobody takes this report.
    func hasHeardAlarm(of report: Report) -> Bool {
        let here = isInPrivate ? inbound.desks ?? [.all] : [deskHere]
        return report.team?.untaken?.told.contains(.all) == true && here.contains(lastDesk)
    }

    /// The desk that hears of what nobody takes.
    var lastDesk: DeskName {
        let legal = DeskName(rawValue: "legal")
        return facts.rules.desks.names.contains(legal) && !Routing.isClosed(legal, self) ? legal : .all
    }
}
