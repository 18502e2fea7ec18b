/// A wall-clock reading of a moment in one zone, in the Gregorian calendar.
public struct LocalTime: Equatable, Sendable {
    public let year: Int64
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int
    /// 0 is Sunday.
    public let weekday: Int
    public let hour: Int
    public let minute: Int

    public init(_ moment: Moment, in zone: Zone) {
        let local = moment + zone.offset(at: moment)
        let seconds = local.milliseconds.floored(by: 1_000)
        let days = seconds.floored(by: 86_400)
        let rest = seconds - days * 86_400
        let date = CivilDate(days: days)
        year = date.year
        month = date.month
        day = date.day
        weekday = Int((days % 7 + 11) % 7)
        hour = Int(rest / 3_600)
        minute = Int(rest % 3_600 / 60)
    }

    /// True if both readings are of the same day.
    public func isSameDay(as other: LocalTime) -> Bool {
        year == other.year && month == other.month && day == other.day
    }
}

/// A Gregorian date and its count of days since 1970-01-01.
public struct CivilDate: Equatable, Sendable {
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
}

extension Moment {
    /// The moment at which clocks of a zone show this day and time (the earlier one where that happens twice).
    public init(day: CivilDate, hour: Int, minute: Int, in zone: Zone) {
        let local = Moment(milliseconds: (day.days * 86_400 + Int64(hour * 3_600 + minute * 60)) * 1_000)
        let guess = local - zone.offset(at: local)
        self = local - zone.offset(at: guess)
    }
}

extension Int64 {
    fileprivate func floored(by divisor: Int64) -> Int64 {
        self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
    }
}
