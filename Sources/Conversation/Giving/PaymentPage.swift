internal import Charities
internal import CivicFacts

/// Whether to pay a gift here: whose account it goes to, and what is not given for it, stands above the button.
struct GiftPayPage: OneCharityPage {
    static let name = "give.pay"
    static let manner = Manner.asks

    let id: OrganisationID
    let amount: Money
    /// Where the giver lives, where that was asked only for this.
    var zip: ZIP?

    func told(_ view: View) -> Prompt {
        guard let one = view.charities[id] else { return view.prompt([view.text(GivingWords.gone)]) }
        let offer = GiftOffer(id, amount)
        let head = view.text(PaymentWords.before, [.cash: amount.text, .name: one.legal])
        switch PaymentWay(of: self, view) {
        case .theirPage: return view.prompt([head, view.text(PaymentWords.notHere)], [[.giveOnPage(offer)]])
        case .unknownPlace:
            return view.prompt([head, view.text(PaymentWords.whichZIP)], [[.giveOnPage(offer)]])
        case .elsewhere(let place):
            let words = view.text(PaymentWords.notThere, [.place: place])
            return view.prompt([head, words], [[.giveOnPage(offer)]])
        case .here(let terms, let isTest):
            let account = view.text(PaymentWords.account, [.name: terms.merchant])
            let test = isTest ? [view.text(PaymentWords.test)] : []
            let label = view.label(view.text(PaymentWords.labelPay, [.cash: amount.text]))
            return view.prompt(
                [head, account] + test + [view.text(PaymentWords.noTax)],
                [[.payGift(offer)], [.giveOnPage(offer)]], labels: [(.payGift(offer), label)])
        }
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if GivingHearing.hearAside(said, on: id, &visit) { return true }
        if case .unknownPlace = PaymentWay(of: self, visit.view), let zip = ZIP(said.text) {
            let page = GiftPayPage(id: id, amount: amount, zip: zip)
            FactsDialog.show(page, over: visit.session.pagesBelow, &visit)
            return true
        }
        guard case .amount(let amount)? = AmountReading(said.text, in: amount.currency) else {
            return GivingHearing.hearOnPage(said, &visit)
        }
        PaymentDialog.give(amount, to: id, &visit)
        return true
    }
}

/// Where a gift can be paid.
enum PaymentWay {
    case here(PaymentTerms, isTest: Bool)
    /// Nobody knows where the giver lives.
    case unknownPlace
    /// The law of this place is not settled for them.
    case elsewhere(String)
    case theirPage

    init(of page: GiftPayPage, _ view: View) {
        guard let one = view.charities[page.id], let (rules, terms) = view.payment(for: one),
            view.payable(one, by: rules)?.contains(page.amount.minor) == true,
            page.amount.currency == one.minimum.currency
        else {
            self = .theirPage
            return
        }
        guard let zip = page.zip ?? view.session.zip else {
            self = view.session.memory.canada.map { _ in .elsewhere("Canada") } ?? .unknownPlace
            return
        }
        let states = view.civic.states(of: CivicPlace(zip: zip))
        let isAllowed = !states.isEmpty && states.allSatisfy(terms.states.contains)
        self =
            isAllowed
            ? .here(terms, isTest: rules.isTest)
            : .elsewhere(states.isEmpty ? zip.digits : Region.name(of: states, in: view.language))
    }
}

extension View {
    /// What lets gifts to one be paid where the reader writes; nil: only their own page takes them.
    func payment(for one: Organisation) -> (rules: PaymentRules, terms: PaymentTerms)? {
        guard facts.rules.giving == .on, facts.platform == .telegram, let rules = facts.rules.payments,
            let terms = one.payment, one.checked.age(on: today) <= Check.isTooOldAfter
        else { return nil }
        return (rules, terms)
    }

    /// From so many US cents a giver wants the organisation's written acknowledgement.
    static let acknowledged = 25_000

    /// The least and the most that can be paid here, in the smallest units; nil where nothing can.
    func payable(_ one: Organisation, by rules: PaymentRules) -> ClosedRange<Int>? {
        let currency = one.minimum.currency
        guard let limits = currency.invoiceLimits else { return nil }
        let least = max(limits.lowerBound, one.minimum.minor)
        let acknowledged = currency == .usd ? Self.acknowledged - 1 : Int.max
        let most = min(limits.upperBound, rules.mostHundredths * currency.unit / 100, acknowledged)
        return least <= most ? least...most : nil
    }
}

/// One receipt.
struct ReceiptPage: GiftPage {
    static let name = "give.receipt"

    let number: Int

    func told(_ view: View) -> Prompt {
        let receipts = view.facts.records.receipts(of: view.facts.account)
        guard let receipt = receipts.first(where: { $0.gift.number == number }) else {
            return view.prompt([view.text(ReceiptWords.noneYet)])
        }
        return view.prompt(
            view.lines(of: receipt), [[.showGiving], view.writing(about: .receipt(number))])
    }

    func charity(_ view: View) -> OrganisationID? {
        let receipts = view.facts.records.receipts(of: view.facts.account)
        return receipts.first { $0.gift.number == number }?.gift.organisation
    }
}

extension View {
    /// A receipt in full.
    func lines(of receipt: GiftReceipt) -> [String] {
        let gift = receipt.gift
        let values: [Slot: String] = [
            .n: "\(gift.number)", .date: times.day(gift.day), .cash: gift.amount.text, .name: receipt.name,
        ]
        let head = text(gift.kind == .unmatched ? ReceiptWords.unmatched : .isPaid, values)
        let merchant =
            receipt.merchant.isEmpty ? [] : [text(ReceiptWords.merchant, [.name: receipt.merchant])]
        let test = gift.isTest ? [text(PaymentWords.test)] : []
        let refund = receipt.refundedOn.map { [text(ReceiptWords.refundedOn, [.date: times.day($0)])] } ?? []
        let tax = gift.kind == .paid ? [text(PaymentWords.noTax)] : []
        return [head] + merchant + test + [text(ReceiptWords.charge, [.code: gift.charge])] + refund + tax
    }
}
