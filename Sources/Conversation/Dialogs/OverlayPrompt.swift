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
        case .withdraw(let id): Prompt(words.text(.withdrawAsk, [.code: id.description]), [[.yes, .no]])
        case .note(let id): Prompt(words.text(.noteAsk, [.code: id.description]), [[.back]])
        case .feed(let mark): FeedDialog.page(after: mark, session: session, facts: facts)
        case .facts(let topic): FactsDialog.page(topic, session: session, desk: facts.desk)
        case .privacy:
            Prompt(
                words.text(.privacy) + "\n" + words.text(.privacyShare), [[.export], [.askDelete, .close]])
        case .delete: Prompt(words.text(.deleteAsk), [[.delete, .back]])
        case .latePhotos(let id, let photos): late(id, photos)
        case .question: Prompt(words.text(.questionAsk), [[.answerNow, .addToReport]])
        case .returning: returning
        case .answer(let id): answer(id)
        case .appeal(let id): Prompt(words.text(.appealSay, [.code: id.description]), [[.back]])
        case .appealBan: Prompt(words.text(.appealSayBan), [[.back]])
        case .isAnswer(let id, _): Prompt(words.text(.isAnswer, [.code: id.description]), [[.yes, .no]])
        }
    }

    private var zip: Prompt {
        let other: Language = session.language == .english ? .spanish : .english
        return Prompt(words.text(.zipAsk), [session.isOnboarded ? [.skip] : [.skip, .language(other)]])
    }

    private func zipConfirm(_ zip: ZIP) -> Prompt {
        let place = Region(zip)?.name(in: session.language) ?? ""
        return Prompt(words.text(.zipConfirm, [.zip: zip.digits, .place: place]), [[.yes, .no]])
    }

    private func late(_ id: ReportID, _ photos: [DraftPhoto]) -> Prompt {
        let what = photos.count == 1 ? words.text(.photoOne) : words.text(.photoMany, [.n: "\(photos.count)"])
        return Prompt(words.text(.lateAsk, [.n: what, .code: id.description]), [[.addLate, .newReport]])
    }

    private func answer(_ id: ReportID) -> Prompt {
        let skip = facts.records.report(id).map { [Choice.skipQuestion($0.newestQuestion)] } ?? []
        return Prompt(words.text(.answerAsk, [.code: id.description]), [skip + [.back]])
    }

    private var returning: Prompt {
        let when = session.parked.last.map { times.dateAndHour($0.draft.startedAt) } ?? ""
        return Prompt(words.text(.draftBack, [.when: when]), [[.resume, .discard]])
    }
}
