public import CivicFacts

/// Federal elections, and who has filed for them.
public enum OpenFEC: Provider {
    public static let source = CivicSource.openFEC
    public static let serves = "federal election days, who filed for Congress"
    public static let licence = "public domain (17 U.S.C. 105)"
    public static let settings = [key, api]
    public static let feeds: [any SyncFeed.Type] = [FederalDatesFeed.self]

    public static let key = ProviderSetting(
        "CIVIC_FEC_KEY", "DEMO_KEY",
        "Key for the Federal Election Commission's API; the default is its trial key.")
    public static let api = ProviderSetting.address(
        "CIVIC_FEC_API", "https://api.open.fec.gov/v1", "Base URL of the Federal Election Commission's API.")
}
