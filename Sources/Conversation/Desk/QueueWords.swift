/// The moderators' queue, and how things stand at the change of shifts.
enum QueueWords: Wording {
    case digestHead, digestCount, digestHeldBack, digestHow, digestTaken, digestDone, nextYours, nextHeld,
        nextNone, nextFull, shiftHead, shiftDone, shiftHow

    var text: Text {
        switch self {
        case .digestHead: Text(en: "Queue", es: "En espera")
        case .digestCount:
            Text(
                en: "Reports that wait to be shown: {n}. Urgent: {max}. The oldest has waited {age}.",
                es: "Reportes por mostrar: {n}. Urgentes: {max}. El más antiguo espera hace {age}.")
        case .digestHeldBack:
            Text(
                en: "From people with many open reports: {n}. They come last.",
                es: "De personas con muchos reportes abiertos: {n}. Van al final.")
        case .digestHow:
            Text(
                en: "Tap Next, or write /next: you get {n} for five minutes.",
                es: "Toque Siguiente o escriba /next: recibe {n} por cinco minutos.")
        case .digestTaken:
            Text(
                en: "Every report is with a moderator.",
                es: "Cada reporte está con un moderador.")
        case .digestDone: Text(en: "No reports wait to be shown.", es: "No hay reportes por mostrar.")
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
