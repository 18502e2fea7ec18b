internal import CivicFacts

/// The way into a report and back out: its first words, and one look at all that was understood.
enum ReportDialog {
    /// Opens a report, or says why not; `quietly` leaves the question to whoever goes on.
    static func start(_ visit: inout Visit, quietly: Bool = false) {
        if visit.session.draft != nil {
            visit.session.overlay = nil
            return visit.answer(ReportWords.already)
        }
        guard mayReport(&visit) else { return }
        if visit.session.idleDraft != nil { return visit.open(ReturningPage()) }
        let unheard = visit.session.unheard
        begin(&visit)
        guard !quietly else { return }
        if let unheard { ReportAnswers.append(unheard, nil, &visit) }
        if visit.session.draft?.isEmpty == false { return go(to: .look, &visit) }
        // The line is of the United States.
        if visit.session.memory.canada == nil { visit.say(ReportWords.helpNow) }
        visit.answer(ReportWords.reviewNote)
    }

    /// A draft in place of whatever lay open: empty, unless a danger was just told.
    static func begin(_ visit: inout Visit) {
        visit.session.draft = Draft(startedAt: visit.now)
        visit.session.overlay = nil
        visit.session.misses = 0
    }

    /// A ban holds for everything that would reach the moderators unasked.
    static func mayAdd(_ visit: inout Visit) -> Bool {
        guard visit.isBanned else { return true }
        Grievance.explainBan(&visit)
        visit.askAgain()
        return false
    }

    /// Bans and the day's limit hold for every way into a report.
    static func mayReport(_ visit: inout Visit) -> Bool {
        guard mayAdd(&visit) else { return false }
        let today = visit.facts.records.countOfReports(by: visit.facts.account, since: visit.now - .days(1))
        guard today < Limits.reportsADay else {
            visit.answer(ReportWords.tooMany, [.max: "\(Limits.reportsADay)"])
            return false
        }
        return true
    }

    static func back(_ visit: inout Visit) {
        switch visit.session.draft?.step {
        case .what? where visit.session.draft?.isRevising == false: Control.cancel(&visit)
        case .what?, .look?, .place?, .time?, .kind?: go(to: .edit, &visit)
        case .edit?: go(to: .look, &visit)
        case nil: visit.askAgain()
        }
    }

    /// The look; where nothing is left that could be sent, the first words again.
    static func settle(_ visit: inout Visit) {
        go(to: visit.session.draft?.isEmpty == true ? .what : .look, &visit)
    }

    /// Asks for this; the look, or which part to change, ends any change.
    static func go(to step: Draft.Step, _ visit: inout Visit) {
        visit.session.draft?.step = step
        if visit.session.page is AddedPage { visit.session.overlay = nil }
        if [.look, .edit].contains(step) { visit.session.draft?.isRevising = false }
        visit.touchDraft()
        visit.session.misses = 0
        visit.askAgain()
    }
}
