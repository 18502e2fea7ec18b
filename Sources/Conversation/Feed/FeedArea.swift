public import CivicFacts

/// How far around the voter the feed looks.
public enum FeedArea: String, Codable, Sendable, CaseIterable {
    case zip, near, state, everywhere

    /// The next larger one; nil for the largest.
    var wider: FeedArea? {
        switch self {
        case .zip: .near
        case .near: .state
        case .state: .everywhere
        case .everywhere: nil
        }
    }
}

/// What a voter wants to see of the feed.
public struct FeedScope: Codable, Equatable, Sendable {
    public internal(set) var area: FeedArea
    /// Nil for all kinds.
    public internal(set) var kind: ReportKind?
    /// Another state than the voter's, by its postal abbreviation; with the area `state`.
    public internal(set) var state: String?
    /// Another ZIP code than the voter's, around which it is looked.
    public internal(set) var zip: ZIP?
    /// True: only those with photos.
    public internal(set) var hasPhotos: Bool?
    /// True: in the order of time alone.
    public internal(set) var isNewest: Bool?

    public init(area: FeedArea, kind: ReportKind? = nil) { (self.area, self.kind) = (area, kind) }

    /// Looks there instead.
    mutating func move(to area: FeedArea, state: String? = nil, zip: ZIP? = nil) {
        (self.area, self.state, self.zip) = (area, state, zip)
    }

    /// The next larger area; nil for the largest.
    var wider: FeedArea? { state == nil && zip == nil ? area.wider : .everywhere }
}

/// The feed as one voter pages through it: the reports shown so far, in order, so that none comes twice and none is
/// passed over when others arrive, or are liked, in between.
public struct FeedView: Codable, Equatable, Sendable {
    public internal(set) var scope: FeedScope
    public internal(set) var shown: [ReportID]
    /// The page that is open, from 0; its reports are found by their place in `shown`.
    public internal(set) var page: Int

    public init(scope: FeedScope, shown: [ReportID] = [], page: Int = 0) {
        (self.scope, self.shown, self.page) = (scope, shown, page)
    }

    /// The reports of the open page.
    var open: ArraySlice<ReportID> { shown.dropFirst(page * Limits.pageSize).prefix(Limits.pageSize) }
}
