internal import Understanding

/// Words that answer what lies over the draft.
enum OverlayAnswers {
    /// True if the open page could use the words.
    static func take(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        switch visit.session.overlay?.page {
        case .zip?, .zipConfirm?: return ZIPDialog.hear(text, plain, &visit)
        case .delete?: return PrivacyDialog.hear(plain, &visit)
        case .note(let id)?: return addNote(text, plain, to: id, &visit)
        case .live(.comment(let id, let origin))?:
            return CommentDialog.hear(text, plain, on: id, from: origin, &visit)
        case .answer(let id)?:
            guard !plain.text.isEmpty, !QuestionDialog.isForTheBot(text, plain) else { return false }
            QuestionDialog.answer(id, with: .words(text: text), &visit)
            return true
        case .latePhotos(let id, _, _)?:
            guard let reading = BelongingReading(plain, to: id) else { return false }
            ChoiceDialog.act(on: reading == .same ? .addLate : .newReport, &visit)
            return true
        case .facts(.address(let purpose))?:
            visit.isConfidential = true
            return AddressDialog.hearZIP(text, for: purpose, &visit)
                || AddressDialog.hear(text, plain, for: purpose, &visit)
        case .facts(.remind(let id))?:
            return ReminderDialog.hear(text, plain, on: .remind(election: id), &visit)
        case .facts(.remindToRegister(let id))?:
            return ReminderDialog.hear(text, plain, on: .remindToRegister(election: id), &visit)
        case .facts(.remindTime(let id, let days))?:
            return ReminderDialog.hear(text, plain, on: .remindTime(election: id, daysBefore: days), &visit)
        case .facts(.secondZIP)?: return SecondZIPDialog.hear(text, &visit)
        case .appeal?, .appealBan?: return AppealDialog.hear(text, plain, &visit)
        case .language?, .mine?, .report?, .withdraw?, .feed?, .facts?, .privacy?, .question?,
            .returning?,
            .isAnswer?, .here?, .live?, .own?, nil:
            return false
        }
    }

    /// True if the page wants an answer and says so again; a page that is only read lets the words pass.
    static func missed(_ visit: inout Visit) -> Bool {
        guard let page = visit.session.overlay?.page, !page.isRead else { return false }
        switch page {
        case .zip, .zipConfirm: ZIPDialog.missed(&visit)
        case .delete: visit.miss(.deleteRetry, .deleteRetry) { $0.close() }
        case .facts(.address): AddressDialog.missed(&visit)
        case .facts(.secondZIP): visit.miss(.zipRetry, .zipRetryAgain) { $0.close() }
        case .facts(let page): ReminderDialog.missed(page, &visit)
        // What nobody said was for the moderator is not lost.
        case .isAnswer(_, let text, let appeal):
            visit.miss(.lost, .lostAgain) { hearAnew(text, appealing: appeal, &$0) }
        case .language, .withdraw, .note, .latePhotos, .question, .returning, .answer, .here, .mine, .report,
            .feed, .privacy, .live, .own, .appeal, .appealBan:
            visit.miss(.lost, .lostAgain) { $0.close() }
        }
        return true
    }

    /// Yes or no to the page's question.
    static func decide(_ isYes: Bool, _ visit: inout Visit) {
        switch visit.session.overlay?.page {
        case .zipConfirm(let zip)?: isYes ? ZIPDialog.set(zip, &visit) : visit.open(.zip)
        case .withdraw(let id)?: isYes ? WithdrawDialog.withdraw(id, &visit) : visit.open(.report(id: id))
        case .isAnswer(let id, let text, let appeal)?:
            guard !isYes else { return QuestionDialog.answer(id, with: .words(text: text), &visit) }
            hearAnew(text, appealing: appeal, &visit)
        case .here(let place)?: isYes ? PointDialog.startReport(at: place, &visit) : visit.close()
        case .live(.isComment(let id, let text))?: CommentDialog.decide(isYes, text, on: id, &visit)
        case .zip?, .language?, .mine?, .report?, .note?, .feed?, .facts?, .privacy?, .delete?, .latePhotos?,
            .question?,
            .returning?, .answer?, .live?, .own?, .appeal?, .appealBan?, nil:
            visit.askAgain()
        }
    }

