public import CivicFacts

/// Bills of Congress, for whoever has a key.
public enum CongressGov: Provider {
    public static let source = CivicSource.congressGov
    public static let serves = "bills, their sponsors, a member's bills"
    public static let licence = "public domain (17 U.S.C. 105)"
    public static let settings = [key, api]
    public static let feeds: [any SyncFeed.Type] = [BillsFeed.self]

    public static let key = ProviderSetting(
        "CIVIC_CONGRESS_KEY", nil,
        "Key for Congress.gov: bills beyond those that GovInfo changed last. A secret.")
    public static let api = ProviderSetting.address(
        "CIVIC_CONGRESS_API", "https://api.congress.gov/v3", "Base URL of Congress.gov's API.")
}
