/// What each button does.
enum ChoiceDialog {
    static func act(on choice: Choice, _ visit: inout Visit) {
        visit.session.lost = nil
        switch choice {
        case .startReport, .newReport: startReport(&visit)
        case .showMine: IntentDialog.read(MinePage(), &visit)
        case .showFeed: FeedDialog.open(&visit)
        case .showHelp: HelpDialog.help(&visit)
        case .showInfo: HelpDialog.info(&visit)
        case .showPrivacy: IntentDialog.read(PrivacyPage(), &visit)
        case .chooseLanguage: visit.open(LanguagePage())
        case .changeZIP: visit.open(ZIPPage())
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
        case .open(let id): visit.open(ReportPage(id: id))
        case .withdraw(let id): visit.open(WithdrawPage(id: id))
        case .note(let id): visit.open(NotePage(id: id))
        case .older: turn(by: 1, &visit)
        case .newer: turn(by: -1, &visit)
        case .addLate: LateDialog.add(&visit)
        case .answerNow, .addToReport: OverlayAnswers.settleQuestion(isAnswered: choice == .answerNow, &visit)
        case .answer(let question): QuestionDialog.open(question, &visit)
        case .skipQuestion(let question): QuestionDialog.skip(question, &visit)
        case .askDelete: visit.open(DeletePage(asked: visit.now))
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
        guard let page = visit.session.page else { return ReportChoices.act(on: .skip, &visit) }
        page.skip(&visit)
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

    private static func turn(by pages: Int, _ visit: inout Visit) {
        guard let page = visit.session.page, !(page is any FactsPage) else { return visit.askAgain() }
        page.turn(by: pages, &visit)
    }
}
