/// What a moderator does with a report in their own chat with the bot. Whether they may is asked of the platform every time.
enum PrivateDesk {
    /// It is about a report that stands there, or about work; everything else there is a voter's.
    static func concerns(_ event: Event, _ visit: Visit) -> Bool {
        switch event {
        case .vouched(_, _, .woke): true
        case .vouched(_, _, let original): concerns(original, visit)
        case .tapped(let token, _):
            token == CallNext.token || isOfList(token)
                ? isAtWork(visit)
                : DrillToken(text: token) != nil
                    || stands(CardToken(text: token)?.report ?? OutgoingToken(text: token)?.report, visit)
        case .said(let text): stands(visit.facts.subject, visit) || Drill.answer(in: text, visit) != nil
        case .reacted(let sign, _): CardReaction.isKnown(sign) && stands(visit.facts.subject, visit)
        case .edited, .deleted: Outgoings.held(by: visit.inbound, visit) != nil
        case .commanded(let name, _):
            withoutWork.contains(name)
                || isAtWork(visit) && Actions.command(name) != nil && Features.commands[name] == nil
        case .sentPhoto, .sentTooLarge, .sharedLocation, .sentUnsupported, .becameReachable, .woke,
            .photoKept, .photoRefused, .looked, .payment:
            false
        }
    }

    static func take(_ event: Event, _ visit: inout Visit) {
        defer { visit.cutAt = nil }
        switch event {
        case .vouched(let isModerator, let isLead, let original):
            visit.isLead = visit.facts.rules.leads?.contains(visit.inbound.sender) ?? (isLead ?? false)
            hear(original, isModerator: isModerator, &visit)
        case .deleted: Desk.take(event, &visit)
        case _:
            guard isAtWork(visit) || !Pace.isMuted(event, &visit) else { return }
            visit.deliver(Delivery(.vouch(for: visit.inbound)))
        }
    }

    private static func hear(_ event: Event, isModerator: Bool, _ visit: inout Visit) {
        let (me, now) = (visit.facts.account, visit.now)
        guard isModerator else { return dismiss(event, &visit) }
        visit.updateDesk { $0.workers?[me]?.askedAt = now }
        if event != .woke { Desk.act(on: event, &visit) }
    }

    /// Somebody who may not, perhaps any more: nothing of a report stays with them.
    private static func dismiss(_ event: Event, _ visit: inout Visit) {
        let worker = visit.desk.workers?[visit.facts.account]
        if let worker, Work.end(visit.facts.account, &visit) {
            WorkServing.say(WorkWords.dismissed, to: worker, &visit)
        }
        switch event {
        case .commanded where worker == nil: visit.answer(WorkWords.refused)
        case _: Desk.refuse(event, RefusalWords.refused, &visit)
        }
    }

    /// Commands that moderators follow in their own chat also where they do not work there.
    private static let withoutWork: Set<String> = Set(
        [Work.command, DeskStats.command, Drill.command].compactMap(\.self))

    /// Below a list, which is nobody's report.
    private static func isOfList(_ token: String) -> Bool {
        ListToken(text: token) != nil || ViewToken(text: token) != nil || BulkToken(text: token) != nil
    }

    private static func isAtWork(_ visit: Visit) -> Bool { visit.desk.workers?[visit.facts.account] != nil }

    /// The report stands in this chat.
    private static func stands(_ id: ReportID?, _ visit: Visit) -> Bool {
        guard let id, id != .digest else { return false }
        return visit.facts.records.report(id)?.privateRooms.contains(visit.inbound.room) ?? false
    }
}
