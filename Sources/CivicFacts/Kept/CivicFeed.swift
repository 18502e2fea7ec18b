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

    /// How long after a good sync the next one is due.
    public var refresh: Span {
        switch self {
        case .bills: .hours(4)
        case .congress, .legislatures, .elections, .federalDates: .hours(24)
        case .winnipeg: .days(7)
        case .zipDistricts, .zipPoints: .days(30)
        }
    }

    /// From this age of the kept data on, the operator is told in every round.
    public var alarm: Span {
        switch self {
        case .bills: .hours(24)
        case .congress, .legislatures, .elections, .federalDates: .days(3)
        case .winnipeg: .days(30)
        case .zipDistricts, .zipPoints: .days(400)
        }
    }

    /// How many rows of the source make sense; anything else is refused, and the old data stay.
    public var bounds: ClosedRange<Int> {
        switch self {
        case .congress: 530...541
        case .legislatures: 7_000...7_700
        case .zipDistricts: 38_000...45_000
        case .zipPoints: 33_000...46_000
        case .elections: 0...5_000
        case .federalDates: 1...5_000
        case .bills: 1...40_000
        case .winnipeg: 10...2_000
        }
    }
}
