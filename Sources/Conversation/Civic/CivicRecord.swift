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
    }

    /// Unique within its feed.
    public let key: String
    /// The shelves it can be found on.
    public let shelves: [CivicShelf]
    /// The order on its shelves, ascending as text.
    public let order: String
    public let value: Value

    public init(key: String, shelves: [CivicShelf], order: String, value: Value) {
        self.key = key
        self.shelves = shelves
        self.order = order
        self.value = value
    }
}

/// Where rows are found: a kind and a name within it.
public enum CivicShelf: Hashable, Sendable, Codable {
    /// Everybody of the House and the Senate for one state.
    case congress(state: String)
    case member(bioguide: String)
    case legislature(DivisionID)
    case area(ZIP)
    case point(ZIP)
    /// ZIP codes whose middle lies in one square degree, by its south-west corner.
    case square(latitude: Int, longitude: Int)
    /// Elections of one state; `us` for those held everywhere.
    case elections(state: String)
    case bills
    case passedBills
    /// Bills that a member sponsored or cosponsored.
    case billsOf(bioguide: String)
    case billsAbout(topic: String)
    case bill(BillID)
    case council
    case candidacies

    /// One word a shelf, for an index.
    public var name: String {
        switch self {
        case .congress(let state): "congress:\(state)"
        case .member(let bioguide): "member:\(bioguide)"
        case .legislature(let division): "legislature:\(division)"
        case .area(let zip): "area:\(zip)"
        case .point(let zip): "point:\(zip)"
        case .square(let latitude, let longitude): "square:\(latitude):\(longitude)"
        case .elections(let state): "elections:\(state)"
        case .bills: "bills"
        case .passedBills: "bills:passed"
        case .billsOf(let bioguide): "bills:of:\(bioguide)"
        case .billsAbout(let topic): "bills:about:\(topic.lowercased())"
        case .bill(let id): "bill:\(id)"
        case .council: "council"
        case .candidacies: "candidacies"
        }
    }
}

extension CivicRecord.Value {
    public var official: Official? { if case .official(let official) = self { official } else { nil } }
    public var bill: Bill? { if case .bill(let bill) = self { bill } else { nil } }
    public var election: Election? { if case .election(let election) = self { election } else { nil } }
    public var candidacy: CityCandidacy? { if case .candidacy(let one) = self { one } else { nil } }
    public var point: ZIPPoint? { if case .point(let point) = self { point } else { nil } }
}
