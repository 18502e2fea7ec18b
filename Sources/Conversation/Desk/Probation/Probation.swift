internal import CivicFacts

/// The first approvals of somebody new take a second moderator: until there are enough, or they pass a drill.
enum Probation {
    /// A drill of at least so many cards, and so many tenths of them right.
    static let (cards, tenths) = (10, 9)

    static func isPassed(_ run: DrillRun) -> Bool {
        run.cards.count >= cards && run.right * 10 >= run.cards.count * tenths
    }

    /// Whoever passed is new no more; what they are told, nothing where they were not.
    static func end(by run: DrillRun, _ visit: inout Visit) -> [String] {
        guard visit.isOnProbation else { return [] }
        guard isPassed(run) else { return [Desk.words.text(ProbationWords.goesOn)] }
        let me = visit.facts.account
        visit.updateDesk { $0.drilled = ($0.drilled ?? []) + [me] }
        visit.change(.log(.drillPassed, about: nil))
        return [Desk.words.text(ProbationWords.passed)]
    }

    /// Beside a first approval: why it is not enough, where it would be for others.
    static func noted(_ visit: Visit) -> Outcome {
        let left = visit.approvalsOnProbation - 1
        let values: [Slot: String] = [.max: "\(visit.facts.rules.probation)", .n: "\(left)"]
        return .done(left > 0 ? ProbationWords.noted : .notedLast, values)
    }
}

extension Visit {
    /// How many more approvals of whoever acts take a second moderator. Leads are nobody's pupils.
    var approvalsOnProbation: Int {
        let most = facts.rules.probation
        guard most > 0, !isLead, desk.drilled?.contains(where: isMe) != true else { return 0 }
        return most - facts.records.countOfApprovals(by: facts.account, atMost: most)
    }

    var isOnProbation: Bool { approvalsOnProbation > 0 }
}

/// `/help`: what whoever asks may do.
enum DeskHelp: DeskCommand {
    static let command: String? = "help"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        if visit.isLead {
            let lines = [DeskHelpWords.moderator, .lead].map { Desk.words.text($0) }
            return Outcome(note: lines.joined(separator: "\n"))
        }
        let left = visit.approvalsOnProbation
        return left > 0 ? .done(DeskHelpWords.trainee, [.n: "\(left)"]) : .done(DeskHelpWords.moderator)
    }
}
