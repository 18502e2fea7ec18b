/// The list from which a report was opened, and to which "back" leads.
public enum FeedOrigin: Codable, Equatable, Sendable {
    case feed(FeedView)
    case liked(page: Int)
    case saved(page: Int)
    /// The person's own reports.
    case mine

    var page: any Page {
        switch self {
        case .feed(let view): FeedListPage(view: view)
        case .liked(let page): LikedPage(page: page)
        case .saved(let page): SavedPage(page: page)
        case .mine: MinePage()
        }
    }
}

/// How results are to be drawn.
public enum ChartStyle: String, Codable, Sendable, CaseIterable {
    case bars, pie
    case text
}
