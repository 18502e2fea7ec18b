/// Numbers for moderators: of the day, and of the kept data.
enum StatsWords: Wording {
    case sent, kinds, decided, names, median, statusServed, statusAsked, statusSources, statusCost,
        statusNothing, statusFresh, statusOld, sourceHasLess

    var text: Text {
        switch self {
        case .sent:
            Text(
                en: "Reports sent since midnight ({when}): {n}.",
                es: "Reportes enviados desde medianoche ({when}): {n}.")
        case .kinds: Text(en: "Kinds: {codes}.", es: "Tipos: {codes}.")
        case .decided: Text(en: "Decisions: {n}. Approved: {max}.", es: "Decisiones: {n}. Aprobados: {max}.")
        case .names: Text(en: "By whom: {codes}.", es: "De quién: {codes}.")
        case .median: Text(en: "Half of them came within {age}.", es: "La mitad llegó en menos de {age}.")
        case .statusServed:
            Text(
                en: "Shown from kept data so far: {n} lists, {max} other answers.",
                es: "Mostrado de lo guardado hasta ahora: {n} listas, {max} otras respuestas.")
        case .statusAsked:
            Text(
                en: "Requests to sources for that: {n}.",
                es: "Pedidos a las fuentes para eso: {n}.")
        case .statusSources: Text(en: "By source: {codes}.", es: "Por fuente: {codes}.")
        case .statusCost:
            Text(
                en: "At $0.004 for 10,000 requests that is ${text}.",
                es: "A $0.004 por 10,000 pedidos son ${text}.")
        case .statusNothing: Text(en: "No data are kept yet.", es: "Aún no hay datos guardados.")
        case .statusFresh:
            Text(
                en: "Sets of data kept: {n}. All are fresh.",
                es: "Datos guardados: {n} grupos. Todos al día.")
        case .statusOld: Text(en: "Out of date: {codes}.", es: "Atrasados: {codes}.")
        case .sourceHasLess:
            Text(
                en:
                    "{source} now has less than before ({name}). I keep the new data aside and answer from the old "
                    + "data. Please have your operator look.",
                es:
                    "{source} ahora tiene menos que antes ({name}). Dejo aparte los datos nuevos y respondo con los "
                    + "anteriores. Pida a su operador que lo revise.")
        }
    }
}
