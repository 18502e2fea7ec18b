/// One thing that can be set for a provider: an address, which can be that of a mirror, or a key.
public struct ProviderSetting: Hashable, Sendable {
    /// In the environment and in files.
    public let name: String
    /// What holds when it is missing.
    public let fallback: String?
    /// One sentence, as the README says it.
    public let meaning: String
    public let isAddress: Bool

    public init(_ name: String, _ fallback: String?, _ meaning: String, isAddress: Bool = false) {
        (self.name, self.fallback, self.meaning, self.isAddress) = (name, fallback, meaning, isAddress)
    }

    static func address(_ name: String, _ fallback: String, _ meaning: String) -> ProviderSetting {
        ProviderSetting(name, fallback, meaning, isAddress: true)
    }
}

/// What was set for the providers, over what each says of itself.
public struct CivicSettings: Sendable {
    private var set: [ProviderSetting: String] = [:]

    /// The providers' own addresses and no keys.
    public init() {}

    /// What holds; nil where nothing was set and nothing holds without.
    public subscript(setting: ProviderSetting) -> String? {
        get { set[setting] ?? setting.fallback }
        set { set[setting] = newValue }
    }

    /// Where a provider is; every address has its fallback.
    func address(_ setting: ProviderSetting) -> String { self[setting] ?? "" }

    /// Throws `.notSetUp` where there is none.
    func key(_ setting: ProviderSetting) throws(SourceError) -> String {
        guard let key = self[setting] else { throw .notSetUp }
        return key
    }
}
