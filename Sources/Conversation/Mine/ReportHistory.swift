internal import CivicFacts

/// What happened to a report, for its author: no names, and no decision before the time for second thoughts is over.
struct ReportHistory {
    private let report: Report
    private let deeds: [PastDeed]
    private let rules: Rules
    private let now: Moment

    init(_ report: Report, facts: Facts) {
        self.report = report
        deeds = facts.records.history(of: report.id)
        rules = facts.rules
        now = facts.now
    }

    /// Where there are more, the oldest are left out; where only the sending is there, nothing is said.
    private static let most = 8

    func lines(words: Catalogue, times: TimeWords) -> [String] {
        let told = deeds.enumerated().compactMap { index, past -> String? in
            guard let phrase = Self.phrases[past.deed], isTold(past, at: index) else { return nil }
            return words.text(
                HistoryWords.line, [.date: times.dateAndHour(past.at), .text: words.text(phrase)])
        }
        return told.count > 1 ? Array(told.suffix(Self.most)) : []
    }

    /// A decision that was taken back in time was never one; nor was its being taken back.
    private func isTold(_ past: PastDeed, at index: Int) -> Bool {
        switch past.deed {
        case .approved, .rejected:
            let end = deeds[(index + 1)...].first { $0.deed == .reopened }
            let told = rules.toldAt(past.deed, on: report, at: past.at)
            return now >= told && end.map { $0.at >= told } ?? true
        case .reopened:
            let decision = deeds[..<index].last { [.approved, .rejected].contains($0.deed) }
            return decision.map { past.at >= rules.toldAt($0.deed, on: report, at: $0.at) } ?? true
        case .asked:
            let next = deeds[(index + 1)...].first {
                [.asked, .answered, .skipped, .unasked].contains($0.deed)
            }
            return next?.deed != .unasked
        case .sent, .withdrawn, .noted, .photoAdded, .photoRefused, .taken, .answered, .skipped,
            .banned, .unbanned, .forgotten, .backed, .cleared, .appealed, .banAppealed, .banKept, .verified,
            .unverified, .corrected, .retracted, .restored, .grouped, .ungrouped,
            .masked, .orphaned, .photosShown, .photoBacked, .photoHidden, .videoShown, .videoBacked,
            .videoHidden, .cut, .placeNamed, .placeHidden, .remarked, .held, .unasked,
            .tagged, .untagged, .moved, .assigned, .lookAgreed, .lookDiffered:
            return true
        }
    }

    private static let phrases: [Deed: HistoryWords] = [
        .sent: .sent, .noted: .noted, .photoAdded: .photo, .asked: .asked,
        .answered: .answered, .approved: .approved, .rejected: .rejected,
        .reopened: .reopened, .withdrawn: .withdrawn, .verified: .verified,
        .corrected: .corrected, .retracted: .retracted, .restored: .approved,
        .masked: .masked, .orphaned: .orphaned, .photosShown: .photosShown, .videoShown: .videoShown,
    ]
}
