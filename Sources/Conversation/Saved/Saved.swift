internal import Understanding

/// Cards to come back to.
enum Saved: Feature {
    static let pages: [any Page.Type] = [SavedPage.self, SavedItemPage.self]
    static let choices: [any Press.Type] = [
        Save.self, Unsave.self, OpenSaved.self, OpenLive.self, ShowSaved.self,
    ]
    static let wishes = [
        Wish("saved.open", .answer, label: GuessWords.labelSaved) { IntentDialog.read(SavedPage(), &$0) }
    ]
    /// `/saved results`
    static let commands = [
        VoterCommand(names: ["saved", "guardados"]) { rest, visit in
            let isOfResults = ["results", "resultados"].contains(Plain(rest).text)
            IntentDialog.read(SavedPage(only: isOfResults ? .result : nil), &visit)
        }
    ]
}

/// Whatever is saved, kind by kind, the newest of each first.
struct SavedPage: ListPage, ReportList {
    static let name = "saved.list"
    static let formerly: String? = "own/saved"

    var page = 0
    /// The one kind that is listed; nil for all.
    var only: SaveTarget.Kind?

    var variant: String { "" }
    var sorting: ListWords? { .newestFirst }

    func prompt(_ view: View) -> Prompt {
        let hidesGiving = view.facts.rules.giving == .off
        let all = view.marks(.save, skipping: 0, limit: Limits.saved).filter {
            (only == nil || $0.kind == only) && !(hidesGiving && $0.kind == .charity)
        }
        let sorted = SaveTarget.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
        let shown = Paged(sorted, page: page)
        guard !shown.items.isEmpty else { return Prompt(view.text(SavedWords.none), [[.showFeed, .close]]) }
        let end = shown.hasMore ? [] : view.end(of: shown.count)
        let text = Fit.fit { (lines(of: shown.items, showing: $0, view) + end).joined(separator: "\n") }.text
        return Prompt(
            text, view.rows(of: shown.items, back: shown.hasLess, on: shown.hasMore),
            labels: view.labels(of: shown.items))
    }

    /// Numbered, each kind under its name.
    private func lines(of targets: [SaveTarget], showing most: Int, _ view: View) -> [String] {
        var lines = [view.text(SavedWords.head)]
        var kind: SaveTarget.Kind?
        for (index, target) in targets.enumerated() {
            if target.kind != kind { lines.append(view.text(SavedCards.phrase(of: target.kind))) }
            kind = target.kind
            lines.append("\(index + 1). \(view.line(of: target, showing: most))")
        }
        return lines
    }

    func back(_ visit: inout Visit) { visit.open(ProfilePage()) }
}

/// Something that was saved and is not to be had any more, with its age.
struct SavedItemPage: Page {
    static let name = "saved.item"
    static let formerly: String? = "own/savedItem"

    let target: SaveTarget
    /// Of the list from which it was opened.
    let page: Int

    func prompt(_ view: View) -> Prompt {
        guard let keepsake = view.facts.records.keepsake(of: target, in: view.session.language) else {
            return Prompt(view.text(SavedWords.none), [[.back, .close]])
        }
        let isGone = target.page != nil
        let since = view.text(SavedWords.since, [.date: view.times.dateAndHour(keepsake.savedAt)])
        let lines = (isGone ? [view.text(SavedWords.gone)] : []) + [keepsake.text, since]
        let live: [Choice] = isGone || keepsake.page == nil ? [] : [.openLive(target)]
        return Prompt(lines.joined(separator: "\n"), [live + [.unsave(target)], [.back, .close]])
    }

    func back(_ visit: inout Visit) { visit.open(SavedPage(page: page)) }
}
