import Conversation

/// I15.
struct BanAndDeleteWin: Invariant {
    let name = "I15 ban and delete win"
    let sentence =
        "While banned nobody sends a report or adds to one; after deletion nothing of what was said before is told, kept or shown."

    func fault(in step: Transition) -> String? {
        let writing: Set<Deed> = [.sent, .noted, .photoAdded]
        if step.isByVoter, step.before.isBanned, step.kept.contains(where: { writing.contains($0.deed) }) {
            return "a banned person wrote to the moderators"
        }
        if step.isForgetting, !step.after.ownReports.isEmpty || step.after.dana != nil {
            return "something is kept of a person who was deleted"
        }
        if step.isForgetting { return faultAfterDeletion(step) }
        return comeback(in: step)
    }

    /// Whatever could come next of what was under way: photos, presses, repeats, edits.
    private func faultAfterDeletion(_ step: Transition) -> String? {
        let world = step.after.with(nothingOf: step.before)
        // What is said again with the same words is said anew.
        return step.before.inputs(isModerated: true).lazy.filter { !$0.line.has(step.before.canary) }
            .compactMap { Transition(from: world, by: $0) }.compactMap(comeback).first
    }

    private func comeback(in step: Transition) -> String? {
        guard step.after.epoch > 0 else { return nil }
        let gone = World.canaries.prefix(step.before.epoch)
        return gone.first(where: { canary in step.words.contains { $0.has(canary) } })
            .map { "\"\($0)\" was deleted and is back" }
    }
}

extension Transition {
    /// Every word of the voter that this turn tells, shows or keeps.
    fileprivate var words: [String] {
        let session = turn.session
        let drafts = ([session.draft] + session.parked.map(\.draft)).compactMap(\.self)
        // The turn that deletes writes the reports one last time, as withdrawn; the same commit removes them.
        let reports = isForgetting ? [] : kept.map(\.report)
        return turn.deliveries.compactMap(\.order.words?.text) + drafts.map(\.text)
            + drafts.compactMap(\.place?.words) + reports.flatMap { [$0.text, $0.place.words] + $0.notes }
    }
}

extension World {
    /// This world after a deletion, still with the photos that were on their way before.
    fileprivate func with(nothingOf earlier: World) -> World {
        var world = self
        world.fetching = earlier.fetching
        return world
    }
}
