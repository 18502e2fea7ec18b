/// What a moderator does with a report in their own chat with the bot. Whether they may is asked of the platform every time.
enum PrivateDesk {
    /// It is about a report that stands there, or about work; everything else there is a voter's.
    static func concerns(_ event: Event, _ visit: Visit) -> Bool {
        switch event {
        case .vouched(_, _, .woke): true
        // No moderator, and no command that says so: it is a voter's, whatever it was taken for.
        case .vouched(false, _, .commanded(let name, _))
        where !isAtWork(visit) && !withoutWork.contains(name):
            false
        case .vouched(_, _, let original): concerns(original, visit)
        case .tapped(let token, _):
            token == CallNext.token || isOfList(token)
                ? isOfTeam(visit)
                : DrillToken(text: token) != nil || DutyToken(text: token) != nil
                    || stands(report(of: event, visit), visit)
                    || isOfTeam(visit) && report(of: event, visit) != nil
        case .said(let text):
            stands(report(of: event, visit), visit) || Drill.answer(in: text, visit) != nil
        case .reacted(let sign, _): CardReaction.isKnown(sign) && stands(report(of: event, visit), visit)
        case .edited, .deleted: report(of: event, visit) != nil
        case .commanded(let name, let rest):
            // `/undo` is a voter's, and `/undo 12` a moderator's.
            withoutWork.contains(name) || isTeamHelp(event, visit)
                || isOfTeam(visit) && (Features.commands[name] == nil || rest.first?.isNumber == true)
                    && (Actions.command(name) != nil || Actions.nearest(to: name) != nil)
        case .sentPhoto, .sentTooLarge, .sharedLocation, .sentUnsupported, .becameReachable, .woke,
            .photoKept, .photoRefused, .looked, .payment:
            false
        }
    }

    static func take(_ event: Event, _ visit: inout Visit) {
        defer { visit.cutAt = nil }
        switch event {
        case .vouched(let isModerator, let isLead, let original):
            visit.noteLead(asTold: isLead)
            hear(original, isModerator: isModerator, &visit)
        case .deleted: Desk.take(event, &visit)
        case .commanded(let name, let rest)
        where !withoutWork.contains(name) && Actions.command(name) == nil:
            Desk.say(Actions.unknown(name, rest, visit), &visit)
        case _:
            guard isOfTeam(visit) || !Pace.isMuted(event, &visit) else { return }
            visit.deliver(Delivery(.vouch(for: visit.inbound, at: desks(for: event, visit))))
        }
    }

    /// Where whoever does this has to have authority; nil: at any desk.
    private static func desks(for event: Event, _ visit: Visit) -> [DeskName]? {
        switch event {
        case .commanded where !isAtWork(visit): return nil
        case .commanded(let name, _) where withoutWork.contains(name): return nil
        case .tapped(let token, _) where DutyToken(text: token) != nil: return nil
        case .tapped(let token, _) where isOfList(token) && !isAtWork(visit): return nil
        case _: break
        }
        let shown = report(of: event, visit).flatMap(visit.facts.records.report)
        return shown.map { [$0.deskName] } ?? visit.desk.workers?[visit.facts.account]?.desks ?? [.all]
    }

    /// The report on whose messages somebody acts.
    private static func report(of event: Event, _ visit: Visit) -> ReportID? {
        switch event {
        case .tapped(let token, _): CardToken(text: token)?.report ?? OutgoingToken(text: token)?.report
        case .said, .reacted: visit.facts.subject
        case .edited, .deleted: Outgoings.held(by: visit.inbound, visit)
        case .commanded, .vouched, .sentPhoto, .sentTooLarge, .sharedLocation, .sentUnsupported,
            .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment:
            nil
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
    private static let withoutWork = Set(
        [
            Work.command, GoOnDuty.command, GoOffDuty.command, ShowDuty.command, HandOver.command,
            DeskStats.command, Drill.command, ShowVideo.command,
        ].compactMap(\.self))

    /// Below a list, which is nobody's report.
    private static func isOfList(_ token: String) -> Bool {
        ListToken(text: token) != nil || ViewToken(text: token) != nil || BulkToken(text: token) != nil
            || AssignToken(text: token) != nil
    }

    /// `/help` is a voter's there; `/help team` lists what moderators write.
    private static func isTeamHelp(_ event: Event, _ visit: Visit) -> Bool {
        guard case .commanded(let name, let rest) = event, name == DeskHelp.command else { return false }
        return rest.trimmingSpaces.lowercased() == "team" && isOfTeam(visit)
    }

    private static func isAtWork(_ visit: Visit) -> Bool { visit.desk.workers?[visit.facts.account] != nil }

    /// They did something as a moderator before. Whether they still may is asked of the platform all the same.
    private static func isOfTeam(_ visit: Visit) -> Bool {
        let me = visit.facts.account
        return isAtWork(visit) || visit.desk.acted[me] != nil || visit.desk.names?[me] != nil
    }

    /// The report stands in this chat.
    private static func stands(_ id: ReportID?, _ visit: Visit) -> Bool {
        guard let id, id != .digest else { return false }
        guard let report = visit.facts.records.report(id) else { return false }
        let room = visit.inbound.room
        // Words about a video that is shown there are for the team.
        return report.privateRooms.contains(room) || report.team?.look?.held?.room == room
            || visit.desk.hasVideo(of: id, in: room, at: visit.now)
    }
}
