import CivicFacts
import Conversation
import Store

/// How the house stands at a moment, and the two pages that say so. Numbers and names of platforms, nothing of a person.
struct MetricsPage: Sendable {
    /// Nil where the database has not answered for half a minute.
    var standing: HouseStanding?
    /// Each platform that is set up, and whether it has answered.
    var platforms: [(platform: Platform, isUp: Bool)] = []
    var hanging = 0
    var disk: (free: Int, size: Int)?
    var memory: Int?
    var now: Moment

    /// Why the house does not work as it should; nil if it does.
    var fault: String? {
        if hanging > 0 { return "\(hanging) of the loops hang." }
        if standing == nil { return "The database does not answer." }
        if !platforms.contains(where: \.isUp) { return "No platform has answered yet." }
        return nil
    }

    /// For `/health`.
    var health: (status: Int, text: String) { fault.map { (503, $0 + "\n") } ?? (200, "ok\n") }

    /// For `/metrics`, in Prometheus' text format.
    var text: String {
        Metric.allCases.map { metric in
            let samples = samples(of: metric)
            guard !samples.isEmpty else { return "" }
            return "# HELP \(metric.rawValue) \(metric.meaning)\n# TYPE \(metric.rawValue) gauge\n"
                + samples.map { "\(metric.rawValue)\($0.label) \($0.value)\n" }.joined()
        }.joined()
    }

    /// What is not known is left out.
    private func samples(of metric: Metric) -> [(label: String, value: Int64)] {
        if metric == .platformUp {
            return platforms.map { ("{platform=\"\($0.platform.rawValue)\"}", $0.isUp ? 1 : 0) }
        }
        return value(of: metric).map { [("", $0)] } ?? []
    }

    private func value(of metric: Metric) -> Int64? {
        switch metric {
        case .healthy: fault == nil ? 1 : 0
        case .hangingLoops: Int64(hanging)
        case .platformUp: nil
        case .waiting: standing.map { Int64($0.waiting) }
        case .oldestWaiting: standing.map { age(of: $0.oldest) }
        case .outbox: standing.map { Int64($0.outbox) }
        case .oldestInOutbox: standing.map { age(of: $0.oldestInOutbox) }
        case .diskFree: disk.map { Int64($0.free) }
        case .diskSize: disk.map { Int64($0.size) }
        case .memory: memory.map(Int64.init)
        }
    }

    private func age(of moment: Moment?) -> Int64 {
        moment.map { max(0, now.since($0).milliseconds / 1_000) } ?? 0
    }
}
