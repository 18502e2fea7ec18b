public import CivicFacts

/// A rejection that somebody else looks at, who is not told that it is one.
public struct SecondLook: Codable, Equatable, Sendable {
    /// When the decision stands: nobody is shown it before.
    public let due: Moment
    /// Who has it before them now.
    public internal(set) var held: HeldLook?
    /// Whether they would have rejected it too; nil until they said.
    public internal(set) var agrees: Bool?

    init(due: Moment) { self.due = due }
}

/// It stands in somebody's own chat, like a report that they took.
public struct HeldLook: Codable, Equatable, Sendable {
    public let by: Moderator
    public let room: RoomID
    public let until: Moment
}

extension Report {
    /// Why it was rejected, by whom, and when its author is told; nil for what is not.
    var rejection: (reason: RejectReason, by: Moderator, toldAt: Moment)? {
        guard case .rejected(let reason, let by, _, let toldAt) = state else { return nil }
        return (reason, by, toldAt)
    }

    /// As whoever looks a second time sees it: a report like any other that they have.
    var unmarked: Report {
        guard let held = team?.look?.held else { return self }
        var report = self
        report.reopen(as: .taken(by: held.by, until: held.until))
        (report.rejectNote, report.firstApproval) = (nil, nil)
        return report
    }

    /// As everybody else sees it meanwhile.
    var marked: Report {
        guard team?.look?.held != nil else { return self }
        var report = self
        (report.face, report.turner) = (.actions, nil)
        return report
    }

    /// A second moderator would not have rejected it, and nobody has decided it anew.
    var isDisputed: Bool { team?.look?.agrees == false }
}

extension Visit {
    /// The report as whoever acts has it before them.
    func asSeen(_ report: Report) -> Report {
        report.team?.look?.held.map { isMe($0.by.account) } ?? false ? report.unmarked : report
    }
}
