/// Numbers for moderators: of the day, and of the kept data.
enum StatsWords: Wording {
    case sent, decided, looked, decidedIn, groups, group, groupLook, groupDecision, reversed, waiting, urgent,
        names,
        csvCaption, how, statusServed, statusAsked, statusSources, statusCost,
        statusNothing, statusFresh, statusOld, sourceHasLess

    var text: Text {
        switch self {
        case .sent:
            Text(
                en: "Reports sent since midnight ({when}): {n}.",
                es: "Reportes enviados desde medianoche ({when}): {n}.")
        case .decided: Text(en: "Decisions: {n}. Approved: {max}.", es: "Decisiones: {n}. Aprobados: {max}.")
        case .names: Text(en: "By whom: {codes}.", es: "De quién: {codes}.")
        case .looked:
            Text(
                en: "First look: half within {age}, nine in ten within {max}.",
                es: "Primera mirada: la mitad en {age}, nueve de diez en {max}.")
        case .decidedIn:
            Text(
                en: "Decision: half within {age}, nine in ten within {max}.",
                es: "Decisión: la mitad en {age}, nueve de diez en {max}.")
        case .groups: Text(en: "Each: half / nine in ten.", es: "Cada uno: la mitad / nueve de diez.")
        case .group: Text(en: "{name}: {n} sent, {max} decided", es: "{name}: {n} enviados, {max} decididos")
        case .groupLook: Text(en: "look {age} / {max}", es: "mirada {age} / {max}")
        case .groupDecision: Text(en: "decision {age} / {max}", es: "decisión {age} / {max}")
        case .reversed:
            Text(
                en: "Taken back: {n}. Appealed: {max}. Overturned: {code}.",
                es: "Retirados: {n}. Apelados: {max}. Cambiados: {code}.")
        case .waiting:
            Text(en: "Waiting now: {n}. An hour ago: {max}.", es: "Esperan ahora: {n}. Hace una hora: {max}.")
        case .urgent:
            Text(
                en: "Oldest urgent: report {code}, {age}.", es: "Urgente más antiguo: reporte {code}, {age}.")
        case .csvCaption:
            Text(en: "Today in numbers, a row a report.", es: "Hoy en números, una fila por reporte.")
        case .how:
            Text(
                en: "Say /stats, or /stats csv for a file.", es: "Diga /stats, o /stats csv para un archivo.")
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
                    "{source} now has less than before ({name}). I do not take the new data and answer from the "
                    + "old. Please have your operator look.",
                es:
                    "{source} ahora tiene menos que antes ({name}). No tomo los datos nuevos y respondo con los "
                    + "anteriores. Pida a su operador que lo revise.")
        }
    }
}