    /// What was not for the moderator is heard as if it came now: it joins the open report, or begins one.
    private static func hearAnew(_ text: String, appealing appeal: ReportID?, _ visit: inout Visit) {
        visit.session.overlay = appeal.map { Overlay(page: .appeal(id: $0), since: visit.now) }
        if appeal != nil, AppealDialog.hear(text, Plain(text), &visit) { return }
        if visit.session.draft != nil { return ReportAnswers.takeFree(text, Plain(text), &visit) }
        guard !text.hasSuffix("?"), Plain(text).words.count >= 3, UnderstoodDialog.tells(text) else {
            return TextDialog.lost(guesses: Understanding.shared(text).answers, &visit)
        }
        visit.session.unheard = String(text.prefix(Limits.reportCharacters))
        ReportDialog.start(&visit)
        if visit.session.draft != nil { visit.session.unheard = nil }
    }

    /// A question came in the middle of a description: answer it, or make it part of the report.
    static func settleQuestion(isAnswered: Bool, _ visit: inout Visit) {
        guard case .question(let text, let message)? = visit.session.overlay?.page else {
            return visit.askAgain()
        }
        visit.session.overlay = nil
        if isAnswered, let intent = Intent(meant: text) {
            // The words may have been part of the telling: they stay in the report either way.
            if visit.session.draft != nil {
                ReportAnswers.append(text, message, &visit)
                visit.say(.questionKept)
            }
            return IntentDialog.follow(intent, &visit)
        }
        // Where a place was asked for, a question is none: it joins the telling.
        if visit.session.draft?.step == .place {
            if ReportAnswers.append(text, message, &visit) { visit.say(.added) }
            visit.touchDraft()
            return visit.askAgain()
        }
        ReportAnswers.takeFree(text, Plain(text), message: message, &visit)
    }

    /// Whoever goes on telling has left the question: its words stay in the report, and the new ones are heard there.
    static func leaveQuestion(for plain: Plain, _ visit: inout Visit) {
        guard case .question(let text, let message)? = visit.session.overlay?.page,
            visit.session.draft != nil, Language(named: plain) == nil, Intent(plain)?.leavesQuestion ?? true
        else { return }
        visit.session.overlay = nil
        ReportAnswers.append(text, message, &visit)
        visit.say(.questionKept)
    }

    private static func addNote(_ text: String, _ plain: Plain, to id: ReportID, _ visit: inout Visit) -> Bool
    {
        guard let report = MineDialog.own(id, facts: visit.facts), !report.isWithdrawn else { return false }
        guard Intent(plain) != .cancel, Intent(plain) != .back, !plain.text.isEmpty else { return false }
        visit.session.overlay = nil
        guard ReportDialog.mayAdd(&visit) else { return true }
        ReportKeeping.add(note: text, to: report, &visit)
        visit.say(.noteAdded, [.code: id.description])
        visit.askAgain()
        return true
    }
}

extension Overlay.Page {
    /// Where words or photos that came belong is asked.
    var holdsWords: Bool {
        switch self {
        case .latePhotos, .isAnswer: true
        case .zip, .zipConfirm, .withdraw, .note, .delete, .question, .returning, .answer, .here, .appeal,
            .appealBan, .mine, .report, .feed, .privacy, .language, .facts, .live, .own:
            false
        }
    }

    /// Only read: words that the page has no use for go to the draft below.
    var isRead: Bool {
        switch self {
        case .mine, .report, .feed, .privacy, .language: true
        case .facts(let page): page.isRead
        case .live(let page): page.isRead
        case .own(let page): page.isRead
        case .zip, .zipConfirm, .withdraw, .note, .delete, .latePhotos, .question, .returning, .answer,
            .isAnswer, .here, .appeal, .appealBan:
            false
        }
    }
}
