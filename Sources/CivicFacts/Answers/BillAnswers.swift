/// Which bills there are.
extension CivicAnswers {
    /// Which bills a list shows.
    public enum BillFilter: Codable, Hashable, Sendable {
        case all
        /// Passed by at least one chamber.
        case passed
        /// Sponsored or cosponsored by a member, by bioguide id.
        case by(String)
        /// Of one policy area, by its name.
        case about(String)

        var shelf: CivicKey {
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
    public func countOfBills(_ filter: BillFilter) -> Int { records.count(on: filter.shelf) }

    /// A bill with all that is kept of it and all that a look-up brought, the later word first.
    public func billInFull(_ id: BillID) -> Answer<Bill> {
        let kept = bill(id)
        guard let looked = records.looked(.bill(id)) else { return kept }
        switch (kept.value, looked.value) {
        case (let own?, .bill(let other)?):
            let isNewer = own.updated.prefix(10) > other.updated.prefix(10)
            return isNewer
                ? Answer(own.enriched(by: other), from: kept.provenance)
                : Answer(other.enriched(by: own), from: looked.provenance)
        case (nil, .bill(let other)?): return Answer(other, from: looked.provenance)
        case (nil, _): return Answer(looked.absence ?? .unknown, from: looked.provenance)
        case (_?, _): return kept
        }
    }

    /// Bills of a member: what a look-up brought, else those among the kept ones, which are too few for a no.
    public func bills(of bioguide: String) -> Answer<[Bill]> {
        let looked = records.looked(.billsOf(bioguide: bioguide))
        if let looked, case .bills(let bills)? = looked.value {
            return Answer(bills, from: looked.provenance)
        }
        let kept = bills(.by(bioguide), limit: 50)
        guard kept.value == nil else { return kept }
        guard let looked, let absence = looked.absence else {
            return Answer(.unknown, from: kept.provenance.pointing(to: CivicSource.congressGov.home))
        }
        return Answer(absence, from: looked.provenance)
    }

    /// The latest bills of a state's legislature; `unknown` until a look-up brought them.
    public func stateBills(of state: String, about words: String? = nil) -> Answer<[StateBill]> {
        let page = Legislature.pages(of: state)[0]
        let origin = Provenance(source: .openStates, asOf: now, official: page)
        return looked(.stateBills(state: state, about: words), before: origin) {
            if case .stateBills(let bills) = $0 { bills } else { nil }
        }
    }

    /// One kept bill; `unknown` means that it is not kept here, and can be asked of Congress.gov.
    public func bill(_ id: BillID) -> Answer<Bill> {
        let origin = provenance(of: .bills).pointing(to: id.page)
        let bill = records.rows(on: .bill(id), skipping: 0, limit: 1).first?.bill
        return bill.map { Answer($0, from: origin) } ?? Answer(.unknown, from: origin)
    }
}
