/// How the clocks of a zone go on for ever, such as `EST5EDT,M3.2.0,M11.1.0` (POSIX, and RFC 8536).
struct ZoneRule: Sendable {
    private let standard: ZoneFile.Hours
    private let summer: (hours: ZoneFile.Hours, start: ZoneDay, end: ZoneDay)?

    /// Nil for what is no rule. Days by their number in the year are none: no zone has them.
    init?(_ text: String) {
        var text = ZoneText(rest: text[...])
        guard let name = text.name(), let behind = text.time() else { return nil }
        standard = (-behind, name)
        guard !text.rest.isEmpty else {
            summer = nil
            return
        }
        guard let name = text.name(), let behind = text.rest.first == "," ? behind - 3_600 : text.time(),
            let start = ZoneDay(&text), let end = ZoneDay(&text), text.rest.isEmpty
        else { return nil }
        summer = ((-behind, name), start, end)
    }

    func hours(at second: Int64) -> ZoneFile.Hours {
        guard let summer else { return standard }
        let year = CivilDate(days: (second + standard.offset).floored(by: 86_400)).year
        let start = summer.start.second(in: year) - standard.offset
        let end = summer.end.second(in: year) - summer.hours.offset
        // South of the equator summer ends before it starts.
        let isSummer = start < end ? start <= second && second < end : second < end || start <= second
        return isSummer ? summer.hours : standard
    }
}

/// A second of each year by the zone's own clock: `M3.2.0/2` is two o'clock on the second Sunday of March.
private struct ZoneDay: Sendable {
    private let month: Int
    private let week: Int64
    private let day: Int64
    private let time: Int64

    init?(_ text: inout ZoneText) {
        guard text.take(","), text.take("M"), let month = text.number(1...12), text.take("."),
            let week = text.number(1...5), text.take("."), let day = text.number(0...6),
            let time = text.take("/") ? text.time() : 7_200
        else { return nil }
        (self.month, self.week, self.day, self.time) = (Int(month), week, day, time)
    }

    func second(in year: Int64) -> Int64 {
        let first = CivilDate(year: year, month: month, day: 1).days
        let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1).days
        // The first of January 1970 was a Thursday.
        let found = first + ((day - first - 4) % 7 + 7) % 7 + (week - 1) * 7
        return (found < next ? found : found - 7) * 86_400 + time
    }
}

/// The words of a rule, taken from the front.
private struct ZoneText {
    private(set) var rest: Substring

    mutating func take(_ letter: Character) -> Bool {
        guard rest.first == letter else { return false }
        rest.removeFirst()
        return true
    }

    /// Letters, or anything within `<` and `>`.
    mutating func name() -> String? {
        let isQuoted = take("<")
        let name = rest.prefix { isQuoted ? $0 != ">" : $0.isASCII && $0.isLetter }
        rest = rest[name.endIndex...]
        return name.count >= 3 && (!isQuoted || take(">")) ? String(name) : nil
    }

    mutating func number(_ range: ClosedRange<Int64>) -> Int64? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest[digits.endIndex...]
        return Int64(digits).flatMap { range.contains($0) ? $0 : nil }
    }

    /// Hours, and perhaps minutes and seconds, in seconds: `-1`, `5:30`.
    mutating func time() -> Int64? {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard var seconds = number(0...167).map({ $0 * 3_600 }) else { return nil }
        for unit: Int64 in [60, 1] where take(":") {
            guard let number = number(0...59) else { return nil }
            seconds += number * unit
        }
        return isNegative ? -seconds : seconds
    }
}
