public import CivicFacts

/// The districts of a street address.
public enum CensusAddresses: Provider {
    public static let source = CivicSource.censusGeocoder
    public static let serves = "districts of an address"
    public static let licence = "public domain (17 U.S.C. 105)"
    public static let settings = [api]

    public static let api = ProviderSetting.address(
        "CIVIC_CENSUS_API", "https://geocoding.geo.census.gov/geocoder",
        "Base URL of the U.S. Census Geocoder.")
}
