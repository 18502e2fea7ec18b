internal import CivicFacts
internal import Understanding

/// A moderator's question, as its reporter sees it.
enum QuestionDialog {
    /// What reaches the reporter, whatever else they are doing.
    static func message(
        _ question: ModeratorQuestion, about id: QuestionID, in language: Language
    ) -> Message {
        let words = Catalogue(language)
        let buttons = choices(of: question, id).map {
            // Turn 0: these stay true until this very question is answered.
            Button(label: $0.label(of: question, words), token: ChoiceToken($0, turn: 0).text)
        }
        let picks = buttons.dropLast(2)
        let wording: QuestionWords = picks.isEmpty ? .question : .readyQuestion
        let asked = question.ready.map { words.text($0.words) } ?? question.words
        return Message(
            text: words.text(wording, [.code: id.report.description, .question: asked]),
            rows: Array(picks).rows(of: 2) + [Array(buttons.suffix(2))])
    }

    /// In the order of the buttons below it.
    static func choices(of question: ModeratorQuestion, _ id: QuestionID) -> [Choice] {
        (question.ready?.choices ?? []).indices.map { .pick(QuestionPick(question: id, number: $0 + 1)) }
            + [.answer(id), .skipQuestion(id)]
    }

    /// One of a ready question's own choices.
    static func pick(_ pick: QuestionPick, _ visit: inout Visit) {
        let report = MineDialog.own(pick.question.report, facts: visit.facts)
        guard let report, report.newestQuestion == pick.question, let question = report.questions.last,
            question.ready?.choices.indices.contains(pick.number - 1) == true
        else { return closed(&visit) }
        answer(report.id, with: .words(text: question.choice(pick.number, in: visit.words)), &visit)
    }

