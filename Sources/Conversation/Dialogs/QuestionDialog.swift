/// A moderator's question, as its reporter sees it.
enum QuestionDialog {
    /// What reaches the reporter, whatever else they are doing.
    static func message(_ question: String, about id: ReportID, in language: Language) -> Message {
        let words = Catalogue(language)
        let buttons = choices(about: id).map {
            // Turn 0: these stay true until the question is answered.
            Button(label: words.label(of: $0, in: ""), token: ChoiceToken($0, turn: 0).text)
        }
        return Message(
            text: words.text(.question, [.code: id.description, .question: question]), rows: [buttons])
    }

    static func choices(about id: ReportID) -> [Choice] { [.answer(id), .skipQuestion(id)] }

    static func open(_ id: ReportID, _ visit: inout Visit) {
        guard MineDialog.own(id, facts: visit.facts)?.openQuestion != nil else { return closed(&visit) }
        visit.open(.answer(id: id))
    }

    static func answer(_ id: ReportID, with answer: ModeratorQuestion.Answer, _ visit: inout Visit) {
        visit.session.overlay = nil
        guard var report = MineDialog.own(id, facts: visit.facts),
            let index = report.questions.lastIndex(where: { $0.answer == nil })
        else { return closed(&visit) }
        report.questions[index].answer = masked(answer)
        report.version += 1
        visit.change(.keep(report, because: answer == .skipped ? .skipped : .answered))
        ReportKeeping.showCard(of: report, &visit)
        visit.say(answer == .skipped ? .answerSkipped : .answerSent)
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
