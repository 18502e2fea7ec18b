import Civic
import HTTP
import Services
import Store

/// Civic data as the settings describe it.
struct CivicSetup {
    let settings: CivicSettings
    /// Whether `turnout run` syncs by itself.
    let isOn: Bool
    /// Whether a key or an address of a source was given: a trial chat asks nobody in the world otherwise.
    private let isGiven: Bool
    private let proxy: HTTPProxy

    init(_ configuration: Configuration) throws(Configuration.Fault) {
        var settings = CivicSettings()
        for setting in Providers.settings {
            settings[setting] = try Self.value(
                of: .civic(setting), isAddress: setting.isAddress, configuration)
        }
        self.settings = settings
        isGiven = Providers.settings.contains { configuration[.civic($0)] != nil }
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

    /// With a key of Google's, voting places can be looked up.
    var findsPollingPlaces: Bool { settings[GoogleCivic.key] != nil }

    /// Who looks things up in a house over this archive.
    func looking(in archive: CivicStore, clock: Clock = .system) -> CivicLooking {
        CivicLooking(Lookup(store: archive, settings: settings, fetcher: fetcher(), clock: clock))
    }

    /// The same for a trial over a data directory: nobody where nothing was given.
    func trialLooking(in directory: String, clock: Clock = .system) throws -> any Looking {
        isGiven ? looking(in: try CivicStore(directory: directory), clock: clock) : NoLooking()
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
