internal import CivicFacts
internal import Understanding

/// Bills of Congress and of the states.
enum Bills: Feature {
    static let pages: [any Page.Type] = [
        BillsPage.self, BillFiltersPage.self, BillPage.self, FollowsPage.self, SponsorsPage.self,
        StateBillPage.self,
    ]
    static let choices: [any Press.Type] = [
        OpenBill.self, OpenStateBill.self, OpenSponsors.self, OpenBills.self, ChooseLevel.self,
        ShowFilters.self, Follow.self, Unfollow.self, ShowFollows.self, UnfollowAll.self,
    ]
    static let wishes = [
        Wish(
            .bills, .answer,
            door: Door(
                topic: "bills", label: BillListWords.labelBills, needsZIP: false,
                page: BillsPage(list: .latest)))
    ]
    static let commands = BillCommands.all

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        BillDialog.hear(said.text, said.plain, &visit)
    }
    static func wakeAt(_ session: Session) -> Moment? { session.civic?.followCheck }
    static func wake(_ visit: inout Visit) { FollowDialog.tellChanges(&visit) }
}

extension Intent {
    static let bills: Intent = "bills.browse"
}

/// A list of bills, the latest update first.
struct BillsPage: FactsPage, ListPage {
    static let name = "bills.list"
    static let formerly: String? = "facts/bills"

    let list: BillList
    var page = 0

    private enum CodingKeys: String, CodingKey {
        case list = "_0"
        case page
    }

    func told(_ view: View) -> Prompt { BillPages(view: view).list(list, page) }

    /// "By title", without a word for bills.
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard said.plain.words.count <= 4, let order = BillOrder(said.plain) else { return false }
        FactsDialog.show(BillsPage(list: .sorted(order)), over: [], &visit)
        return true
    }

    func narrow(to wishes: [Narrowing], _ visit: inout Visit) {
        guard wishes == [.newest] || wishes == [.oldest] else {
            return NarrowDialog.decline(wishes, of: self, &visit)
        }
        let order: BillOrder = wishes == [.oldest] ? .oldest : .introduced
        FactsDialog.show(BillsPage(list: .sorted(order)), over: [], &visit)
    }

    func lacks(_ view: View) -> LookQuestion? {
        view.stateOfBills.map { .stateBills(state: $0, about: list.topic) }
    }
}

/// Whose bills, and which of them.
struct BillFiltersPage: FactsPage {
    static let name = "bills.filter"
    static let formerly: String? = "facts/billFilters"

    func told(_ view: View) -> Prompt { BillPages(view: view).filters }
}

/// A bill of Congress.
struct BillPage: FactsPage {
    static let name = "bills.detail"
    static let formerly: String? = "facts/bill"

    let id: BillID

    private enum CodingKeys: String, CodingKey { case id = "_0" }

    var card: SaveTarget? { SaveTarget(.bill, id.key) }

    func told(_ view: View) -> Prompt { BillPages(view: view).detail(id) }
    func lacks(_ view: View) -> LookQuestion? { .bill(id) }

    func title(_ view: View) -> String? {
        view.civic.billInFull(id).value.map { "\(view.label(of: id)): \(view.short($0.title, 80))" }
    }
}

/// Who put a bill forward and who joined.
struct SponsorsPage: FactsPage, ListPage {
    static let name = "bills.sponsors"
    static let formerly: String? = "facts/sponsors"

    let id: BillID
    var page = 0

    private enum CodingKeys: String, CodingKey {
        case id = "_0"
        case page
    }

    func told(_ view: View) -> Prompt { BillPages(view: view).sponsors(of: id, page) }
    func lacks(_ view: View) -> LookQuestion? { .bill(id) }
}

/// A bill of a state's legislature, by its number there.
struct StateBillPage: FactsPage {
    static let name = "bills.state"
    static let formerly: String? = "facts/stateBill"

    /// Its postal abbreviation.
    let home: String
    let number: String

    private enum CodingKeys: String, CodingKey {
        case home = "state"
        case number
    }

    var card: SaveTarget? { SaveTarget(.bill, "\(home):\(number.replacing(" ", with: "-"))") }

    func told(_ view: View) -> Prompt { BillPages(view: view).detail(of: number, in: home) }
    func lacks(_ view: View) -> LookQuestion? { .stateBills(state: home, about: nil) }

    func title(_ view: View) -> String? {
        let found = BillPages(view: view).stateBill(number, in: home).value
        return found.map { "\(home) \($0.number): \(view.short($0.title, 80))" }
    }
}
