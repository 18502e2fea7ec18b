internal import CivicFacts

/// `/unask 12`: words that wait are stopped; a question that went is taken out of its reporter's chat, as long as nobody
/// answered it.
enum UnaskReporter: ReportCommand {
    static let command: String? = "unask"
    static let isReply = true

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if report.team?.outgoing != nil { return Outgoings.stop(id, &visit) }
        guard let last = report.questions.indices.last, report.questions[last].isTakenBack != true else {
            return .refused(ToVoterWords.unaskedNone, id.slot)
        }
        guard report.questions[last].answer == nil else {
            return .refused(ToVoterWords.unaskedAnswered, id.slot)
        }
        let number = report.newestQuestion
        report.questions[last].isTakenBack = true
        visit.change(.recall(tag: number.tag))
        ReportKeeping.keep(&report, because: .unasked, &visit)
        let language = visit.facts.records.language(of: report.author)
        let line = Catalogue(language).text(ToVoterWords.tookBack)
        visit.deliver(Delivery(.unask(report: id, line: line, of: report.author)))
        return .done(ToVoterWords.unasked, id.slot)
    }
}

extension QuestionID {
    /// The name by which its message can be recalled while it waits.
    var tag: String { "question:\(self)" }
}
