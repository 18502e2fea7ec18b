internal import Charities

extension Choice {
    static let charities = Choice(ShowCharities())
    static let charityTopics = Choice(ShowCharityTopics())
    static func charityTag(_ thing: CharityTag) -> Choice { Choice(NarrowCharities(thing: thing)) }
    static let charitiesNear = Choice(CharitiesNear())
    static let charitiesAnywhere = Choice(CharitiesAnywhere())
    static func charity(_ thing: OrganisationID) -> Choice { Choice(OpenCharity(thing: thing)) }
    static func charityCheck(_ thing: OrganisationID) -> Choice { Choice(ShowCharityCheck(thing: thing)) }
    static func give(_ thing: OrganisationID) -> Choice { Choice(GiveToCharity(thing: thing)) }
    static func giveAmount(_ thing: GiftOffer) -> Choice { Choice(GiveAmount(thing: thing)) }
    static func shareCharity(_ thing: OrganisationID) -> Choice { Choice(ShareCharity(thing: thing)) }
    static func pledge(_ number: Int) -> Choice { Choice(OpenPledge(thing: PledgeNumber(number))) }
    static func pledgeDone(_ number: Int) -> Choice { Choice(PledgeDone(thing: PledgeNumber(number))) }
    static func pledgeDropped(_ number: Int) -> Choice { Choice(PledgeDropped(thing: PledgeNumber(number))) }
    static func pledgeLater(_ number: Int) -> Choice { Choice(PledgeLater(thing: PledgeNumber(number))) }
    static let showGiving = Choice(ShowGiving())
    static func payGift(_ thing: GiftOffer) -> Choice { Choice(PayGift(thing: thing)) }
    static func giveOnPage(_ thing: GiftOffer) -> Choice { Choice(GiveOnPage(thing: thing)) }
    static func receipt(_ number: Int) -> Choice { Choice(OpenReceipt(thing: PledgeNumber(number))) }

    /// What a button with an amount gives.
    var amount: Money? { (press as? GiveAmount)?.thing.amount }
}

/// The number of a promise or a receipt, from 1.
struct PledgeNumber: Spelled {
    let number: Int

    init(_ number: Int) { self.number = number }

    init?(argument: String?) {
        guard let number = argument.flatMap({ Int($0) }), number > 0, argument == "\(number)" else {
            return nil
        }
        self.number = number
    }

    var argument: String? { "\(number)" }
}

/// All charities.
struct ShowCharities: PlainPress {
    static let face = Face.forever("gv", GivingLabels.charities)
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        GivingDialog.list(CharityFilter(), &visit)
    }
}

/// What they are about.
struct ShowCharityTopics: PlainPress {
    static let face = Face.forever("gvt", GivingLabels.topics)
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        let filter = (visit.session.page as? CharityListPage).flatMap { $0.ids == nil ? $0.filter : nil }
        let home = visit.view.homeOfGiving
        let isNarrower = filter.map { one in
            !one.isEmpty && !visit.view.charities.counts(within: one, home: home).isEmpty
        }
        GivingDialog.show(CharityTopicsPage(within: isNarrower == true ? filter : nil), &visit)
    }
}

/// Those about this.
struct NarrowCharities: ThingPress {
    static let face = Face.forever("gvn")
    let thing: CharityTag

    func label(_ words: Catalogue) -> String { words.text(CharityTagWords(thing)) }
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        var filter = (visit.session.page as? CharityTopicsPage)?.within ?? CharityFilter()
        if !filter.all.contains(thing) { filter.all.append(thing) }
        GivingDialog.list(filter, &visit)
    }
}

/// Those that serve people where the reader lives.
struct CharitiesNear: PlainPress {
    static let face = Face.forever("gvh", GivingLabels.near)
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        var filter = CharityFilter()
        filter.isNear = true
        GivingDialog.list(filter, &visit)
    }
}

/// What is looked for on the open page, wherever it is.
struct CharitiesAnywhere: PlainPress {
    static let face = Face.once("gva", GivingLabels.anywhere)
    func press(_ visit: inout Visit) {
        let open = visit.session.page as? CharityListPage
        GivingDialog.list((open?.filter ?? CharityFilter()).anywhere, &visit)
    }
}

