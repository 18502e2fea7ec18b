internal import CivicFacts

/// Comments whose report is gone: nothing of it is left on them, and those that waited wait no more.
enum Orphans {
    /// Whoever has everything deleted needs to hear nothing.
    static func close(commentsOn gone: Report, sparing author: AccountID?, _ visit: inout Visit) {
        for comment in visit.facts.records.comments(on: gone.id, limit: Limits.commentsClosed)
        where comment.author != author {
            part(comment, from: gone, &visit)
        }
    }

    /// A report is public no more: comments that were to become public under it wait again, and nobody is told that
    /// they are.
    static func hold(commentsOn hidden: Report, _ visit: inout Visit) {
        for comment in visit.facts.records.comments(on: hidden.id, limit: Limits.commentsClosed) {
            guard let publicAt = comment.publicAt, publicAt > visit.now else { continue }
            var held = comment
            held.reopen(as: .waiting)
            held.firstApproval = nil
            visit.change(.recall(tag: comment.id.decisionTag))
            ReportKeeping.keep(&held, because: .reopened, &visit)
        }
    }

    private static func part(_ comment: Report, from gone: Report, _ visit: inout Visit) {
        var left = comment
        // It had its place from the report.
        left.place = Place(words: Catalogue(comment.language).text(ReportWords.placeNone), zip: nil)
        left.version += 1
        let waits = comment.isOpen || comment.publicAt.map { $0 > visit.now } ?? false
        if waits {
            left.state = .withdrawn(at: visit.now)
            left.isOrphaned = true
            visit.change(.keep(left, because: .orphaned))
            visit.change(.recall(tag: comment.id.decisionTag))
            Decisions.tell(
                left,
                gone.gift == nil ? OutcomeWords.commentClosed as any Wording : GiftPostWords.commentClosed,
                [.n: gone.id.description], after: .zero, &visit)
        } else {
            visit.change(.turn(left))
        }
        let card = Card(left, facts: visit.facts, withoutParent: true)
        if left.isWithdrawn { return CleanUp.clear(left, card, &visit) }
        guard left.isShown else { return }
        visit.deliver(Delivery(.showCard(report: left.id, message: card.message)))
    }
}
