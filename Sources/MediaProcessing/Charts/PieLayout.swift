/// A pie from 12 o'clock by size, its labels outside.
struct PieLayout<Pen: Measuring> {
    let figure: Figure
    let rows: BarRows
    let pen: Pen

    private let style = Style.full
    private let radius = 200
    private static var mostSlices: Int { 6 }
    /// Smaller slices have no room for lines to their labels: they are part of the last one.
    private static var leastTenths: Int { 30 }

    /// Why there can be none; nil if there can.
    var hindrance: NoPie? {
        if rows.rows.contains(where: { $0.votes == nil || $0.tenths == nil }) { return .notCounted }
        if rows.rows.count(where: \.isElected) > 1 { return .severalSeats }
        return rows.rows.count { ($0.votes ?? 0) > 0 } < 2 ? .onlyOne : nil
    }

    /// The sheet; nil where the labels have no room.
    func sheet() -> Sheet? {
        let large = rows.rows.count { ($0.tenths ?? 0) >= Self.leastTenths }
        let most = min(Self.mostSlices, max(large + 1, rows.least))
        for most in stride(from: most, through: rows.least, by: -1) {
            let drawn = rows.drawn(atMost: most, in: ChartWords(language: figure.language))
            if let drawn, let sheet = sheet(of: drawn.filter { ($0.votes ?? 0) > 0 }) { return sheet }
        }
        return nil
    }

    private func sheet(of rows: [FigureRow]) -> Sheet? {
        var sheet = Sheet(width: style.width)
        let frame = Frame(figure: figure, style: style, pen: pen)
        let top = frame.setHeading(on: &sheet)
        var labels = labels(of: rows)
        let least = style.heights.lowerBound - frame.footingHeight - top
        let height = max(2 * radius + 60, PieLabel.height(of: labels), least)
        let middle = Point(x: Double(style.width / 2), y: Double(top + height / 2))
        labels = PieLabel.spread(labels, around: middle, radius, within: top...top + height)
        for label in labels {
            sheet.marks.append(
                .slice(
                    Slice(
                        middle: middle, radius: radius, from: label.from, to: label.to,
                        isFilled: label.row.isElected)))
            label.set(on: &sheet, style, around: middle, radius, by: pen)
        }
        return frame.close(&sheet, below: top + height + style.noteSize) ? sheet : nil
    }

    private func labels(of rows: [FigureRow]) -> [PieLabel] {
        let all = rows.reduce(0) { $0 + ($1.votes ?? 0) }
        var before = 0
        return rows.map { row in
            let after = before + (row.votes ?? 0)
            defer { before = after }
            return PieLabel(
                row, from: Double(before) / Double(all), to: Double(after) / Double(all), style, radius, pen)
        }
    }
}
