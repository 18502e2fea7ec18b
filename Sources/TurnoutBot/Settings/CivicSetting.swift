import Civic

/// Where elections, people and bills come from, and the keys that this takes.
enum CivicSetting: String, CaseIterable {
    case sync = "CIVIC_SYNC"
    case googleKey = "CIVIC_GOOGLE_KEY"
    case googleAPI = "CIVIC_GOOGLE_API"
    case censusAPI = "CIVIC_CENSUS_API"
    case zipDistricts = "CIVIC_ZIP_DISTRICTS"
    case zipPoints = "CIVIC_ZIP_POINTS"
    case legislators = "CIVIC_LEGISLATORS"
    case legislatures = "CIVIC_LEGISLATURES"
    case openStatesKey = "CIVIC_OPENSTATES_KEY"
    case openStatesAPI = "CIVIC_OPENSTATES_API"
    case congressKey = "CIVIC_CONGRESS_KEY"
    case congressAPI = "CIVIC_CONGRESS_API"
    case govInfo = "CIVIC_GOVINFO"
    case fecKey = "CIVIC_FEC_KEY"
    case fecAPI = "CIVIC_FEC_API"
    case winnipegToken = "CIVIC_WINNIPEG_TOKEN"
    case winnipegAPI = "CIVIC_WINNIPEG_API"

    /// What holds when it is missing, and one sentence, both as the README says them.
    var row: (fallback: String, meaning: String) {
        switch self {
        case .sync: ("on", "Whether `turnout run` keeps civic data fresh by itself: on or off.")
        case .googleKey: ("none", "Key for Google Civic Information: elections and polling places. A secret.")
        case .googleAPI: (Self.civic.googleBase, "Base URL of Google Civic Information.")
        case .censusAPI: (Self.civic.censusBase, "Base URL of the U.S. Census Geocoder.")
        case .zipDistricts:
            (
                Self.civic.zipDistricts,
                "URL of the table of ZIP areas and House districts; its header names the Congress."
            )
        case .zipPoints:
            (Self.civic.zipPoints, "URL of the table of ZIP codes and their middles, plain or zipped.")
        case .legislators: (Self.civic.legislatorsBase, "Base URL of the congress-legislators files.")
        case .legislatures:
            (Self.civic.openStatesPeople, "Base URL of Open States' tables of legislators, one a state.")
        case .openStatesKey: ("none", "Key for Open States: bills of state legislatures. A secret.")
        case .openStatesAPI: (Self.civic.openStatesBase, "Base URL of Open States' API.")
        case .congressKey:
            ("none", "Key for Congress.gov: bills beyond those that GovInfo changed last. A secret.")
        case .congressAPI: (Self.civic.congressBase, "Base URL of Congress.gov's API.")
        case .govInfo: (Self.civic.govInfoBase, "Base URL of GovInfo's bill files.")
        case .fecKey:
            (
                Self.civic.fecKey,
                "Key for the Federal Election Commission's API; the default is its trial key."
            )
        case .fecAPI: (Self.civic.fecBase, "Base URL of the Federal Election Commission's API.")
        case .winnipegToken: ("none", "App token for Winnipeg's open data; works without.")
        case .winnipegAPI: (Self.civic.winnipegBase, "Base URL of Winnipeg's open data.")
        }
    }

    private static let civic = CivicSettings()
}
