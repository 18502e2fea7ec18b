internal import CivicFacts

/// Why something cannot be done to a report as it is now.
extension Report {
    /// Nothing can be decided about it: it is withdrawn.
    var withdrawal: Outcome? {
        guard isWithdrawn else { return nil }
        return clearedBy.map { .refused(RefusalWords.clearedBy, [.name: $0.name]) }
            ?? .refused(isOrphaned == true ? RefusalWords.orphaned : .withdrawn)
    }

    /// Why what is public of it cannot change; nil while it waits for a decision, and while it is approved.
    func closed(_ visit: Visit) -> Outcome? { approval == nil ? settled(visit) : nil }

    /// Who was first; nil while it waits for a decision.
    func settled(_ visit: Visit) -> Outcome? {
        func already(_ wording: RefusalWords, _ winner: Moderator, _ at: Moment) -> Outcome {
            let age = TimeWords(language: .english, at: nil).age(visit.now.since(at))
            return .refused(wording, [.name: winner.name, .age: age])
        }
        return switch state {
        case .waiting, .taken: nil
        case .withdrawn: withdrawal
        case .grouped: .refused(RefusalWords.isGrouped, grouping?.with.slot ?? [.code: ""])
        case .retracted(let retraction): already(.retractedBy, retraction.by, retraction.at)
        case .approved(let winner, let at, _): already(.approvedBy, winner, at)
        case .rejected(_, let winner, let at, _): already(.rejectedBy, winner, at)
        }
    }
}
