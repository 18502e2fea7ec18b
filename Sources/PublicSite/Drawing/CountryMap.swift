/// The map of all states: 48 as they lie, Alaska and Hawaii as insets, whatever is too small as boxes. // S14
///
/// `counts` by postal abbreviation: one that is missing is zero. `link` says where a state's page is, from the page of the map.
func countryMap(
    counts: [String: Int], in language: SiteLanguage, showing figure: MapFigure = .reports,
    link: (String) -> String?
) -> Markup {
    let table = AreaTable.shared
    let areas = table.allStates.map { state in
        MapArea(
            name: language.state(state), short: state,
            value: figure.value(counts[state] ?? 0, residents: table.residents(of: state)), link: link(state))
    }
    return CountryMap(areas: areas, figure: figure, language: language).markup
}

private struct CountryMap {
    private let areas: [String: MapArea]
    private let order: [MapArea]
    private let drawing: MapDrawing
    private let sheet = AreaTable.shared.countryMap()

    /// Beside the coast from north to south, then below: there is no room in the area itself, or it is not drawn.
    private static let beside = ["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD", "DC"]
    private static let below = ["HI", "PR", "VI", "GU", "MP", "AS"]
    private static let notDrawn: Set = ["DC", "PR", "VI", "GU", "MP", "AS"]
    private static let box = (width: 84, height: 26, pitch: 30, gap: 6)

    init(areas: [MapArea], figure: MapFigure, language: SiteLanguage) {
        order = areas
        self.areas = Dictionary(areas.map { ($0.short ?? "", $0) }) { first, _ in first }
        drawing = MapDrawing(id: "map-us", figure: figure, language: language, values: areas.map(\.value))
    }

    var markup: Markup {
        let drawn = zip(order.filter { !Self.notDrawn.contains($0.short ?? "") }, sheet.areas).map { $0 }
        let boxed = Set(Self.beside + Self.below)
        let shapes = drawn.map { area, place in drawing.shape(area, path: sheet.path(place)) }
        let labels = drawn.filter { !boxed.contains($0.0.short ?? "") }.map { drawing.label($0.0, at: $0.1) }
        return drawing.figure(
            "country", title: DrawingWords.countryTitle(drawing.figure, drawing.language), width: sheet.width,
            height: sheet.height, areas: order,
            shapes: shapes
                + boxes.map {
                    drawing.box($0.area, x: $0.x, y: $0.y, width: Self.box.width, height: Self.box.height)
                },
            labels: [drawing.inside(labels)]
                + boxes.map {
                    drawing.boxLabel($0.area, x: $0.x, y: $0.y + 18, width: Self.box.width)
                }, notes: [])
    }

    private var boxes: [(area: MapArea, x: Int, y: Int)] {
        let (right, low) = (sheet.width - Self.box.width - 4, sheet.height - Self.box.height - 2)
        let beside = Self.beside.enumerated().map { ($1, right, 215 + Self.box.pitch * $0) }
        let below = Self.below.reversed().enumerated().map { index, state in
            (state, right - (Self.box.width + Self.box.gap) * index, low)
        }
        return (beside + below).compactMap { state, x, y in areas[state].map { (area: $0, x: x, y: y) } }
    }
}
