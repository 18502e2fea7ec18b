internal import CivicFacts

/// A month as lines of at most 28 columns, a week a line; days that matter stand in brackets, so that it reads well in
/// letters of any width and without colours.
struct MonthGrid {
    let month: CivilMonth
    let marked: Set<Int>
    let words: CalendarWords

    /// The name of the month, the days of the week, and the weeks.
    var lines: [String] { [name, row(words.days.map { " \($0.prefix(2)) " })] + weeks }

    /// "Dec 2026"
    var name: String { words.month(month) }

    private var weeks: [String] {
        let blanks = Array(repeating: "    ", count: month.first.weekday)
        let cells = blanks + (1...month.length).map(cell)
        return cells.rows(of: 7).map(row)
    }

    private func cell(_ day: Int) -> String {
        let number = day < 10 ? " \(day)" : "\(day)"
        return marked.contains(day) ? "[\(number)]" : " \(number) "
    }

    /// Without spaces at the end, which nobody sees.
    private func row(_ cells: some Collection<String>) -> String {
        var row = Substring(cells.joined())
        while row.last == " " { row.removeLast() }
        return String(row)
    }
}

extension CalendarWords {
    /// "Dec 2026" or "dic 2026".
    func month(_ month: CivilMonth) -> String { "\(months[month.month - 1]) \(month.year)" }
}
