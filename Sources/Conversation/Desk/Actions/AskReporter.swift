/// Puts a moderator's question to the reporter: in words, for the button only says how.
struct AskReporter: PlainAction {
    static let (code, sign) = ("ask", "❓")
    static let label = Text(en: "Ask", es: "Preguntar")

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        words.isEmpty ? .refused(DeskWords.askWords) : ask(words, about: id, &visit)
    }

    func row(on card: Card) -> Int? { card.report.isOpen ? 2 : nil }

    func act(on report: Report, _ visit: inout Visit) -> Outcome { .refused(DoneWords.ask) }

    static func ask(_ text: String, about id: ReportID, _ visit: inout Visit) -> Outcome {
        guard var report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if let refusal = refusal(about: report) { return refusal }
        let question = visit.cut(text.trimmingSpaces, to: Limits.noteCharacters)
        report.questions.append(
            ModeratorQuestion(words: question, askedAt: visit.now, asker: visit.moderator, answer: nil))
        ReportKeeping.keep(&report, because: .asked, &visit)
        let language = visit.facts.records.language(of: report.author)
        let message = QuestionDialog.message(question, about: report.newestQuestion, in: language)
        guard visit.facts.records.session(of: report.author)?.wantsNotices ?? true else {
            return .done(DoneWords.askedQuietly, id.slot)
        }
        visit.deliver(Delivery(.ask(message: message, of: report.author, about: id)))
        return .done(DoneWords.asked, id.slot)
    }

    private static func refusal(about report: Report) -> Outcome? {
        if report.isWithdrawn { return .refused(RefusalWords.withdrawn) }
        if !report.isAuthorReachable { return .refused(CardWords.unreachable) }
        if report.openQuestion != nil { return .refused(RefusalWords.askOpen, report.id.slot) }
        guard report.questions.count >= Limits.questionsAReport else { return nil }
        let most = "\(Limits.questionsAReport)"
        return .refused(RefusalWords.askLimit, [.code: report.id.description, .max: most])
    }
}
