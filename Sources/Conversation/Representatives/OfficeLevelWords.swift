/// What is said of levels.
enum OfficeLevelWords: Wording {
    case which, noLocal, labelFilter, labelFederal, labelState, labelLocal, labelAll, noVotes

    var text: Text {
        switch self {
        case .noVotes:
            Text(
                en:
                    "How members voted is not here. Look at https://clerk.house.gov/Votes and https://www.senate.gov",
                es: "Aquí no está cómo votaron. Vea https://clerk.house.gov/Votes y https://www.senate.gov")
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
