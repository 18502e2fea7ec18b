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
    static let code = "bill"
    static let isForever = true
    let thing: BillID

    func label(_ words: Catalogue) -> String { thing.label }
    func press(_ visit: inout Visit) { FactsDialog.go(to: BillPage(id: thing), &visit) }
}

/// A bill of a state.
struct OpenStateBill: ThingPress {
    static let code = "stb"
    static let isForever = true
    let thing: StateBillKey

    func label(_ words: Catalogue) -> String { "\(thing.state) \(thing.number)" }
    func press(_ visit: inout Visit) { FactsDialog.go(to: thing.page, &visit) }
}

/// Who put it forward and who joined.
struct OpenSponsors: ThingPress {
    static let code = "spon"
    static let isForever = true
    let thing: BillID

    func label(_ words: Catalogue) -> String { words.text(BillWords.labelSponsors) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: SponsorsPage(id: thing), &visit) }
}

/// One of the lists that need no words.
struct OpenBills: ThingPress {
    static let code = "bills"
    static let isForever = true
    let thing: BillList

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { FactsDialog.show(BillsPage(list: thing), over: [], &visit) }
}

/// Whose bills from now on.
struct ChooseLevel: ThingPress {
    static let code = "lvl"
    let thing: LevelKey

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { BillDialog.choose(thing.level, &visit) }
}

/// Whose bills, and which.
struct ShowFilters: PlainPress {
    static let code = "filt"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(BillListWords.labelFilters) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: BillFiltersPage(), &visit) }
}

/// Changes of this bill are told.
struct Follow: ThingPress {
    static let code = "fol"
    let thing: BillID

    func label(_ words: Catalogue) -> String { words.text(FollowWords.labelFollow) }
    func press(_ visit: inout Visit) { FollowDialog.follow(thing, &visit) }
}

/// They are told no more.
struct Unfollow: ThingPress {
    static let code = "unf"
    let thing: BillID

    func label(_ words: Catalogue) -> String { words.text(FollowWords.labelUnfollow) }
    func press(_ visit: inout Visit) { FollowDialog.unfollow(thing, &visit) }
}

/// The bills that are followed.
struct ShowFollows: PlainPress {
    static let code = "fols"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(FollowWords.labelFollows) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: FollowsPage(), &visit) }
}

/// Follows none of them any more.
struct UnfollowAll: PlainPress {
    static let code = "unfs"

    func label(_ words: Catalogue) -> String { words.text(FollowWords.labelUnfollowAll) }
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
