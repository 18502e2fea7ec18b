/// Likes: one a person and report.
enum Likes: Feature {
    static let pages: [any Page.Type] = [LikedPage.self]
    static let choices: [any Press.Type] = [Like.self, Unlike.self, ShowLiked.self]
}

/// Reports that the person likes.
struct LikedPage: ListPage, ReportList {
    static let name = "me.liked"
    static let formerly: String? = "own/liked"

    var page = 0

    var variant: String { "" }
    var sorting: ListWords? { .newestFirst }

    func prompt(_ view: View) -> Prompt {
        let found = view.marks(.like, skipping: page * Limits.pageSize, limit: Limits.pageSize + 1)
        let shown = found.prefix(Limits.pageSize)
        guard !shown.isEmpty else { return Prompt(view.text(LikeWords.none), [[.showFeed, .close]]) }
        let text = Fit.fit { most in
            let lines = shown.enumerated().map { "\($0 + 1). \(view.line(of: $1, showing: most))" }
            let end =
                found.count > shown.count ? [] : view.end(of: page * Limits.pageSize + shown.count)
            return ([view.text(LikeWords.head)] + lines + end).joined(separator: "\n")
        }.text
        return Prompt(
            text, view.rows(of: Array(shown), back: page > 0, on: found.count > shown.count),
            labels: view.labels(of: shown))
    }

    func back(_ visit: inout Visit) { visit.open(ProfilePage()) }
}
