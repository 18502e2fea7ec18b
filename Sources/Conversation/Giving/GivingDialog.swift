internal import Charities
internal import CivicFacts
internal import Understanding

/// Charities: which page opens, however it was asked for.
enum GivingDialog {
    /// `/give malaria`
    static func command(_ rest: String, _ visit: inout Visit) {
        guard isOffered(&visit) else { return }
        let plain = Plain(String(rest.prefix(200)))
        guard !plain.text.isEmpty else { return list(CharityFilter(), &visit) }
        find(Said(text: rest, plain: plain), &visit)
    }

    /// False where giving is off, a report is open, or somebody may be in danger: then that is said, and nothing moves.
    static func isOffered(_ visit: inout Visit) -> Bool {
        if visit.facts.rules.giving == .off {
            visit.answer(HelpWords.onlyVoting)
        } else if visit.session.isAfterDanger(at: visit.now) {
            // The buttons of the danger stay those that hold.
            visit.say(GivingWords.afterDanger)
        } else if visit.session.draft != nil {
            visit.answer(GivingWords.reportFirst)
        } else {
            return true
        }
        return false
    }

    /// An organisation by its name, else a list by what it is about and where, else that nobody is found.
    static func find(_ said: Said, _ visit: inout Visit) {
        if let gift = PartyGift(said, visit.view) { return refuse(gift, &visit) }
        let amount = AmountReading.named(in: said.text)
        let search = CharitySearch(said, visit.view)
        if search.named.count == 1, let one = search.named.first {
            return open(one.id, asked: amount, &visit)
        }
        let missed = search.missed
        if search.named.count > 1 {
            return show(CharityListPage(ids: search.named.map(\.id), asked: amount), &visit)
        }
        guard search.filter.isEmpty, let missed else {
            return show(CharityListPage(filter: search.filter, asked: amount, missed: missed), &visit)
        }
        visit.say(
            GivingWords.unknown,
            [
                .text: missed, .n: "\(visit.view.charities.organisations.count)",
                .official: Registration.unitedStatesRegister,
            ])
        show(CharityTopicsPage(asked: amount), &visit)
    }

    /// No money for politics; what can be given to is shown below.
    static func refuse(_ gift: PartyGift, _ visit: inout Visit) {
        visit.say(gift.words)
        visit.session.page is any GiftPage ? visit.askAgain() : show(CharityTopicsPage(), &visit)
    }

    static func list(_ filter: CharityFilter, _ visit: inout Visit) {
        show(CharityListPage(filter: filter), &visit)
    }

    /// An amount that was named stays until somebody is chosen.
    static func show(_ page: any GivingListPage, _ visit: inout Visit) {
        let open = visit.session.page as? any GivingListPage
        var page = page
        page.asked = page.asked ?? open?.asked
        FactsDialog.show(page, over: open == nil ? [] : visit.session.pagesBelow, &visit)
    }

    /// Its page; with an amount that was named the question how much, where that stands as a button.
    static func open(_ id: OrganisationID, asked amount: Money? = nil, _ visit: inout Visit) {
        guard let one = visit.view.charities[id] else { return visit.answer(GivingWords.gone) }
        // What was checked too long ago has only its page.
        guard let amount, !visit.view.isTooOld(one) else {
            return FactsDialog.go(to: CharityPage(id: id), &visit)
        }
        let page: any FactsPage =
            isPayable(amount, to: id, visit)
            ? GiftPayPage(id: id, amount: amount) : GiftAmountPage(id: id, named: amount)
        FactsDialog.show(page, over: [CharityPage(id: id)], &visit)
    }

    private static func isPayable(_ amount: Money, to id: OrganisationID, _ visit: Visit) -> Bool {
        guard let one = visit.view.charities[id], let (rules, _) = visit.view.payment(for: one) else {
            return false
        }
        return amount.currency == one.minimum.currency
            && visit.view.payable(one, by: rules)?.contains(amount.minor) == true
    }

    static func openGiving(_ visit: inout Visit) {
        guard isOffered(&visit) else { return }
        FactsDialog.show(GivingPage(), over: [], &visit)
    }

    /// Words to pass on, without an amount.
    static func share(_ id: OrganisationID, _ visit: inout Visit) {
        guard let one = visit.view.charities[id] else { return visit.answer(GivingWords.gone) }
        visit.say(GivingWords.share)
        visit.say(lines: [
            visit.view.text(GivingWords.shared, [.name: one.name, .text: visit.view.told(one.mission)]),
            one.give,
        ])
        visit.keepButtons()
    }
}

extension CharitySearch {
    /// What is looked for, apart from an amount.
    init(_ said: Said, _ view: View) {
        let rest = AmountReading.rest(of: said.text)
        self.init(rest == said.text ? said.plain : Plain(rest), in: view.charities)
    }

    /// The words that cannot be looked for; nil for none.
    var missed: String? {
        unknown.isEmpty ? nil : String(unknown.prefix(6).joined(separator: " ").prefix(60))
    }
}

extension AmountReading {
    /// The amount in words that are about something else, too; nil where none is named with its currency.
    static func named(in text: String) -> Money? {
        if let money = told(in: text) { return money }
        guard case .amount(let money)? = AmountReading(text, in: .usd),
            text.contains(where: { "$€£¥".contains($0) })
                || Plain(text).hasWord(beginning: ["dollar", "dolar", "buck", "euro", "pound", "peso", "usd"])
        else { return nil }
        return money
    }

    /// "I gave 20 to UNICEF": a bare number between giving and whom.
    private static func told(in text: String) -> Money? {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        let at = tokens.indices.dropLast().first { index in
            index > 0 && tokens[index].allSatisfy { $0.isNumber || ".,".contains($0) }
                && ["to", "for", "a", "al", "para"].contains(Plain(String(tokens[index + 1])).text)
                && gives.contains(Plain(String(tokens[index - 1])).text)
        }
        guard let at, case .amount(let money)? = AmountReading(String(tokens[at]), in: .usd) else {
            return nil
        }
        return money
    }

    private static let gives: Set<String> = [
        "gave", "give", "donate", "donated", "pledge", "pledged", "send", "sent", "di", "doy", "dar", "done",
        "dono", "donar",
        "prometo", "mande", "mandar", "envie", "enviar",
    ]
}
