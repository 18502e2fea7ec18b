public import CivicFacts

/// A page that lies over the draft. Opening another one replaces it; closing it shows the draft's question again.
public struct Overlay: Codable, Equatable, Sendable {
    public internal(set) var page: AnyPage
    public let since: Moment
    /// Pages of facts that lie below this one, and the own list from which the first was opened, as releases before
    /// this one know them.
    private var trail: [InnerPage<FactsRoot>]?
    private var home: InnerPage<OwnRoot>?
    /// What lies below, where those could not hold it.
    private var under: [AnyPage]?
    /// The place that a question named, where it is not the voter's home.
    public internal(set) var about: CivicPlace?

    init(_ page: any Page, over below: [any Page] = [], since: Moment) {
        self.page = AnyPage(page)
        self.since = since
        self.below = below.map(AnyPage.init)
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        page = try fields.decode(AnyPage.self, forKey: .page)
        since = try fields.decode(Moment.self, forKey: .since)
        trail = try fields.decodeIfPresent([InnerPage<FactsRoot>].self, forKey: .trail)
        home = try fields.decodeIfPresent(InnerPage<OwnRoot>.self, forKey: .home)
        under = try fields.decodeIfPresent([AnyPage].self, forKey: .under)
        about = try fields.decodeIfPresent(CivicPlace.self, forKey: .about)
        guard below.isEmpty, let opened = page.page as? any OpenedPage else { return }
        let origin = (try? fields.decode(FormerOrigin.self, forKey: .page))?.list
        below = opened.below(from: origin).map(AnyPage.init)
    }

    /// Pages below the open one that "back" remembers.
    private static let deepest = 8

    /// The pages that lie below this one, the newest last: where "back" leads.
    var below: [AnyPage] {
        get { under ?? ([home?.page].compactMap(\.self) + (trail ?? []).map(\.page)) }
        set {
            let home = newValue.first.flatMap(InnerPage<OwnRoot>.init)
            let rest = newValue.dropFirst(home == nil ? 0 : 1)
            let trail = rest.compactMap(InnerPage<FactsRoot>.init)
            let isPlain = trail.count == rest.count
            self.home = isPlain ? home : nil
            self.trail = isPlain && !trail.isEmpty ? trail.suffix(Self.deepest) : nil
            under = isPlain ? nil : newValue.suffix(Self.deepest)
        }
    }

    /// Another page lies below.
    public var isDeep: Bool { !below.isEmpty }
}

extension Session {
    /// What lies open; nil where nothing does.
    var page: (any Page)? { overlay?.page.page }

    /// What lies below that, the newest last.
    var pagesBelow: [any Page] { overlay?.below.map(\.page) ?? [] }

    /// What lies open of the facts about voting.
    var factsPage: (any FactsPage)? { page as? any FactsPage }
}

/// A place in the feed that stays true when new reports arrive.
public struct FeedMark: Codable, Equatable, Sendable {
    public let publicAt: Moment
    public let report: ReportID

    public init(publicAt: Moment, report: ReportID) { (self.publicAt, self.report) = (publicAt, report) }
}
