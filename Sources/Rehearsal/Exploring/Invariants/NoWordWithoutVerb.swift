import Conversation

/// I24.
struct NoWordWithoutVerb: Invariant {
    let name = "I24 no word without a verb"
    let sentence =
        "What a moderator writes below a card, or asks, reaches no voter before the room had it in sight."

    func fault(in step: Transition) -> String? {
        guard !step.isByVoter, let words = step.inbound.event.wordsForNobodyYet else { return nil }
        let actor = step.after.ledger.accounts[step.inbound.sender]
        for delivery in step.turn.deliveries {
            switch delivery.order {
            case .say(let message, let account), .ask(let message, let account, _):
                if account != actor, message.text.has(words) { return "a voter reads \"\(words)\" at once" }
            case .announce, .rephrase, .showOutgoing, .unask, .brief, .point, .showCard, .showDigest,
                .showPhotos, .hidePhotos, .clear, .serve, .servePhotos, .grid, .unserve, .vacate, .export,
                .exportRecord, .hand, .look, .acknowledge, .fetch, .mask, .vouch, .payment, .sendPhotos,
                .publish, .unpublish:
                continue
            }
        }
        return nil
    }
}

extension Event {
    /// Of a reply, and of a question: with a reason or a correction somebody says that the author is to read it.
    fileprivate var wordsForNobodyYet: String? {
        switch self {
        case .said(let text): text
        case .commanded("ask", let rest): rest.split(separator: " ", maxSplits: 1).last.map(String.init)
        case .commanded, .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted, .reacted,
            .sentUnsupported, .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment, .vouched:
            nil
        }
    }
}
