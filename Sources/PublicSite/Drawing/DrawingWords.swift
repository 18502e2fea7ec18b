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

    static func stateTitle(_ state: String, _ figure: MapFigure, _ language: SiteLanguage) -> String {
        let name = language.state(state)
        return switch figure {
        case .reports: language.says("Reports in \(name) by county", "Reportes de \(name) por condado")
        case .perResidents:
            language.says(
                "Reports per 100,000 residents, by county of \(name)",
                "Reportes por cada 100,000 habitantes, por condado de \(name)")
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

    static func smaller(_ number: String, _ language: SiteLanguage) -> String {
        language.says(
            "All smaller counties together: \(number)", "Todos los condados pequeños juntos: \(number)")
    }

    /// Where even the smaller ones together are too few people, or where nobody counted.
    static func unnamed(_ language: SiteLanguage) -> String {
        language.says(
            "Named by the state only: too few people, or nobody counted them.",
            "Solo se nombra el estado: hay muy pocas personas, o nadie las contó.")
    }

    static func stateOnly(_ state: String, _ number: String, _ language: SiteLanguage) -> String {
        language.says(
            "\(language.state(state)), without a county: \(number)",
            "\(language.state(state)), sin condado: \(number)")
    }

    static func reports(_ language: SiteLanguage) -> String { language.says("Reports", "Reportes") }
}
