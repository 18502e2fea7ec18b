/// Which bills there are.
extension CivicDesk {
    /// Which bills a list shows.
    public enum BillFilter: Codable, Hashable, Sendable {
        case all
        /// Passed by at least one chamber.
        case passed
        /// Sponsored or cosponsored by a member, by bioguide id.
        case by(String)
        /// Of one policy area, by its name.
        case about(String)

        var shelf: CivicShelf {
            switch self {
            case .all: .bills
            case .passed: .passedBills
            case .by(let bioguide): .billsOf(bioguide: bioguide)
            case .about(let topic): .billsAbout(topic: topic)
            }
        }
    }

    /// A page of bills, the latest update first. An empty list is `unknown` where no bills are kept, and `none` where
    /// some are, but not on this page or of this kind.
    public func bills(_ filter: BillFilter, skipping: Int = 0, limit: Int = 5) -> Answer<[Bill]> {
        let origin = provenance(of: .bills)
        guard records.edition(of: .bills) != nil else { return Answer(.unknown, from: origin) }
        let bills = records.rows(on: filter.shelf, skipping: skipping, limit: limit).compactMap(\.bill)
        return bills.isEmpty ? Answer(.none, from: origin) : Answer(bills, from: origin)
    }

    /// How many bills a list has in all.
    public func countOfBills(_ filter: BillFilter) -> Int {
        records.count(on: filter.shelf)
    }

    /// One kept bill; `unknown` means that it is not kept here, and can be asked of Congress.gov.
    public func bill(_ id: BillID) -> Answer<Bill> {
        let origin = provenance(of: .bills).pointing(to: id.page)
        let bill = records.rows(on: .bill(id), skipping: 0, limit: 1).first?.bill
        return bill.map { Answer($0, from: origin) } ?? Answer(.unknown, from: origin)
    }
}