    /// The choices of what came from the moderators after the newest prompt: bare numbers are about it, even if it is
    /// settled by now. Nobody who wants no notices was sent any.
    static func newestChoices(_ visit: Visit) -> [Choice]? {
        guard visit.session.wantsNotices else { return nil }
        let reports = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 20)
        let questions = reports.compactMap { report in
            report.questions.last.map { (choices: choices(of: $0, report.newestQuestion), at: $0.askedAt) }
        }
        let notices = AppealDialog.notices(about: reports, visit).map { (choices: [$0.choice], at: $0.at) }
        guard let newest = (questions + notices).max(by: { $0.at < $1.at }),
            visit.session.promptedAt.map({ $0 < newest.at }) ?? true
        else { return nil }
        return newest.choices
    }

    /// A moderator's question is the newest thing in the chat.
    static func asksNewest(_ visit: Visit) -> Bool {
        newestChoices(visit)?.contains { $0.press is AnswerQuestion } ?? false
    }

    static func open(_ question: QuestionID, _ visit: inout Visit) {
        if isOpen(question, visit) { return visit.open(AnswerPage(id: question.report)) }
        guard let report = inVain(question.report, visit), report.newestQuestion == question else {
            return closed(&visit)
        }
        if ReportDialog.mayAdd(&visit) { visit.open(NotePage(id: report.id)) }
    }

    static func skip(_ question: QuestionID, _ visit: inout Visit) {
        guard isOpen(question, visit) else { return closed(&visit) }
        answer(question.report, with: .skipped, &visit)
    }

    /// The button of an earlier question must not answer a later one.
    private static func isOpen(_ question: QuestionID, _ visit: Visit) -> Bool {
        guard let report = MineDialog.own(question.report, facts: visit.facts), !report.isWithdrawn else {
            return false
        }
        return report.questions.last?.takesWords == true && report.newestQuestion == question
    }

    /// "Delete my data", "stop", "help", "español", "where do I vote?" are no answer, whatever a moderator asked.
    static func isForTheBot(_ text: String, _ plain: Plain) -> Bool {
        if Language(named: plain) != nil { return true }
        guard let intent = Intent(plain) else { return false }
        switch intent.kind {
        case .set, .end, .safety: return true
        case .answer:
            let isAsked = text.hasSuffix("?") || plain.words.first.map(Self.asking.contains) ?? false
            return isAsked || intent.wish?.leavesQuestion == false
        case .control: return [.menu, .cancel, .back, .undo].contains(intent)
        case .startWork, .refuse, nil: return false
        }
    }

    private static let asking: Set<String> = [
        "where", "when", "how", "who", "what", "can", "do", "donde", "cuando", "como", "quien", "que",
        "puedo",
    ]

    static func answer(_ id: ReportID, with answer: ModeratorQuestion.Answer, _ visit: inout Visit) {
        closePage(&visit)
        if case .words(let text) = answer, let report = inVain(id, visit) {
            return note(text, on: report, &visit)
        }
        guard var report = MineDialog.own(id, facts: visit.facts), !report.isWithdrawn else {
            return closed(&visit)
        }
        self.answer(&report, with: answer, &visit)
    }

    /// A page about reports would still show the question; whatever else is open stays open.
    private static func closePage(_ visit: inout Visit) {
        let page = visit.session.page
        guard page is AnswerPage || page is IsAnswerPage || page is MinePage || page is ReportPage else {
            return
        }
        visit.session.overlay = nil
    }

    private static func answer(
        _ report: inout Report, with answer: ModeratorQuestion.Answer, _ visit: inout Visit
    ) {
        guard let index = report.questions.lastIndex(where: \.takesWords) else { return closed(&visit) }
        // Nothing more beside the photos that came is no refusal.
        let isSkipped = answer == .skipped && report.questions[index].isOpen
        if isSkipped || answer != .skipped {
            report.questions[index].answer = settled(answer, to: report.questions[index], &visit)
            report.questions[index].message = visit.inbound.message
            ReportKeeping.keep(&report, because: isSkipped ? .skipped : .answered, &visit)
        }
        visit.answer(isSkipped ? QuestionWords.skipped : QuestionWords.sent, [.code: report.id.description])
    }

    /// The newest question about the report may still be answered in words.
    static func takesWords(_ id: ReportID, _ visit: Visit) -> Bool {
        MineDialog.own(id, facts: visit.facts)?.questions.last?.takesWords ?? false
    }

    /// The report whose question this message answered, and which question it was.
    static func answered(by message: MessageID, _ visit: Visit) -> (report: Report, index: Int)? {
        let recent = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 20)
        for report in recent where !report.isWithdrawn {
            guard let index = report.questions.firstIndex(where: { $0.message == message }) else { continue }
            return (report, index)
        }
        return nil
    }

    /// The message with the answer reads otherwise now.
    static func edited(_ found: Report, at index: Int, to text: String, _ visit: inout Visit) {
        let answer = settled(.words(text: text), to: found.questions[index], &visit)
        guard found.questions[index].answer != answer, ReportDialog.mayAdd(&visit) else { return }
        var report = found
        report.questions[index].answer = answer
        ReportKeeping.keep(&report, because: .answered, &visit)
        visit.answer(QuestionWords.sent, [.code: report.id.description])
    }

    /// The message with the answer was taken back, and so is the answer.
    static func unsaid(_ found: Report, at index: Int, _ visit: inout Visit) {
        var report = found
        (report.questions[index].answer, report.questions[index].message) = (.skipped, nil)
        ReportKeeping.keep(&report, because: .skipped, &visit)
        visit.answer(QuestionWords.skipped)
    }

    /// The report that a moderator asked about, where a photo replies to the question or comes while its answer is
    /// written; or the one that is added to.
    static func reportForPhoto(_ visit: Visit) -> Report? {
        let open = (visit.session.page as? NotePage)?.id
        guard let id = visit.facts.subject ?? (visit.session.page as? AnswerPage)?.id ?? open,
            !visit.isBanned,
            let report = MineDialog.own(id, facts: visit.facts),
            id == open || !report.questions.isEmpty, !report.isWithdrawn
        else { return nil }
        return report.photos.count < Limits.photos ? report : nil
    }

    /// A photo of the answer joins the report and answers; its caption says more, and without one words are asked for.
    static func add(_ photo: DraftPhoto, _ words: String, to found: Report, _ visit: inout Visit) {
        var report = found
        PhotoDialog.add([photo.id], to: &report, &visit)
        let open = report.questions.lastIndex(where: \.takesWords)
        if let open, report.questions[open].isOpen { report.questions[open].answer = .photos }
        // Of an album more is to come: what it belongs to stays open for it.
        if open != nil, !words.isEmpty, photo.album == nil {
            closePage(&visit)
            return answer(&report, with: .words(text: words), &visit)
        }
        if let open, !words.isEmpty {
            report.questions[open].answer = settled(.words(text: words), to: report.questions[open], &visit)
            report.questions[open].message = visit.inbound.message
        } else if !words.isEmpty {
            report.add(note: words, &visit)
        }
        ReportKeeping.keep(&report, because: open == nil ? .photoAdded : .answered, &visit)
        if open != nil {
            visit.session.overlay = Overlay(AnswerPage(id: report.id), since: visit.now)
        } else if visit.session.photoReply == nil {
            visit.answer(LateWords.added, [.code: report.id.description])
        }
    }

    /// The report whose newest question was not answered in time, or before a decision.
    private static func inVain(_ id: ReportID, _ visit: Visit) -> Report? {
        MineDialog.own(id, facts: visit.facts).flatMap { $0.isAskedInVain && !$0.isWithdrawn ? $0 : nil }
    }

    /// The answer came after the decision: moderators still see it.
    private static func note(_ text: String, on report: Report, _ visit: inout Visit) {
        guard ReportDialog.mayAdd(&visit) else { return }
        ReportKeeping.add(note: text, to: report, &visit)
        visit.answer(MineWords.noteAdded, [.code: report.id.description])
    }

    /// As it is kept: without what is private; words that are one of the choices are that choice.
    private static func settled(
        _ answer: ModeratorQuestion.Answer, to question: ModeratorQuestion, _ visit: inout Visit
    ) -> ModeratorQuestion.Answer {
        guard case .words(let text) = answer else { return answer }
        if let index = question.ready?.choice(in: text) { return .choice(number: index + 1) }
        return .words(text: Masking.masked(visit.cut(text, to: Limits.noteCharacters)).text)
    }

    private static func closed(_ visit: inout Visit) { visit.answer(QuestionWords.gone) }
}
