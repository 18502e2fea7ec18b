/// What the buttons of a report being written do.
enum ReportChoices {
    /// Changes the open report; where none is being written, only asks again.
    static func change(_ visit: inout Visit, _ body: (inout Visit) -> Void) {
        guard visit.session.draft != nil else { return visit.askAgain() }
        visit.session.overlay = nil
        visit.touchDraft()
        body(&visit)
    }

    static func leave(_ visit: inout Visit) {
        change(&visit) { visit in
            if let draft = visit.session.draft { leave(draft, &visit) }
        }
    }

    static func choose(_ kind: ReportKind, _ visit: inout Visit) {
        change(&visit) {
            $0.session.draft?.chosenKind = kind
            ReportDialog.advance(&$0)
        }
    }

    static func turnKinds(_ visit: inout Visit) {
        change(&visit) { ReportDialog.go(to: $0.session.draft?.step == .kind ? .moreKinds : .kind, &$0) }
    }

    static func set(_ time: ToldTime?, _ visit: inout Visit) {
        TimeDialog.keep(time, &visit)
        ReportDialog.advance(&visit)
    }

    /// Done and Skip: on with what there is. A report needs words or a photo first.
    private static func leave(_ draft: Draft, _ visit: inout Visit) {
        visit.session.photoReply = nil
        switch draft.step {
        case .what where draft.isEmpty: ReportAnswers.missed(&visit)
        case .what, .photos: ReportDialog.advance(&visit)
        case .place, .zip:
            PlaceDialog.keep(nil, from: nil, &visit)
            ReportDialog.advance(&visit)
        case .time: set(nil, &visit)
        case .confirm, .edit, .kind, .moreKinds: visit.askAgain()
        }
    }

    /// Opens one part of the report; its answer leads straight back to the last look, or to the step that was left.
    static func revise(_ field: Choice.Field, returningTo step: Draft.Step? = nil, _ visit: inout Visit) {
        visit.session.draft?.isRevising = true
        visit.session.draft?.returnsTo = step
        visit.session.draft?.step = field.step
        visit.session.misses = 0
        visit.askAgain()
    }
}
