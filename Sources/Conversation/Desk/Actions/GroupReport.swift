internal import CivicFacts

/// Puts a report under another one about the same thing, which then stands for both.
struct GroupReport: Action {
    static let (code, sign) = ("group", "🔗")
    static let label = Text(en: "Group with {code}", es: "Agrupar con {code}")

    let leader: ReportID

    static func forms(on report: Report) -> [any Action] {
        report.alike.map { [GroupReport(leader: $0.report)] } ?? []
    }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let leader = ReportID(number: words) else { return .refused(DeskWords.groupHow) }
        return Decisions.decide(GroupReport(leader: leader), on: id, &visit)
    }

    var argument: String? { String(leader.rawValue, radix: 36) }
    var role: Role { .somebodyElse }
    var label: String { Desk.words.text(DeskLabels(text: Self.label), leader.slot) }

    func row(on card: Card) -> Int? {
        guard card.report.isOpen, let other = card.facts.records.report(leader) else { return nil }
        return other.isOpen || other.approval != nil ? 3 : nil
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard var leader = visit.facts.records.report(leader) else { return Desk.missing(self.leader, visit) }
        // One that stands under another itself means that one.
        if leader.state == .grouped, let head = leader.grouping {
            leader = visit.facts.records.report(head.with) ?? leader
        }
        if let barrier = visit.barrier(to: leader) { return barrier }
        let code: [Slot: String] = [.code: report.id.description, .n: leader.id.description]
        guard leader.id != report.id, leader.isOfVoting, report.isOfVoting,
            leader.isOpen || leader.approval != nil
        else { return .refused(RefusalWords.groupNot, code) }
        let own = Groups.members(of: report, visit)
        guard own.count + Groups.members(of: leader, visit).count < Limits.groupMembers else {
            return .refused(RefusalWords.groupFull, code)
        }
        for member in [report] + own { put(member, under: leader, &visit) }
        let all = Groups.members(of: leader, visit).map(\.id) + [report.id] + own.map(\.id)
        ReportKeeping.showCard(of: leader, standingFor: all, &visit)
        return .done(DoneWords.grouped, code)
    }

    private func put(_ report: Report, under leader: Report, _ visit: inout Visit) {
        var member = report
        member.grouping = Grouping(with: leader.id, by: visit.moderator, at: visit.now)
        member.state = .grouped
        member.face = .actions
        (member.firstApproval, member.queuedAt) = (nil, nil)
        ReportKeeping.keep(&member, because: .grouped, &visit)
        guard let approval = leader.approval else { return }
        let wait = max(visit.facts.rules.secondThoughts, approval.publicAt.since(visit.now))
        Decisions.tell(member, OutcomeWords.groupApproved, [.n: leader.id.description], after: wait, &visit)
    }
}

extension GroupReport {
    init?(argument: String?) {
        guard let argument, argument.count <= 13, let id = Int64(argument, radix: 36), id > 0 else {
            return nil
        }
        self.init(leader: ReportID(rawValue: id))
    }
}

/// Out of its group and back to those that wait; its reporter hears of it if they were told already.
struct UngroupReport: PlainAction {
    static let (code, sign) = ("ungroup", "✂️")
    static let label = Text(en: "Ungroup", es: "Desagrupar")

    func row(on card: Card) -> Int? { card.report.state == .grouped ? 1 : nil }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        report.state == .grouped ? nil : report.settled(visit)
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        let isTakenBack = report.retraction != nil
        guard report.state == .grouped || isTakenBack, let grouping = report.grouping else {
            return .refused(RefusalWords.nothingToUndo, report.id.slot)
        }
        let leader = visit.facts.records.report(grouping.with)
        let isTold = leader?.approval.map {
            max($0.publicAt, grouping.at + visit.facts.rules.secondThoughts) <= visit.now
        }
        Groups.free(report, isTold: isTakenBack || isTold ?? false, &visit)
        Groups.leave(report, &visit)
        return .done(DoneWords.ungrouped, report.id.slot)
    }
}
