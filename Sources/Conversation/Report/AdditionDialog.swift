internal import Understanding

/// "Also …", "I forgot to say …": joins the report that is being written, or one that was just sent.
enum AdditionDialog {
    /// True if the words added something, or a wish to add was followed. "Also, where do I vote?" asks, and adds
    /// nothing.
    static func take(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page?.isRead ?? true, let reading = AdditionReading(plain),
            !Understanding.shared(text).asksToRead
        else { return false }
        guard let draft = visit.session.draft else { return afterSending(reading, text, &visit) }
        switch reading {
        case .wish: goOn(draft, &visit)
        case .told:
            // What describes takes the words anyway; "also at the library" is a place.
            guard ![.what, .photos].contains(draft.step),
                draft.step != .place || !CorrectionDialog.namesPlace(text)
            else { return false }
            join(text, &visit)
        }
        return true
    }

    /// The words become part of the report, and the open question is asked again.
    static func join(_ text: String, _ visit: inout Visit) {
        visit.session.overlay = nil
        if ReportAnswers.append(text, visit.inbound.message, &visit) { visit.say(ReportWords.added) }
        visit.touchDraft()
        visit.askAgain()
    }

    /// Back to where words and photos are taken; after the last look, and straight back there.
    private static func goOn(_ draft: Draft, _ visit: inout Visit) {
        visit.session.overlay = nil
        visit.say(LateWords.addHere)
        guard draft.step != .what, draft.step != .photos else { return visit.askAgain() }
        if [.confirm, .edit, .kind, .moreKinds].contains(draft.step) {
            return ReportChoices.revise(.photos, returningTo: draft.returnsTo, &visit)
        }
        ReportDialog.go(to: .photos, &visit)
    }

    private static func afterSending(
        _ reading: AdditionReading, _ text: String, _ visit: inout Visit
    ) -> Bool {
        switch reading {
        case .told: return LateDialog.take(text, &visit)
        case .wish:
            guard let id = LateDialog.report(visit) ?? newest(visit) else { return false }
            if ReportDialog.mayAdd(&visit) { visit.open(NotePage(id: id)) }
            return true
        }
    }

    private static func newest(_ visit: Visit) -> ReportID? {
        visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 1)
            .first { !$0.isWithdrawn && $0.parent == nil }?.id
    }
}
