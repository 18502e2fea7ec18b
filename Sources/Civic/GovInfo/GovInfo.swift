public import CivicFacts

/// Files of bills, without a key; the feed of bills reads them.
public enum GovInfo: Provider {
    public static let source = CivicSource.govInfo
    public static let serves = "bills that changed last, with their votes"
    public static let licence = "public domain (17 U.S.C. 105)"
    public static let settings = [files]

    public static let files = ProviderSetting.address(
        "CIVIC_GOVINFO", "https://www.govinfo.gov", "Base URL of GovInfo's bill files.")
}
