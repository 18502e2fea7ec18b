/// The questions of what lies over the draft.
struct OverlayPrompt {
    let session: Session
    let facts: Facts

    private var words: Catalogue { Catalogue(session.language) }
    private var times: TimeWords { TimeWords(language: session.language, at: session.zip) }

    func prompt(for page: Overlay.Page) -> Prompt {
        switch page {
        case .zip: zip
        case .zipConfirm(let zip): zipConfirm(zip)
        case .language:
            Prompt(words.text(LanguageWords.ask), [Language.allCases.map { .language($0) }, [.close]])
        case .mine(let page): MineDialog.list(page: page, session: session, facts: facts)
        case .report(let id): MineDialog.item(id, session: session, facts: facts)
        case .withdraw(let id): withdraw(id)
        case .note(let id): Prompt(words.text(MineWords.noteAsk, [.code: id.description]), [[.back]])
        case .feed(let view): FeedDialog.page(view, session: session, facts: facts)
        case .live(let page): FeedPrompt(session: session, facts: facts).prompt(for: page)
        case .own(let page): OwnPrompt(session: session, facts: facts).prompt(for: page)
        case .facts(let page): FactsView(session: session, facts: facts).prompt(for: page)
        case .privacy:
            Prompt(
                words.text(PrivacyWords.kept) + "\n" + words.text(PrivacyWords.share),
                [[.export], [.askDelete, .close]])
        case .delete: Prompt(words.text(PrivacyWords.deleteAsk), [[.delete, .back]])
        case .latePhotos(let id, let photos, let said): late(id, photos, said ?? [])
        case .question: Prompt(words.text(ReportWords.questionAsk), [[.answerNow, .addToReport]])
        case .here(let place): Prompt(words.text(ReportWords.pointIs, [.place: place.words]), [[.yes, .no]])
        case .returning: returning
        case .answer(let id): answer(id)
        case .appeal(let id): Prompt(words.text(AppealWords.say, [.code: id.description]), [[.back]])
        case .appealBan: Prompt(words.text(AppealWords.sayBan), [[.back]])
        case .isAnswer(let id, _, _):
            Prompt(words.text(QuestionWords.isAnswer, [.code: id.description]), [[.yes, .no]])
        }
    }

    private func withdraw(_ id: ReportID) -> Prompt {
        let isComment = facts.records.report(id)?.parent != nil
        let wording: any Wording = isComment ? CommentWords.withdrawAsk : MineWords.withdrawAsk
        return Prompt(words.text(wording, [.code: id.description]), [[.yes, .no]])
    }

    private var zip: Prompt {
        let others = Language.allCases.filter { $0 != session.language }.map { Choice.language($0) }
        return Prompt(words.text(ZIPWords.ask), [[.skip] + (session.isOnboarded ? [] : others)])
    }

    private func zipConfirm(_ zip: ZIP) -> Prompt {
        let place = Region(zip)?.name(in: session.language) ?? ""
        return Prompt(words.text(ZIPWords.confirm, [.zip: zip.digits, .place: place]), [[.yes, .no]])
    }

    private func late(_ id: ReportID, _ photos: [DraftPhoto], _ said: [Piece]) -> Prompt {
        let what =
            switch photos.count {
            case 0: words.text(LateWords.this)
            case _ where !said.isEmpty: words.text(LateWords.all)
            case 1: words.text(PhotoWords.one)
            default: words.text(PhotoWords.many, [.n: "\(photos.count)"])
            }
        return Prompt(
            words.text(LateWords.ask, [.n: what, .code: id.description]), [[.addLate, .newReport]])
    }

    private func answer(_ id: ReportID) -> Prompt {
        let skip = facts.records.report(id).map { [Choice.skipQuestion($0.newestQuestion)] } ?? []
        return Prompt(words.text(QuestionWords.ask, [.code: id.description]), [skip + [.back]])
    }

    private var returning: Prompt {
        let when = session.idleDraft.map { times.dateAndHour(session.parked[$0].draft.startedAt) } ?? ""
        return Prompt(words.text(DraftWords.back, [.when: when]), [[.resume, .discard]])
    }
}
