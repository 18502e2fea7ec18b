/// The map of a state's counties; those too small to be named are one hatched area with one number. // S14
///
/// `counts` by FIPS number: a county that is missing is zero. `smaller` is the number of all smaller counties together, `whole` of
/// the reports that name the state only. `link` says where an area's page is, from the page of the map; nil has no link.
func stateMap(
    _ state: String, counts: [String: Int], smaller: Int, whole: Int = 0, in language: SiteLanguage,
    showing figure: MapFigure = .reports, link: (PublicArea) -> String?
) -> Markup {
    guard let sheet = AreaTable.shared.map(of: state) else { return .nothing }
    let counties = AreaTable.shared.counties(of: state).filter(\.isNamed).map { county in
        MapArea(
            name: county.name(in: language), short: nil,
            value: figure.value(counts[county.fips] ?? 0, residents: county.residents),
            link: link(.county(fips: county.fips)))
    }
    let map = StateMap(
        state: state, sheet: sheet, counties: counties, rest: AreaTable.shared.smaller(of: state),
        drawing: MapDrawing(
            id: "map-\(state.lowercased())", figure: figure, language: language, values: counties.map(\.value)
        ))
    return map.markup(smaller: smaller, whole: whole, link: link)
}

private struct StateMap {
    let state: String
    let sheet: MapSheet
    let counties: [MapArea]
    let rest: AreaTable.Smaller
    let drawing: MapDrawing

    private var figure: MapFigure { drawing.figure }
    private var language: SiteLanguage { drawing.language }

    func markup(smaller: Int, whole: Int, link: (PublicArea) -> String?) -> Markup {
        let drawn = Array(zip(counties, sheet.areas))
        let together = rest.isNamed ? figure.value(smaller, residents: rest.residents) : nil
        let number = together.map { figure.text($0, language) }
        return drawing.figure(
            "state",
            title: DrawingWords.stateTitle(
                state, isWhole: counties.count < 2, figure, language), width: sheet.width,
            height: sheet.height, areas: counties + others(together, whole),
            shapes: drawn.map { drawing.shape($0, path: sheet.path($1)) } + hatched(number, link),
            labels: [drawing.inside(drawn.map { drawing.label($0, at: $1) })], notes: notes(number, whole))
    }

    /// What is not a county of its own, for the three highest. A state has no rate here: it would be of some of its people.
    private func others(_ together: Int?, _ whole: Int) -> [MapArea] {
        let smaller = together.map {
            MapArea(name: AreaWords.together(state, language), short: nil, value: $0, link: nil)
        }
        let stateOnly = MapArea(
            name: DrawingWords.stateOnly(state, language), short: nil, value: whole, link: nil)
        return [smaller, figure == .reports ? stateOnly : nil].compactMap(\.self)
    }

    private func hatched(_ number: String?, _ link: (PublicArea) -> String?) -> [Markup] {
        guard !rest.counties.isEmpty, let place = sheet.areas.last else { return [] }
        let area = rest.isNamed ? PublicArea.smaller(state: state) : .state(state)
        let name = rest.isNamed ? AreaWords.together(state, language) : DrawingWords.unnamed(language)
        return [
            drawing.hatch,
            drawing.hatched(name, number: number, path: sheet.path(place), link: link(area)),
        ]
    }

    private func notes(_ number: String?, _ whole: Int) -> [Markup] {
        var notes: [Markup] = []
        if let number {
            notes.append(
                drawing.entry("\(AreaWords.together(state, language)): \(number)", drawing.hatchSwatch))
        } else if !rest.counties.isEmpty {
            notes.append(drawing.entry(DrawingWords.unnamed(language), drawing.hatchSwatch))
        }
        if figure == .reports, whole > 0 || !rest.isNamed && !rest.counties.isEmpty {
            let words = "\(DrawingWords.stateOnly(state, language)): \(language.number(whole))"
            notes.append(.element("li", [], [.text(words)]))
        }
        return notes
    }
}
