internal import Charities
internal import CivicFacts

/// What platforms tell of payments. Whoever pays need never have written here.
enum CheckoutDialog {
    static func hear(_ event: PaymentEvent, _ visit: inout Visit) {
        switch event {
        case .asked(let id, let payload, let amount): answer(id, payload, amount, &visit)
        case .paid(let amount, let payload, let charge, let providerCharge):
            guard !visit.facts.records.hasGift(charge: charge) else { return }
            let payment = Payment(
                amount: amount, payload: payload, charge: charge, providerCharge: providerCharge)
            enter(payment, &visit)
        case .invoiceRefused(let payload): return refused(payload, &visit)
        case .refunded(let number): return tellRefund(of: number, &visit)
        }
        leaveNothing(&visit)
    }

    /// Money that moved.
    private struct Payment {
        let amount: ChargedAmount
        let payload: InvoicePayload
        let charge: String
        let providerCharge: String
    }

    /// Somebody who never wrote here is answered, and not remembered.
    private static func leaveNothing(_ visit: inout Visit) {
        guard isStranger(visit) else { return }
        visit.change(.forget(visit.facts.account))
    }

    /// A session that was lost greets anew: what else is kept of somebody tells that they were here.
    private static func isStranger(_ visit: Visit) -> Bool {
        let (records, account) = (visit.facts.records, visit.facts.account)
        return !visit.session.isGreeted && !visit.facts.isSessionLost
            && records.reports(by: account, skipping: 0, limit: 1).isEmpty
            && records.receipts(of: account).isEmpty && records.openInvoices(of: account).isEmpty
            && MarkKind.allCases.allSatisfy { records.countOfMarks(of: account, $0) == 0 }
            && records.platforms(of: account).count == 1
    }

    private static func speak(_ visit: inout Visit) {
        guard !visit.session.isGreeted, let code = visit.inbound.languageCode,
            let language = Language(code: code)
        else { return }
        visit.session.language = language
    }

    /// A yes is kept before it is sent, and holds for a minute: a second one would let the money move twice.
    private static func answer(
        _ id: CheckoutID, _ payload: InvoicePayload, _ amount: ChargedAmount, _ visit: inout Visit
    ) {
        speak(&visit)
        let invoice = visit.facts.records.invoice(payload)
        let refusal = refusal(of: invoice, amount, visit)
        var heldSince: Moment?
        if refusal == nil, var invoice {
            invoice.checkedAt = visit.now
            heldSince = visit.now
            visit.change(.invoice(invoice))
        } else if refusal == .off || refusal == .ended, let invoice, invoice.isOpen,
            !invoice.isUnderWay(at: visit.now, for: Limits.paymentGrace)
        {
            PaymentDialog.end(invoice, &visit)
        }
        let answer = CheckoutAnswer(
            id: id, payload: payload, askedAt: visit.inbound.at, heldSince: heldSince,
            refusal: refusal.map { visit.words.text($0) })
        visit.deliver(Delivery(.payment(.answer(answer), in: visit.inbound.room), urgent: true))
    }

    private static func refusal(of invoice: Invoice?, _ amount: ChargedAmount, _ visit: Visit)
        -> PaymentWords?
    {
        guard let invoice else { return .unknown }
        guard invoice.account == visit.facts.account else { return .other }
        guard invoice.gift == nil else { return .isPaid }
        guard invoice.endedAt == nil, visit.now < invoice.endsAt else { return .ended }
        guard amount == ChargedAmount(invoice.amount) else { return .changed }
        guard visit.facts.rules.giving == .on, visit.facts.rules.payments != nil,
            visit.view.charities[invoice.organisation]?.payment != nil
        else { return .off }
        return invoice.isUnderWay(at: visit.now, for: Limits.checkoutHold) ? .underWay : nil
    }

