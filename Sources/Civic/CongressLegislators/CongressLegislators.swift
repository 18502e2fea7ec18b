public import CivicFacts

/// The members of Congress and their offices.
public enum CongressLegislators: Provider {
    public static let source = CivicSource.congressLegislators
    public static let serves = "members of Congress"
    public static let licence = "CC0"
    public static let settings = [files]
    public static let feeds: [any SyncFeed.Type] = [CongressFeed.self]

    public static let files = ProviderSetting.address(
        "CIVIC_LEGISLATORS", "https://unitedstates.github.io/congress-legislators",
        "Base URL of the congress-legislators files.")
}
