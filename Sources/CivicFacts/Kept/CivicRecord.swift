/// A row of kept civic data, on its way from a source into the archive.
public struct CivicRecord: Codable, Hashable, Sendable {
    /// What a row can be.
    public enum Value: Codable, Hashable, Sendable {
        case official(Official)
        case area(ZIPArea)
        case point(ZIPPoint)
        case election(Election)
        case bill(Bill)
        case candidacy(CityCandidacy)
        case results(KeptResults)
    }

    /// Unique within its feed.
    public let key: String
    /// The shelves it can be found on.
    public let shelves: [CivicKey]
    /// The order on its shelves, ascending as text.
    public let order: String
    public let value: Value

    public init(key: String, shelves: [CivicKey], order: String, value: Value) {
        self.key = key
        self.shelves = shelves
        self.order = order
        self.value = value
    }
}

extension CivicRecord {
    /// A bill on all of its shelves, the latest update first.
    public init(bill: Bill) {
        var shelves: [CivicKey] = [.bills, .bill(bill.id)]
        if bill.hasPassed { shelves.append(.passedBills) }
        if let topic = bill.topic { shelves.append(.billsAbout(topic: topic)) }
        let people = Set((bill.sponsors + bill.cosponsors).compactMap(\.member))
        shelves += people.sorted().map { .billsOf(bioguide: $0) }
        self.init(
            key: bill.id.description, shelves: shelves, order: Self.latestFirst(bill.updated),
            value: .bill(bill))
    }

    /// What stays when a row of the same key was kept before: of two bills the later one, with the sponsors of either.
    public func merged(over old: Value) -> CivicRecord {
        guard case .bill(let old) = old, case .bill(let new) = value else { return self }
        let isOlder = new.updated.prefix(10) < old.updated.prefix(10)
        return CivicRecord(bill: isOlder ? old.enriched(by: new) : new.enriched(by: old))
    }

    /// Text that sorts the other way round: every digit is taken from 9.
    private static func latestFirst(_ stamp: String) -> String {
        let whole = stamp.utf8.count == 10 ? stamp + "T00:00:00Z" : stamp
        return String(whole.map { $0.wholeNumberValue.map { Character(String(9 - $0)) } ?? $0 })
    }
}

extension CivicRecord.Value {
    /// What its row is counted for where a source may not have far fewer than before: a state, a chamber of it, a city.
    public var areas: [String] {
        switch self {
        case .official(let official): official.office.area.map { [$0] } ?? []
        case .area(let area): area.states
        case .point(let point): point.state.map { [$0] } ?? []
        case .election, .bill, .candidacy, .results: []
        }
    }

    public var official: Official? { if case .official(let official) = self { official } else { nil } }
    public var bill: Bill? { if case .bill(let bill) = self { bill } else { nil } }
    public var election: Election? { if case .election(let election) = self { election } else { nil } }
    public var candidacy: CityCandidacy? { if case .candidacy(let one) = self { one } else { nil } }
    public var results: KeptResults? { if case .results(let results) = self { results } else { nil } }
    public var point: ZIPPoint? { if case .point(let point) = self { point } else { nil } }
}
