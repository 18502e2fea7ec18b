internal import Charities
internal import CivicFacts
internal import Understanding

/// Promises: kept with the turn that makes them, ended by the giver's word. Nothing is paid here.
enum PledgeDialog {
    static func pledge(_ amount: Money, to id: OrganisationID, _ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        guard let one = visit.view.charities[id] else { return visit.answer(GivingWords.gone) }
        guard !visit.view.isTooOld(one) else { return GivingDialog.open(id, &visit) }
        guard amount.isAtLeast(one.minimum) else {
            return visit.answer(GivingWords.amountWrong, [.cash: one.minimum.text])
        }
        guard visit.session.gifts.pledges.count < Limits.pledges else {
            return visit.answer(PledgeWords.tooMany)
        }
        var gifts = visit.session.gifts
        gifts.lastNumber += 1
        gifts.pledges.append(
            Pledge(
                number: gifts.lastNumber, day: visit.view.today, organisation: id, name: one.legal,
                amount: amount))
        visit.session.gifts = gifts
        FactsDialog.show(PledgePage(number: gifts.lastNumber), over: [], &visit)
    }

    static func finish(_ number: Int, _ visit: inout Visit) {
        guard var pledge = visit.session.gifts[number] else { return visit.answer(PledgeWords.gone) }
        guard pledge.doneOn == nil else { return open(number, &visit) }
        pledge.doneOn = visit.view.today
        pledge.askAt = nil
        visit.session.gifts[number] = pledge
        open(number, &visit)
    }

    /// Another amount as it was said; what may mean two, or none, is asked back.
    static func change(_ pledge: Pledge, to reading: AmountReading, _ visit: inout Visit) {
        switch reading {
        case .amount(let amount): change(pledge.number, to: amount, &visit)
        case .either(let small, let large):
            visit.answer(GivingWords.either, [.cash: small.text, .max: large.text])
        case .wrong:
            let minimum = visit.view.charities[pledge.organisation]?.minimum
            let least = minimum ?? Money(whole: 1, pledge.amount.currency)
            visit.answer(GivingWords.amountWrong, [.cash: least.text])
        }
    }

    /// Another amount: a promise is only words.
    static func change(_ number: Int, to amount: Money, _ visit: inout Visit) {
        guard let pledge = visit.session.gifts[number] else { return visit.answer(PledgeWords.gone) }
        if let minimum = visit.view.charities[pledge.organisation]?.minimum, !amount.isAtLeast(minimum) {
            return visit.answer(GivingWords.amountWrong, [.cash: minimum.text])
        }
        visit.session.gifts[number]?.amount = amount
        open(number, &visit)
    }

    static func drop(_ number: Int, _ visit: inout Visit) {
        guard visit.session.gifts[number] != nil else { return visit.answer(PledgeWords.gone) }
        visit.session.gifts[number] = nil
        visit.say(PledgeWords.dropped, [.n: "\(number)"])
        visit.close()
    }

    static func askLater(_ number: Int, _ visit: inout Visit) {
        guard var pledge = visit.session.gifts[number], pledge.doneOn == nil else {
            return visit.answer(PledgeWords.gone)
        }
        if pledge.askAt == nil, pledge.wasAsked != true {
            pledge.askAt = QuietHours.next(from: visit.now + .days(7), in: Zone(of: visit.session.civicPlace))
            visit.session.gifts[number] = pledge
        }
        open(number, &visit)
    }

    static func open(_ number: Int, _ visit: inout Visit) {
        FactsDialog.show(PledgePage(number: number), over: [], &visit)
    }

    /// Asks after what was promised, each once; never at night, over a report or after words of danger.
    static func remind(_ visit: inout Visit) {
        guard visit.session.wantsNotices, visit.facts.rules.giving != .off else { return forget(&visit) }
        let due = visit.session.gifts.pledges.filter { $0.askAt.map { $0 <= visit.now } ?? false }
        guard let first = due.first else { return }
        if let later = visit.laterForGiving {
            return due.forEach { visit.session.gifts[$0.number]?.askAt = later }
        }
        for pledge in due {
            visit.session.gifts[pledge.number]?.askAt = nil
            visit.session.gifts[pledge.number]?.wasAsked = true
        }
        visit.say(PledgeWords.asks)
        open(first.number, &visit)
    }

    private static func forget(_ visit: inout Visit) {
        visit.session.gifts.pledges.forEach { visit.session.gifts[$0.number]?.askAt = nil }
    }
}
