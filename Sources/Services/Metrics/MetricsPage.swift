import CivicFacts
import Conversation
import Store

/// How the house stands at a moment, and the two pages that say so. Numbers and names of platforms, states and tables, nothing of
/// a person.
struct MetricsPage: Sendable {
    struct PlatformState: Sendable {
        let platform: Platform
        let isUp: Bool
        /// Since it last answered a look for news.
        var age: Duration?
    }

    /// What the program is at.
    enum Stage: Sendable, Equatable {
        case starts, works
        /// Another one works, or something keeps this one from it, which the words say.
        case standsBy(isWell: Bool, String)
    }

    var stage = Stage.works
    /// Nil where the database has not answered for half a minute.
    var standing: HouseStanding?
    var reports: ReportCounts?
    /// Each platform that is set up, and whether it answers.
    var platforms: [PlatformState] = []
    var hanging = 0
    var counts = Tally.Counts()
    var workersStarted = 0
    var editions: [CivicEdition] = []
    /// Nil where copies are a server's own matter.
    var copies: HouseProbe.Copies?
    var disk: Disk?
    var memory: Int?
    var now: Moment

    /// Why the house does not work as it should; nil if it does.
    var fault: String? {
        switch stage {
        case .starts: return "It starts."
        case .standsBy(let isWell, let reason): return isWell ? nil : reason
        case .works: break
        }
        if hanging > 0 { return "\(hanging) of the loops hang." }
        if standing == nil { return "The database does not answer." }
        if !platforms.contains(where: \.isUp) { return "No platform answers." }
        return nil
    }

    /// For `/health`.
    var health: (status: Int, text: String) {
        if let fault { return (503, fault + "\n") }
        return (200, stage == .works ? "ok\n" : "stands by\n")
    }

    /// For `/metrics`, in Prometheus' text format.
    var text: String {
        // Who does not work yet has no other figures.
        Metric.allCases.filter { stage == .works || $0 == .healthy || $0 == .standby }.map { metric in
            let samples = samples(of: metric)
            guard !samples.isEmpty else { return "" }
            let head =
                "# HELP \(metric.rawValue) \(metric.meaning)\n# TYPE \(metric.rawValue) \(metric.kind.rawValue)\n"
            return head + samples.map { "\(metric.rawValue)\($0)\n" }.joined()
        }.joined()
    }

    /// What stands behind the name; what is not known is left out.
    private func samples(of metric: Metric) -> [String] {
        switch metric {
        case .platformUp: platforms.map { Self.labelled("platform", $0.platform.rawValue, $0.isUp ? 1 : 0) }
        case .pollAge:
            platforms.compactMap { state in
                state.age.map {
                    Self.labelled("platform", state.platform.rawValue, Int64($0.components.seconds))
                }
            }
        case .sends:
            Tally.Send.allCases.map { Self.labelled("outcome", $0.rawValue, Int64(counts.sends[$0] ?? 0)) }
        case .photos:
            Tally.PhotoEnd.allCases.map {
                Self.labelled("outcome", $0.rawValue, Int64(counts.photos[$0] ?? 0))
            }
        case .reports:
            reports.map { reports in
                [("open", reports.open), ("public", reports.published), ("closed", reports.closed)].map {
                    Self.labelled("state", $0, Int64($1))
                }
            } ?? []
        case .civicAge: editions.map { Self.labelled("table", $0.feed.name, age(of: $0.asOf)) }
        case .commits: Self.buckets(counts.commits)
        case .cleanings: Self.buckets(counts.cleanings)
        default: value(of: metric).map { [" \($0)"] } ?? []
        }
    }

    private static func labelled(_ label: String, _ value: String, _ number: Int64) -> String {
        "{\(label)=\"\(value)\"} \(number)"
    }

    private static func buckets(_ spread: Spread) -> [String] {
        let seconds = Double(spread.sum.components.seconds) + Double(spread.sum.components.attoseconds) / 1e18
        return zip(Spread.bounds, spread.within).map { "_bucket{le=\"\($0.text)\"} \($1)" }
            + ["_bucket{le=\"+Inf\"} \(spread.count)", "_sum \(seconds)", "_count \(spread.count)"]
    }

    /// Of a figure with one value.
    private func value(of metric: Metric) -> Int64? {
        switch metric {
        case .healthy: fault == nil ? 1 : 0
        case .hangingLoops: Int64(hanging)
        case .updates: Int64(counts.updates)
        case .turns: Int64(counts.turns)
        case .doubts: Int64((counts.sends[.repeated] ?? 0) + (counts.sends[.dropped] ?? 0))
        case .repeats: Int64(counts.sends[.repeated] ?? 0)
        case .waiting: standing.map { Int64($0.waiting) }
        case .oldestWaiting: standing.map { age(of: $0.oldest) }
        case .untaken: standing.map { age(of: $0.oldestUntaken) }
        case .outbox: standing.map { Int64($0.outbox) }
        case .oldestInOutbox: standing.map { age(of: $0.oldestInOutbox) }
        case .workers: Int64(workersStarted)
        case .standby: isStandingBy ? 1 : 0
        case .copyMade: copies.map { $0.newest == nil ? 0 : 1 }
        case .copyAge: copies?.newest.map { age(of: $0) }
        case .diskFree: disk.map { Int64($0.free) }
        case .diskSize: disk.map { Int64($0.size) }
        case .memory: memory.map(Int64.init)
        case .platformUp, .pollAge, .sends, .photos, .reports, .civicAge, .commits, .cleanings: nil
        }
    }

    private var isStandingBy: Bool {
        switch stage {
        case .standsBy: true
        case .starts, .works: false
        }
    }

    private func age(of moment: Moment?) -> Int64 {
        moment.map { max(0, now.since($0).milliseconds / 1_000) } ?? 0
    }
}
