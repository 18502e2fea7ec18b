/// Where contests are held together: the city of Winnipeg, or a state by its postal abbreviation.
public enum ResultPlace: Hashable, Sendable {
    case winnipeg
    case state(String)

    init(code: String) { self = code == "winnipeg" ? .winnipeg : .state(code) }

    /// In ids, for ever.
    public var code: String {
        switch self {
        case .winnipeg: "winnipeg"
        case .state(let code): code
        }
    }
}
