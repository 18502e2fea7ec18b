public import CivicFacts

/// Which House districts a ZIP code touches.
public enum CensusAreas: Provider {
    public static let source = CivicSource.censusAreas
    public static let serves = "districts of a ZIP code"
    public static let licence = "public domain (17 U.S.C. 105)"
    public static let settings = [table]
    public static let feeds: [any SyncFeed.Type] = [ZIPDistrictsFeed.self]

    public static let table = ProviderSetting.address(
        "CIVIC_ZIP_DISTRICTS",
        "https://www2.census.gov/geo/docs/maps-data/data/rel2020/cd-sld/tab20_cd11920_zcta520_natl.txt",
        "URL of the table of ZIP areas and House districts; its header names the Congress.")
}
