/// Where rows are found: a kind and a name within it.
public enum CivicKey: Hashable, Sendable, Codable {
    /// Everybody of the House and the Senate for one state.
    case congress(state: String)
    case member(bioguide: String)
    case legislature(DivisionID)
    /// A state legislator by the source's id.
    case person(String)
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
    /// Past results of a city, all of them in one row.
    case results

    /// One word a shelf, for an index.
    public var name: String {
        switch self {
        case .congress(let state): "congress:\(state)"
        case .member(let bioguide): "member:\(bioguide)"
        case .legislature(let division): "legislature:\(division)"
        case .person(let id): "person:\(id)"
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
        case .results: "results"
        }
    }
}
