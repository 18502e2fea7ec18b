internal import CivicFacts

/// One in so many rejections comes to a second person like any other report. What they say changes nothing for the voter: it
/// is counted, and where they disagree both are told, and a lead can open the report again.
enum SecondLooks {
    /// Whether a rejection is one of those, by a number that is the report's for ever and that nobody can know.
    static func draw(_ report: inout Report, _ visit: inout Visit) {
        let every = visit.facts.rules.secondLooks
        guard every > 0, report.appeal == nil, let told = report.rejection?.toldAt,
            visit.facts.records.lot(of: report.id).isMultiple(of: UInt64(every))
        else { return }
        let (id, due) = (report.id, told + Limits.correction)
        report.teamSide.look = SecondLook(due: due)
        visit.updateDesk { desk in
            desk.looks = Array(((desk.looks ?? []).filter { $0 != id } + [id]).suffix(Limits.looks))
            desk.wake(at: due)
        }
    }

    // MARK: Who gets it

    /// What somebody at work can be handed. What a filter lets through is chosen: nothing comes between it.
    static func next(for account: AccountID, _ visit: Visit) -> Report? {
        guard let looks = visit.desk.looks, let worker = visit.desk.workers?[account], worker.filter == nil
        else { return nil }
        return looks.prefix(Limits.looksAtOnce).lazy.compactMap { visit.newest($0) }.first { report in
            isDue(report, visit) && worker.serves(report.deskName) && isFor(account, report, visit)
        }
    }

    private static func isDue(_ report: Report, _ visit: Visit) -> Bool {
        guard let look = report.team?.look, look.agrees == nil, look.due <= visit.now else { return false }
        return look.held.map { $0.until <= visit.now } ?? true
    }

    /// Neither whoever rejected it, nor anybody who had it, nor its author.
    private static func isFor(_ account: AccountID, _ report: Report, _ visit: Visit) -> Bool {
        let hadIt = report.team?.shown?.contains { visit.isSame($0.moderator, account) } ?? false
        let isDecider = report.rejection.map { visit.isSame($0.by.account, account) } ?? true
        return !hadIt && !isDecider && visit.mayDecide(report, account)
    }

    static func hand(_ rejected: Report, to account: AccountID, _ visit: inout Visit) {
        guard let worker = visit.desk.workers?[account] else { return }
        var report = rejected
        let until = visit.now + Limits.lease
        report.teamSide.look?.held = HeldLook(
            by: WorkServing.moderator(account, visit), room: worker.room, until: until)
        report.teamSide.shown =
            (report.team?.shown ?? []) + [Showing(moderator: account, room: nil, news: report.news)]
        report.face = .actions
        let kept = visit.facts.records.keptPhotos(among: report.photos)
        let photos = report.shownPhotos.filter(kept.contains)
        if !photos.isEmpty {
            visit.deliver(Delivery(.servePhotos(report: report.id, photos: photos, to: worker.room)))
        }
        showCard(of: report, &visit)
        visit.change(.turn(report))
        visit.updateDesk { desk in
            desk.workers?[account]?.report = report.id
            desk.workers?[account]?.isIdle = nil
            desk.wake(at: until)
        }
    }

    /// Makes the card of whoever looks read like the report as it is now.
    static func showCard(of report: Report, _ visit: inout Visit) {
        guard let held = report.team?.look?.held else { return }
        let message = Card(report.unmarked, facts: visit.facts).message
        visit.deliver(Delivery(.serve(report: report.id, message: message, to: held.room)))
    }

    static func isHeld(_ id: ReportID, by account: AccountID, _ visit: Visit) -> Bool {
        visit.newest(id)?.team?.look?.held.map { $0.by.account == account && $0.until > visit.now } ?? false
    }

    // MARK: What becomes of it

    /// Whoever has it before them does something.
    static func judge(_ action: any Action, on report: Report, _ visit: inout Visit) -> Outcome {
        // The others see nothing of it.
        defer { visit.dropCard(of: report.id) }
        return switch action {
        case is TurnCard, is OpenPhoto, is ShowVideo, is ShowPublicText: action.act(on: report, &visit)
        case is TakeReport: .done(DoneWords.taken, report.id.slot)
        case is ApproveReport: settle(report, agrees: false, &visit)
        case is RejectReport: settle(report, agrees: true, &visit)
        // What reaches the author or the public is for reports that wait.
        default: reveal(report, &visit)
        }
    }

