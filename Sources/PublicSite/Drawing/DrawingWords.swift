/// The sentences of maps and charts.
enum DrawingWords {
    static func between(_ below: String, _ top: String, _ language: SiteLanguage) -> String {
        language.says("over \(below), up to \(top)", "más de \(below), hasta \(top)")
    }

    static func countryTitle(_ figure: MapFigure, _ language: SiteLanguage) -> String {
        switch figure {
        case .reports: language.says("Reports by state", "Reportes por estado")
        case .perResidents:
            language.says(
                "Reports per 100,000 residents, by state", "Reportes por cada 100,000 habitantes, por estado")
        }
    }

    /// `Reports by county: Georgia`; of a territory as a whole.
    static func stateTitle(
        _ state: String, isWhole: Bool, _ figure: MapFigure, _ language: SiteLanguage
    ) -> String {
        let (name, kind) = (language.state(state), AreaWords.kind(state, language))
        let by = isWhole ? "" : language.says(" by \(kind)", " por \(kind)")
        return switch figure {
        case .reports: language.says("Reports\(by): \(name)", "Reportes\(by): \(name)")
        case .perResidents:
            language.says(
                "Reports per 100,000 residents\(by): \(name)",
                "Reportes por cada 100,000 habitantes\(by): \(name)")
        }
    }

    /// The three highest, for whoever hears the picture. // S16
    static func highest(_ highest: [String], _ language: SiteLanguage) -> String {
        if highest.isEmpty { return none(language) }
        let list = highest.joined(separator: "; ")
        return language.says("The highest: \(list).", "Los más altos: \(list).") + " "
            + language.says("All numbers are in the table.", "Todos los números están en la tabla.")
    }

    static func none(_ language: SiteLanguage) -> String {
        language.says("There are no public reports here.", "Aquí no hay reportes públicos.")
    }

    static func noData(_ language: SiteLanguage) -> String {
        language.says(
            "No data: the number of residents is not known.", "Sin datos: no se sabe cuántos habitantes hay.")
    }

    static func legend(_ figure: MapFigure, _ language: SiteLanguage) -> String {
        switch figure {
        case .reports: language.says("Reports", "Reportes")
        case .perResidents:
            language.says(
                "Reports per 100,000 residents (2019)", "Reportes por cada 100,000 habitantes (2019)")
        }
    }

    /// Where even the smaller ones together are too few people, or where nobody counted.
    static func unnamed(_ language: SiteLanguage) -> String {
        language.says(
            "Named by the state only: too few people, or nobody counted them.",
            "Solo se nombra el estado: hay muy pocas personas, o nadie las contó.")
    }

    static func stateOnly(_ state: String, _ language: SiteLanguage) -> String {
        language.says(
            "\(language.state(state)), smaller place not said",
            "\(language.state(state)), sin lugar más preciso")
    }

    static func reports(_ language: SiteLanguage) -> String { language.says("Reports", "Reportes") }
}
