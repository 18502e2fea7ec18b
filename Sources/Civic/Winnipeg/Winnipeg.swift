public import CivicFacts

/// The city's candidates, council, wards and past results.
public enum Winnipeg: Provider {
    public static let source = CivicSource.winnipeg
    public static let serves = "candidates, council, past results, the ward of an address"
    public static let licence = "Open Government Licence – Winnipeg"
    public static let settings = [token, api]
    public static let feeds: [any SyncFeed.Type] = [WinnipegFeed.self, WinnipegResultsFeed.self]

    public static let token = ProviderSetting(
        "CIVIC_WINNIPEG_TOKEN", nil, "App token for Winnipeg's open data; works without.")
    public static let api = ProviderSetting.address(
        "CIVIC_WINNIPEG_API", "https://data.winnipeg.ca/resource", "Base URL of Winnipeg's open data.")
}