    private static func settle(_ rejected: Report, agrees: Bool, _ visit: inout Visit) -> Outcome {
        guard let rejection = rejected.rejection else { return .refused(RefusalWords.stale) }
        var report = open(rejected, &visit)
        report.teamSide.look?.agrees = agrees
        visit.change(.keep(report, because: agrees ? .lookAgreed : .lookDiffered))
        let values: [Slot: String] = [
            .code: report.id.description, .name: rejection.by.name,
            .reason: Desk.words.text(Catalogue.phrases(of: rejection.reason).told),
        ]
        guard !agrees else { return .done(SecondLookWords.agreed, values) }
        tell(rejection.by.account, values.merging([.name: visit.moderator.name]) { $1 }, &visit)
        return .done(SecondLookWords.differed, values)
    }

    /// It is said what it was, and nothing else is done; nobody's word about it counts any more.
    private static func reveal(_ rejected: Report, _ visit: inout Visit) -> Outcome {
        var report = open(rejected, &visit)
        report.teamSide.look = nil
        visit.change(.turn(report))
        let name = rejected.rejection?.by.name ?? ""
        return .refused(SecondLookWords.revealed, [.code: report.id.description, .name: name])
    }

    /// The same as everybody sees it, also in the chat where it stood unmarked.
    private static func open(_ rejected: Report, _ visit: inout Visit) -> Report {
        var report = rejected
        let held = report.team?.look?.held
        report.teamSide.look?.held = nil
        (report.face, report.turner) = (.actions, nil)
        forget(report.id, &visit)
        guard let held else { return report }
        report.show(to: held.by.account, in: held.room)
        let message = Card(report, facts: visit.facts).message
        visit.deliver(Delivery(.serve(report: report.id, message: message, to: held.room)))
        return report
    }

    /// A lead has it decided anew: neither of the two that did not agree is handed it.
    static func leaveToOthers(_ report: inout Report) {
        guard report.isDisputed, let decider = report.rejection?.by.account else { return }
        let shown = (report.team?.shown ?? []).filter { $0.moderator != decider }
        report.teamSide.shown = shown + [Showing(moderator: decider, room: nil, news: report.news)]
    }

    /// Whoever rejected it hears that somebody else would not have.
    private static func tell(_ account: AccountID, _ values: [Slot: String], _ visit: inout Visit) {
        let message = Message(text: Desk.words.text(SecondLookWords.toldFirst, values))
        if let worker = visit.desk.workers?[account] {
            visit.deliver(Delivery(.announce(message: message, in: worker.room, replyTo: nil)))
        } else if visit.facts.records.session(of: account).map({ $0.turn > 0 }) ?? false {
            visit.deliver(Delivery(.say(message: message, to: account)))
        }
    }

    // MARK: Without a word about it

    /// Somebody stops before they said anything; true if they had one. It goes to somebody else.
    static func giveBack(_ id: ReportID, of account: AccountID, _ visit: inout Visit) -> Bool {
        guard var report = visit.newest(id), report.team?.look?.held?.by.account == account else {
            return false
        }
        report.teamSide.look?.held = nil
        (report.face, report.turner) = (.actions, nil)
        visit.change(.turn(report))
        return true
    }

    /// The report waits again, for everybody: whoever had it unmarked has it no more.
    static func recall(_ id: ReportID, _ visit: inout Visit) {
        guard let held = visit.facts.records.report(id)?.team?.look?.held else { return }
        let line = Desk.words.text(WorkWords.stood)
        visit.deliver(Delivery(.unserve(report: id, line: line, in: held.room)))
    }

    static func forget(_ id: ReportID, _ visit: inout Visit) {
        guard visit.desk.looks != nil else { return }
        visit.updateDesk { desk in
            desk.looks?.removeAll { $0 == id }
            if desk.looks?.isEmpty == true { desk.looks = nil }
        }
    }

    /// When the desk's time comes: whoever let one lie is away, and what is no rejection any more, or waited too long, goes.
    static func tend(_ visit: inout Visit) {
        guard let looks = visit.desk.looks else { return }
        for id in looks.prefix(Limits.looksAtOnce) {
            guard let report = visit.newest(id), let look = report.team?.look, look.agrees == nil,
                visit.now.since(look.due) < Limits.lookLife
            else {
                forget(id, &visit)
                continue
            }
            if let held = look.held, held.until <= visit.now {
                DeskTimer.lapse(id, of: held.by.account, &visit)
            } else {
                let next = look.held?.until ?? look.due
                if next > visit.now { visit.updateDesk { $0.wake(at: next) } }
            }
        }
    }
}
