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
    /// Divides and rounds down, below zero as well.
    package func floored(by divisor: Int64) -> Int64 {
        self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
    }
}
