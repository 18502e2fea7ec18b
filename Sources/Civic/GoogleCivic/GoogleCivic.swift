public import CivicFacts

/// Elections that Google lists, and what is on the ballot of a street address.
public enum GoogleCivic: Provider {
    public static let source = CivicSource.googleCivic
    public static let serves = "elections, and the voter guide of an address"
    public static let licence = "Google APIs Terms of Service: a guide is kept nowhere"
    public static let settings = [key, api]
    public static let feeds: [any SyncFeed.Type] = [ElectionsFeed.self]

    public static let key = ProviderSetting(
        "CIVIC_GOOGLE_KEY", nil, "Key for Google Civic Information: elections and polling places. A secret.")
    public static let api = ProviderSetting.address(
        "CIVIC_GOOGLE_API", "https://civicinfo.googleapis.com/civicinfo/v2",
        "Base URL of Google Civic Information.")
}
