/// Likes: one a person and report, by a button or by a reaction.
enum LikeDialog {
    static func like(_ id: ReportID, through reaction: MessageID?, _ visit: inout Visit) {
        guard visit.facts.records.publicReport(id, at: visit.facts.now) != nil else {
            return visit.answer(FeedWords.gone, [.code: id.description])
        }
        let target = SaveTarget(id)
        guard !visit.facts.records.isMarked(target, .like, by: visit.facts.account) else {
            return answer(LikeWords.already, id, swapping: nil, &visit)
        }
        visit.change(.mark(Mark(.like, target, reaction: reaction), keepsake: nil))
        visit.session.lastAct = UndoableAct(at: visit.now, was: .unmarked(kind: .like, target: target))
        answer(LikeWords.on, id, swapping: (.like(id), .unlike(id)), &visit)
    }

    static func unlike(_ id: ReportID, _ visit: inout Visit) {
        let target = SaveTarget(id)
        guard visit.facts.records.isMarked(target, .like, by: visit.facts.account) else {
            return answer(LikeWords.notLiked, id, swapping: nil, &visit)
        }
        visit.change(.unmark(.like, target))
        visit.session.lastAct = UndoableAct(
            at: visit.now, was: .marked(Mark(.like, target), keepsake: nil))
        answer(LikeWords.off, id, swapping: (.unlike(id), .like(id)), &visit)
    }

    /// Says it in one line. The open question is not told again, but its buttons stay, as they are now.
    static func answer(
        _ wording: any Wording, _ id: ReportID, swapping: (old: Choice, new: Choice)?,
        _ visit: inout Visit
    ) {
        visit.say(wording, [.code: id.description])
        visit.keepButtons(swapping: swapping)
    }
}

extension Visit {
    /// Shows the open question's buttons without its words; `swapping` is what this very turn makes of one of them.
    /// Where the card is not open any more, the question below it is asked again in full.
    mutating func keepButtons(swapping: (old: Choice, new: Choice)? = nil) {
        guard session.overlay != nil else { return askAgain() }
        let pending = Prompt.pending(in: session, facts: facts)
        if let swapping, !pending.choices.contains(swapping.old),
            !pending.choices.contains(swapping.new)
        {
            return askAgain()
        }
        ask(
            Prompt(
                "",
                pending.rows.map { row in
                    row.map { choice in
                        swapping.map { choice == $0.old ? $0.new : choice } ?? choice
                    }
                }, labels: pending.labels))
    }
}
