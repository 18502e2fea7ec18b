/// A set of civic data that is downloaded whole and kept; the raw value is its name in `turnout sync`.
public enum CivicFeed: String, Codable, CaseIterable, Sendable {
    case congress
    case legislatures
    case zipDistricts = "zip-districts"
    case zipPoints = "zip-points"
    case elections
    case federalDates = "federal-dates"
    case bills
    case winnipeg

    /// The number that log lines carry, from 1.
    public var number: Int {
        (Self.allCases.firstIndex(of: self) ?? 0) + 1
    }

    /// Where it usually comes from; the kept data names its own source.
    public var source: CivicSource {
        switch self {
        case .congress: .congressLegislators
        case .legislatures: .openStates
        case .zipDistricts: .censusAreas
        case .zipPoints: .geoNames
        case .elections: .googleCivic
        case .federalDates: .openFEC
        case .bills: .congressGov
        case .winnipeg: .winnipeg
        }
    }

    /// From this age of the kept data on, the operator and the moderators are told.
    public var alarm: Span {
        switch self {
        case .bills: .hours(24)
        case .congress, .legislatures, .elections, .federalDates: .days(3)
        case .winnipeg: .days(30)
        case .zipDistricts, .zipPoints: .days(400)
        }
    }
}
