internal import Charities
internal import CivicFacts

/// A gift paid in the chat: offered, let pass once, and kept with its receipt.
enum PaymentDialog {
    /// Asks whether to pay here, where that can be done; else it is a promise.
    static func give(_ amount: Money, to id: OrganisationID, _ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        guard let one = visit.view.charities[id] else { return visit.answer(GivingWords.gone) }
        guard !visit.view.isTooOld(one) else { return GivingDialog.open(id, &visit) }
        guard amount.isAtLeast(one.minimum) else {
            return visit.answer(GivingWords.amountWrong, [.cash: one.minimum.text])
        }
        guard let (rules, _) = visit.view.payment(for: one), amount.currency == one.minimum.currency,
            let range = visit.view.payable(one, by: rules)
        else { return PledgeDialog.pledge(amount, to: id, &visit) }
        guard range.contains(amount.minor) else {
            let (least, most) = (range.lowerBound, range.upperBound)
            if amount.currency == .usd, amount.minor >= View.acknowledged {
                visit.say(PaymentWords.acknowledged)
            }
            visit.say(
                PaymentWords.tooMuch,
                [.cash: Money(least, amount.currency).text, .max: Money(most, amount.currency).text])
            return PledgeDialog.pledge(amount, to: id, &visit)
        }
        let below = visit.session.pagesBelow + [visit.session.factsPage].compactMap(\.self)
        let zip = (visit.session.page as? GiftPayPage)?.zip
        FactsDialog.show(
            GiftPayPage(id: id, amount: amount, zip: zip), over: below.filter { !($0 is GiftPayPage) }, &visit
        )
    }

    /// The invoice is kept with the turn that sends it. One is open at a time.
    static func offer(_ offer: GiftOffer, _ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        guard let page = visit.session.page as? GiftPayPage, let one = visit.view.charities[page.id],
            case .here(let terms, let isTest) = PaymentWay(of: page, visit.view), page.amount == offer.amount
        else { return visit.askAgain() }
        let open = visit.facts.records.openInvoices(of: visit.facts.account)
        for invoice in open where !invoice.isUnderWay(at: visit.now, for: Limits.paymentGrace) {
            end(invoice, &visit)
        }
        let invoice = Invoice(
            payload: visit.facts.records.freshPayload(for: visit.facts.account), account: visit.facts.account,
            room: visit.inbound.room, organisation: one.id, name: one.legal, merchant: terms.merchant,
            amount: page.amount, isTest: isTest, endsAt: visit.now + Limits.invoiceLife)
        visit.change(.invoice(invoice))
        visit.session.gifts.invoiceEnds = invoice.endsAt
        let order = Order.payment(.send(sheet(of: invoice, visit)), in: invoice.room)
        visit.deliver(Delivery(order, tag: invoice.tag))
        visit.session.overlay = nil
        visit.say(PaymentWords.offered)
    }

    private static func sheet(of invoice: Invoice, _ visit: Visit) -> InvoiceSheet {
        let cash = [Slot.cash: invoice.amount.text]
        let words = visit.words.text(
            PaymentWords.sheet,
            [.cash: invoice.amount.text, .name: invoice.name, .text: invoice.merchant])
        return InvoiceSheet(
            payload: invoice.payload,
            title: visit.words.text(invoice.isTest ? PaymentWords.titleTest : .title, cash),
            description: visit.view.short(words, 255), label: visit.view.short(invoice.name, 60),
            amount: ChargedAmount(invoice.amount))
    }

    /// What holds no more, and its message.
    static func end(_ invoice: Invoice, _ visit: inout Visit) {
        visit.change(.invoice(invoice.ended(at: visit.now)))
        visit.change(.recall(tag: invoice.tag))
        guard let message = invoice.message else { return }
        visit.deliver(Delivery(.payment(.erase([message]), in: invoice.room)))
    }

    /// Ends what a day has gone by for, but not while a payment may still come.
    static func endDue(_ visit: inout Visit) {
        guard let due = visit.session.giving?.invoiceEnds, due <= visit.now else { return }
        var next: Moment?
        for invoice in visit.facts.records.openInvoices(of: visit.facts.account) {
            if invoice.isUnderWay(at: visit.now, for: Limits.paymentGrace) {
                next = visit.now + Limits.paymentGrace
            } else if invoice.endsAt <= visit.now {
                end(invoice, &visit)
            } else {
                next = min(next ?? invoice.endsAt, invoice.endsAt)
            }
        }
        visit.session.gifts.invoiceEnds = next
    }

    /// Before everything of somebody goes: nothing that can be paid stays behind.
    static func forget(_ visit: inout Visit) {
        for invoice in visit.facts.records.openInvoices(of: visit.facts.account) { end(invoice, &visit) }
    }
}
