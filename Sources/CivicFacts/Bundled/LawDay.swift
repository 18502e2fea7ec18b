/// A day of the year as a statute names it, such as "the Tuesday after the first Monday of November".
enum LawDay: Equatable, Sendable {
    case on(CivilDate)
    /// The Tuesday after the first Monday of a month, and so many days on, or back.
    case afterMonday(month: Int, plus: Int64)
    /// The n-th weekday of a month, and so many days on, or back; 0 is Sunday.
    case weekday(month: Int, weekday: Int, number: Int, plus: Int64)

    /// `11 after-monday +28`, `6 monday 1 -13`, `5 tuesday 4`, or a date.
    init?(_ text: String) {
        if let date = CivilDate(text) {
            self = .on(date)
            return
        }
        var words = text.split(separator: " ").map(String.init)
        let plus = words.last.flatMap { $0.hasPrefix("+") || $0.hasPrefix("-") ? Int64($0) : nil }
        if plus != nil { words.removeLast() }
        guard words.count >= 2, let month = Int(words[0]), (1...12).contains(month) else { return nil }
        if words[1] == "after-monday", words.count == 2 {
            self = .afterMonday(month: month, plus: plus ?? 0)
        } else if words.count == 3, let weekday = Self.weekdays.firstIndex(of: words[1]),
            let number = Int(words[2]), (1...4).contains(number)
        {
            self = .weekday(month: month, weekday: weekday, number: number, plus: plus ?? 0)
        } else {
            return nil
        }
    }

    private static let weekdays = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ]

    func date(in year: Int64) -> CivilDate {
        switch self {
        case .on(let date): date
        case .afterMonday(let month, let plus):
            CivilDate(days: Self.first(1, month, year) + 1 + plus)
        case .weekday(let month, let weekday, let number, let plus):
            CivilDate(days: Self.first(weekday, month, year) + Int64(7 * (number - 1)) + plus)
        }
    }

    /// The first of a weekday in a month, as days since 1970-01-01.
    private static func first(_ weekday: Int, _ month: Int, _ year: Int64) -> Int64 {
        let first = CivilDate(year: year, month: month, day: 1)
        return first.days + Int64((weekday - first.weekday + 7) % 7)
    }
}

/// The years in which a law has people vote.
enum LawYears: Equatable, Sendable {
    case even, odd, once
    case everyFourth(from: Int64)

    init?(_ text: String) {
        switch text {
        case "even": self = .even
        case "odd": self = .odd
        case "once": self = .once
        default:
            guard text.hasPrefix("4 from "), let year = Int64(text.dropFirst(7)) else { return nil }
            self = .everyFourth(from: year)
        }
    }

    func contains(_ year: Int64) -> Bool {
        switch self {
        case .even: year % 2 == 0
        case .odd: year % 2 != 0
        case .once: false
        case .everyFourth(let first): (year - first) % 4 == 0
        }
    }
}
