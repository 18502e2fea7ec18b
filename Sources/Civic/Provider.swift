public import CivicFacts

/// Somebody who publishes civic data, and what the rest of the program is told of them. It is said in their folder:
/// settings, sync, doctor and documents read it from `Providers`.
public protocol Provider: SendableMetatype {
    typealias Finding = Result<Answer<LookedValue>.Content, SourceError>

    /// By which answers name them.
    static var source: CivicSource { get }
    /// What voters get from it.
    static var serves: String { get }
    /// In a few words.
    static var licence: String { get }
    static var settings: [ProviderSetting] { get }
    /// What is downloaded whole and kept.
    static var feeds: [any SyncFeed.Type] { get }
    /// What it says to a question whose answer is the same for everybody; nil where it knows nothing of such things. Who
    /// is not set up leaves it to the next one.
    static func answer(_ question: LookQuestion, asking: some Asking) async -> Finding?
}

extension Provider {
    /// Some are only asked for one person at a time.
    public static var feeds: [any SyncFeed.Type] { [] }
    public static func answer(_ question: LookQuestion, asking: some Asking) async -> Finding? { nil }
}

/// All who are asked, in the order in which they are synced: bills link to members, so members come first. A new one is
/// its folder and its line here.
public enum Providers {
    public static let all: [any Provider.Type] = [
        CongressLegislators.self,
        OpenStates.self,
        CensusAddresses.self,
        CensusAreas.self,
        GeoNames.self,
        GoogleCivic.self,
        DemocracyWorks.self,
        OpenFEC.self,
        CongressGov.self,
        GovInfo.self,
        Winnipeg.self,
    ]

    public static let settings: [ProviderSetting] = all.flatMap { $0.settings }

    /// What `turnout sync` fetches when nothing is named.
    public static let feeds: [CivicFeed] = all.flatMap { $0.feeds }.map { $0.plan.feed }
}

extension CivicFeed {
    /// The number that log lines carry, from 1; 0 of one that no provider has.
    public var number: Int { (Providers.feeds.firstIndex(of: self) ?? -1) + 1 }
}
