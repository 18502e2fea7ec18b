internal import CivicFacts

/// How long, and from when until when, as moderators write it.
enum DutyTimes {
    private static let shortest = Span.minutes(15)
    private static let longest = Span.days(1)

    /// `6h`, `90m`, or `6` for hours; nil for less than a quarter of an hour, more than a day, and anything else.
    static func span(_ text: String) -> Span? {
        let word = text.filter { !$0.isWhitespace }.lowercased()
        let unit = word.last.flatMap { "hmd".contains($0) ? $0 : nil }
        let digits = unit == nil ? word[...] : word.dropLast()
        guard let number = Int64(digits), (1...1_440).contains(number), digits.allSatisfy(\.isASCIIDigit)
        else { return nil }
        let span = unit == "m" ? Span.minutes(number) : unit == "d" ? .days(number) : .hours(number)
        return (shortest...longest).contains(span) ? span : nil
    }

    /// In minutes. No turn over midnight is as long: more is a slip, like 14-8 for 8-14.
    private static let longestNight = 960

    /// `8-14`, `8:30-14`, `20-2`, `10am-2pm`: the next such time by the clocks of the room, or the one that it is now.
    static func range(_ text: String, at now: Moment) -> (from: Moment, until: Moment)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { minute(of: $0) }
        guard parts.count == 2, let from = parts[0], let until = parts[1], from < 1_440, from != until else {
            return nil
        }
        guard until > from || 1_440 - from + until <= longestNight else { return nil }
        let time = LocalTime(now, in: Zone(of: nil))
        let today = CivilDate(year: time.year, month: time.month, day: time.day).days
        return (-1...1).lazy.map { offset in
            let day = today + Int64(offset)
            return (moment(from, on: day), moment(until, on: until > from ? day : day + 1))
        }.first { $0.1 > now }
    }

    /// The minute of the day; 24 is its end.
    private static func minute(of text: Substring) -> Int? {
        let half = text.suffix(2)
        guard half == "am" || half == "pm" else { return plainMinute(of: text) }
        guard let minute = plainMinute(of: text.dropLast(2)), (60..<780).contains(minute) else { return nil }
        return minute % 720 + (half == "pm" ? 720 : 0)
    }

    private static func plainMinute(of text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.count) }),
            parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }), let hour = Int(parts[0])
        else { return nil }
        let minute = parts.count == 2 ? Int(parts[1]) ?? 60 : 0
        return minute < 60 && hour * 60 + minute <= 1_440 ? hour * 60 + minute : nil
    }

    private static func moment(_ minute: Int, on day: Int64) -> Moment {
        let zone = Zone(of: nil)
        let isMidnight = minute == 1_440
        return Moment(
            day: CivilDate(days: isMidnight ? day + 1 : day), hour: isMidnight ? 0 : minute / 60,
            minute: isMidnight ? 0 : minute % 60, in: zone)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
