import CivicFacts
import Conversation

/// What becomes of the answers to payments, and of invoices that nobody takes.
extension Store {
    /// An answer that would come too late is none; one that was never tried holds the invoice no longer.
    func isTooLate(_ entry: StoredEntry, at now: Moment) throws(StoreError) -> Bool {
        guard case .payment(.answer(let answer), _) = entry.order,
            now.since(answer.askedAt) >= CheckoutAnswer.patience
        else { return false }
        if entry.attempts == 0 { try gifts.free(answer) }
        return true
    }

    /// Nil for what is no payment's.
    func giveUpPayment(
        _ entry: StoredEntry, _ reason: DeliveryError.Reason, at now: Moment
    ) throws(StoreError) -> SettlementNote? {
        switch entry.order {
        case .payment(.answer(let answer), _):
            try outbox.remove(entry.id)
            // After an attempt whose fate nobody knows the yes may have arrived.
            if entry.attempts == 0 { try gifts.free(answer) }
            return reason == .tooLate ? .paymentTooLate : .refused
        case .payment(.send(let sheet), _) where reason == .refused:
            try outbox.remove(entry.id)
            if let account = entry.account {
                let event = Event.payment(.invoiceRefused(sheet.payload))
                _ = try keep(event, key: "invoice:\(sheet.payload.rawValue)", for: account, at: now)
            }
            return .refused
        case .payment, .say, .rephrase, .ask, .announce, .showOutgoing, .unask, .brief, .point, .showCard,
            .showDigest, .showPhotos,
            .hidePhotos, .clear, .serve, .servePhotos, .grid, .unserve, .vacate, .publish, .unpublish,
            .sendPhotos,
            .export, .exportRecord, .hand,
            .acknowledge,
            .mask, .fetch, .look, .vouch:
            return nil
        }
    }
}
