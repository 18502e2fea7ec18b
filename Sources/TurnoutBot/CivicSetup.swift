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
            (.civicGoogleAPI, \.googleBase), (.civicCensusAPI, \.censusBase),
            (.civicZIPDistricts, \.zipDistricts),
            (.civicZIPPoints, \.zipPoints), (.civicLegislators, \.legislatorsBase),
            (.civicLegislatures, \.openStatesPeople), (.civicOpenStatesAPI, \.openStatesBase),
            (.civicCongressAPI, \.congressBase),
            (.civicGovInfo, \.govInfoBase), (.civicFECAPI, \.fecBase), (.civicWinnipegAPI, \.winnipegBase),
        ]
        for (setting, path) in addresses {
            if let address = try Self.address(setting, configuration) { settings[keyPath: path] = address }
        }
        settings.googleKey = configuration[.civicGoogleKey]
        settings.openStatesKey = configuration[.civicOpenStatesKey]
        settings.congressKey = configuration[.civicCongressKey]
        settings.winnipegToken = configuration[.civicWinnipegToken]
        if let key = configuration[.civicFECKey] { settings.fecKey = key }
        self.settings = settings
        switch configuration[.civicSync] ?? Setting.civicSync.fallback {
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
                "\(setting.rawValue) must be an address with https:// and without a / at its end.")
        }
        return text
    }
}
