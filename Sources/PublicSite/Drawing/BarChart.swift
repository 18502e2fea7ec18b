/// Bars from zero, each with its label and its number, also those of zero. // S17
///
/// `title` says what is counted, and in which time zone if there are hours; `axis` what the labels are.
func barChart(
    title: String, axis: String = "", bars: [(label: String, count: Int)], in language: SiteLanguage
) -> Markup {
    BarChart(title: title, axis: axis, bars: bars, language: language).markup
}

private struct BarChart {
    let title: String
    let axis: String
    let bars: [(label: String, count: Int)]
    let language: SiteLanguage

    private static let (width, row, head, foot) = (400, 20, 24, 40)
    /// Of a letter, about.
    private static let letter = 7

    private var left: Int { min(190, Self.letter * max(bars.map(\.label.count).max() ?? 0, axis.count) + 8) }
    private var right: Int { Self.width - 8 - Self.letter * language.number(top).count }
    private var height: Int { Self.head + Self.row * bars.count + Self.foot }
    /// From one mark of the axis to the next, a round number: five steps at most.
    private var step: Int {
        var steps = [1, 2, 5]
        while steps[steps.count - 1] * 5 < highestCount { steps.append(steps[steps.count - 3] * 10) }
        return steps.first { $0 * 5 >= highestCount } ?? highestCount
    }
    private var highestCount: Int { max(bars.map(\.count).max() ?? 0, 1) }
    /// Where the axis ends.
    private var top: Int { (highestCount + step - 1) / step * step }

    var markup: Markup {
        let words = [
            Markup.element("title", [], [.text(title)]),
            .element("desc", [], [.text(DrawingWords.highest(highest, language))]),
        ]
        let attributes = [
            Attribute("class", "chart"), Attribute("role", "img"),
            Attribute("viewBox", "0 0 \(Self.width) \(height)"),
        ]
        return .element("svg", attributes, words + grid + bars.indices.flatMap(bar))
    }

    private var highest: [String] {
        bars.enumerated().filter { $0.element.count > 0 }
            .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.prefix(3)
            .map { "\($0.element.label) \(language.number($0.element.count))" }
    }

    private func x(_ count: Int) -> Int { left + (right - left) * count / top }

    /// The lines of both axes with their names.
    private var grid: [Markup] {
        let low = Self.head + Self.row * bars.count
        let marks = stride(from: 0, through: top, by: step).flatMap { count -> [Markup] in
            let x = x(count)
            let line = Markup.empty(
                "path",
                [
                    Attribute("class", count == 0 ? "axis" : "grid"),
                    Attribute("d", "M\(x),\(Self.head - 4)V\(low)"),
                ])
            return [line, text(language.number(count), "tick", x: x, y: low + 15)]
        }
        let names = [
            text(axis, "name end", x: left - 6, y: Self.head - 10),
            text(DrawingWords.reports(language), "name tick", x: (left + right) / 2, y: low + 33),
        ]
        return marks + names
    }

    private func bar(_ index: Int) -> [Markup] {
        let (bar, y) = (bars[index], Self.head + Self.row * index)
        let shape = [
            Attribute("class", "bar"), Attribute("x", left), Attribute("y", y + 3),
            Attribute("width", x(bar.count) - left), Attribute("height", Self.row - 6),
        ]
        return [
            text(bar.label, "end", x: left - 6, y: y + 14), bar.count > 0 ? .empty("rect", shape) : .nothing,
            text(language.number(bar.count), "count", x: x(bar.count) + 4, y: y + 14),
        ]
    }

    private func text(_ words: String, _ name: String, x: Int, y: Int) -> Markup {
        .element("text", [Attribute("class", name), Attribute("x", x), Attribute("y", y)], [.text(words)])
    }
}