/// One charity.
struct OpenCharity: ThingPress {
    static let face = Face.forever("gvo")
    let thing: OrganisationID
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        GivingDialog.open(thing, asked: (visit.session.page as? any GivingListPage)?.asked, &visit)
    }
}

/// What was checked, by whom and when.
struct ShowCharityCheck: ThingPress {
    static let face = Face.forever("gvc", GivingLabels.check)
    let thing: OrganisationID
    func press(_ visit: inout Visit) { FactsDialog.go(to: CharityCheckPage(id: thing), &visit) }
}

/// Asks how much.
struct GiveToCharity: ThingPress {
    static let face = Face.forever("gvg", GivingLabels.give)
    let thing: OrganisationID
    func press(_ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        guard visit.view.charities[thing].map({ !visit.view.isTooOld($0) }) ?? true else {
            return GivingDialog.open(thing, &visit)
        }
        FactsDialog.go(to: GiftAmountPage(id: thing), &visit)
    }
}

/// Gives this amount. Once: an old button must not promise a second time.
struct GiveAmount: ThingPress {
    static let face = Face.once("gvm")
    let thing: GiftOffer

    func label(_ words: Catalogue) -> String { thing.amount.text }
    func press(_ visit: inout Visit) { PaymentDialog.give(thing.amount, to: thing.organisation, &visit) }
}

/// Words to pass on.
struct ShareCharity: ThingPress {
    static let face = Face.forever("gvs", ShareWords.labelShare)
    let thing: OrganisationID
    func press(_ visit: inout Visit) { GivingDialog.share(thing, &visit) }
}

/// One promise.
struct OpenPledge: ThingPress {
    static let face = Face.forever("gvp")
    let thing: PledgeNumber
    func press(_ visit: inout Visit) { FactsDialog.go(to: PledgePage(number: thing.number), &visit) }
}

/// It is given, by the giver's word.
struct PledgeDone: ThingPress {
    static let face = Face.forever("gvd", GivingLabels.done)
    let thing: PledgeNumber
    func press(_ visit: inout Visit) { PledgeDialog.finish(thing.number, &visit) }
}

/// It goes.
struct PledgeDropped: ThingPress {
    static let face = Face.once("gvx", GivingLabels.drop)
    let thing: PledgeNumber
    func press(_ visit: inout Visit) { PledgeDialog.drop(thing.number, &visit) }
}

/// Asks after it in a week, once.
struct PledgeLater: ThingPress {
    static let face = Face.forever("gvl", GivingLabels.inAWeek)
    let thing: PledgeNumber
    func press(_ visit: inout Visit) { PledgeDialog.askLater(thing.number, &visit) }
}

/// Sends the invoice.
struct PayGift: ThingPress {
    static let face = Face.once("gvy")
    let thing: GiftOffer

    func label(_ words: Catalogue) -> String {
        words.text(PaymentWords.labelPay, [.cash: thing.amount.text])
    }
    func press(_ visit: inout Visit) { PaymentDialog.offer(thing, &visit) }
}

/// Promises it instead.
struct GiveOnPage: ThingPress {
    static let face = Face.once("gvw", PaymentWords.labelTheirPage)
    let thing: GiftOffer
    func press(_ visit: inout Visit) { PledgeDialog.pledge(thing.amount, to: thing.organisation, &visit) }
}

/// One receipt.
struct OpenReceipt: ThingPress {
    static let face = Face.forever("gvr")
    let thing: PledgeNumber

    func label(_ words: Catalogue) -> String {
        words.text(ReceiptWords.labelReceipt, [.n: "\(thing.number)"])
    }
    func press(_ visit: inout Visit) { ReceiptDialog.command("\(thing.number)", &visit) }
}

/// What was promised and given.
struct ShowGiving: PlainPress {
    static let face = Face.forever("gvi", GivingLabels.mine)
    func press(_ visit: inout Visit) { GivingDialog.openGiving(&visit) }
}
