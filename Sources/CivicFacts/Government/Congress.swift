/// A Congress by its number. Each begins at noon on January 3 of an odd year (20th Amendment).
public struct Congress: Codable, Hashable, Comparable, Sendable, RawRepresentable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first day: 2027-01-03 for the 120th.
    public var firstDay: CivilDate { CivilDate(year: 1787 + 2 * Int64(rawValue), month: 1, day: 3) }

    /// Noon of the first day in Washington, when the terms of the one before end.
    public var begins: Moment { Moment(day: firstDay, hour: 12, minute: 0, in: Zone(of: nil)) }

    public var next: Congress { Congress(rawValue: rawValue + 1) }

    /// The clock of "who represents me": the Congress that sits at a moment.
    public static func sitting(at now: Moment) -> Congress {
        let year = LocalTime(now, in: Zone(of: nil)).year
        let guess = Congress(rawValue: Int((year - 1787) / 2))
        return now < guess.begins ? Congress(rawValue: guess.rawValue - 1) : guess
    }

    /// The clock of "whose ballot am I on": the Congress that a regular House election fills. The general election of
    /// an even year, its primaries and its runoffs all fill the next one; so does a vote up to the day it begins.
    public static func filled(by day: CivilDate) -> Congress {
        let cycle =
            day.year % 2 == 0 ? day.year : (day.month == 1 && day.day <= 3 ? day.year - 1 : day.year + 1)
        return Congress(rawValue: Int((cycle + 1 - 1787) / 2))
    }

    /// The first whose bills congress.gov keeps page by page: 1973.
    package static let firstKept = Congress(rawValue: 93)

    /// The one that sat for most of a year: in 2021 the 117th.
    package init(in year: Int64) { rawValue = Int((year - 1787) / 2) }

    /// As English counts it: `118th`.
    package var ordinal: String {
        let ending =
            switch (rawValue % 10, rawValue % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            case (_, _): "th"
            }
        return "\(rawValue)\(ending)"
    }

    public static func < (left: Congress, right: Congress) -> Bool { left.rawValue < right.rawValue }
}
