internal import CivicFacts

/// The way through a report: what, photos, where, when, and a last look.
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
        if visit.session.draft?.isEmpty == false {
            visit.say(ReportWords.startedFromText)
            return advance(&visit)
        }
        visit.say(ReportWords.helpNow)
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

    /// Goes to the next question, or straight back to the last look when one field was changed.
    static func advance(_ visit: inout Visit) {
        guard let draft = visit.session.draft else { return visit.askAgain() }
        let next: Draft.Step =
            if draft.isRevising { draft.returnsTo ?? .confirm } else {
                switch draft.step {
                case .what: .photos
                // What was said already is not asked for again.
                case .photos where draft.place == nil: .place
                case .photos, .place, .zip: draft.time == nil ? .time : .confirm
                case .time, .confirm, .edit, .kind, .moreKinds: .confirm
                }
            }
        go(to: next, &visit)
    }

    static func back(_ visit: inout Visit) {
        guard let draft = visit.session.draft else { return visit.askAgain() }
        let parts = draft.returnsTo ?? .edit
        switch draft.step {
        case .what: draft.isRevising ? go(to: parts, &visit) : Control.cancel(&visit)
        case .photos: go(to: draft.isRevising ? parts : .what, &visit)
        case .place, .zip: go(to: draft.isRevising ? parts : .photos, &visit)
        case .time: go(to: draft.isRevising ? parts : .place, &visit)
        case .confirm: go(to: .time, &visit)
        case .edit: go(to: .confirm, &visit)
        case .kind, .moreKinds: go(to: parts, &visit)
        }
    }

    /// Opens a step and asks its question; the last look, or the step that was left for it, ends any revision.
    static func go(to step: Draft.Step, _ visit: inout Visit) {
        visit.session.draft?.step = step
        if [.confirm, .edit, visit.session.draft?.returnsTo].contains(step) {
            visit.session.draft?.isRevising = false
            visit.session.draft?.returnsTo = nil
        }
        visit.touchDraft()
        visit.session.misses = 0
        visit.askAgain()
    }
}
