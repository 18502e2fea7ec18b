import CivicFacts
import Conversation
import Store

/// What moderators ask, by looking at everything there is.
extension Ledger {
    func openReports(of desks: [DeskName], skipping: Int, limit: Int) -> [Report] {
        let open = inOrder(sorted { $0.isOpen && desks.contains($0.deskName) })
        return Array(open.dropFirst(skipping).prefix(limit))
    }

    func openCounts() -> [DeskName: OpenCount] {
        Dictionary(grouping: sorted(\.isOpen), by: \.deskName).mapValues { open in
            OpenCount(
                all: open.count, urgent: open.count { $0.rank == 0 }, oldest: open.map(\.waitsSince).min())
        }
    }

    func deskDay(since: Moment) -> DeskDay {
        let sent = sorted { $0.sentAt >= since && $0.isOfVoting }
        let decisions = deeds.indices.compactMap { index -> DeskDay.Decision? in
            let deed = deeds[index]
            guard deed.at >= since, deed.deed == .approved || deed.deed == .rejected,
                let report = reports[deed.report],
                !deeds[index...].contains(where: { $0.report == deed.report && $0.deed == .reopened })
            else { return nil }
            return DeskDay.Decision(at: report.deskName, waited: deed.at.since(report.sentAt))
        }
        return DeskDay(
            sent: Dictionary(grouping: sent, by: \.kind).mapValues(\.count), decisions: decisions)
    }

    func handled(since: Moment) -> [HandledReport] {
        let touched = Set(deeds.filter { $0.at >= since }.map(\.report))
        return sorted { $0.isOfVoting && $0.parent == nil && ($0.sentAt >= since || touched.contains($0.id)) }
            .map { report in
                HandledReport(
                    id: report.id, kind: report.kind, language: report.language,
                    desk: report.deskName.rawValue, sentAt: report.sentAt,
                    deeds: timeline(of: report.id, skipping: 0, limit: .max))
            }
    }

    func waitingCount(at moment: Moment) -> Int {
        reports.keys.count { id in
            deeds.last { $0.report == id && $0.at <= moment && $0.deed.opens != nil }?.deed.opens ?? false
        }
    }

    func sentCount(since: Moment) -> Int { sorted { $0.sentAt >= since && $0.isOfVoting }.count }

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

    func reports(matching query: ReportQuery, at now: Moment, skipping: Int, limit: Int) -> [Report] {
        let wanted = Set(query.traces)
        let found = sorted { report in
            let lease = report.lease.flatMap { $0.until > now ? $0 : nil }
            return wanted.isSubset(of: traces(of: report))
                && query.sentSince.map { report.sentAt >= $0 } ?? true
                && query.sentBefore.map { report.sentAt <= $0 } ?? true
                && (!query.isOpen || report.isOpen) && (!query.isUntaken || report.isOpen && lease == nil)
                && (query.holder == nil || lease?.holder == query.holder)
                && (query.desks.isEmpty || query.desks.contains(report.deskName))
        }
        let order = query.isOpen ? inOrder(found) : found.reversed()
        return Array(order.dropFirst(skipping).prefix(limit))
    }

    func timeline(of report: ReportID, skipping: Int, limit: Int) -> [LoggedDeed] {
        let found = deeds.filter { $0.report == report }.map {
            LoggedDeed(at: $0.at, actor: $0.actor, deed: $0.deed.rawValue)
        }
        return Array(found.dropFirst(skipping).prefix(limit))
    }

    private func traces(of report: Report) -> Set<Trace> {
        let county = report.place.zip.flatMap { Counties.slug(of: $0) }
        return report.traces(looks: looks(of: report.photos), county: county)
    }
}
