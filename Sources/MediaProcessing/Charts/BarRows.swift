/// The rows that are drawn: some by name, the rest as one.
struct BarRows {
    let rows: [FigureRow]

    /// Most votes first; what has no name last. Answers to a question stay as they are.
    init(_ rows: [FigureRow], areAnswers: Bool) {
        let order = rows.enumerated().sorted { a, b in
            if a.element.isRest != b.element.isRest { return b.element.isRest }
            let (first, second) = areAnswers ? (0, 0) : (a.element.votes ?? -1, b.element.votes ?? -1)
            return first != second ? first > second : a.offset < b.offset
        }
        self.rows = order.map(\.element)
    }

    /// Places in `rows` of those who are never left out: all elected, and the first who is not.
    private var named: Set<Int> {
        var places = Set(rows.indices.filter { rows[$0].isElected })
        if let first = rows.indices.first(where: { !rows[$0].isElected && !rows[$0].isRest }) {
            places.insert(first)
        }
        return places
    }

    /// At most `most` rows, the last of them for all that have no room; nil if some have to have one.
    func drawn(atMost most: Int, in words: ChartWords) -> [FigureRow]? {
        if rows.count <= most { return rows }
        var places = named
        guard places.count < most else { return nil }
        for place in rows.indices where places.count < most - 1 && !rows[place].isRest {
            places.insert(place)
        }
        let rest = rows.indices.filter { !places.contains($0) }.map { rows[$0] }
        return places.sorted().map { rows[$0] } + [Self.sum(rest, words)]
    }

    /// The first `most`, and how many more people there are.
    func first(_ most: Int) -> (rows: [FigureRow], more: Int, elected: Int) {
        let rest = rows.dropFirst(most)
        return (Array(rows.prefix(most)), rest.count { !$0.isRest }, rest.count(where: \.isElected))
    }

    /// The least number of rows that can be drawn.
    var least: Int { min(rows.count, named.count + 1) }

    /// One row for several: what was counted for all of them, if it was.
    private static func sum(_ rows: [FigureRow], _ words: ChartWords) -> FigureRow {
        let people = rows.count { !$0.isRest }
        let name = people == 0 ? rows[0].name : words.other(people, andRest: people < rows.count)
        var row = FigureRow(name: name, votes: sum(rows.map(\.votes)), tenths: sum(rows.map(\.tenths)))
        row.isRest = true
        return row
    }

    private static func sum(_ numbers: [Int?]) -> Int? {
        numbers.contains(nil) ? nil : numbers.reduce(0) { $0 + ($1 ?? 0) }
    }
}
