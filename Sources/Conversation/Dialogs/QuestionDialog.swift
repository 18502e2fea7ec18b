/// A moderator's question, as its reporter sees it.
enum QuestionDialog {
    /// What reaches the reporter, whatever else they are doing.
    static func message(_ question: String, about id: QuestionID, in language: Language) -> Message {
        let words = Catalogue(language)
        let buttons = choices(about: id).map {
            // Turn 0: these stay true until this very question is answered.
            Button(label: words.label(of: $0, in: ""), token: ChoiceToken($0, turn: 0).text)
        }
        return Message(
            text: words.text(.question, [.code: id.report.description, .question: question]), rows: [buttons])
    }

    static func choices(about id: QuestionID) -> [Choice] { [.answer(id), .skipQuestion(id)] }

    /// The choices of what came from the moderators after the newest prompt: bare numbers are about it, even if it is
    /// settled by now. Nobody who wants no notices was sent any.
    static func newestChoices(_ visit: Visit) -> [Choice]? {
        guard visit.session.wantsNotices else { return nil }
        let reports = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 20)
        let questions = reports.compactMap { report in
            report.questions.last.map { (choices: choices(about: report.newestQuestion), at: $0.askedAt) }
        }
        let notices = AppealDialog.notices(about: reports, visit).map { (choices: [$0.choice], at: $0.at) }
        guard let newest = (questions + notices).max(by: { $0.at < $1.at }),
            visit.session.promptedAt.map({ $0 < newest.at }) ?? true
        else { return nil }
        return newest.choices
    }

    static func open(_ question: QuestionID, _ visit: inout Visit) {
        if isOpen(question, visit) { return visit.open(.answer(id: question.report)) }
        guard let report = inVain(question.report, visit), report.newestQuestion == question else {
            return closed(&visit)
        }
        if ReportDialog.mayAdd(&visit) { visit.open(.note(id: report.id)) }
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
        return report.openQuestion != nil && report.newestQuestion == question
    }

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
        let shows: Set<StateName> = [.moderatorAnswer, .moderatorIsAnswer, .mineList, .mineItem]
        if let page = visit.session.overlay?.page, shows.contains(page.state) { visit.session.overlay = nil }
    }

    private static func answer(
        _ report: inout Report, with answer: ModeratorQuestion.Answer, _ visit: inout Visit
    ) {
        guard let index = report.questions.lastIndex(where: \.isOpen) else { return closed(&visit) }
        report.questions[index].answer = masked(answer)
        ReportKeeping.keep(&report, because: answer == .skipped ? .skipped : .answered, &visit)
        visit.say(answer == .skipped ? .answerSkipped : .answerSent)
        visit.askAgain()
    }

    /// The report that a moderator asked about, where a photo replies to the question or comes while its answer is
    /// written.
    static func reportForPhoto(_ visit: Visit) -> Report? {
        var id = visit.facts.subject
        if id == nil, case .answer(let asked)? = visit.session.overlay?.page { id = asked }
        guard let id, !visit.isBanned, let report = MineDialog.own(id, facts: visit.facts),
            !report.questions.isEmpty, !report.isWithdrawn
        else { return nil }
        return report.photos.count < Limits.photos ? report : nil
    }

    /// A photo of the answer joins the report, and its caption is the answer; without one the words are asked for.
    static func add(_ photo: DraftPhoto, _ words: String, to found: Report, _ visit: inout Visit) {
        var report = found
        PhotoDialog.add([photo.id], to: &report, &visit)
        if report.openQuestion != nil, !words.isEmpty {
            closePage(&visit)
            return answer(&report, with: .words(text: words), &visit)
        }
        if !words.isEmpty { report.add(note: words) }
        ReportKeeping.keep(&report, because: .photoAdded, &visit)
        if report.openQuestion != nil {
            visit.session.overlay = Overlay(page: .answer(id: report.id), since: visit.now)
        } else if visit.session.photoReply == nil {
            visit.say(.lateAdded, [.code: report.id.description])
            visit.askAgain()
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
        visit.say(.noteAdded, [.code: report.id.description])
        visit.askAgain()
    }

    private static func masked(_ answer: ModeratorQuestion.Answer) -> ModeratorQuestion.Answer {
        switch answer {
        case .words(let text): .words(text: Masking.masked(String(text.prefix(Limits.noteCharacters))).text)
        case .skipped: .skipped
        }
    }

    private static func closed(_ visit: inout Visit) {
        visit.say(.answerGone)
        visit.askAgain()
    }
}
