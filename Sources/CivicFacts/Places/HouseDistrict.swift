/// A seat's area in the U.S. House: a state and a number, 0 for the one seat of a state, district or territory.
public struct HouseDistrict: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Postal abbreviation.
    public let state: String
    public let number: Int

    /// Nil for a state that sends nobody to the House, and for a number that no state has.
    public init?(state: String, number: Int) {
        guard StateFacts.all[state] != nil, 0...60 ~= number else { return nil }
        self.state = state
        self.number = number
    }

    /// States, districts and territories with one seat since the census of 2020: the state alone tells the district.
    public static let single: Set<String> = [
        "AK", "DE", "ND", "SD", "VT", "WY", "DC", "PR", "GU", "AS", "VI", "MP",
    ]

    /// How many seats a state has since the census of 2020 (2 U.S.C. 2a); one where none is named.
    package static func seats(of state: String) -> Int { apportioned[state] ?? 1 }

    private static let apportioned: [String: Int] = {
        let rows = [
            (52, "CA"), (38, "TX"), (28, "FL"), (26, "NY"), (17, "IL PA"), (15, "OH"), (14, "GA NC"),
            (13, "MI"),
            (12, "NJ"), (11, "VA"), (10, "WA"), (9, "AZ IN MA TN"), (8, "CO MD MN MO WI"), (7, "AL SC"),
            (6, "KY LA OR"), (5, "CT OK"), (4, "AR IA KS MS NV UT"), (3, "NE NM"),
            (2, "HI ID ME MT NH RI WV"),
        ]
        let pairs = rows.flatMap { count, states in states.split(separator: " ").map { (String($0), count) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    /// `TX-37`, or `WY (at large)`.
    public var description: String { number == 0 ? "\(state) (at large)" : "\(state)-\(number)" }

    public var division: DivisionID {
        let base = DivisionID(state: state).rawValue
        return DivisionID(known: base + "/cd:" + (number == 0 ? "at-large" : String(number)))
    }

    public static func < (left: HouseDistrict, right: HouseDistrict) -> Bool {
        (left.state, left.number) < (right.state, right.number)
    }
}
