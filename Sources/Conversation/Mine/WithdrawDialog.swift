internal import Understanding

/// Taking a report back: out of the feed and the queue at once, and off the moderators' card.
enum WithdrawDialog {
    static func withdraw(_ id: ReportID, _ visit: inout Visit) {
        visit.session.overlay = nil
        guard let report = MineDialog.own(id, facts: visit.facts) else { return visit.answer(MineWords.gone) }
        if report.isWithdrawn {
            visit.say(MineWords.withdrawnAlready, [.code: id.description])
        } else {
            clear(report, because: .withdrawn, &visit)
            visit.say(
                report.wording(
                    MineWords.withdrawn, CommentWords.withdrawn, GiftPostWords.withdrawn,
                    MeetingWords.withdrawn),
                [.code: id.description])
        }
        visit.askAgain()
    }

    /// "Unsend", "borra mi reporte": with nothing being written, whether to take the one own report back is asked at
    /// once; among several the voter chooses.
    static func hearWish(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, let reading = WithdrawWish(plain),
            mayMean(reading, plain, visit.session.page)
        else { return false }
        let own = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 20)
        guard !own.isEmpty,
            reading != .unsent || LateDialog.report(visit) != nil && !ReliefReading.isMeant(plain.text, plain)
        else { return false }
        let sent = own.filter { !$0.isWithdrawn && $0.isOfVoting }
        if let open = visit.session.page as? ReportPage, sent.contains(where: { $0.id == open.id }) {
            visit.open(WithdrawPage(id: open.id))
        } else if sent.count == 1, visit.session.idleDraft == nil {
            visit.open(WithdrawPage(id: sent[0].id))
        } else {
            IntentDialog.read(MinePage(), &visit)
        }
        return true
    }

    /// On a page about others' reports only one's own is meant that is called so.
    private static func mayMean(_ wish: WithdrawWish, _ plain: Plain, _ page: (any Page)?) -> Bool {
        guard !(page is MissingPage) || PlaceAsideReading(plain) == nil else { return false }
        guard let page, !(page is MinePage), !(page is ReportPage), !(page is MissingPage) else {
            return true
        }
        return page.isRead && wish == .own
    }

    /// Marks the report withdrawn and takes its words and photos out of the review room.
    static func clear(_ report: Report, because deed: Deed, _ visit: inout Visit) {
        var cleared = report
        cleared.state = .withdrawn(at: visit.now)
        (cleared.grouping, cleared.team) = (nil, nil)
        cleared.gift?.meeting?.letters = []
        // An appeal against a ban outlives its report, but not its author's data.
        let forgotten = deed == .forgotten ? report.author : nil
        if forgotten != nil { cleared.banAppeal = nil }
        cleared.version += 1
        visit.change(.keep(cleared, because: deed))
        visit.change(.recall(tag: report.id.decisionTag))
        PublicPost.remove(report, &visit)
        Outgoings.drop(report, &visit)
        Groups.dissolve(report, sparing: forgotten, &visit)
        Groups.leave(report, sparing: forgotten, &visit)
        Orphans.close(commentsOn: cleared, sparing: forgotten, &visit)
        CleanUp.clear(cleared, Card(cleared, facts: visit.facts), &visit)
    }
}

extension ReportID {
    /// The name under which a decision's notice to the reporter can be recalled.
    var decisionTag: String { "decision:\(rawValue)" }
}
