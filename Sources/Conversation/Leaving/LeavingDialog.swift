internal import CivicFacts
internal import Understanding

/// STOP: silence at once. Nothing is asked, nothing is lost, and nothing is sent until the person writes again; what was
/// decided meanwhile is told then.
enum LeavingDialog {
    /// Whoever writes anything else wants to hear from the bot again.
    static func welcome(_ event: Event, _ visit: inout Visit) {
        guard visit.session.stoppedAt != nil, event.isMessage, !isStop(event, visit), !isStart(event, visit)
        else {
            return
        }
        resume(&visit)
    }

    /// True if the whole message, or the button under it, was about being silent.
    static func hear(_ event: Event, _ visit: inout Visit) -> Bool {
        if isStop(event, visit) {
            stop(&visit)
            return true
        }
        guard visit.session.stoppedAt != nil, isStart(event, visit) else { return false }
        resume(&visit)
        visit.askAgain()
        return true
    }

    /// Who says yes or thanks to silence means it.
    private static func isStop(_ event: Event, _ visit: Visit) -> Bool {
        switch event {
        case .said(let text):
            Intent(Plain(text)) == .stopAll && !NewsDialog.isStopped(by: Plain(text), visit)
                || visit.session.stoppedAt != nil && [.yes, .thanks].contains(Intent(Plain(text)))
        case .commanded(let name, _): Features.wishes[.stopAll]?.commands.contains(name) == true
        case .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted, .reacted,
            .sentUnsupported, .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment, .vouched:
            false
        }
    }

    private static let starts = Phrases.leavingStarts.words

    /// "Start", or "undo" right after it: it means nothing that was done before.
    private static func isStart(_ event: Event, _ visit: Visit) -> Bool {
        switch event {
        case .said(let text):
            [.undo, .menu].contains(Intent(Plain(text))) || Plain(text).isOne(of: starts)
                || text == "1" && visit.session.offered == [.undo]
        case .commanded(let name, let rest):
            rest.isEmpty && (name == "start" || Features.wishes[.undo]?.commands.contains(name) == true)
        case .tapped(let token, _): ChoiceToken(text: token)?.choice == .undo
        case .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted, .reacted, .sentUnsupported,
            .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment, .vouched:
            false
        }
    }

    /// What is open stays open, and is put aside in its time like any other.
    static func stop(_ visit: inout Visit) {
        visit.session.stoppedAt = visit.session.stoppedAt ?? visit.now
        visit.session.photoReply = nil
        // What was decided and not told yet is told when they write again.
        for report in recent(visit) where report.toldAt.map({ $0 > visit.now }) ?? false {
            visit.change(.recall(tag: report.id.decisionTag))
            // What becomes public does so all the same.
            guard let publicAt = report.publicAt else { continue }
            PublicPost.show(report, after: publicAt.since(visit.now), &visit)
        }
        let held = [visit.session.draft].compactMap(\.self) + visit.session.parked.map(\.draft)
        visit.say(held.contains { !$0.isEmpty } ? LeavingWords.stoppedDraft : LeavingWords.stopped)
        visit.ask(Prompt("", [[.undo]]))
    }

    private static func resume(_ visit: inout Visit) {
        guard let since = visit.session.stoppedAt else { return }
        visit.session.stoppedAt = nil
        // A number is about what they saw last, and not about what was kept from them.
        visit.session.promptedAt = visit.now
        visit.say(LeavingWords.resumed)
        let reports = recent(visit)
        MineDialog.tell(reports.filter { $0.toldAt.map { $0 >= since } ?? false }, &visit)
        guard visit.session.wantsNotices else { return }
        for report in reports {
            guard let question = report.openQuestion, question.askedAt >= since else { continue }
            let asked: [Slot: String] = [.code: report.id.description, .question: question.words]
            visit.say(QuestionWords.question, asked)
        }
    }

    private static func recent(_ visit: Visit) -> [Report] {
        visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 20)
    }

    /// Whatever the house has to say by itself is not said to somebody who wants silence.
    static func keepSilent(_ visit: inout Visit) {
        guard visit.session.stoppedAt != nil, visit.inbound.event.isOfHouse else { return }
        visit.hush()
    }
}

extension Event {
    /// Somebody writes, presses or sends something: a reaction is none.
    fileprivate var isMessage: Bool {
        switch self {
        case .said, .commanded, .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited,
            .sentUnsupported:
            true
        case .deleted, .reacted, .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment,
            .vouched:
            false
        }
    }
}

extension Report {
    /// When its author hears, or should have heard, what was decided; nil where nothing is.
    fileprivate var toldAt: Moment? {
        switch state {
        case .approved(_, _, let publicAt): publicAt
        case .rejected(_, _, _, let toldAt): toldAt
        case .retracted(let retraction): retraction.at
        case .grouped: grouping?.at
        case .waiting, .taken, .withdrawn: nil
        }
    }
}
