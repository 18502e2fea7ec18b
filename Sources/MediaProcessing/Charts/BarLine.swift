/// One row of bars: name, word and numbers on a line, and the bar below it.
struct BarLine<Pen: Measuring> {
    let row: FigureRow
    let density: Style.Density
    let style: Style
    let columns: BarColumns
    let pen: Pen

    private static var space: Int { 24 }

    private var checkWidth: Int { row.isElected ? density.size + 6 : 0 }

    private var word: Words {
        Words(text: row.word, size: density.size, width: style.inner - checkWidth).uncut(atMost: 6, by: pen)
    }

    private var name: Words {
        let room = style.inner - columns.width
        return Words(text: row.name, size: density.size, isBold: row.isElected, width: room).asName(by: pen)
    }

    /// Sets it from `y` down; where it ends.
    func set(on sheet: inout Sheet, y: Int) -> Int {
        let (name, word) = (name, word)
        let (room, wordRoom) = (pen.room(of: name), pen.room(of: word))
        let numbers = columns.cells(of: row, density.size).map {
            ($0.words, $0.right, pen.room(of: $0.words))
        }
        // Letters of other scripts may be higher: all stand on one line.
        let base = y + ([room.baseline] + numbers.map(\.2.baseline)).reduce(0, max)
        for (words, right, room) in numbers {
            sheet.set(words, x: right - room.width, y: base - room.baseline, by: pen)
        }
        let box = sheet.set(name, x: style.margin, y: base - room.baseline, by: pen)
        var bottom = ([box.bottom] + numbers.map { base + $0.2.height - $0.2.baseline }).reduce(0, max)
        let isShort = wordRoom.height < 2 * density.size && room.height < 2 * density.size
        if isShort, box.width + Self.space + checkWidth + wordRoom.width <= name.width {
            setWord(word, on: &sheet, x: box.right + Self.space, base: base)
        } else if row.isElected || !row.word.isEmpty {
            setWord(word, on: &sheet, x: style.margin, base: bottom + wordRoom.baseline)
            bottom += wordRoom.height
        }
        return setBar(on: &sheet, y: bottom + density.gap)
    }

    private func setWord(_ word: Words, on sheet: inout Sheet, x: Int, base: Int) {
        if row.isElected {
            let side = density.size * 3 / 4
            sheet.marks.append(.check(Box(x: x, y: base - side, width: side, height: side)))
        }
        let y = base - pen.room(of: word).baseline
        sheet.set(word, x: x + checkWidth, y: y, ink: row.isElected ? .ink : .grey, by: pen)
    }

    private func setBar(on sheet: inout Sheet, y: Int) -> Int {
        guard let votes = row.votes else { return y }
        let width = (votes * style.inner + columns.mostVotes / 2) / columns.mostVotes
        if width > 0 {
            let box = Box(x: style.margin, y: y, width: width, height: density.bar)
            sheet.marks.append(.bar(box, isFilled: row.isElected))
        }
        return y + density.bar
    }
}
