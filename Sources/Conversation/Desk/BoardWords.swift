/// The board in the moderators' room.
enum BoardWords: Wording {
    case head, headOfDesk, count, heldBack, workers, decided, pace, how, allTaken, allShown, none

    var text: Text {
        switch self {
        case .head: Text(en: "Board", es: "Tablero")
        case .headOfDesk: Text(en: "Board · {text}", es: "Tablero · {text}")
        case .count:
            Text(
                en: "Waiting: {n}. Urgent: {max}. The oldest has waited {age}.",
                es: "En espera: {n}. Urgentes: {max}. El más antiguo espera hace {age}.")
        case .heldBack:
            Text(
                en: "From people with many open reports: {n}. They come last.",
                es: "De personas con muchos reportes abiertos: {n}. Van al final.")
        case .workers: Text(en: "At work ({n}): {name}.", es: "Trabajan ({n}): {name}.")
        case .decided:
            Text(en: "Decided in the last hour: {n}.", es: "Decididos en la última hora: {n}.")
        case .pace:
            Text(
                en: "The homeserver takes a message in {n} s here: about {max} decisions a minute.",
                es: "El servidor acepta un mensaje cada {n} s aquí: unas {max} decisiones por minuto.")
        case .how:
            Text(
                en: "Tap Next for {n} here. Or write /work to me in private: they come one by one.",
                es: "Toque Siguiente: {n} aquí. O escríbame /work en privado: llegan uno por uno.")
        case .allTaken:
            Text(en: "Every report is with a moderator.", es: "Cada reporte está con un moderador.")
        case .allShown: Text(en: "All that waits stands here.", es: "Todo lo que espera está aquí.")
        case .none: Text(en: "No reports wait.", es: "No hay reportes en espera.")
        }
    }
}
