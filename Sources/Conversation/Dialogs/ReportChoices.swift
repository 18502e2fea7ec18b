/// What the buttons of a report being written do.
enum ReportChoices {
    static func act(on choice: Choice, _ visit: inout Visit) {
        guard let draft = visit.session.draft else { return visit.askAgain() }
        visit.session.overlay = nil
        visit.touchDraft()
        switch choice {
        case .done, .skip: leave(draft, &visit)
        case .removePhoto: PhotoDialog.removeLast(&visit)
        case .usePlace: PlaceDialog.usePlaceOfZIP(&visit)
        case .zipOnce: ReportDialog.advance(&visit)
        case .zipHome: PlaceDialog.moveHome(&visit)
        case .now: set(.now(at: visit.now), &visit)
        case .today: set(.today(at: visit.now), &visit)
        case .earlier: set(.earlier(at: visit.now), &visit)
        case .send: ReportKeeping.send(&visit)
        case .change: ReportDialog.go(to: .edit, &visit)
        case .field(let field): revise(field, &visit)
        case .kind(let kind):
            visit.session.draft?.chosenKind = kind
            ReportDialog.advance(&visit)
        case .moreKinds: ReportDialog.go(to: draft.step == .kind ? .moreKinds : .kind, &visit)
        case .yes, .no, .back, .cancel, .undo, .close, .language, .startReport, .showMine, .showFeed,
            .showHelp, .showInfo,
            .showPrivacy, .chooseLanguage, .changeZIP, .resume, .discard, .open, .older, .newer, .withdraw,
            .note,
            .addLate, .newReport, .answerNow, .addToReport, .answer, .skipQuestion,
            .askDelete, .delete, .export, .facts, .topic, .notAsked, .feed, .appeal, .appealBan:
            visit.askAgain()
        }
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
    static func revise(
        _ field: Choice.Field, returningTo step: Draft.Step? = nil, _ visit: inout Visit
    ) {
        visit.session.draft?.isRevising = true
        visit.session.draft?.returnsTo = step
        visit.session.draft?.step = field.step
        visit.session.misses = 0
        visit.askAgain()
    }
}

extension Choice.Field {
    /// The question that it answers.
    var step: Draft.Step {
        switch self {
        case .what: .what
        case .photos: .photos
        case .place: .place
        case .time: .time
        case .kind: .kind
        }
    }
}
