/// What is said of levels.
enum OfficeLevelWords: Wording {
    case which, noLocal, labelFilter, labelFederal, labelState, labelLocal, labelAll

    var text: Text {
        switch self {
        case .which: Text(en: "Which ones?", es: "¿Cuáles?")
        case .noLocal:
            Text(
                en: "I do not have city and county offices there. Look them up: {official}",
                es: "No tengo los cargos de la ciudad ni del condado. Búsquelos aquí: {official}")
        case .labelFilter: Text(en: "Filter", es: "Filtro")
        case .labelFederal: Text(en: "Federal", es: "Federal")
        case .labelState: Text(en: "State", es: "Estado")
        case .labelLocal: Text(en: "Local", es: "Local")
        case .labelAll: Text(en: "All", es: "Todos")
        }
    }
}
