internal import CivicFacts

/// Finds the earlier report that a new one may be about the same thing as. It only suggests: moderators group.
enum Lookalikes {
    /// Of the newest that share a trace so many are looked at.
    private static let most = 40

    static func best(for report: Report, _ visit: Visit) -> Alike? {
        guard report.isOfVoting else { return nil }
        let records = visit.facts.records
        let looks = records.looks(of: report.photos)
        let own = Likeness(report)
        let traces = own.bands + looks.flatMap(LookBands.traces(of:))
        guard !traces.isEmpty else { return nil }
        let near = records.reports(
            bearingAny: traces, sentSince: report.sentAt - Likeness.reach, limit: most
        ).filter { $0.id.rawValue < report.id.rawValue && isComparable($0) }
        let scored = near.map { other -> (report: Report, isPhoto: Bool, score: Double) in
            let isPhoto = share(looks, records.looks(of: other.photos))
            return (other, isPhoto, isPhoto ? 2 : own.score(with: records.likeness(of: other)))
        }
        let best = scored.filter { $0.score >= Likeness.threshold }
            .max { ($0.score, $1.report.id.rawValue) < ($1.score, $0.report.id.rawValue) }
        return best.map { best in
            Alike(
                report: head(of: best.report), isPhoto: best.isPhoto,
                isSamePlace: own.isSamePlace(as: records.likeness(of: best.report)))
        }
    }

    private static func isComparable(_ report: Report) -> Bool {
        guard report.isOfVoting else { return false }
        return switch report.state {
        case .waiting, .taken, .approved, .grouped: true
        case .rejected, .withdrawn, .retracted: false
        }
    }

    /// What stands for a group is what is pointed at.
    private static func head(of report: Report) -> ReportID {
        report.state == .grouped ? report.grouping?.with ?? report.id : report.id
    }

    private static func share(_ some: [UInt64], _ others: [UInt64]) -> Bool {
        some.contains { look in others.contains { LookBands.isSame(look, $0) } }
    }
}
