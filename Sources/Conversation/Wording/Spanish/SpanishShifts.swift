/// Lists, numbers and shifts in the moderators' room, and what a reporter hears when nobody is there.
extension Spanish {
    static let shifts: [Phrase: String] = [
        .deskOpen: "Reportes en espera: {n}. Urgentes: {max}. El más antiguo espera hace {age}.",
        .deskMore: "Más: {command}",
        .deskListComment: "{code} (comentario sobre {n})",
        .deskFindHow: "Diga qué buscar: /find 12, /find 85003 o /find máquina.",
        .deskFindNone: "No hay nada para: {text}",
        .deskStatsSent: "Reportes enviados desde medianoche ({when}): {n}.",
        .deskStatsKinds: "Tipos: {codes}.",
        .deskStatsDecided: "Decisiones: {n}. Aprobados: {max}.",
        .deskStatsNames: "De quién: {codes}.",
        .deskStatsMedian: "La mitad llegó en menos de {age}.",
        .deskSomebody: "alguien",
        .deskStatusServed: "Mostrado de lo guardado hasta ahora: {n} listas, {max} otras respuestas.",
        .deskStatusAsked: "Pedidos a las fuentes para eso: {n}.",
        .deskStatusSources: "Por fuente: {codes}.",
        .deskStatusCost: "A $0.004 por 10,000 pedidos son ${text}.",
        .deskStatusNothing: "Aún no hay datos guardados.",
        .deskStatusFresh: "Datos guardados: {n} grupos. Todos al día.",
        .deskStatusOld: "Atrasados: {codes}.",
        .deskShiftHead: "Cómo van las cosas",
        .deskShiftDone: "En la última hora: {n} enviados, {max} decididos.",
        .deskShiftHow: "Para verlos: /queue. Para recibir: /next.",
        .sentNobody: "Ningún moderador ha estado aquí hace {age}. Puede tardar mucho.",
        .sentNobodyBefore: "Ningún moderador ha estado aquí hace {age}. Tal vez nadie mire antes de {date}.",
    ]
}
