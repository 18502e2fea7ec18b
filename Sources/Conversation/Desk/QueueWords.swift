/// The moderators' queue, and how things stand at the change of shifts.
enum QueueWords: Wording {
    case nextYours, nextHeld, nextNone, nextFull, shiftHead, shiftDone, shiftHow

    var text: Text {
        switch self {
        case .nextYours: Text(en: "Yours for five minutes: {codes}.", es: "Suyos por cinco minutos: {codes}.")
        case .nextHeld:
            Text(
                en: "You still have: {codes}. Please decide these first.",
                es: "Todavía tiene: {codes}. Decida esos primero, por favor.")
        case .nextNone: Text(en: "No reports wait.", es: "No hay reportes en espera.")
        case .nextFull:
            Text(
                en: "The room is full for now. More in about {n} min.",
                es: "La sala está llena por ahora. Más en unos {n} min.")
        case .shiftHead: Text(en: "How things stand", es: "Cómo van las cosas")
        case .shiftDone:
            Text(
                en: "In the last hour {n} sent, {max} decided.",
                es: "En la última hora: {n} enviados, {max} decididos.")
        case .shiftHow:
            Text(
                en: "See them: /queue. Get some: /next.",
                es: "Para verlos: /queue. Para recibir: /next.")
        }
    }
}
