/// A Gregorian date and its count of days since 1970-01-01; as text and in JSON it is `2026-11-03`.
public struct CivilDate: TextValue, Hashable, Sendable {
    public let year: Int64
    public let month: Int
    public let day: Int

    public init(year: Int64, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Counts years from March, so that the leap day is the last of its year.
    public init(days: Int64) {
        let shifted = days + 719_468
        let era = shifted.floored(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1)
        month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Reads the start of `2026-11-03` or `2026-11-03T00:00:00.000`; nil for a day that no calendar has.
    public init?(_ text: some StringProtocol) {
        let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], let year = Int64(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2]), parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } })
        else { return nil }
        self.init(year: year, month: month, day: day)
        guard CivilDate(days: days) == self else { return nil }
    }

    /// The date that clocks of a zone show at a moment.
    public init(_ moment: Moment, in zone: Zone) {
        let local = LocalTime(moment, in: zone)
        self.init(year: local.year, month: local.month, day: local.day)
    }

    /// Days since 1970-01-01.
    public var days: Int64 {
        let marchYear = month <= 2 ? year - 1 : year
        let era = marchYear.floored(by: 400)
        let yearOfEra = marchYear - era * 400
        let marchMonth = Int64(month > 2 ? month - 3 : month + 9)
        let dayOfYear = (153 * marchMonth + 2) / 5 + Int64(day) - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// 0 is Sunday.
    public var weekday: Int { Int((days % 7 + 11) % 7) }

    /// Noon UTC: the same day on every clock of the United States.
    public var noon: Moment { midnight + .hours(12) }

    /// Midnight UTC at the start of the day.
    public var midnight: Moment { Moment(milliseconds: days * 86_400_000) }
}

extension CivilDate: Comparable {
    public static func < (left: CivilDate, right: CivilDate) -> Bool { left.days < right.days }

    /// `2026-11-03`
    public var description: String {
        let digits = { (number: Int64, width: Int) in
            String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
        }
        return "\(digits(year, 4))-\(digits(Int64(month), 2))-\(digits(Int64(day), 2))"
    }
}
