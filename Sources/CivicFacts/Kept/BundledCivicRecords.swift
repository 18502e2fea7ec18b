/// What is kept, and below it what came with the program: of each feed the bundled table answers until a first good sync has
/// brought its own, and then no more.
struct BundledCivicRecords: CivicRecords {
    private let kept: any CivicRecords
    private let table = CivicTable.shared

    init(below kept: any CivicRecords) { self.kept = kept }

    func rows(on shelf: CivicKey, skipping: Int, limit: Int) -> [CivicRecord.Value] {
        guard let feed = Self.feed(of: shelf), kept.edition(of: feed) == nil else {
            return kept.rows(on: shelf, skipping: skipping, limit: limit)
        }
        return Array(bundled(on: shelf).dropFirst(max(0, skipping)).prefix(max(0, limit)))
    }

    func count(on shelf: CivicKey) -> Int {
        guard let feed = Self.feed(of: shelf), kept.edition(of: feed) == nil else {
            return kept.count(on: shelf)
        }
        return bundled(on: shelf).count
    }

    func editions() -> [CivicEdition] {
        let own = kept.editions()
        let missing = table.editions.filter { edition in !own.contains { $0.feed == edition.feed } }
        return missing.isEmpty ? own : (own + missing).sorted { $0.feed.name < $1.feed.name }
    }

    func looked(_ question: LookQuestion) -> Answer<LookedValue>? { kept.looked(question) }
    func requests() -> [CivicSource: Int] { kept.requests() }

    private func bundled(on shelf: CivicKey) -> [CivicRecord.Value] {
        switch shelf {
        case .congress(let state): table.members(of: state).map(CivicRecord.Value.official)
        case .member(let bioguide):
            [table.member(bioguide)].compactMap(\.self).map(CivicRecord.Value.official)
        case .area(let zip): [table.area(of: zip)].compactMap(\.self).map(CivicRecord.Value.area)
        case .legislature, .person, .point, .square, .elections, .bills, .passedBills, .billsOf, .billsAbout,
            .bill, .council, .candidacies, .results:
            []
        }
    }

    /// The feed whose table came with the program; nil for shelves of others.
    private static func feed(of shelf: CivicKey) -> CivicFeed? {
        switch shelf {
        case .congress, .member: .congress
        case .area: .zipDistricts
        case .legislature, .person, .point, .square, .elections, .bills, .passedBills, .billsOf, .billsAbout,
            .bill, .council, .candidacies, .results:
            nil
        }
    }
}