    /// Money moved: it is kept whatever was expected.
    private static func enter(_ payment: Payment, _ visit: inout Visit) {
        speak(&visit)
        let invoice = visit.facts.records.invoice(payment.payload)
        let isExpected = invoice.map { invoice in
            invoice.account == visit.facts.account && invoice.isOpen && invoice.checkedAt != nil
                && payment.amount == ChargedAmount(invoice.amount)
        }
        let gift = Gift(
            number: visit.facts.records.nextGift, day: visit.view.today,
            kind: isExpected == true ? .paid : .unmatched, organisation: invoice?.organisation,
            amount: payment.amount, charge: payment.charge, providerCharge: payment.providerCharge,
            isTest: invoice?.isTest ?? visit.facts.rules.payments?.isTest ?? false)
        let receipt = GiftReceipt(gift: gift, name: invoice?.name ?? "", merchant: invoice?.merchant ?? "")
        // Of an invoice that is not known the giver may have had everything deleted: no person is kept.
        visit.change(.enter(receipt, giver: invoice == nil ? nil : visit.facts.account))
        if isExpected == true, var invoice {
            invoice.gift = gift.number
            visit.change(.invoice(invoice))
        } else {
            visit.notice(.unmatchedGift)
        }
        visit.say(lines: visit.view.lines(of: receipt))
    }

    /// The platform takes no invoices now: a promise is left.
    private static func refused(_ payload: InvoicePayload, _ visit: inout Visit) {
        guard let invoice = visit.facts.records.invoice(payload), invoice.isOpen else { return }
        visit.notice(.cardsRefused)
        PaymentDialog.end(invoice, &visit)
        visit.say(PaymentWords.cardsDown)
        let isBusy = visit.session.draft != nil || visit.session.isAfterDanger(at: visit.now)
        guard !isBusy else {
            return visit.say(lines: [visit.view.charities[invoice.organisation]?.give].compactMap(\.self))
        }
        PledgeDialog.pledge(invoice.amount, to: invoice.organisation, &visit)
    }

    private static func tellRefund(of number: Int, _ visit: inout Visit) {
        let receipts = visit.facts.records.receipts(of: visit.facts.account)
        guard let receipt = receipts.first(where: { $0.gift.number == number }) else { return }
        visit.say(ReceiptWords.refunded, [.n: "\(number)", .cash: receipt.gift.amount.text])
    }
}

/// What people ask about their payments.
enum ReceiptDialog {
    /// `/receipt 7`; the newest where no number is given.
    static func command(_ rest: String, _ visit: inout Visit) {
        let receipts = visit.facts.records.receipts(of: visit.facts.account)
        guard let newest = receipts.last else { return visit.answer(ReceiptWords.noneYet) }
        let asked = Int(rest.drop { $0 == "#" })
        let wanted = rest.isEmpty ? newest : receipts.last { $0.gift.number == asked }
        guard let wanted else {
            let numbers = receipts.suffix(10).map { "\($0.gift.number)" }.joined(separator: ", ")
            let named = String(rest.prefix(12))
            return visit.answer(ReceiptWords.none, [.n: named, .codes: numbers])
        }
        guard visit.session.draft == nil, !visit.session.isAfterDanger(at: visit.now) else {
            visit.say(lines: visit.view.lines(of: wanted))
            return visit.askAgain()
        }
        FactsDialog.show(ReceiptPage(number: wanted.gift.number), over: [], &visit)
    }

    static func support(_ visit: inout Visit) {
        guard let support = visit.facts.rules.support else {
            // What was paid in earlier days was paid all the same.
            return visit.answer(hasPaid(visit) ? ReceiptWords.supportLost : .supportNone)
        }
        visit.answer(ReceiptWords.support, [.official: support.address, .n: "\(support.days)"])
    }

    static func terms(_ visit: inout Visit) {
        let takesCards = visit.facts.rules.payments != nil || visit.facts.rules.support != nil
        visit.answer(takesCards || hasPaid(visit) ? ReceiptWords.terms : .termsNone)
    }

    private static func hasPaid(_ visit: Visit) -> Bool {
        !visit.facts.records.receipts(of: visit.facts.account).isEmpty
    }
}
