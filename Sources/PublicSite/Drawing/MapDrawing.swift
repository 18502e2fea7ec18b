/// An area of a map with its number.
struct MapArea {
    let name: String
    /// What stands on a map: `GA` of a state, nothing of a county.
    let short: String?
    /// Nil where there is no data.
    let value: Int?
    let link: String?
}

/// A map as a picture with areas for the pointer, and its legend below.
///
/// The picture that a screen reader tells is a group of its own beside the links: what has links inside is no picture. // S16
struct MapDrawing {
    let id: String
    let figure: MapFigure
    let language: SiteLanguage
    let steps: MapSteps

    init(id: String, figure: MapFigure, language: SiteLanguage, values: [Int?]) {
        (self.id, self.figure, self.language) = ("\(id)-\(figure.rawValue)", figure, language)
        steps = MapSteps(highest: values.compactMap(\.self).max() ?? 0)
    }

    // MARK: Areas

    /// A shape with its number for the pointer, inside its link.
    func shape(_ area: MapArea, path: String) -> Markup {
        linked(
            area,
            .element(
                "path", [Attribute("class", steps.name(area.value)), Attribute("d", path)], [title(area)]))
    }

    /// Areas that have one number together.
    func hatched(_ name: String, number: String?, path: String, link: String?) -> Markup {
        let title = [number.map { "\(name): \($0)" } ?? name].map { Markup.element("title", [], [.text($0)]) }
        let attributes = [
            Attribute("class", "hatched"), Attribute("fill", "url(#\(id)-hatch)"), Attribute("d", path),
        ]
        return linked(link, .element("path", attributes, title))
    }

    func box(_ area: MapArea, x: Int, y: Int, width: Int, height: Int) -> Markup {
        let attributes = [
            Attribute("class", steps.name(area.value)), Attribute("x", x), Attribute("y", y),
            Attribute("width", width), Attribute("height", height),
        ]
        return linked(area, .element("rect", attributes, [title(area)]))
    }

    private func title(_ area: MapArea) -> Markup {
        .element("title", [], [.text("\(area.name): \(said(area))")])
    }

    private func linked(_ area: MapArea, _ shape: Markup) -> Markup { linked(area.link, shape) }

    private func linked(_ link: String?, _ shape: Markup) -> Markup {
        guard let link else { return shape }
        return .element("a", [Attribute("href", link), Attribute("tabindex", -1)], [shape])
    }

    func said(_ area: MapArea) -> String {
        area.value.map { figure.text($0, language) } ?? language.says("no data", "sin datos")
    }

    // MARK: Labels

    /// The number where it fits into the area, below its short name if there is one.
    func label(_ area: MapArea, at place: MapSheet.Area) -> Markup {
        let number = area.value.map { figure.text($0, language) } ?? "–"
        let lines = [area.short, number].compactMap(\.self)
        let (half, high) = ((7 * lines.map(\.count).reduce(0, max) + 1) / 2, lines.count == 1 ? 5 : 12)
        guard half * half + high * high <= place.room * place.room else { return .nothing }
        let top = place.label.y + 4 - 7 * (lines.count - 1)
        return .joined(
            lines.enumerated().map { line, words in
                text(words, x: place.label.x, y: top + 14 * line, area)
            })
    }

    /// Labels that small screens leave out, where nobody could read them.
    func inside(_ labels: [Markup]) -> Markup { .element("g", [Attribute("class", "inside")], labels) }

    func boxLabel(_ area: MapArea, x: Int, y: Int, width: Int) -> Markup {
        let number = area.value.map { figure.text($0, language) } ?? "–"
        let name = Markup.element("tspan", [Attribute("class", "name")], [.text(area.short ?? area.name)])
        return .element(
            "text", place(x: x + width / 2, y: y, area),
            [name, .text(" "), .element("tspan", [], [.text(number)])])
    }

    private func text(_ words: String, x: Int, y: Int, _ area: MapArea) -> Markup {
        .element("text", place(x: x, y: y, area), [.text(words)])
    }

    /// Dark areas have their numbers in a light colour.
    private func place(x: Int, y: Int, _ area: MapArea) -> [Attribute] {
        let isDark = ["s4", "s5"].contains(steps.name(area.value))
        return (isDark ? [Attribute("class", "over")] : []) + [Attribute("x", x), Attribute("y", y)]
    }

    // MARK: The whole

    func figure(
        _ kind: String, title: String, width: Int, height: Int, areas: [MapArea], shapes: [Markup],
        labels: [Markup], notes: [Markup]
    ) -> Markup {
        let names = "\(id)-title \(id)-words"
        let words = DrawingWords.highest(highest(areas), language)
        let picture = Markup.element(
            "g",
            [Attribute("role", "img"), Attribute("aria-labelledby", names), Attribute("class", "labels")],
            [
                .element("title", [Attribute("id", "\(id)-title")], [.text(title)]),
                .element("desc", [Attribute("id", "\(id)-words")], [.text(words)]),
            ] + labels)
        let sheet = Markup.element(
            "svg", [Attribute("viewBox", "0 0 \(width) \(height)"), Attribute("class", kind)],
            [.element("g", [Attribute("aria-hidden", "true")], shapes), picture])
        let legend = Markup.element(
            "figcaption", [], [.text(DrawingWords.legend(figure, language)), key(areas, notes)])
        return .element("figure", [Attribute("class", "map")], [sheet, legend])
    }

    private func highest(_ areas: [MapArea]) -> [String] {
        let above = areas.filter { ($0.value ?? 0) > 0 }
        let sorted = above.sorted { ($1.value ?? 0, $0.name) < ($0.value ?? 0, $1.name) }
        return sorted.prefix(3).map { "\($0.name) \(said($0))" }
    }

    private func key(_ areas: [MapArea], _ notes: [Markup]) -> Markup {
        var entries = steps.legend(figure, language).map { entry($0.words, swatch($0.name)) }
        if areas.contains(where: { $0.value == nil }) {
            entries.append(entry(DrawingWords.noData(language), swatch("none")))
        }
        return .element("ul", [Attribute("class", "key")], entries + notes)
    }

    func entry(_ words: String, _ swatch: Markup) -> Markup {
        .element("li", [], [swatch, .text(" \(words)")])
    }

    private func swatch(_ name: String) -> Markup { swatch([Attribute("class", name)]) }

    var hatchSwatch: Markup {
        swatch([Attribute("class", "hatched"), Attribute("fill", "url(#\(id)-hatch)")])
    }

    private func swatch(_ look: [Attribute]) -> Markup {
        let rectangle = Markup.empty(
            "rect",
            look + [Attribute("x", 1), Attribute("y", 1), Attribute("width", 22), Attribute("height", 14)])
        let size = [Attribute("viewBox", "0 0 24 16"), Attribute("width", 24), Attribute("height", 16)]
        return .element("svg", size + [Attribute("aria-hidden", "true")], [rectangle])
    }

    /// What areas without a number of their own are filled with.
    var hatch: Markup {
        let size = [
            Attribute("width", 8), Attribute("height", 8), Attribute("patternUnits", "userSpaceOnUse"),
        ]
        return .element(
            "pattern", [Attribute("id", "\(id)-hatch")] + size,
            [.empty("path", [Attribute("d", "M-2,2l4-4M0,8l8-8M6,10l4-4")])])
    }
}
