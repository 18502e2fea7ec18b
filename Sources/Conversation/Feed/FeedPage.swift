/// What is open of the feed besides its list.
public enum FeedPage: Codable, Equatable, Sendable {
    /// One report with everything that is public of it.
    case item(id: ReportID, from: FeedOrigin?)
    /// Which area, which kinds.
    case filter(from: FeedView)
    /// Kinds, four at a time.
    case kinds(isMore: Bool, from: FeedView)
    /// Comments of a report; the page counts from 0.
    case comments(id: ReportID, page: Int, from: FeedOrigin?)
    /// The next words are a comment.
    case comment(id: ReportID, from: FeedOrigin?)
    /// Words came as a reply to a report: are they a comment?
    case isComment(id: ReportID, text: String)
    /// All words of a report that is too long for its page; the part counts from 0.
    case words(id: ReportID, part: Int, from: FeedOrigin?)
}

/// The list from which a report was opened, and to which "back" leads.
public enum FeedOrigin: Codable, Equatable, Sendable {
    case feed(FeedView)
    case liked(page: Int)
    case saved(page: Int)
    /// The person's own reports.
    case mine

    var page: Overlay.Page {
        switch self {
        case .feed(let view): .feed(view: view)
        case .liked(let page): .own(.liked(page: page))
        case .saved(let page): .own(.saved(page: page))
        case .mine: .mine(page: 0)
        }
    }
}

/// What is open of a person's own things.
public enum OwnPage: Codable, Equatable, Sendable {
    case profile
    /// Reports that the person likes; the page counts from 0.
    case liked(page: Int)
    case saved(page: Int)
    case savedItem(target: SaveTarget, page: Int)
    case settings
    case chart
    /// "Stop this report, or all messages?"
    case stop
}

/// How results are to be drawn.
public enum ChartStyle: String, Codable, Sendable, CaseIterable {
    case bars, pie
    case text
}

extension FeedPage {
    var state: StateName {
        switch self {
        case .item: .feedItem
        case .filter: .feedFilter
        case .kinds(let isMore, _): isMore ? .feedMoreKinds : .feedKinds
        case .comments: .feedComments
        case .comment: .feedComment
        case .isComment: .feedIsComment
        case .words: .feedWords
        }
    }

    /// Only read: words that the page has no use for go to the draft below.
    var isRead: Bool {
        switch self {
        case .item, .filter, .kinds, .comments, .words: true
        case .comment, .isComment: false
        }
    }
}

extension OwnPage {
    var state: StateName {
        switch self {
        case .profile: .profile
        case .liked: .likedList
        case .saved: .savedList
        case .savedItem: .savedItem
        case .settings: .settings
        case .chart: .chartStyle
        case .stop: .stopWhat
        }
    }

    var isRead: Bool {
        switch self {
        case .profile, .liked, .saved, .savedItem, .settings, .chart: true
        case .stop: false
        }
    }
}
