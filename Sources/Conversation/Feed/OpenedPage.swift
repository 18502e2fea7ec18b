/// A list of reports, or an own report, from which public ones are opened and to which they lead back.
protocol ReportList: Page {}

/// A page about a public report that was opened from a list; "back" leads through its steps to that list.
protocol OpenedPage: Page {
    var id: ReportID { get }
    /// What lies between the list and this page.
    var steps: [any Page] { get }
}

extension OpenedPage {
    var steps: [any Page] { [] }

    func back(_ visit: inout Visit) { visit.back() }
}

extension Session {
    /// The list that a report opened now leads back to.
    var reportList: [any Page] {
        if let page, page is any ReportList { return [page] }
        return page is any OpenedPage ? pagesBelow.filter { $0 is any ReportList } : []
    }
}

extension Visit {
    /// Lays a page about a report over the list that the open one came from.
    mutating func open(about page: any OpenedPage) { open(page, over: session.reportList + page.steps) }
}

/// The list from which a report was opened, as releases before the stack of pages kept it inside the page.
enum FeedOrigin: Decodable {
    case feed(FeedView)
    case liked(page: Int)
    case saved(page: Int)
    /// The person's own reports.
    case mine
}

extension OpenedPage {
    /// What an earlier release meant to lie below.
    func below(from origin: FeedOrigin?) -> [any Page] {
        switch origin {
        case .feed(let view): [FeedListPage(view: view)] + steps
        case .liked(let page): [LikedPage(page: page)] + steps
        case .saved(let page): [SavedPage(page: page)] + steps
        case .mine: self is WordsPage ? [ReportPage(id: id)] : [MinePage()] + steps
        case nil: steps
        }
    }
}
