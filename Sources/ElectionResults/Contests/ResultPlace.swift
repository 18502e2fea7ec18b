public import CivicFacts

/// Where contests are held together: the city of Winnipeg, or a state by its postal abbreviation.
public enum ResultPlace: TextValue, Hashable, Sendable {
    case winnipeg
    case state(String)

    public init(code: String) { self = code == "winnipeg" ? .winnipeg : .state(code) }
    public init?(_ description: String) { self.init(code: description) }

    /// In ids, for ever.
    public var code: String {
        switch self {
        case .winnipeg: "winnipeg"
        case .state(let code): code
        }
    }

    public var description: String { code }

    /// How many counties there are, where some are held: as in the table of the command that packs.
    public var countyCount: Int? {
        switch code {
        case "GA": 159
        case "PA": 67
        default: nil
        }
    }
}
