public import CivicFacts

/// Somebody who publishes civic data, and what the rest of the program is told of them. It is said in their folder:
/// settings, sync, doctor and documents read it from `Providers`.
public protocol Provider: SendableMetatype {
    /// By which answers name them.
    static var source: CivicSource { get }
    /// What voters get from it.
    static var serves: String { get }
    /// In a few words.
    static var licence: String { get }
    static var settings: [ProviderSetting] { get }
    /// What is downloaded whole and kept.
    static var feeds: [any SyncFeed.Type] { get }
}

extension Provider {
    /// Some are only asked for one person at a time.
    public static var feeds: [any SyncFeed.Type] { [] }
}

/// All who are asked. A new one is its folder, its line here, and the names that its data are kept under.
public enum Providers {
    public static let all: [any Provider.Type] = [
        GoogleCivic.self,
        CensusAddresses.self,
        CensusAreas.self,
        GeoNames.self,
        CongressLegislators.self,
        OpenStates.self,
        CongressGov.self,
        GovInfo.self,
        OpenFEC.self,
        Winnipeg.self,
    ]

    public static let settings: [ProviderSetting] = all.flatMap { $0.settings }

    /// In the order in which they are synced: bills link to members, so members come first.
    static let feeds = all.flatMap { $0.feeds }.sorted { $0.plan.feed.number < $1.plan.feed.number }

    fileprivate static let plans = Dictionary(
        feeds.map { ($0.plan.feed, $0.plan) }, uniquingKeysWith: { first, _ in first })
}

extension CivicFeed {
    /// What its provider says of it. Of one that no provider has, no row makes sense.
    public var plan: FeedPlan {
        Providers.plans[self] ?? FeedPlan(self, rawValue, every: .days(1), rows: 0...0)
    }

    /// How long after a good sync the next one is due.
    public var refresh: Span { plan.every }
}

extension FeedRows {
    /// Anything else is refused, and the old data stay.
    public var isSane: Bool { feed.plan.rows.contains(count) }
}
