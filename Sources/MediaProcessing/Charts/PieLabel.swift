import Glibc

/// A slice's name, word and numbers beside the pie, with a line that leads there.
struct PieLabel {
    let row: FigureRow
    let from: Double
    let to: Double
    private var y = 0
    private let words: [Words]
    private let rooms: [Room]

    private static let size = 38
    /// Between the pie and the labels, for the lines.
    private static let gutter = 56
    private static let space = 22

    init(_ row: FigureRow, from: Double, to: Double, _ style: Style, _ radius: Int, _ pen: some Measuring) {
        (self.row, self.from, self.to) = (row, from, to)
        let width = style.inner / 2 - radius - Self.gutter
        var name = Words(text: row.name, size: Self.size, isBold: row.isElected, width: width)
        name.isRight = (from + to) / 2 >= 0.5
        let numbers = [
            row.votes.map(FigureText.grouped), row.tenths.map { FigureText.share($0, votes: row.votes) },
        ]
        let counted = Words(
            text: numbers.compactMap { $0 }.joined(separator: " · "), size: Self.size, width: width)
        let indent = row.isElected ? Self.size + 6 : 0
        let word = Words(text: row.word, size: Self.size, width: width - indent)
        words = [name.asName(by: pen), counted] + (row.word.isEmpty ? [] : [word])
        rooms = words.map { pen.room(of: $0) }
    }

    private var height: Int { rooms.reduce(0) { $0 + $1.height } }
    private var turn: Double { (from + to) / 2 * 2 * .pi }
    private var isRight: Bool { (from + to) / 2 < 0.5 }

    /// A point `distance` from the middle, in the direction of the slice.
    private func point(_ middle: Point, _ distance: Double) -> Point {
        Point(x: middle.x + sin(turn) * distance, y: middle.y - cos(turn) * distance)
    }

    /// What the higher of the two sides needs.
    static func height(of labels: [PieLabel]) -> Int {
        [true, false].map { side in
            labels.filter { $0.isRight == side }.reduce(0) { $0 + $1.height + space }
        }.max() ?? 0
    }

    /// Each as near to its slice as the others on its side allow.
    static func spread(
        _ labels: [PieLabel], around middle: Point, _ radius: Int, within range: ClosedRange<Int>
    ) -> [PieLabel] {
        var labels = labels
        for side in [true, false] {
            var places = labels.indices.filter { labels[$0].isRight == side }
            if !side { places.reverse() }
            var top = range.lowerBound
            for place in places {
                let wanted =
                    Int(labels[place].point(middle, Double(radius)).y) - labels[place].rooms[0].height / 2
                labels[place].y = max(top, wanted)
                top = labels[place].y + labels[place].height + space
            }
            var bottom = range.upperBound
            for place in places.reversed() {
                labels[place].y = min(labels[place].y, bottom - labels[place].height)
                bottom = labels[place].y - space
            }
        }
        return labels
    }

    /// Sets the label and its line.
    func set(
        on sheet: inout Sheet, _ style: Style, around middle: Point, _ radius: Int, by pen: some Measuring
    ) {
        var y = y
        for (index, (words, room)) in zip(words, rooms).enumerated() {
            let isWord = index == 2
            let indent = isWord && row.isElected ? Self.size + 6 : 0
            let left = isRight ? style.width - style.margin - Self.width(style, radius) : style.margin
            let start = isRight ? left : left + Self.width(style, radius) - room.width - indent
            if indent > 0 {
                let side = Self.size * 3 / 4
                sheet.marks.append(
                    .check(Box(x: start, y: y + room.baseline - side, width: side, height: side)))
            }
            sheet.set(words, x: start + indent, y: y, by: pen)
            y += room.height
        }
        sheet.marks.append(.line(line(middle, radius)))
    }

    private static func width(_ style: Style, _ radius: Int) -> Int { style.inner / 2 - radius - gutter }

    /// Away from the slice, then level to beyond the pie, then to the label's first line.
    private func line(_ middle: Point, _ radius: Int) -> [Point] {
        let (near, far) = (point(middle, Double(radius) + 8), point(middle, Double(radius) + 16))
        let side = isRight ? 1.0 : -1.0
        let beyond = middle.x + side * (Double(radius) + 24)
        let level = side * (beyond - far.x) > 0 ? beyond : far.x
        let end = Point(
            x: middle.x + side * Double(radius + Self.gutter - 10),
            y: Double(y) + Double(rooms[0].baseline) * 0.65)
        return [near, far, Point(x: level, y: far.y), end]
    }
}
