public import CivicFacts

/// Where a ZIP code lies.
public enum GeoNames: Provider {
    public static let source = CivicSource.geoNames
    public static let serves = "ZIP codes nearby"
    public static let licence = "CC BY 4.0"
    public static let settings = [table]
    public static let feeds: [any SyncFeed.Type] = [ZIPPointsFeed.self]

    public static let table = ProviderSetting.address(
        "CIVIC_ZIP_POINTS", "https://download.geonames.org/export/zip/US.zip",
        "URL of the table of ZIP codes and their middles, plain or zipped.")
}
