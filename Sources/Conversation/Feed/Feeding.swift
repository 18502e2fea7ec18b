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

extension View {
    /// Why a report cannot be read any more.
    func gone(_ id: ReportID) -> String {
        let name = facts.records.publicName(of: id)
        let gone = facts.records.report(id).flatMap { PublicRetraction($0, token: name) }
        return gone?.line(in: words) ?? text(FeedWords.gone)
    }
}

extension Choice {
    /// Back and on in a list.
    static func turns(back: Bool, on: Bool) -> [Choice] { (back ? [.newer] : []) + (on ? [.older] : []) }
}
