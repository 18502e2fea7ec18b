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
        case .language: Prompt(words.text(.languageAsk), [Language.allCases.map { .language($0) }, [.close]])
        case .mine(let page): MineDialog.list(page: page, session: session, facts: facts)
        case .report(let id): MineDialog.item(id, session: session, facts: facts)
        case .withdraw(let id): withdraw(id)
        case .note(let id): Prompt(words.text(.noteAsk, [.code: id.description]), [[.back]])
        case .feed(let view): FeedDialog.page(view, session: session, facts: facts)
        case .live(let page): FeedPrompt(session: session, facts: facts).prompt(for: page)
        case .own(let page): OwnPrompt(session: session, facts: facts).prompt(for: page)
        case .facts(let page): FactsView(session: session, facts: facts).prompt(for: page)
        case .privacy:
            Prompt(
                words.text(.privacy) + "\n" + words.text(.privacyShare), [[.export], [.askDelete, .close]])
        case .delete: Prompt(words.text(.deleteAsk), [[.delete, .back]])
        case .latePhotos(let id, let photos, let said): late(id, photos, said ?? [])
        case .question: Prompt(words.text(.questionAsk), [[.answerNow, .addToReport]])
        case .here(let place): Prompt(words.text(.pointIs, [.place: place.words]), [[.yes, .no]])
        case .returning: returning
        case .answer(let id): answer(id)
        case .appeal(let id): Prompt(words.text(.appealSay, [.code: id.description]), [[.back]])
        case .appealBan: Prompt(words.text(.appealSayBan), [[.back]])
        case .isAnswer(let id, _, _): Prompt(words.text(.isAnswer, [.code: id.description]), [[.yes, .no]])
        }
    }

    private func withdraw(_ id: ReportID) -> Prompt {
        let isComment = facts.records.report(id)?.parent != nil
        let phrase: Phrase = isComment ? .commentWithdrawAsk : .withdrawAsk
        return Prompt(words.text(phrase, [.code: id.description]), [[.yes, .no]])
    }

    private var zip: Prompt {
        let others = Language.allCases.filter { $0 != session.language }.map { Choice.language($0) }
        return Prompt(words.text(.zipAsk), [[.skip] + (session.isOnboarded ? [] : others)])
    }

    private func zipConfirm(_ zip: ZIP) -> Prompt {
        let place = Region(zip)?.name(in: session.language) ?? ""
        return Prompt(words.text(.zipConfirm, [.zip: zip.digits, .place: place]), [[.yes, .no]])
    }

    private func late(_ id: ReportID, _ photos: [DraftPhoto], _ said: [Piece]) -> Prompt {
        let what =
            switch photos.count {
            case 0: words.text(.lateThis)
            case _ where !said.isEmpty: words.text(.lateAll)
            case 1: words.text(.photoOne)
            default: words.text(.photoMany, [.n: "\(photos.count)"])
            }
        return Prompt(words.text(.lateAsk, [.n: what, .code: id.description]), [[.addLate, .newReport]])
    }

    private func answer(_ id: ReportID) -> Prompt {
        let skip = facts.records.report(id).map { [Choice.skipQuestion($0.newestQuestion)] } ?? []
        return Prompt(words.text(.answerAsk, [.code: id.description]), [skip + [.back]])
    }

    private var returning: Prompt {
        let when = session.idleDraft.map { times.dateAndHour(session.parked[$0].draft.startedAt) } ?? ""
        return Prompt(words.text(.draftBack, [.when: when]), [[.resume, .discard]])
    }
}
