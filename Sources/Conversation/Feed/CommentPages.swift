internal import CivicFacts

/// Comments of a report.
struct CommentsPage: OpenedPage, ListPage {
    static let name = "feed.comments"
    static let formerly: String? = "live/comments"

    let id: ReportID
    var page = 0

    var variant: String { "" }
    var steps: [any Page] { [FeedItemPage(id: id)] }

    func prompt(_ view: View) -> Prompt {
        let facts = view.facts
        guard let about = facts.records.published(id, at: facts.now) else {
            return Prompt(view.text(FeedWords.gone), [[.back, .close]])
        }
        let found = facts.records.publicComments(on: id, at: facts.now)
        let times = TimeWords(language: view.language, in: Zone(of: about.place.zip))
        let pages = Fit.pages(
            of: found.map {
                let line = view.text(CommentWords.line, [.when: times.hours(from: $0.sent)])
                return ([line] + Quotation.of($0.text)).joined(separator: "\n")
            })
        let shown = min(page, max(0, pages.count - 1))
        let end = shown + 1 < pages.count ? [] : view.end(of: found.count)
        let none = about.gift == nil ? CommentWords.none as any Wording : GiftPostWords.noComments
        let some = about.gift == nil ? CommentWords.head as any Wording : GiftPostWords.comments
        let head = view.text(pages.isEmpty ? none : some, facts.slot(of: id))
        return Prompt(
            ([head] + (pages.isEmpty ? [] : pages[shown]) + end).joined(separator: "\n"),
            [Choice.turns(back: shown > 0, on: shown + 1 < pages.count), [.comment(id), .back]])
    }

}

/// The next words are a comment.
struct CommentPage: OpenedPage {
    static let name = "feed.comment"
    static let formerly: String? = "live/comment"
    static let manner = Manner.takesAnyWords

    let id: ReportID

    var steps: [any Page] { [FeedItemPage(id: id), CommentsPage(id: id)] }

    func prompt(_ view: View) -> Prompt {
        let values: [Slot: String] = [
            .code: view.facts.records.publicName(of: id), .max: "\(Limits.commentCharacters)",
        ]
        let isOnPost = view.facts.records.report(id)?.gift != nil
        let ask: any Wording = isOnPost ? GiftPostWords.askComment : CommentWords.ask
        return Prompt(view.text(ask, values), [[.back]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        CommentDialog.hear(said.text, said.plain, on: id, &visit)
    }
}

/// Words came as a reply to a report: are they a comment?
struct IsCommentPage: Page {
    static let name = "feed.is_comment"
    static let formerly: String? = "live/isComment"
    static let manner = Manner.asks

    let id: ReportID
    let text: String

    func prompt(_ view: View) -> Prompt {
        Prompt(view.text(CommentWords.isComment, view.facts.slot(of: id)), [[.yes, .no]])
    }

    func decide(_ isYes: Bool, _ visit: inout Visit) { CommentDialog.decide(isYes, text, on: id, &visit) }
    func back(_ visit: inout Visit) { visit.close() }
}
