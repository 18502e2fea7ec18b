internal import CivicFacts

/// Words for a report's author: the room sees them half a minute before they leave, and can change or stop them.
enum Outgoings {
    /// Holds a question back for that time, in sight of the room. One that its reader may not understand waits until
    /// somebody says that it is to go.
    static func hold(_ wanted: Wanted, about id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if let refusal = AskReporter.refusal(about: report) { return refusal }
        if let outgoing = report.team?.outgoing {
            guard outgoing.needsYes == true else { return .refused(ToVoterWords.waitsAlready, id.slot) }
            end(report, in: outgoing.room, ToVoterWords.stopped, [.name: visit.moderator.name], &visit)
        }
        set(wanted, by: visit.moderator, in: visit.inbound.room, visit.inbound.message, on: &report, &visit)
        let isTurned = report.face == .questions
        if isTurned { (report.face, report.teamSide.offered) = (.actions, nil) }
        visit.change(.keep(report, because: .held))
        if isTurned { ReportKeeping.showCard(of: report, &visit) }
        show(report, replyTo: visit.inbound.message, &visit)
        Posting.countAnswer(&visit)
        return nil
    }

    private static func set(
        _ wanted: Wanted, by asker: Moderator, in room: RoomID, _ message: MessageID?,
        on report: inout Report, isSure: Bool = false, _ visit: inout Visit
    ) {
        let needsYes = !isSure && !wanted.isRead(in: visit.facts.records.language(of: report.author))
        let at = visit.now + (needsYes ? Limits.armed : Limits.secondLook)
        report.teamSide.outgoing = Outgoing(
            words: visit.cut(wanted.words, to: Limits.noteCharacters), ready: wanted.ready,
            needsYes: needsYes ? true : nil, asker: asker, room: room, message: message, leavesAt: at)
        let leaving = Leaving(report: report.id, room: room, message: message, at: at)
        forget(report.id, &visit)
        visit.updateDesk { desk in
            desk.leaving = (desk.leaving ?? []) + [leaving]
            desk.wake(at: at)
        }
    }

    private static func forget(_ id: ReportID, _ visit: inout Visit) {
        visit.updateDesk { desk in
            let rest = (desk.leaving ?? []).filter { $0.report != id }
            desk.leaving = rest.isEmpty ? nil : rest
        }
    }

    private static func show(_ report: Report, replyTo: MessageID? = nil, _ visit: inout Visit) {
        guard let outgoing = report.team?.outgoing else { return }
        var lines = outgoing.lines(for: visit.facts.records.language(of: report.author), of: report.id)
        if let most = visit.cutAt { lines.append(Desk.words.text(HelpWords.cut, [.max: "\(most)"])) }
        let (id, at) = (report.id, outgoing.leavesAt)
        let tokens: [OutgoingToken] =
            outgoing.needsYes == true
            ? [.yes(id, leaving: at), .ready(id, leaving: at)]
            : [.now(id, leaving: at), .stop(id, leaving: at)]
        let message = Message(text: lines.joined(separator: "\n"), rows: [tokens.map(\.button)])
        say(message, about: report.id, in: outgoing.room, replyTo: replyTo, isLast: false, &visit)
    }

    private static func say(
        _ message: Message, about id: ReportID, in room: RoomID, replyTo: MessageID? = nil, isLast: Bool,
        _ visit: inout Visit
    ) {
        let order = Order.showOutgoing(
            report: id, message: message, in: room, replyTo: replyTo, isLast: isLast)
        visit.deliver(Delivery(order, urgent: true))
    }

    /// The room's last word about it, without buttons.
    private static func end(
        _ report: Report, in room: RoomID, _ wording: any Wording, _ values: [Slot: String],
        _ visit: inout Visit
    ) {
        let message = Message(text: Desk.words.text(wording, values))
        say(message, about: report.id, in: room, isLast: true, &visit)
    }

    /// Lets go what has waited long enough.
    static func tend(_ visit: inout Visit) {
        for leaving in visit.desk.leaving ?? [] where leaving.at <= visit.now {
            forget(leaving.report, &visit)
            guard let report = visit.facts.records.report(leaving.report),
                report.team?.outgoing?.leavesAt == leaving.at
            else { continue }
            report.team?.outgoing?.needsYes == true ? lapse(report, &visit) : leave(report, &visit)
        }
        if let next = visit.desk.leaving?.map(\.at).min() { visit.updateDesk { $0.wake(at: next) } }
    }

    /// Nobody said that it is to go.
    private static func lapse(_ held: Report, _ visit: inout Visit) {
        let minutes = "\(Limits.armed.milliseconds / Span.minutes(1).milliseconds)"
        let why = Desk.words.text(ReadyWords.nobodySaid, [.n: minutes])
        letGo(held, ToVoterWords.notLeft, [.text: why], &visit)
    }

