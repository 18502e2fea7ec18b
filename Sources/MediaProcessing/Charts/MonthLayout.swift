/// A month from Sunday: its days, what is marked by a shape, and what the shapes mean.
struct MonthLayout<Pen: Measuring> {
    let figure: Figure
    let month: FigureMonth
    let pen: Pen

    private let style = Style.full
    private static var dayHeight: Int { 118 }
    private static var signSide: Int { 28 }
    private static var ringSide: Int { 84 }

    private var words: ChartWords { ChartWords(language: figure.language) }
    private var cell: Int { style.inner / 7 }

    func sheet() -> Sheet? {
        var sheet = Sheet(width: style.width)
        let frame = Frame(figure: figure, style: style, pen: pen)
        var y = frame.setHeading(on: &sheet)
        for (column, day) in words.weekdays.enumerated() {
            let words = Words(text: day, size: 36, width: cell, lines: 1)
            center(words, in: column, y: y, ink: .grey, on: &sheet)
        }
        y += 60
        for day in 1...month.length {
            let place = month.firstWeekday + day - 1
            set(day, column: place % 7, y: y + place / 7 * Self.dayHeight, on: &sheet)
        }
        y += ((month.firstWeekday + month.length - 1) / 7 + 1) * Self.dayHeight + 12
        y = setMeanings(on: &sheet, y: y)
        return frame.close(&sheet, below: y + 16) ? sheet : nil
    }

    private func center(_ words: Words, in column: Int, y: Int, ink: Ink, on sheet: inout Sheet) {
        let width = pen.room(of: words).width
        sheet.set(words, x: style.margin + column * cell + (cell - width) / 2, y: y, ink: ink, by: pen)
    }

    private func set(_ day: Int, column: Int, y: Int, on sheet: inout Sheet) {
        let marks = FigureMonth.Mark.allCases.filter { month.marks[day]?.contains($0) ?? false }
        let number = Words(text: String(day), size: 46, isBold: !marks.isEmpty, width: cell, lines: 1)
        let height = pen.room(of: number).height
        center(number, in: column, y: y + 8, ink: .ink, on: &sheet)
        let middle = style.margin + column * cell + cell / 2
        if day == month.today {
            let side = Self.ringSide
            sheet.marks.append(
                .ring(Box(x: middle - side / 2, y: y + 8 + height / 2 - side / 2, width: side, height: side)))
        }
        let step = Self.signSide + 12
        for (index, mark) in marks.enumerated() {
            let x = middle - (marks.count * step - 12) / 2 + index * step
            sheet.marks.append(
                .sign(mark, Box(x: x, y: y + 14 + height + 12, width: Self.signSide, height: Self.signSide)))
        }
    }

    /// What the shapes in this month mean, beside each other as far as there is room.
    private func setMeanings(on sheet: inout Sheet, y: Int) -> Int {
        var (x, y) = (style.margin, y)
        let used = FigureMonth.Mark.allCases.filter { mark in
            month.marks.values.contains { $0.contains(mark) }
        }
        let side = Self.signSide
        for mark in used.map(Optional.some) + (month.today == nil ? [] : [nil]) {
            let words = Words(
                text: mark.map(words.meaning) ?? words.today, size: 36, width: style.inner, lines: 1)
            let room = pen.room(of: words)
            if x + side + 14 + room.width > style.width - style.margin {
                (x, y) = (style.margin, y + room.height + 6)
            }
            let box = Box(x: x, y: y + (room.height - side) / 2, width: side, height: side)
            sheet.marks.append(mark.map { .sign($0, box) } ?? .ring(box))
            x = sheet.set(words, x: x + side + 14, y: y, by: pen).right + 44
        }
        return x > style.margin ? y + 46 : y
    }
}
