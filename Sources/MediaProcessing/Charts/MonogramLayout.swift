/// Letters in a ring, and below them the name that they stand for.
struct MonogramLayout<Pen: Measuring> {
    let figure: Figure
    let letters: String
    let pen: Pen

    private let style = Style.small
    private static var ringSide: Int { 260 }
    private static var letterSizes: [Int] { [96, 80, 64] }

    func sheet() -> Sheet? {
        var sheet = Sheet(width: style.width)
        let ring = Box(
            x: (style.width - Self.ringSide) / 2, y: 2 * style.margin, width: Self.ringSide,
            height: Self.ringSide)
        sheet.marks.append(.ring(ring))
        let sign = sign
        let height = pen.room(of: sign).height
        center(sign, y: ring.y + (ring.height - height) / 2, on: &sheet)
        let name = Words(text: figure.heading.title, size: style.titleSize, width: style.inner)
            .uncut(atMost: 4, by: pen)
        let bottom = center(name, y: ring.bottom + style.margin, on: &sheet).bottom + style.margin
        guard bottom <= style.heights.upperBound else { return nil }
        sheet.close(height: max(style.heights.lowerBound, bottom))
        return sheet
    }

    /// The letters as large as the ring has room for.
    private var sign: Words {
        let signs = Self.letterSizes.map {
            Words(text: letters, size: $0, isBold: true, width: Self.ringSide * 4 / 5, lines: 1)
        }
        return signs.first { !pen.room(of: $0).isCut } ?? signs[signs.count - 1]
    }

    @discardableResult
    private func center(_ words: Words, y: Int, on sheet: inout Sheet) -> Box {
        sheet.set(words, x: (style.width - pen.room(of: words).width) / 2, y: y, by: pen)
    }
}
