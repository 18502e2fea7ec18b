import Civic

extension ProviderSetting {
    /// Of civic data, the one setting that is no provider's.
    static let sync = ProviderSetting(
        "CIVIC_SYNC", "on", "Whether `turnout run` keeps civic data fresh by itself: on or off.")

    /// Where elections, people and bills come from, and the keys that this takes.
    static let all = [sync] + Providers.settings

    /// What holds when it is missing, and one sentence, both as the README says them.
    var row: (fallback: String, meaning: String) { (fallback ?? "none", meaning) }
}
