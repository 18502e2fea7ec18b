/// What areas that have no name of their own are called.
enum AreaWords {
    static func unknown(_ language: SiteLanguage) -> String {
        language.says("a place that is not known", "un lugar que no se conoce")
    }

    /// `a smaller county in Georgia`: some states have something else instead of counties.
    static func smaller(_ state: String, _ language: SiteLanguage) -> String {
        let name = language.state(state)
        return switch state {
        case "LA": language.says("a smaller parish in \(name)", "una parroquia pequeña de \(name)")
        case "AK":
            language.says("a smaller borough or area in \(name)", "un borough o área pequeña de \(name)")
        case "VA":
            language.says("a smaller county or city in \(name)", "un condado o ciudad pequeña de \(name)")
        default: language.says("a smaller county in \(name)", "un condado pequeño de \(name)")
        }
    }
}
