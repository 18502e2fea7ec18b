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
        let addresses: [(Setting, WritableKeyPath<CivicSettings, String>)] = [
            (.civic(.googleAPI), \.googleBase), (.civic(.censusAPI), \.censusBase),
            (.civic(.zipDistricts), \.zipDistricts),
            (.civic(.zipPoints), \.zipPoints), (.civic(.legislators), \.legislatorsBase),
            (.civic(.legislatures), \.openStatesPeople), (.civic(.openStatesAPI), \.openStatesBase),
            (.civic(.congressAPI), \.congressBase),
            (.civic(.govInfo), \.govInfoBase), (.civic(.fecAPI), \.fecBase),
            (.civic(.winnipegAPI), \.winnipegBase),
        ]
        for (setting, path) in addresses {
            if let address = try Self.address(setting, configuration) { settings[keyPath: path] = address }
        }
        settings.googleKey = configuration[.civic(.googleKey)]
        settings.openStatesKey = configuration[.civic(.openStatesKey)]
        settings.congressKey = configuration[.civic(.congressKey)]
        settings.winnipegToken = configuration[.civic(.winnipegToken)]
        if let key = configuration[.civic(.fecKey)] { settings.fecKey = key }
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

    private static func address(
        _ setting: Setting, _ configuration: Configuration
    ) throws(Configuration.Fault) -> String? {
        guard let text = configuration[setting] else { return nil }
        guard text.hasPrefix("https://") || text.hasPrefix("http://"), !text.hasSuffix("/"),
            !text.contains(" ")
        else {
            throw Configuration.Fault(
                "\(setting.name) must be an address with https:// and without a / at its end.")
        }
        return text
    }
}
