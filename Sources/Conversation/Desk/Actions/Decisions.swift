internal import CivicFacts

/// Where deeds are judged, each against the report as it is now, so that of two one wins.
enum Decisions {
    /// Acts, or says why not, and then nothing is changed anywhere. A `version` is given by buttons: one of an older card
    /// does nothing.
    static func decide(
        _ action: any Action, on id: ReportID, version: Int? = nil, _ visit: inout Visit
    ) -> Outcome {
        guard let stored = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        let report = visit.asSeen(stored)
        if let refusal = refusal(of: action, on: report, visit) {
            if report.isWithdrawn { visit.notice(.late) }
            return refusal
        }
        if let unsure = Restored.answer(about: report, &visit) { return unsure }
        if let version, version != report.version {
            return TakeReport.holder(of: report, visit) ?? .refused(RefusalWords.stale)
        }
        if report != stored { return SecondLooks.judge(action, on: stored, &visit) }
        if let warning = TakeReport.warn(of: report, before: action, &visit) { return warning }
        return action.act(on: report, &visit)
    }

    private static func refusal(of action: any Action, on report: Report, _ visit: Visit) -> Outcome? {
        if let barrier = visit.barrier(to: report) { return barrier }
        if action.role == .somebodyElse, visit.isBarred(from: report) { return .somebodyElse(report.id) }
        return action.refusal(on: report, visit)
    }

    /// Says something to the reporter, in their language; these choices stay true until they are used.
    static func tell(
        _ report: Report, _ wording: any Wording, _ values: [Slot: String], more: String = "",
        choices: [Choice] = [], after span: Span, _ visit: inout Visit
    ) {
        // With notices off it stands under "my reports".
        guard visit.facts.records.session(of: report.author)?.wantsNotices ?? true else { return }
        let words = Catalogue(visit.facts.records.language(of: report.author))
        let wording = (wording as? OutcomeWords).map { $0.of(report) } ?? wording
        let values = values.merging([.code: report.id.description]) { given, _ in given }
        let buttons = choices.map {
            Button(label: $0.label(words), token: ChoiceToken($0, turn: 0).text)
        }
        let message = Message(
            text: words.text(wording, values) + more, rows: buttons.isEmpty ? [] : [buttons])
        visit.deliver(
            Delivery(
                .say(message: message, to: report.author), after: span,
                tag: span > .zero ? report.id.decisionTag : nil))
    }
}

extension Visit {
    /// Whoever acts in the review room.
    var moderator: Moderator {
        let name = inbound.name.map { ShownWords.inRoom(line: $0, upTo: Limits.nameCharacters) } ?? ""
        return Moderator(account: facts.account, name: name.isEmpty ? "a moderator" : name)
    }
}

extension OutcomeWords {
    /// The same for the author of a comment or of a giver's post.
    fileprivate func of(_ report: Report) -> any Wording {
        switch self {
        case .approved:
            report.wording(self, Self.commentApproved, GiftPostWords.approved, MeetingWords.approved)
        case .rejected:
            report.wording(self, Self.commentRejected, GiftPostWords.rejected, MeetingWords.rejected)
        case .reopened:
            report.wording(self, Self.commentReopened, GiftPostWords.reopened, MeetingWords.reopened)
        case .retracted: report.wording(self, self, GiftPostWords.retracted, MeetingWords.retracted)
        case .commentClosed, .commentApproved, .commentRejected, .commentReopened, .rejectNote,
            .appealApproved, .appealRejected, .corrected, .groupApproved:
            self
        }
    }
}
