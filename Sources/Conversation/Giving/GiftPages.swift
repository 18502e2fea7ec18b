internal import Charities
internal import CivicFacts
internal import Understanding

/// How much? Where the gift goes, and what is not given for it, stands above the amounts.
struct GiftAmountPage: OneCharityPage {
    static let name = "give.amount"
    static let manner = Manner.asks

    let id: OrganisationID
    /// An amount that was named before.
    var named: Money?

    var variant: String { named == nil ? "" : "named" }

    func told(_ view: View) -> Prompt {
        guard let one = view.charities[id] else { return view.prompt([view.text(GivingWords.gone)]) }
        let usual = [one.minimum.minor, 5 * one.minimum.currency.unit, 20 * one.minimum.currency.unit]
        let offered = named.map { [$0] } ?? usual.map { Money($0, one.minimum.currency) }
        var choices: [Choice] = []
        for amount in offered.filter({ $0.isAtLeast(one.minimum) }) {
            let choice = Choice.giveAmount(GiftOffer(id, amount))
            if !choices.contains(choice) { choices.append(choice) }
        }
        let labels = choices.map { ($0, $0.amount?.text ?? "") }
        return view.prompt(
            [
                view.text(GivingWords.howMuch, [.name: one.legal, .cash: one.minimum.text]),
                view.whereItGoes(to: one, named),
            ], [choices], labels: labels)
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let one = visit.view.charities[id] else { return false }
        let reading = AmountReading(said.text, in: one.minimum.currency)
        let isMonthly = GiverQuestion(said.plain) == .monthly
        if !isMonthly || reading == nil, GivingHearing.hearAside(said, on: id, &visit) { return true }
        switch reading {
        case nil: return false
        case .amount(let amount):
            if isMonthly { visit.say(GiverWords.monthly) }
            PaymentDialog.give(amount, to: id, &visit)
        case .either(let small, let large):
            FactsDialog.go(to: GiftEitherPage(id: id, small: small, large: large), &visit)
        case .wrong: wrong(one, &visit)
        }
        return true
    }

    func missed(_ visit: inout Visit) {
        guard let one = visit.view.charities[id] else { return visit.close() }
        wrong(one, &visit)
    }

    private func wrong(_ one: Organisation, _ visit: inout Visit) {
        visit.answer(GivingWords.amountWrong, [.cash: one.minimum.text])
    }
}

/// "1,000" is a thousand to some and one to others.
struct GiftEitherPage: OneCharityPage {
    static let name = "give.either"
    static let manner = Manner.asks

    let id: OrganisationID
    let small: Money
    let large: Money

    func told(_ view: View) -> Prompt {
        let choices = [small, large].map { Choice.giveAmount(GiftOffer(id, $0)) }
        return view.prompt(
            [view.text(GivingWords.either, [.cash: small.text, .max: large.text])], [choices],
            labels: Array(zip(choices, [small.text, large.text])))
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if GivingHearing.hearAside(said, on: id, &visit) { return true }
        guard case .amount(let amount)? = AmountReading(said.text, in: small.currency) else { return false }
        PaymentDialog.give(amount, to: id, &visit)
        return true
    }
}

extension View {
    /// Whose hands the money goes through, and what is not given for it.
    func whereItGoes(to one: Organisation, _ amount: Money? = nil) -> String {
        guard let (rules, terms) = payment(for: one), let range = payable(one, by: rules),
            amount.map({ $0.currency == one.minimum.currency && range.contains($0.minor) }) ?? true
        else { return text(GivingWords.noReceipt) }
        return text(PaymentWords.account, [.name: terms.merchant]) + " " + text(PaymentWords.noTax)
    }
}

extension Money {
    /// At least this minimum, where it is in the same currency; in another at least one whole unit.
    func isAtLeast(_ minimum: Money) -> Bool {
        minor >= (currency == minimum.currency ? minimum.minor : currency.unit)
    }
}

/// A promise: what it is, where it is kept, and what can be said about it.
struct PledgePage: GiftPage {
    static let name = "give.pledge"

    let number: Int

    func told(_ view: View) -> Prompt {
        guard let pledge = view.session.gifts[number] else {
            return view.prompt([view.text(PledgeWords.gone)])
        }
        let values: [Slot: String] = [
            .n: "\(number)", .cash: pledge.amount.text, .name: pledge.name, .date: view.times.day(pledge.day),
        ]
        if let day = pledge.doneOn {
            return view.prompt(
                [view.text(PledgeWords.isDone, values.merging([.when: view.times.day(day)]) { $1 })],
                [[.showGiving, .pledgeDropped(number)], view.writing(about: .pledge(number))])
        }
        let page = view.charities[pledge.organisation].map { view.text(PledgeWords.page, [.url: $0.give]) }
        let later: [Choice] = pledge.wasAsked == true || pledge.askAt != nil ? [] : [.pledgeLater(number)]
        let asked = pledge.askAt.map { [view.text(PledgeWords.willAsk, [.when: view.times.date($0)])] } ?? []
        return view.prompt(
            [view.text(PledgeWords.isOpen, values), page ?? view.text(PledgeWords.notListed)] + asked,
            [[.pledgeDone(number), .pledgeDropped(number)], later])
    }

    func charity(_ view: View) -> OrganisationID? { view.session.gifts[number]?.organisation }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let pledge = visit.session.gifts[number] else { return GivingHearing.hearOnPage(said, &visit) }
        let isOpen = pledge.doneOn == nil
        if isOpen, said.plain.isOne(of: Self.doings) {
            PledgeDialog.finish(number, &visit)
        } else if said.plain.isOne(of: Self.drops) {
            PledgeDialog.drop(number, &visit)
        } else if isOpen, said.plain.isOne(of: Self.waits) {
            PledgeDialog.askLater(number, &visit)
        } else if GivingHearing.hearAside(said, on: pledge.organisation, &visit) {
            return true
        } else if isOpen, said.plain.words.count <= 6,
            let reading = AmountReading(said.text, in: pledge.amount.currency)
        {
            PledgeDialog.change(pledge, to: reading, &visit)
        } else {
            return GivingHearing.hearOnPage(said, &visit)
        }
        return true
    }

    private static let doings = Phrases.giverDone.words
    private static let drops = Phrases.giverDrops.words
    private static let waits = Phrases.giverWaits.words
}
