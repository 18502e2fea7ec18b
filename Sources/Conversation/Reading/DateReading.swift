internal import CivicFacts
internal import Understanding

/// A calendar date in a voter's words: "Nov 3", "3 de noviembre", "11/3", "11/3/2026", "2026-11-03".
struct DateReading: Equatable {
    let date: CivilDate

    /// The first date in a text. Without a year it is the latest such day that is not after `today`. Digits with
    /// slashes are read as Americans write them, the month first.
    init?(_ text: String, before today: CivilDate) {
        guard let found = Self.named(Plain(text).words) ?? Self.digits(text) else { return nil }
        let year = found.year ?? today.year
        let date = CivilDate(year: year, month: found.month, day: found.day)
        guard CivilDate(days: date.days) == date else { return nil }
        let isAhead = found.year == nil && date.days > today.days
        self.date = isAhead ? CivilDate(year: year - 1, month: found.month, day: found.day) : date
    }

    /// The same for what is still to come: without a year it is the next such day.
    init?(coming text: String, from today: CivilDate) {
        guard let found = Self.named(Plain(text).words) ?? Self.digits(text) else { return nil }
        let year = found.year ?? today.year
        let date = CivilDate(year: year, month: found.month, day: found.day)
        guard CivilDate(days: date.days) == date else { return nil }
        let isOver = found.year == nil && date < today
        self.date = isOver ? CivilDate(year: year + 1, month: found.month, day: found.day) : date
    }

    /// "November 31", "2026/13/40", "30 de febrero": signs of a date that no calendar has.
    static func isImpossible(_ text: String) -> Bool {
        if let named = named(Plain(text).words) {
            // A leap day without its year may be that of another one.
            let year = named.year ?? 2_000
            return CivilDate(days: CivilDate(year: year, month: named.month, day: named.day).days)
                != CivilDate(year: year, month: named.month, day: named.day)
        }
        return tokens(of: text).contains { parts in
            guard parts.count == 3 else { return false }
            let (year, rest) = parts[0] > 1_999 ? (parts[0], parts[1...]) : (parts[2], parts[..<2])
            guard (2_000...2_100).contains(year), let one = rest.first, let two = rest.last else {
                return false
            }
            // Elsewhere the day stands first.
            let ways = parts[0] > 1_999 ? [(one, two)] : [(one, two), (two, one)]
            return !ways.contains { month, day in
                let date = CivilDate(year: year, month: Int(month), day: Int(day))
                return (1...12).contains(month) && (1...31).contains(day)
                    && CivilDate(days: date.days) == date
            }
        }
    }

    /// Numbers that stand as a date does.
    private static func tokens(of text: String) -> [[Int64]] {
        text.split(whereSeparator: { !$0.isNumber && $0 != "/" && $0 != "-" }).map { token in
            token.split { $0 == "/" || $0 == "-" }.compactMap { Int64($0) }.map { min($0, 100_000) }
        }
    }

    private typealias Parts = (year: Int64?, month: Int, day: Int)

    /// A month by name with the day before or behind it.
    private static func named(_ words: [String]) -> Parts? {
        for (index, word) in words.enumerated() {
            guard let month = month(word) else { continue }
            let behind = index + 1 < words.count ? day(words[index + 1]) : nil
            let isOf = index > 0 && (words[index - 1] == "de" || words[index - 1] == "of")
            let beforeIndex = isOf ? index - 2 : index - 1
            guard let day = behind ?? (beforeIndex >= 0 ? day(words[beforeIndex]) : nil) else { continue }
            let year = words[(index + 1)...].lazy.compactMap { Int64($0) }.first {
                (2000...2100).contains($0)
            }
            return (year, month, day)
        }
        return nil
    }

    /// A month by its name, or by the first three letters of it.
    static func month(_ word: String) -> Int? {
        guard word.count >= 3 else { return nil }
        let isNamed = months.firstIndex {
            $0.contains { $0 == word || ($0.prefix(3) == word && word != "mar") }
        }
        return isNamed.map { $0 + 1 } ?? (word == "mar" ? 3 : nil)
    }

    private static func day(_ word: String) -> Int? {
        let digits = word.prefix { $0.isNumber }
        guard let day = Int(digits), (1...31).contains(day) else { return nil }
        return ["", "st", "nd", "rd", "th", "ro"].contains(word.dropFirst(digits.count)) ? day : nil
    }

    private static func digits(_ text: String) -> Parts? {
        for token in text.split(whereSeparator: { !$0.isNumber && $0 != "/" && $0 != "-" }) {
            let parts = token.split { $0 == "/" || $0 == "-" }.compactMap { Int64($0) }
            if parts.count == 3, parts[0] > 1999, (1...12).contains(parts[1]), (1...31).contains(parts[2]) {
                return (parts[0], Int(parts[1]), Int(parts[2]))
            }
            let hasSlash = token.contains("/")
            guard hasSlash, parts.count >= 2, (1...12).contains(parts[0]), (1...31).contains(parts[1]) else {
                continue
            }
            let year = parts.count == 3 ? (parts[2] < 100 ? 2000 + parts[2] : parts[2]) : nil
            return (year, Int(parts[0]), Int(parts[1]))
        }
        return nil
    }

    private static let months: [[String]] = [
        ["january", "enero"], ["february", "febrero"], ["march", "marzo"], ["april", "abril"],
        ["may", "mayo"],
        ["june", "junio"], ["july", "julio"], ["august", "agosto"], ["september", "septiembre", "setiembre"],
        ["october", "octubre"], ["november", "noviembre"], ["december", "diciembre"],
    ]
}
