public import CivicFacts

/// State legislators, and the bills of a state.
public enum OpenStates: Provider {
    public static let source = CivicSource.openStates
    public static let serves = "state legislators, a state's latest bills"
    public static let licence = "CC0"
    public static let settings = [people, key, api]
    public static let feeds: [any SyncFeed.Type] = [LegislaturesFeed.self]

    public static let people = ProviderSetting.address(
        "CIVIC_LEGISLATURES", "https://data.openstates.org/people/current",
        "Base URL of Open States' tables of legislators, one a state.")
    public static let key = ProviderSetting(
        "CIVIC_OPENSTATES_KEY", nil, "Key for Open States: bills of state legislatures. A secret.")
    public static let api = ProviderSetting.address(
        "CIVIC_OPENSTATES_API", "https://v3.openstates.org", "Base URL of Open States' API.")

    public static func answer(_ question: LookQuestion, asking: some Asking) async -> Finding? {
        guard case .stateBills(let state, let words) = question else { return nil }
        let asked = OpenStatesBills.Question(state: state, words: words.map { String($0.prefix(100)) })
        return await asking.ask(OpenStatesBills.self, asked)
            .map { $0.isEmpty ? .absent(.none) : .known(.stateBills($0)) }
    }
}
