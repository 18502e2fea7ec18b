/// What each button does.
enum ChoiceDialog {
    static func act(on choice: Choice, _ visit: inout Visit) {
        visit.session.lost = nil
        switch choice {
        case .startReport, .newReport: startReport(&visit)
        case .showMine: IntentDialog.read(.mine(page: 0), &visit)
        case .showFeed: FeedDialog.open(&visit)
        case .showHelp: HelpDialog.help(&visit)
        case .showInfo: HelpDialog.info(&visit)
        case .showPrivacy: IntentDialog.read(.privacy, &visit)
        case .chooseLanguage: visit.open(.language)
        case .changeZIP: visit.open(.zip)
        case .language(let language): LanguageDialog.choose(language, &visit)
        case .back: Control.back(&visit)
        case .cancel: Control.cancel(&visit)
        case .undo: Control.undo(&visit)
        case .close: visit.close()
        case .yes, .no: OverlayAnswers.decide(choice == .yes, &visit)
        case .skip: skip(&visit)
        case .done, .removePhoto, .usePlace, .zipOnce, .zipHome, .now, .today, .earlier, .send, .change,
            .field, .kind,
            .moreKinds:
            ReportChoices.act(on: choice, &visit)
        case .resume: resume(&visit)
        case .discard: discard(&visit)
        case .open(let id): visit.open(.report(id: id))
        case .withdraw(let id): visit.open(.withdraw(id: id))
        case .note(let id): visit.open(.note(id: id))
        case .older, .newer: turnPage(choice, &visit)
        case .addLate: LateDialog.add(&visit)
        case .answerNow, .addToReport: OverlayAnswers.settleQuestion(isAnswered: choice == .answerNow, &visit)
        case .answer(let question): QuestionDialog.open(question, &visit)
        case .skipQuestion(let question): QuestionDialog.skip(question, &visit)
        case .askDelete: visit.open(.delete(asked: visit.now))
        case .export: PrivacyDialog.export(&visit)
        case .delete: PrivacyDialog.delete(&visit)
        case .topic(let intent): GuessDialog.open(intent, &visit)
        case .notAsked: GuessDialog.decline(&visit)
        case .facts(let choice): FactsDialog.act(on: choice, &visit)
        case .feed(let choice): FeedChoices.act(on: choice, &visit)
        case .appeal(let id): AppealDialog.open(id, &visit)
        case .appealBan: AppealDialog.openBan(&visit)
        }
    }

    private static func startReport(_ visit: inout Visit) {
        // Photos and words that wait for an answer where they belong begin the new report.
        if LateDialog.open(visit.session) != nil { return LateDialog.startReport(&visit) }
        ReportDialog.start(&visit)
    }

    private static func skip(_ visit: inout Visit) {
        guard let page = visit.session.overlay?.page else { return ReportChoices.act(on: .skip, &visit) }
        let asksForZIP = [.onboardingZIP, .onboardingZIPConfirm].contains(page.state)
        asksForZIP ? ZIPDialog.skip(&visit) : visit.close()
    }

    private static func resume(_ visit: inout Visit) {
        guard visit.session.draft == nil else {
            visit.session.overlay = nil
            return visit.askAgain()
        }
        // The question names the report that was left, and not one that was thrown away after it.
        guard let index = visit.session.idleDraft ?? visit.session.parked.indices.last else {
            return ReportDialog.start(&visit)
        }
        Control.restore(at: index, &visit)
    }

    private static func discard(_ visit: inout Visit) {
        guard let index = visit.session.idleDraft else {
            return visit.close()
        }
        visit.session.overlay = nil
        Control.discard(visit.session.parked.remove(at: index).draft, &visit)
    }

    private static func turnPage(_ choice: Choice, _ visit: inout Visit) {
        switch visit.session.overlay?.page {
        case .mine(let page)?: visit.open(.mine(page: choice == .older ? page + 1 : max(0, page - 1)))
        case .feed(let view)?: FeedDialog.turn(view, isOnward: choice == .older, &visit)
        case .live(let page)?: FeedChoices.turn(page, isOnward: choice == .older, &visit)
        case .own(let page)?: OwnDialog.turn(page, isOnward: choice == .older, &visit)
        case .zip?, .zipConfirm?, .language?, .report?, .withdraw?, .note?, .facts?, .privacy?, .delete?,
            .latePhotos?, .question?, .here?, .returning?, .answer?, .isAnswer?, .appeal?, .appealBan?, nil:
            visit.askAgain()
        }
    }
}
