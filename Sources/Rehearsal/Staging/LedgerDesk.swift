import CivicFacts
import Conversation

/// What moderators ask, by looking at everything there is.
extension Ledger {
    func openReports(skipping: Int, limit: Int) -> [Report] {
        let open = inOrder(sorted(\.isOpen))
        return Array(open.dropFirst(skipping).prefix(limit))
    }

    func openCount() -> OpenCount {
        let open = sorted(\.isOpen)
        return OpenCount(
            all: open.count, urgent: open.count { $0.rank == 0 }, oldest: open.map(\.waitsSince).min())
    }

    func deskDay(since: Moment) -> DeskDay {
        let sent = sorted { $0.sentAt >= since && $0.isOfVoting }
        let decisions = deeds.indices.compactMap { index -> DeskDay.Decision? in
            let deed = deeds[index]
            guard deed.at >= since, deed.deed == .approved || deed.deed == .rejected,
                let report = reports[deed.report],
                !deeds[index...].contains(where: { $0.report == deed.report && $0.deed == .reopened })
            else { return nil }
            return DeskDay.Decision(
                by: deed.actor, isApproval: deed.deed == .approved, waited: deed.at.since(report.sentAt))
        }
        return DeskDay(
            sent: Dictionary(grouping: sent, by: \.kind).mapValues(\.count), decisions: decisions)
    }

    func reports(bearing traces: [Trace], skipping: Int, limit: Int) -> [Report] {
        let found = sorted { report in Set(traces).isSubset(of: self.traces(of: report)) }
        return Array(found.reversed().dropFirst(skipping).prefix(limit))
    }

    func reports(bearingAny traces: [Trace], sentSince: Moment, limit: Int) -> [Report] {
        let wanted = Set(traces)
        let shared = sorted { $0.sentAt >= sentSince }.map { report in
            (report: report, count: self.traces(of: report).intersection(wanted).count)
        }
        let order = shared.filter { $0.count > 0 }.sorted {
            ($0.count, $0.report.id.rawValue) > ($1.count, $1.report.id.rawValue)
        }
        return order.prefix(limit).map(\.report)
    }

    var servings: CivicServings { CivicServings(counts: served) }

    func looks(of photos: [PhotoID]) -> [UInt64] { photos.compactMap { looks[$0] } }

    func comments(on report: ReportID, limit: Int) -> [Report] {
        Array(sorted { $0.parent == report }.prefix(limit))
    }

    func members(of report: ReportID, limit: Int) -> [Report] {
        Array(sorted { $0.grouping?.with == report }.prefix(limit))
    }

    private func traces(of report: Report) -> Set<Trace> { report.traces(looks: looks(of: report.photos)) }
}