    /// It does not leave, and the room hears why.
    private static func letGo(
        _ held: Report, _ wording: any Wording, _ values: [Slot: String], _ visit: inout Visit
    ) {
        guard let outgoing = held.team?.outgoing else { return }
        var report = held
        report.teamSide.outgoing = nil
        forget(report.id, &visit)
        visit.change(.turn(report))
        end(report, in: outgoing.room, wording, values, &visit)
    }

    private static func leave(_ held: Report, _ visit: inout Visit) {
        guard let outgoing = held.team?.outgoing else { return }
        var report = held
        report.teamSide.outgoing = nil
        forget(report.id, &visit)
        if let refusal = AskReporter.refusal(about: report) {
            return letGo(held, ToVoterWords.notLeft, [.text: refusal.note], &visit)
        }
        AskReporter.put(outgoing, to: &report, &visit)
        end(report, in: outgoing.room, ToVoterWords.left, [.question: outgoing.words], &visit)
    }

    /// [Send now]; a button names the words that it stood under. Words that wait for a yes have it now, and half a minute.
    static func sendNow(_ id: ReportID, leaving: Moment? = nil, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id), let outgoing = report.team?.outgoing,
            leaving == nil || leaving == outgoing.leavesAt
        else { return .refused(ToVoterWords.nothingWaits, id.slot) }
        guard outgoing.needsYes == true else {
            leave(report, &visit)
            return nil
        }
        set(
            Wanted(own: outgoing.words), by: outgoing.asker, in: outgoing.room, outgoing.message, on: &report,
            isSure: true, &visit)
        visit.change(.keep(report, because: .held))
        show(report, &visit)
        return nil
    }

    /// [Ready question]: the words make place for one, which the card offers.
    static func toReady(_ id: ReportID, leaving: Moment? = nil, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id), let outgoing = report.team?.outgoing,
            outgoing.needsYes == true, leaving == nil || leaving == outgoing.leavesAt
        else { return .refused(ToVoterWords.nothingWaits, id.slot) }
        var free = report
        free.teamSide.outgoing = nil
        letGo(report, ReadyWords.toCard, id.slot, &visit)
        _ = TurnCard(face: .questions).act(on: free, &visit)
        return nil
    }

    /// [Stop]
    static func stop(_ id: ReportID, leaving: Moment? = nil, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id), let outgoing = report.team?.outgoing,
            leaving == nil || leaving == outgoing.leavesAt
        else { return .refused(ToVoterWords.nothingWaits, id.slot) }
        report.teamSide.outgoing = nil
        forget(id, &visit)
        visit.change(.keep(report, because: .unasked))
        end(report, in: outgoing.room, ToVoterWords.stopped, [.name: visit.moderator.name], &visit)
        return nil
    }

    /// The report is taken back: nothing about it leaves any more.
    static func drop(_ report: Report, _ visit: inout Visit) {
        guard let outgoing = report.team?.outgoing else { return }
        forget(report.id, &visit)
        end(
            report, in: outgoing.room, ToVoterWords.notLeft, [.text: Desk.words.text(RefusalWords.withdrawn)],
            &visit)
    }

    /// The question that this message is on its way as.
    static func held(by inbound: Inbound, _ visit: Visit) -> ReportID? {
        guard let message = inbound.message else { return nil }
        return visit.desk.leaving?.first { $0.message == message && $0.room == inbound.room }?.report
    }

    /// The message reads otherwise now: so does the question. Words that ask nothing any more stop it.
    static func reword(_ id: ReportID, as text: String, _ visit: inout Visit) {
        guard var report = visit.facts.records.report(id), let outgoing = report.team?.outgoing,
            outgoing.asker.account == visit.facts.account
        else { return }
        guard let words = AskReporter.words(in: text, about: id) else {
            _ = stop(id, &visit)
            return
        }
        let wanted = Wanted(words, visit)
        guard wanted.words != outgoing.words else { return }
        set(wanted, by: outgoing.asker, in: outgoing.room, outgoing.message, on: &report, &visit)
        visit.change(.turn(report))
        show(report, &visit)
    }

    /// What a button below such words does.
    static func press(_ token: OutgoingToken, _ visit: inout Visit) -> Outcome? {
        if let barrier = visit.barrier(to: token.report) { return barrier }
        return switch token {
        case .now(let report, let leaving): sendNow(report, leaving: leaving, &visit)
        case .stop(let report, let leaving): stop(report, leaving: leaving, &visit)
        case .yes(let report, let leaving): sendNow(report, leaving: leaving, &visit)
        case .ready(let report, let leaving): toReady(report, leaving: leaving, &visit)
        case .send(let report, let note): TeamNotes.send(note, of: report, &visit)
        }
    }
}
