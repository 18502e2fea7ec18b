/// What the buttons of a report being written do.
enum ReportChoices {
    /// Changes the open report; where none is being written, only asks again.
    static func change(_ visit: inout Visit, _ body: (inout Visit) -> Void) {
        guard visit.session.draft != nil else { return visit.askAgain() }
        visit.session.overlay = nil
        visit.touchDraft()
        body(&visit)
    }

    /// Done and Skip: to the look with what there is. A report needs words or a photo first.
    static func leave(_ visit: inout Visit) {
        change(&visit) { visit in
            switch visit.session.draft?.step {
            case .what? where visit.session.draft?.isEmpty == true: ReportAnswers.missed(&visit)
            case .place?:
                PlaceDialog.keep(nil, from: nil, &visit)
                ReportDialog.go(to: .look, &visit)
            case .time?: set(nil, &visit)
            case .what?, .look?, .edit?, .kind?, nil: ReportDialog.go(to: .look, &visit)
            }
        }
    }

    static func choose(_ kind: ReportKind, _ visit: inout Visit) {
        change(&visit) {
            $0.session.draft?.chosenKind = kind
            ReportDialog.go(to: .look, &$0)
        }
    }

    /// Nil: it is not known when.
    static func set(_ time: ToldTime?, _ visit: inout Visit) {
        TimeDialog.keep(time, &visit)
        ReportDialog.go(to: .look, &visit)
    }

    /// Opens one part of the report; its answer leads back to the look.
    static func revise(_ field: Choice.Field, _ visit: inout Visit) {
        guard field != .photos else { return Choice.addPhoto.act(&visit) }
        visit.session.overlay = nil
        visit.session.draft?.isRevising = true
        visit.session.draft?.step = field.step
        visit.session.misses = 0
        visit.askAgain()
    }
}
