/// What the next ones are told when somebody's time on duty is over.
enum HandOverWords: Wording {
    case head, leaving, there, back, kept, desk, alarms, asked, promised, note, more, notYours, nothing, done

    var text: Text {
        switch self {
        case .head: Text(en: "Hand-over", es: "Cambio de turno")
        case .leaving: Text(en: "Off duty now: {name}.", es: "Termina su turno: {name}.")
        case .there: Text(en: "On duty: {name}.", es: "De turno: {name}.")
        case .back:
            Text(
                en: "{name} had {codes}: back in the queue.",
                es: "{name} tenía {codes}: de vuelta en la cola."
            )
        case .kept: Text(en: "With {name} from here on: {codes}.", es: "Desde ahora con {name}: {codes}.")
        case .desk:
            Text(
                en: "Desk {text}: {n} waiting, {max} urgent, the oldest for {age}.",
                es: "Mesa {text}: {n} en espera, {max} urgentes, el más antiguo hace {age}.")
        case .alarms:
            Text(en: "Urgent, and nobody takes them: {codes}.", es: "Urgentes y nadie los toma: {codes}.")
        case .nothing:
            Text(
                en: "You have no report to give to {name}. /handover alone ends your duty.",
                es: "No tiene reportes que dar a {name}. /handover solo termina su turno.")
        case .asked: Text(en: "Asked, no answer yet: {codes}.", es: "Preguntado, sin respuesta: {codes}.")
        case .promised: Text(en: "Promised in notes:", es: "Prometido en notas:")
        case .note: Text(en: "Report {code}, {name}:", es: "Reporte {code}, {name}:")
        case .more:
            Text(
                en: "{n} more such notes stand on the cards.", es: "Hay {n} notas más así en las tarjetas.")
        case .notYours:
            Text(
                en: "Report {code} is not in your hands. /mine lists yours, /handover 12 keeps 12.",
                es:
                    "El reporte {code} no está en sus manos. /mine muestra los suyos, /handover 12 guarda el 12."
            )
        case .done:
            Text(
                en: "You are off duty. The hand-over is in the room.",
                es: "Ya no está de turno. El cambio está en la sala.")
        }
    }
}
