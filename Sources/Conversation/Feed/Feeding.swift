internal import Understanding

/// Public reports: the list, one of them, what others said about it.
enum Feeding: Feature {
    static let pages: [any Page.Type] = [
        FeedListPage.self, FeedItemPage.self, FilterPage.self, KindsPage.self, CommentsPage.self,
        CommentPage.self,
        IsCommentPage.self, WordsPage.self,
    ]
    static let choices: [any Press.Type] = [
        ShowFeed.self, OpenItem.self, Why.self, Share.self, ShowPhotos.self, ShowComments.self,
        WriteComment.self, ShowWords.self, ShowFilter.self, ShowKinds.self, MoreFeedKinds.self,
        AllKinds.self, Within.self, OnlyKind.self,
    ]
    static let wishes = [
        Wish(
            .feed, .answer, commands: ["feed", "noticias"], label: CommonLabels.showFeed,
            follow: FeedDialog.open)
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { FeedWishes.hear(said.plain, &visit) }
}

extension Intent {
    static let feed: Intent = "feed.open"
}

/// Public reports as far as they were paged through; nil for the beginning.
struct FeedListPage: Page {
    static let name = "feed.page"
    static let formerly: String? = "feed"

    var view: FeedView?

    var origin: FeedOrigin? { view.map { .feed($0) } }
    var variant: String { view.map { "\($0.page > 0)\($0.shown.isEmpty)" } ?? "" }

    func prompt(_ view: View) -> Prompt {
        FeedDialog.page(self.view, session: view.session, facts: view.facts)
    }

    func turn(by pages: Int, _ visit: inout Visit) { FeedDialog.turn(view, isOnward: pages > 0, &visit) }
}

/// One report with everything that is public of it.
struct FeedItemPage: Page {
    static let name = "feed.item"
    static let formerly: String? = "live/item"

    let id: ReportID
    let from: FeedOrigin?

    var origin: FeedOrigin? { from }
    var variant: String { from == nil ? "alone" : "" }

    func prompt(_ view: View) -> Prompt { FeedPrompt(view: view).item(id) }
    func back(_ visit: inout Visit) { from.map { visit.open($0.page) } ?? visit.close() }
}

/// Which area, which kinds.
struct FilterPage: Page {
    static let name = "feed.filter"
    static let formerly: String? = "live/filter"

    let from: FeedView

    func prompt(_ view: View) -> Prompt { FeedPrompt(view: view).filter(from) }
    func back(_ visit: inout Visit) { visit.open(FeedListPage(view: from)) }
}

/// Kinds, four at a time.
struct KindsPage: Page {
    static let name = "feed.kind"
    static let states = [name, "feed.kind_more"]
    static let formerly: String? = "live/kinds"

    let isMore: Bool
    let from: FeedView

    var state: String { Self.states[isMore ? 1 : 0] }

    func prompt(_ view: View) -> Prompt {
        FeedPrompt(view: view).kinds(isMore: isMore)
    }

    func back(_ visit: inout Visit) { visit.open(FeedListPage(view: from)) }
}

/// Comments of a report.
struct CommentsPage: ListPage {
    static let name = "feed.comments"
    static let formerly: String? = "live/comments"

    let id: ReportID
    var page = 0
    let from: FeedOrigin?

    var origin: FeedOrigin? { from }
    var variant: String { from == nil ? "alone" : "" }

    func prompt(_ view: View) -> Prompt {
        FeedPrompt(view: view).comments(on: id, page: page)
    }

    func back(_ visit: inout Visit) { visit.open(FeedItemPage(id: id, from: from)) }
}

/// The next words are a comment.
struct CommentPage: Page {
    static let name = "feed.comment"
    static let formerly: String? = "live/comment"
    static let manner = Manner.takesAnyWords

    let id: ReportID
    let from: FeedOrigin?

    var origin: FeedOrigin? { from }
    var variant: String { from == nil ? "alone" : "" }

    func prompt(_ view: View) -> Prompt {
        let values: [Slot: String] = [.code: id.description, .max: "\(Limits.commentCharacters)"]
        return Prompt(view.words.text(CommentWords.ask, values), [[.back]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        CommentDialog.hear(said.text, said.plain, on: id, from: from, &visit)
    }

    func back(_ visit: inout Visit) { visit.open(CommentsPage(id: id, from: from)) }
}

/// Words came as a reply to a report: are they a comment?
struct IsCommentPage: Page {
    static let name = "feed.is_comment"
    static let formerly: String? = "live/isComment"
    static let manner = Manner.asks

    let id: ReportID
    let text: String

    func prompt(_ view: View) -> Prompt {
        Prompt(view.words.text(CommentWords.isComment, [.code: id.description]), [[.yes, .no]])
    }

    func decide(_ isYes: Bool, _ visit: inout Visit) { CommentDialog.decide(isYes, text, on: id, &visit) }
    func back(_ visit: inout Visit) { visit.close() }
}

/// All words of a report that is too long for its page; the part counts from 0.
struct WordsPage: Page {
    static let name = "feed.words"
    static let formerly: String? = "live/words"

    let id: ReportID
    var part: Int
    let from: FeedOrigin?

    var origin: FeedOrigin? { from }
    var variant: String { from == nil ? "alone" : "" }

    func prompt(_ view: View) -> Prompt {
        FeedPrompt(view: view).whole(id, part: part, from: from)
    }

    func back(_ visit: inout Visit) {
        if case .mine? = from { return visit.open(ReportPage(id: id)) }
        visit.open(FeedItemPage(id: id, from: from))
    }

    func turned(by pages: Int) -> (any Page)? { WordsPage(id: id, part: max(0, part + pages), from: from) }
}
