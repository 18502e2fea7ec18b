import Conversation

/// I21.
struct KnownTraces: Invariant {
    let name = "I21 known traces"
    let sentence =
        "Whatever shows the words of a report in a review room names that report, so that it goes with it."

    func fault(in step: Transition) -> String? {
        for delivery in step.turn.deliveries where !delivery.order.isTraced {
            if let message = delivery.order.inRoom, message.text.has(NoLeak.secret) {
                return "moderators read a report in what would stay behind"
            }
        }
        return nil
    }
}

extension Order {
    /// It is kept with the reports of which it shows anything.
    fileprivate var isTraced: Bool {
        switch self {
        case .showCard, .serve, .showOutgoing, .point: true
        case .announce(_, _, _, let about, _): about?.isEmpty == false
        case .say, .rephrase, .ask, .unask, .brief, .showDigest, .showPhotos, .hidePhotos, .clear, .publish,
            .servePhotos, .grid, .unserve, .vacate, .unpublish, .sendPhotos, .export, .exportRecord, .hand,
            .acknowledge, .mask, .fetch, .look,
            .payment, .vouch:
            false
        }
    }

    /// What moderators read of it.
    fileprivate var inRoom: Message? {
        switch self {
        case .announce(let message, _, _, _, _), .brief(let message), .showDigest(let message, _): message
        case .showCard, .serve, .servePhotos, .grid, .unserve, .vacate, .showOutgoing, .point, .say,
            .rephrase, .ask, .unask, .showPhotos, .hidePhotos,
            .clear, .publish, .unpublish, .sendPhotos, .export, .exportRecord, .hand, .acknowledge, .mask,
            .fetch, .look, .payment, .vouch:
            nil
        }
    }
}
