internal import Understanding

/// Words that answer a moderator's question, or may.
enum ModeratorAnswers {
    /// A bare number that replies to a moderator's question is one of that question's own choices.
    static func numbered(_ text: String, _ visit: Visit) -> Choice? {
        guard let id = visit.facts.subject, let number = Int(text),
            let report = MineDialog.own(id, facts: visit.facts), report.openQuestion != nil,
            let newest = report.questions.last
        else { return nil }
        let choices = QuestionDialog.choices(of: newest, report.newestQuestion)
        return choices.indices.contains(number - 1) ? choices[number - 1] : nil
    }

    /// A reply to a moderator's question is its answer; other words with nothing open may be.
    static func take(_ text: String, _ visit: inout Visit) -> Bool {
        if let subject = visit.facts.subject, let report = MineDialog.own(subject, facts: visit.facts),
            report.openQuestion != nil || report.isAskedInVain
        {
            QuestionDialog.answer(subject, with: .words(text: text), &visit)
            return true
        }
        // Who clearly asks for something to read has not answered.
        guard visit.session.isFree && visit.session.draft == nil || comesAfterQuestion(text, visit),
            !Understanding.shared(text).asksToRead,
            let asked = visit.facts.records.openQuestion(to: visit.facts.account)
        else { return false }
        visit.open(IsAnswerPage(id: asked.id, text: text))
        return true
    }

    /// True if the words of an appeal may be for a moderator whose question is the newest thing in the chat: an appeal
    /// can be sent once.
    static func takeBesideAppeal(_ text: String, of appealed: ReportID, _ visit: inout Visit) -> Bool {
        guard QuestionDialog.asksNewest(visit),
            let asked = visit.facts.records.openQuestion(to: visit.facts.account)
        else { return false }
        visit.open(IsAnswerPage(id: asked.id, text: text, appeal: appealed))
        return true
    }

    /// Few words while photos or a place are asked for, and a moderator's question is the newest thing in the chat.
    private static func comesAfterQuestion(_ text: String, _ visit: Visit) -> Bool {
        let most = visit.session.draft?.step == .place ? 6 : 3
        guard visit.session.overlay == nil, let step = visit.session.draft?.step,
            [.look, .place, .what].contains(step), (1...most).contains(Plain(text).words.count),
            QuestionDialog.asksNewest(visit)
        else { return false }
        return true
    }

    /// "Are these words the answer?" was asked, and more words came: they are asked about together.
    static func goOn(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let open = visit.session.page as? IsAnswerPage, plain.words.count > 1, visit.session.misses < 2
        else { return false }
        let misses = visit.session.misses + 1
        let all = visit.cut("\(open.text)\n\(text)", to: Limits.noteCharacters)
        let page = IsAnswerPage(id: open.id, text: all, appeal: open.appeal)
        visit.session.overlay = Overlay(page, since: visit.now)
        visit.session.misses = misses
        visit.again = visit.words.text(HelpWords.sameKept)
        visit.askAgain()
        return true
    }

    /// A yes or no that nothing here asks for may be for the moderator who asked.
    static func mayBe(_ intent: Intent, _ visit: Visit) -> Bool {
        guard intent == .yes || intent == .no else { return false }
        let meant = intent == .yes ? Choice.meantByYes : Choice.meantByNo
        return !meant.contains(where: visit.session.offered.contains)
    }
}
