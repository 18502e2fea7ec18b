import Conversation
import FoundationEssentials
import Services
import Store

/// What a house writes into the audit log around its work, and the key that it needs for that.
struct LogSetup: Sendable {
    let configuration: Configuration
    let store: Store

    /// Throws where the log's key is lost and no new chain was asked for.
    func begin(newChain: Bool) async throws {
        let now = Clock.system.now()
        if try await store.isLogKeyLost {
            guard newChain else {
                throw Configuration.Fault(
                    "The key of the audit log is not in TURNOUT_DATA, or is an older one. Put log.key back there; "
                        + "where it is lost, as after a restore, start once with turnout run --new-chain, which "
                        + "the log remembers.")
            }
            try await store.beginLogChain(at: now)
        }
        try await store.log(.started, mark: Turnout.version, at: now)
        try await store.log(changesAmong: Self.watched(configuration), at: now)
    }

    /// After the last turn; a kill leaves the row out.
    func end() async { try? await store.log(.stopped, at: Clock.system.now()) }

    /// Settings by the deed that a change of theirs is. Of a file of desks its lines count.
    static func watched(_ configuration: Configuration) -> [HouseDeed: String] {
        let apart: [HouseDeed: Setting] = Dictionary(
            uniqueKeysWithValues: [
                (HouseDeed.leadsChanged, Setting(name: "TURNOUT_LEADS")),
                (.desksChanged, Setting(name: "TURNOUT_DESKS")),
            ].compactMap { deed, setting in setting.map { (deed, $0) } })
        var watched = apart.mapValues { setting in
            let value = configuration[setting] ?? ""
            return (try? String(contentsOfFile: value, encoding: .utf8)) ?? value
        }
        let others = Setting.allCases.filter { !apart.values.contains($0) }
        watched[.settingsChanged] = lines(of: others) { configuration[$0] }
        return watched
    }

    /// The same while it runs: what was read again counts only where it is taken over at once.
    static func watched(
        _ configuration: Configuration, taking taken: Set<Setting>, from new: Configuration
    ) -> [HouseDeed: String] {
        let others = Setting.allCases.filter { !["TURNOUT_LEADS", "TURNOUT_DESKS"].contains($0.name) }
        let desks =
            taken.contains(.house(.desks))
            ? watched(new)[.desksChanged].map { [HouseDeed.desksChanged: $0] } : nil
        return (desks ?? [:]).merging(
            [.settingsChanged: lines(of: others) { taken.contains($0) ? new[$0] : configuration[$0] }]
        ) { $1 }
    }

    private static func lines(of settings: [Setting], _ value: (Setting) -> String?) -> String {
        settings.compactMap { setting in value(setting).map { "\(setting.name)=\($0)" } }
            .joined(separator: "\n")
    }
}
