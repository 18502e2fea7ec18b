public import CivicFacts

/// What the review rooms remember of a house that was restored from a copy: what was done after the copy is known to
/// nobody here.
public struct Restored: Codable, Equatable, Sendable {
    /// When the copy was made.
    let copy: Moment
    /// When it was restored.
    public let at: Moment
    /// Numbers that reports may have had which are not in the copy; no report gets one of them again.
    let lost: Range<Int64>
    /// Reports on whose cards nobody has pressed since.
    var unseen: Set<ReportID>
    var isTold = false

    public init(copy: Moment, at: Moment, lost: Range<Int64>, unseen: Set<ReportID>) {
        (self.copy, self.at, self.lost, self.unseen) = (copy, at, lost, unseen)
    }

    /// When the copy was made, as the rooms read it.
    var values: [Slot: String] {
        let times = TimeWords(language: .english, at: nil, sayingZone: true)
        return [.date: times.dateAndHour(copy)]
    }

    /// Tells the rooms, once, and marks the cards.
    static func tell(_ visit: inout Visit) {
        guard let restored = visit.desk.restored, !restored.isTold else { return }
        visit.updateDesk { $0.restored?.isTold = true }
        let values = restored.values.merging([.n: "\(restored.unseen.count)"]) { given, _ in given }
        let lines = [
            Desk.words.text(RestoredWords.told, values),
            restored.unseen.isEmpty ? nil : Desk.words.text(RestoredWords.cards, values),
        ]
        let message = Message(
            heading: Desk.words.text(RestoredWords.head),
            text: lines.compactMap(\.self).joined(separator: "\n"))
        Posting.brief(message, &visit)
        for id in restored.unseen.sorted(by: { $0.rawValue < $1.rawValue }) {
            guard let report = visit.facts.records.report(id) else { continue }
            ReportKeeping.showCard(of: report, &visit)
        }
    }

    /// The first deed on a card after a restore is not done: somebody may have done it before. What the platform tells
    /// again was done then.
    static func answer(about report: Report, _ visit: inout Visit) -> Outcome? {
        guard let restored = visit.desk.restored, restored.unseen.contains(report.id),
            visit.inbound.at > restored.at
        else { return nil }
        visit.updateDesk { $0.restored?.unseen.remove(report.id) }
        return .refused(RestoredWords.mayBeOld, restored.values.merging(report.id.slot) { given, _ in given })
    }
}

extension DeskState {
    /// From now on the rooms stand in a house that was restored.
    public mutating func restore(_ restored: Restored) {
        self.restored = restored
        wake(at: restored.at)
    }
}
