/// What stands above and below a picture's content.
struct Frame<Pen: Measuring> {
    let figure: Figure
    let style: Style
    let pen: Pen
    /// A line more of the heading.
    var note = ""

    /// Sets the heading; where the content may begin.
    func setHeading(on sheet: inout Sheet) -> Int {
        let heading = figure.heading
        var y = style.margin - style.noteSize / 3
        y = sheet.set(title(heading.title), x: style.margin, y: y, by: pen).bottom + style.noteSize / 4
        for (text, isBold) in lines where !text.isEmpty {
            let words = Words(text: text, size: style.lineSize, isBold: isBold, width: style.inner)
                .uncut(atMost: 6, by: pen)
            y = sheet.set(words, x: style.margin, y: y, by: pen).bottom + 2
        }
        if !note.isEmpty {
            let words = Words(text: note, size: style.noteSize, width: style.inner)
            y = sheet.set(words, x: style.margin, y: y + 4, ink: .grey, by: pen).bottom
        }
        return y + style.noteSize
    }

    /// Two lines, in the largest letters in which all of it has room; of the smallest, more lines.
    private func title(_ text: String) -> Words {
        let least = max(style.lineSize, 36)
        let sizes = stride(from: style.titleSize, to: least, by: -4)
        let titles = sizes.map { Words(text: text, size: $0, isBold: true, width: style.inner) }
        if let title = titles.first(where: { !pen.room(of: $0).isCut }) { return title }
        return Words(text: text, size: least, isBold: true, width: style.inner).uncut(
            atMost: 8, by: pen)
    }

    /// "Partial" stands alone and bold, as large as the date.
    private var lines: [(text: String, isBold: Bool)] {
        let heading = figure.heading
        if figure.isSmall { return [(joined(heading.day, heading.status), figure.isPartial)] }
        let when = joined(heading.day, heading.kind)
        if figure.isPartial { return [(when, false), (heading.status, true), (heading.seats, false)] }
        return [(when, false), (joined(heading.status, heading.seats), false)]
    }

    private func joined(_ parts: String...) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private var footing: [(words: Words, ink: Ink)] {
        if figure.isSmall { return [] }
        let footing = figure.footing
        let votes = Words(text: footing.votes, size: style.lineSize - 2, width: style.inner)
        let source = Words(
            text: joined(footing.source, footing.asOf), size: style.noteSize, width: style.inner)
        return [(votes, Ink.ink), (source, .grey)].filter { !$0.0.text.isEmpty }
            .map { ($0.0.uncut(atMost: 6, by: pen), $0.1) }
    }

    /// The height of what stands below, with the margin.
    var footingHeight: Int {
        footing.reduce(style.margin - style.noteSize / 3) { $0 + pen.room(of: $1.words).height + 4 }
    }

    /// Sets what stands below content that ends at `bottom`, and closes the sheet; false if it became too high.
    func close(_ sheet: inout Sheet, below bottom: Int) -> Bool {
        let height = max(style.heights.lowerBound, bottom + footingHeight)
        guard height <= style.heights.upperBound else { return false }
        var y = height - footingHeight
        for (words, ink) in footing {
            y = sheet.set(words, x: style.margin, y: y, ink: ink, by: pen).bottom + 4
        }
        sheet.close(height: height)
        return true
    }
}
