public import Adapters
import CivicFacts
import Conversation
import FoundationEssentials
import Glibc
import Locks
public import Store

/// How a house stands, for whoever asks at `MetricsDoor`: what a keeper has asked of the database a moment ago, so that nobody's
/// asking costs a voter anything.
public final class MetricsServer: Sendable {
    private struct Asked: Sendable {
        var standing: HouseStanding?
        var reports: ReportCounts?
        var editions: [CivicEdition] = []
        var at = SuspendingClock.now
    }

    private let pulse: Pulse
    private let store: Store
    private let platforms: [Platform]
    private let directory: String
    private let tally: Tally
    private let probe: HouseProbe
    private let asked = Locked(Asked())

    /// How often the database is asked, and how old its answer may be; what takes it long it is asked once in so many times.
    private static let (pause, patience, seldom) = (Duration.seconds(5), Duration.seconds(30), 12)

    public init(
        _ pulse: Pulse, store: Store, adapters: [any Adapter], directory: String, tally: Tally,
        probe: HouseProbe
    ) {
        (self.pulse, self.store, self.directory) = (pulse, store, directory)
        (self.tally, self.probe) = (tally, probe)
        platforms = adapters.map(\.platform)
    }

    /// Asks the database how it stands, until cancelled.
    public func run() async throws {
        for round in 0... {
            if round % Self.seldom == 0 {
                let (reports, editions) = (try? await store.reportCounts(), await probe.editions())
                asked.withLock { ($0.reports, $0.editions) = (reports, editions) }
            }
            if let standing = try? await store.standing(at: Clock.system.now()) {
                asked.withLock { ($0.standing, $0.at) = (standing, .now) }
            }
            try await Task.sleep(for: Self.pause)
        }
    }

    func page() -> MetricsPage {
        let (up, asked) = (pulse.answering, asked.withLock { $0 })
        var page = MetricsPage(now: Clock.system.now())
        if SuspendingClock.now - asked.at < Self.patience { page.standing = asked.standing }
        (page.reports, page.editions) = (asked.reports, asked.editions)
        page.platforms = platforms.map { platform in
            MetricsPage.PlatformState(
                platform: platform, isUp: up.contains(platform), age: pulse.silence(of: platform))
        }
        page.hanging = pulse.missed.count
        page.counts = tally.counts
        (page.workersStarted, page.copies) = (probe.workersStarted(), probe.copies())
        page.disk = Disk(of: directory)
        page.memory = Self.memory
        return page
    }

    private static var memory: Int? {
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
    }
}
