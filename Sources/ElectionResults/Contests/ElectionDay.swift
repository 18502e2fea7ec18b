public import CivicFacts

/// When a contest was held, as exactly as its source says.
public enum ElectionDay: Hashable, Sendable {
    case day(CivilDate)
    /// The source knows the year only; no day is made up.
    case year(Int)

    public var year: Int {
        switch self {
        case .day(let date): Int(date.year)
        case .year(let year): year
        }
    }
}

extension ElectionDay: Comparable {
    /// A year without a day comes after the days of that year.
    public static func < (left: ElectionDay, right: ElectionDay) -> Bool { left.rank < right.rank }

    private var rank: (Int, Int64) {
        switch self {
        case .day(let date): (Int(date.year), date.days)
        case .year(let year): (year, .max)
        }
    }
}
