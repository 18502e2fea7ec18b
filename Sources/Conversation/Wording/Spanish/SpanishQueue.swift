/// The moderators' queue: what waits to be asked for.
extension Spanish {
    static let queue: [Phrase: String] = [
        .digestHead: "En espera",
        .digestCount: "Reportes por mostrar: {n}. Urgentes: {max}. El más antiguo espera hace {age}.",
        .digestHeldBack: "De personas con muchos reportes abiertos: {n}. Van al final.",
        .digestHow: "Toque Siguiente o escriba /next: recibe {n} por cinco minutos.",
        .digestTaken: "Cada reporte está con un moderador.",
        .digestDone: "No hay reportes por mostrar.",
        .buttonNext: "Siguiente",
        .nextYours: "Suyos por cinco minutos: {codes}.",
        .nextHeld: "Todavía tiene: {codes}. Decida esos primero, por favor.",
        .nextNone: "No hay reportes en espera.",
        .nextFull: "La sala está llena por ahora. Más en unos {n} min.",
        .cardHeldBack: "Esta persona tiene muchos reportes abiertos.",
        .matrixQueueHelp: "Reaccione con ⏭️, o escriba !next.",
    ]
}
