import Civic
import HTTP
import Services
import Store

/// Civic data as the settings describe it.
struct CivicSetup {
    let settings: CivicSettings
    /// Whether `turnout run` syncs by itself.
    let isOn: Bool
    private let proxy: HTTPProxy

    init(_ configuration: Configuration) throws(Configuration.Fault) {
        var settings = CivicSettings()
        for setting in Providers.settings {
            settings[setting] = try Self.value(
                of: .civic(setting), isAddress: setting.isAddress, configuration)
        }
        self.settings = settings
        switch configuration[.civic(.sync)] ?? Setting.civic(.sync).fallback {
        case "on": isOn = true
        case "off": isOn = false
        case _: throw Configuration.Fault("CIVIC_SYNC must be on or off.")
        }
        proxy = try configuration.httpProxy
    }

    /// Two connections to a provider at most: they ask for gentleness.
    func fetcher() -> Fetcher {
        var configuration = HTTPConfiguration()
        configuration.proxy = proxy
        configuration.maxConnectionsPerHost = 2
        return Fetcher(client: HTTPClient(configuration))
    }

    func sync(into store: CivicStore) -> CivicSync {
        CivicSync(store: store, settings: settings, fetcher: fetcher())
    }

    private static func value(
        of setting: Setting, isAddress: Bool, _ configuration: Configuration
    ) throws(Configuration.Fault) -> String? {
        guard let text = configuration[setting], isAddress else { return configuration[setting] }
        guard text.hasPrefix("https://") || text.hasPrefix("http://"), !text.hasSuffix("/"),
            !text.contains(" ")
        else {
            throw Configuration.Fault(
                "\(setting.name) must be an address with https:// and without a / at its end.")
        }
        return text
    }
}
