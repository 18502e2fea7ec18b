/// Bars from zero, most votes first, each under its name and numbers.
struct BarsLayout<Pen: Measuring> {
    let figure: Figure
    let rows: BarRows
    let pen: Pen
    /// Why it is no pie, where one was asked for.
    var note = ""

    private static var mostRows: Int { 8 }
    private static var smallRows: Int { 3 }

    private var style: Style { figure.isSmall ? .small : .full }
    private var words: ChartWords { ChartWords(language: figure.language) }

    /// The sheet; nil where those who have to be named have no room.
    func sheet() -> Sheet? {
        if figure.isSmall {
            let first = rows.first(Self.smallRows)
            let more = first.more > 0 ? words.more(first.more, elected: first.elected) : ""
            return sheet(of: first.rows, more: more)
        }
        for most in stride(
            from: max(Self.mostRows, rows.least), through: min(rows.least, Self.mostRows), by: -1)
        {
            if let drawn = rows.drawn(atMost: most, in: words), let sheet = sheet(of: drawn) { return sheet }
        }
        return nil
    }

    /// The roomiest sheet that is not too high.
    private func sheet(of rows: [FigureRow], more: String = "") -> Sheet? {
        for density in style.densities {
            if let sheet = sheet(of: rows, density, more) { return sheet }
        }
        return nil
    }

    private func sheet(of rows: [FigureRow], _ density: Style.Density, _ more: String) -> Sheet? {
        var sheet = Sheet(width: style.width)
        let frame = Frame(figure: figure, style: style, pen: pen, note: note)
        let columns = BarColumns(rows, style, density.size, by: pen)
        var y = frame.setHeading(on: &sheet)
        for row in rows {
            let line = BarLine(row: row, density: density, style: style, columns: columns, pen: pen)
            y = line.set(on: &sheet, y: y) + density.space
        }
        if !more.isEmpty {
            let words = Words(text: more, size: style.noteSize, width: style.inner)
            y = sheet.set(words, x: style.margin, y: y, by: pen).bottom + density.space
        }
        return frame.close(&sheet, below: y + 6) ? sheet : nil
    }
}
