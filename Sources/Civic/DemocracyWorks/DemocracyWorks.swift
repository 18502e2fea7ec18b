public import CivicFacts

/// Elections of every level, of states, counties and towns, for whoever has a contract.
public enum DemocracyWorks: Provider {
    public static let source = CivicSource(
        "democracyWorks", "Democracy Works", home: "https://voting.democracy.works", staleAfter: .days(3))
    public static let serves = "elections of states, counties and towns; paid"
    public static let licence = "by contract; a key is needed"
    public static let settings = [key, api]
    public static let feeds: [any SyncFeed.Type] = [DemocracyElectionsFeed.self]

    public static let key = ProviderSetting(
        "CIVIC_DEMOCRACY_KEY", nil, "Key for the Elections API of Democracy Works, which is paid. A secret.")
    public static let api = ProviderSetting.address(
        "CIVIC_DEMOCRACY_API", "https://api.democracy.works/v2",
        "Base URL of Democracy Works's Elections API.")
}
