/// Likes: one a person and report, by a button or by a reaction.
enum LikeDialog {
    static func like(_ id: ReportID, through reaction: MessageID?, _ visit: inout Visit) {
        guard visit.facts.records.publicReport(id, at: visit.facts.now) != nil else {
            return visit.answer(FeedWords.gone)
        }
        let target = SaveTarget(id)
        guard !visit.facts.records.isMarked(target, .like, by: visit.facts.account) else {
            return answer(LikeWords.already, .unlike(id), id, &visit)
        }
        visit.change(.mark(Mark(.like, target, reaction: reaction), keepsake: nil))
        visit.session.lastAct = UndoableAct(at: visit.now, was: .unmarked(kind: .like, target: target))
        answer(LikeWords.on, .unlike(id), id, &visit)
    }

    static func unlike(_ id: ReportID, _ visit: inout Visit) {
        let target = SaveTarget(id)
        guard visit.facts.records.isMarked(target, .like, by: visit.facts.account) else {
            return answer(LikeWords.notLiked, .like(id), id, &visit)
        }
        visit.change(.unmark(.like, target))
        visit.session.lastAct = UndoableAct(
            at: visit.now, was: .marked(Mark(.like, target), keepsake: nil))
        answer(LikeWords.off, .like(id), id, &visit)
    }

    /// Says it in one line. The open question is not told again, but its buttons stay, as they are now.
    private static func answer(
        _ wording: any Wording, _ choice: Choice, _ id: ReportID, _ visit: inout Visit
    ) {
        visit.say(wording, visit.facts.slot(of: id))
        visit.keepButtons(with: choice)
    }
}

extension Visit {
    /// Shows the open question's buttons without its words. Where it does not offer this choice, the card that it is
    /// about is not open any more, and the question is asked again in full.
    mutating func keepButtons(with choice: Choice? = nil) {
        let pending = Prompt.pending(view)
        guard session.overlay != nil, choice.map(pending.choices.contains) ?? true else { return askAgain() }
        ask(pending.wordless)
    }
}

extension View {
    /// The reader has marked it, as things stand in this turn.
    func isMarked(_ target: SaveTarget, _ kind: MarkKind) -> Bool {
        changed(target, kind) ?? facts.records.isMarked(target, kind, by: facts.account)
    }

    /// What the reader liked or saved, the newest first, without what this turn takes away.
    func marks(_ kind: MarkKind, skipping: Int, limit: Int) -> [SaveTarget] {
        facts.records.marks(of: facts.account, kind, skipping: skipping, limit: limit)
            .filter { changed($0, kind) ?? true }
    }

    private func changed(_ target: SaveTarget, _ kind: MarkKind) -> Bool? {
        for change in changes.reversed() {
            if case .mark(let mark, _) = change, mark.target == target, mark.kind == kind { return true }
            if case .unmark(kind, target) = change { return false }
        }
        return nil
    }
}
