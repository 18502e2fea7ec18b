internal import Understanding

/// "Also …", "I forgot to say …": joins the report that is being written, or one that was just sent.
enum AdditionDialog {
    /// True if the words added something, or a wish to add was followed. "Also, where do I vote?" asks, and adds
    /// nothing.
    static func take(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page.map({ $0.isRead || $0 is MissingPage }) ?? true,
            let reading = AdditionReading(plain), !Understanding.shared(text).asksToRead
        else { return false }
        guard let draft = visit.session.draft else { return afterSending(reading, text, &visit) }
        // "Also at the library" is a place, where one is asked for.
        guard draft.step != .place || !CorrectionDialog.namesPlace(text) else { return false }
        switch reading {
        case .wish: visit.answer(LateWords.addHere)
        case .told: ReportAnswers.add(text, &visit)
        }
        return true
    }

    private static func afterSending(
        _ reading: AdditionReading, _ text: String, _ visit: inout Visit
    ) -> Bool {
        switch reading {
        case .told: return LateDialog.add(text, &visit)
        case .wish:
            guard let id = LateDialog.report(visit) ?? newest(visit) else { return false }
            if ReportDialog.mayAdd(&visit) { visit.open(NotePage(id: id)) }
            return true
        }
    }

    private static func newest(_ visit: Visit) -> ReportID? {
        visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 1)
            .first { !$0.isWithdrawn && $0.isOfVoting }?.id
    }
}
