internal import CivicFacts

/// Reports about the same thing: one stands for all, a moderator says which, and one decision tells every reporter.
enum Groups {
    /// Reports that stand under this one.
    static func members(of report: Report, _ visit: Visit) -> [Report] {
        visit.facts.records.members(of: report.id, limit: Limits.groupMembers)
    }

    /// The report that it stood under stands for one less.
    static func leave(_ report: Report, sparing author: AccountID? = nil, _ visit: inout Visit) {
        guard let leader = report.grouping.flatMap({ visit.facts.records.report($0.with) }),
            leader.author != author
        else { return }
        let left = members(of: leader, visit).map(\.id).filter { $0 != report.id }
        ReportKeeping.showCard(of: leader, standingFor: left, &visit)
    }

    /// It waits for itself again.
    static func free(_ report: Report, isTold: Bool, _ visit: inout Visit) {
        var freed = report
        freed.grouping = nil
        freed.alike = nil
        freed.reopen(as: .waiting)
        visit.change(.recall(tag: report.id.decisionTag))
        ReportKeeping.keep(&freed, because: .ungrouped, &visit)
        if isTold { Decisions.tell(freed, OutcomeWords.reopened, [:], after: .zero, &visit) }
    }

    /// The report that stood for others is gone: each of them waits for itself again, but for those of somebody of
    /// whom everything goes.
    static func dissolve(_ leader: Report, sparing author: AccountID? = nil, _ visit: inout Visit) {
        let isTold = leader.isPublic(at: visit.now)
        for member in members(of: leader, visit) where member.state == .grouped && member.author != author {
            free(member, isTold: isTold, &visit)
        }
    }

    /// Every reporter of the group hears that the report is public.
    static func approved(_ leader: Report, _ visit: inout Visit) {
        for member in members(of: leader, visit) {
            Decisions.tell(
                member, OutcomeWords.groupApproved, [.n: leader.id.description],
                after: leader.publicAt?.since(visit.now) ?? .zero, &visit)
        }
    }

    /// What is decided against one, or taken back, is so for all; each reporter can appeal for themselves.
    static func follow(_ leader: Report, because deed: Deed, _ visit: inout Visit) -> [Report] {
        var members: [Report] = []
        for var member in self.members(of: leader, visit) where member.state == .grouped {
            visit.change(.recall(tag: member.id.decisionTag))
            member.state = leader.state
            member.rejectNote = leader.rejectNote
            ReportKeeping.keep(&member, because: deed, &visit)
            members.append(member)
        }
        return members
    }

    /// What is public again with the leader.
    static func restored(_ leader: Report, _ visit: inout Visit) -> [Report] {
        var members: [Report] = []
        for var member in self.members(of: leader, visit) {
            guard case .retracted = member.state else { continue }
            member.reopen(as: .grouped)
            ReportKeeping.keep(&member, because: .restored, &visit)
            members.append(member)
        }
        return members
    }

    /// The decision is taken back for all.
    static func reopened(_ leader: Report, wasTold: Bool, _ visit: inout Visit) {
        for var member in members(of: leader, visit) {
            visit.change(.recall(tag: member.id.decisionTag))
            if case .rejected = member.state {
                member.reopen(as: .grouped)
                ReportKeeping.keep(&member, because: .reopened, &visit)
            }
            if wasTold { Decisions.tell(member, OutcomeWords.reopened, [:], after: .zero, &visit) }
        }
    }
}
