/// What areas that have no name of their own are called.
enum AreaWords {
    static func unknown(_ language: SiteLanguage) -> String {
        language.says("a place that is not known", "un lugar que no se conoce")
    }

    /// What a state has: `county`, `all smaller counties together`.
    static func kind(_ state: String, _ language: SiteLanguage) -> String {
        switch state {
        case "LA": language.says("parish", "parroquia")
        case "AK": language.says("borough or census area", "borough o área censal")
        case "MD", "MO", "NV", "VA": language.says("county or city", "condado o ciudad")
        default: language.says("county", "condado")
        }
    }

    static func together(_ state: String, _ language: SiteLanguage) -> String {
        switch state {
        case "LA": language.says("all smaller parishes together", "todas las parroquias pequeñas juntas")
        case "AK":
            language.says(
                "all smaller boroughs and areas together", "todos los boroughs y áreas pequeñas juntos")
        case "VA":
            language.says(
                "all smaller counties and cities together", "todos los condados y ciudades pequeñas juntos")
        default: language.says("all smaller counties together", "todos los condados pequeños juntos")
        }
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
