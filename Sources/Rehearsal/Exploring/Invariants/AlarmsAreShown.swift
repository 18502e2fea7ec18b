import CivicFacts
import Conversation

/// I18.
struct AlarmsAreShown: Invariant {
    let name = "I18 alarms are shown"
    let sentence =
        "An urgent draft has a card in the review rooms from its first words on, with none of them, until it is sent or closed."

    func fault(in step: Transition) -> String? {
        guard step.isByVoter else { return nil }
        for draft in step.turn.session.unsent where draft.isAlarming {
            guard let headsUp = draft.headsUp else {
                if mayBeSilent(step) { continue }
                return "an urgent draft has no card"
            }
            if !headsUp.isOpen { return "the card of an urgent draft is closed" }
            if step.session.headsUp(headsUp.report) != headsUp, !isTold(headsUp.report, step) {
                return "the room was not told"
            }
        }
        return left(in: step) ?? words(in: step)
    }

    /// Whoever is banned, or had three of them today, tells nobody by mere words.
    private func mayBeSilent(_ step: Transition) -> Bool {
        step.before.isBanned || step.turn.session.headsUps?.count == 3
    }

    /// It is shown, or waits for a place in the room.
    private func isTold(_ report: ReportID, _ step: Transition) -> Bool {
        shown(in: step).contains { $0.report == report } || step.after.unfinished(report)?.isShown == false
    }

    private func shown(in step: Transition) -> [(report: ReportID, message: Message)] {
        step.turn.deliveries.compactMap {
            if case .showCard(let report, let message) = $0.order { (report, message) } else { nil }
        }
    }

    /// A draft that is gone was sent, or its card is closed and no desk waits for it.
    private func left(in step: Transition) -> String? {
        let held = step.turn.session
        let open = step.session.unsent.compactMap(\.headsUp).filter(\.isOpen)
        let gone = open.filter { headsUp in
            held.headsUp(headsUp.report) == nil && !step.kept.contains { $0.report.id == headsUp.report }
        }
        let isLeft = gone.contains { headsUp in
            let wasShown = step.before.unfinished(headsUp.report)?.isShown == true
            let isClosed = shown(in: step).contains { $0.report == headsUp.report }
            return step.after.unfinished(headsUp.report) != nil || wasShown && !isClosed
        }
        return isLeft ? "the card of a draft that is gone stays open" : nil
    }

    private func words(in step: Transition) -> String? {
        let unsent = Set(step.turn.session.unsent.compactMap(\.headsUp?.report))
        let leaks = shown(in: step).contains {
            unsent.contains($0.report) && $0.message.text.has(step.before.canary)
        }
        return leaks ? "words left before they were sent" : nil
    }
}

extension Session {
    /// The open draft and those put aside, without those that were thrown away.
    fileprivate var unsent: [Draft] {
        [draft].compactMap(\.self) + parked.filter { $0.reason != .discarded }.map(\.draft)
    }

    fileprivate func headsUp(_ report: ReportID) -> HeadsUp? {
        ([draft].compactMap(\.self) + parked.map(\.draft)).compactMap(\.headsUp).first { $0.report == report }
    }
}

extension World {
    /// What the desk remembers of a report that is not sent.
    fileprivate func unfinished(_ report: ReportID) -> Unfinished? {
        ledger.desk.unfinished?.first { $0.headsUp.report == report }
    }
}
