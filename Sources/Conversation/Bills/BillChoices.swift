public import CivicFacts

extension Choice {
    public static func bill(_ thing: BillID) -> Choice { Choice(OpenBill(thing: thing)) }
    public static func stateBill(state: String, number: String) -> Choice {
        Choice(OpenStateBill(thing: StateBillKey(state: state, number: number)))
    }
    public static func sponsors(_ thing: BillID) -> Choice { Choice(OpenSponsors(thing: thing)) }
    public static func bills(_ thing: BillList) -> Choice { Choice(OpenBills(thing: thing)) }
    public static func level(_ level: BillLevel?) -> Choice {
        Choice(ChooseLevel(thing: LevelKey(level: level)))
    }
    public static let filters = Choice(ShowFilters())
    public static func follow(_ thing: BillID) -> Choice { Choice(Follow(thing: thing)) }
    public static func unfollow(_ thing: BillID) -> Choice { Choice(Unfollow(thing: thing)) }
    public static let follows = Choice(ShowFollows())
    public static let unfollowAll = Choice(UnfollowAll())
}

/// A bill of Congress.
struct OpenBill: ThingPress {
    static let face = Face.forever("bill")
    let thing: BillID

    func label(_ words: Catalogue) -> String { thing.label }
    func press(_ visit: inout Visit) { FactsDialog.go(to: BillPage(id: thing), &visit) }
}

/// A bill of a state.
struct OpenStateBill: ThingPress {
    static let face = Face.forever("stb")
    let thing: StateBillKey

    func label(_ words: Catalogue) -> String { "\(thing.state) \(thing.number)" }
    func press(_ visit: inout Visit) { FactsDialog.go(to: thing.page, &visit) }
}

/// Who put it forward and who joined.
struct OpenSponsors: ThingPress {
    static let face = Face.forever("spon", BillWords.labelSponsors)
    let thing: BillID
    func press(_ visit: inout Visit) { FactsDialog.go(to: SponsorsPage(id: thing), &visit) }
}

/// One of the lists that need no words.
struct OpenBills: ThingPress {
    static let face = Face.forever("bills")
    let thing: BillList

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { FactsDialog.show(BillsPage(list: thing), over: [], &visit) }
}

/// Whose bills from now on.
struct ChooseLevel: ThingPress {
    static let face = Face.once("lvl")
    let thing: LevelKey

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { BillDialog.choose(thing.level, &visit) }
}

/// Whose bills, and which.
struct ShowFilters: PlainPress {
    static let face = Face.forever("filt", BillListWords.labelFilters)
    func press(_ visit: inout Visit) { FactsDialog.go(to: BillFiltersPage(), &visit) }
}

/// Changes of this bill are told.
struct Follow: ThingPress {
    static let face = Face.once("fol", FollowWords.labelFollow)
    let thing: BillID
    func press(_ visit: inout Visit) { FollowDialog.follow(thing, &visit) }
}

/// They are told no more.
struct Unfollow: ThingPress {
    static let face = Face.once("unf", FollowWords.labelUnfollow)
    let thing: BillID
    func press(_ visit: inout Visit) { FollowDialog.unfollow(thing, &visit) }
}

/// The bills that are followed.
struct ShowFollows: PlainPress {
    static let face = Face.forever("fols", FollowWords.labelFollows)
    func press(_ visit: inout Visit) { FactsDialog.go(to: FollowsPage(), &visit) }
}

/// Follows none of them any more.
struct UnfollowAll: PlainPress {
    static let face = Face.once("unfs", FollowWords.labelUnfollowAll)
    func press(_ visit: inout Visit) { FollowDialog.unfollowAll(&visit) }
}

extension BillList {
    fileprivate var label: BillListWords {
        switch self {
        case .latest, .about, .sorted: .labelLatest
        case .passed: .labelPassed
        case .new: .labelNew
        }
    }
}

extension LevelKey {
    fileprivate var label: BillListWords {
        switch level {
        case .federal?: .labelFederal
        case .state?, .secondState?: .labelState
        case nil: .labelAll
        }
    }
}
