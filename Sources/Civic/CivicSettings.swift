/// Where the providers are, and the keys to them. Every address can be that of a mirror.
public struct CivicSettings: Sendable {
    public var googleBase = "https://civicinfo.googleapis.com/civicinfo/v2"
    public var googleKey: String?
    public var censusBase = "https://geocoding.geo.census.gov/geocoder"
    /// A file, with the number of its Congress in the header.
    public var zipDistricts =
        "https://www2.census.gov/geo/docs/maps-data/data/rel2020/cd-sld/tab20_cd11920_zcta520_natl.txt"
    /// A file, plain or zipped.
    public var zipPoints = "https://download.geonames.org/export/zip/US.zip"
    public var legislatorsBase = "https://unitedstates.github.io/congress-legislators"
    public var openStatesPeople = "https://data.openstates.org/people/current"
    public var openStatesBase = "https://v3.openstates.org"
    public var openStatesKey: String?
    public var congressBase = "https://api.congress.gov/v3"
    public var congressKey: String?
    public var govInfoBase = "https://www.govinfo.gov"
    public var fecBase = "https://api.open.fec.gov/v1"
    public var fecKey = "DEMO_KEY"
    public var winnipegBase = "https://data.winnipeg.ca/resource"
    public var winnipegToken: String?

    /// The providers' own addresses and no keys.
    public init() {}
}
