/// Saved things: reports, and cards of the civic dialogs as they read when they were saved.
enum SaveDialog {
    static func save(_ target: SaveTarget, _ visit: inout Visit) {
        guard isThere(target, visit) else {
            return visit.answer(
                target.report == nil ? SavedWords.nothingToSave : FeedWords.gone)
        }
        guard !visit.facts.records.isMarked(target, .save, by: visit.facts.account) else {
            visit.say(SavedWords.already)
            return visit.keepButtons(with: .unsave(target))
        }
        visit.change(.mark(Mark(.save, target), keepsake: keepsake(of: target, visit)))
        visit.session.lastAct = UndoableAct(at: visit.now, was: .unmarked(kind: .save, target: target))
        visit.say(SavedWords.on)
        visit.keepButtons(with: .unsave(target))
    }

    static func remove(_ target: SaveTarget, _ visit: inout Visit) {
        guard visit.facts.records.isMarked(target, .save, by: visit.facts.account) else {
            return visit.answer(SavedWords.notSaved)
        }
        let keepsake = visit.facts.records.keepsake(of: target, in: visit.session.language)
        visit.change(.unmark(.save, target))
        visit.session.lastAct = UndoableAct(
            at: visit.now, was: .marked(Mark(.save, target), keepsake: keepsake))
        visit.say(SavedWords.off)
        // The saved card itself is gone; what lies on another page stays.
        if let open = visit.session.page as? SavedItemPage, open.target == target {
            visit.session.overlay = nil
            return visit.askAgain()
        }
        visit.keepButtons(with: .save(target))
    }

    static func open(_ target: SaveTarget, _ visit: inout Visit) {
        let page = (visit.session.page as? SavedPage)?.page ?? 0
        if let id = target.report { return FeedChoices.open(id, &visit) }
        if target.kind == .charity, !GivingDialog.isOffered(&visit) { return }
        let view = visit.view
        guard let live = target.page, isCurrent(live, view) else {
            return IntentDialog.read(SavedItemPage(target: target, page: page), &visit)
        }
        show(live, from: page, &visit)
    }

    /// What was saved, as it is now.
    static func openLive(_ target: SaveTarget, _ visit: inout Visit) {
        if target.kind == .charity, !GivingDialog.isOffered(&visit) { return }
        let kept = visit.facts.records.keepsake(of: target, in: visit.session.language)?.page?.page
        guard let page = target.page ?? kept else { return visit.askAgain() }
        guard let live = page as? any FactsPage else { return IntentDialog.read(page, &visit) }
        show(live, from: 0, &visit)
    }

    /// Where to vote begins with its question; the address of the last time is not kept.
    private static func show(_ page: any FactsPage, from list: Int, _ visit: inout Visit) {
        if page is PollingPage { return FactsDialog.open(.polling, &visit) }
        FactsDialog.show(page, over: [SavedPage(page: list)], &visit)
    }

    /// Known now, or somebody can be asked.
    private static func isCurrent(_ page: any FactsPage, _ view: View) -> Bool {
        page.title(view) != nil || page.lacks(view) != nil
    }

    private static func isThere(_ target: SaveTarget, _ visit: Visit) -> Bool {
        if let id = target.report { return visit.facts.records.publicReport(id, at: visit.facts.now) != nil }
        let view = visit.view
        return target.page.map { $0.title(view) != nil } ?? (visit.session.overlay != nil)
    }

    /// A report is read anew each time; of a card what everybody reads alike, of anything else the page that is open.
    private static func keepsake(of target: SaveTarget, _ visit: Visit) -> Keepsake? {
        if target.page != nil { return SavedCards(view: visit.view).copy(of: target) }
        guard target.report == nil, let page = visit.session.overlay?.page else { return nil }
        let text = String(Prompt.pending(visit.view).text.prefix(2_000))
        let title = text.split(separator: "\n").first.map { String($0.prefix(120)) } ?? ""
        return Keepsake(
            title: title, text: text, savedAt: visit.now, language: visit.session.language, page: page)
    }
}
