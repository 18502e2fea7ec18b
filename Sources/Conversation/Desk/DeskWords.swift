/// What is said in the moderators' room: commands, how each is written, lists.
enum DeskWords: Wording {
    case help, reasons, number, here, queueEmpty, askWords, banHow, correctHow, groupHow, maskHow, open,
        more, listReport, listComment, findHow, somebody

    var text: Text {
        switch self {
        case .help:
            Text(
                en: """
                    Commands: /next, /queue urgent state:GA, /find words, /view, /save name filter, /log 12, /stats, /drill, /status, \
                    /digest, /on 6h, /off, /duty, /handover, /show 12, /take 12, /approve 12, /move 12 desk note, /assign 12 Zoe, /mine, /tag 12 press, \
                    /untag 12 press, /tags, /reject 12 reason, /ask 12 words, /unask 12, /send 12, /verify 12 source, /correct 12 words, /retract 12 reason, \
                    /group 12 7, /ungroup 12, /mask 12 1 A1 B2, /photos 12, \
                    /text 12, /cut 12 3, /hide 12 words, /bulk, /ban 12 7 spam, /unban 12, /undo 12. \
                    A reply to a card is a note to the team; only /ask goes to the voter, after 30 seconds.
                    """,
                es: """
                    Comandos: /next, /queue urgent state:GA, /find palabras, /view, /save nombre filtro, /log 12, /stats, /drill, /status, \
                    /digest, /on 6h, /off, /duty, /handover, /show 12, /take 12, /approve 12, /move 12 mesa nota, /assign 12 Zoe, /mine, /tag 12 press, \
                    /untag 12 press, /tags, /reject 12 motivo, /ask 12 palabras, /unask 12, /send 12, /verify 12 fuente, /correct 12 palabras, \
                    /retract 12 motivo, /group 12 7, /ungroup 12, /mask 12 1 A1 B2, /photos 12, \
                    /text 12, /cut 12 3, /hide 12 words, /bulk, /ban 12 7 spam, /unban 12, /undo 12. \
                    Responder a una tarjeta es una nota al equipo; solo /ask llega a quien reportó, a los 30 segundos.
                    """)
        case .reasons: Text(en: "Give a reason: {reasons}.", es: "Dé un motivo: {reasons}.")
        case .number:
            Text(
                en: "Say which report, like: {command} 12.",
                es: "Diga qué reporte, por ejemplo: {command} 12.")
        case .here:
            Text(
                en: "Here is the card of report {code}.",
                es: "Aquí está la tarjeta del reporte {code}.")
        case .queueEmpty: Text(en: "No reports wait.", es: "No hay reportes en espera.")
        case .askWords:
            Text(
                en: "Write the question too, like: /ask 12 Which door?",
                es: "Escriba también la pregunta, por ejemplo: /ask 12 ¿Qué puerta?")
        case .banHow:
            Text(
                en: "Say for how long and why, like: /ban 12 7 spam. Days: 1, 7 or 30. Reasons: {reasons}.",
                es: "Diga por cuánto y por qué, como: /ban 12 7 spam. Días: 1, 7 o 30. Motivos: {reasons}.")
        case .correctHow:
            Text(
                en: "Write the note too, like: /correct 12 It was door 4.",
                es: "Escriba también la nota, como: /correct 12 Fue la puerta 4.")
        case .groupHow:
            Text(
                en: "Say both, like: /group 12 7. Then 7 stands for both.",
                es: "Diga los dos, como: /group 12 7. Entonces 7 vale por los dos.")
        case .maskHow:
            Text(
                en: "Say which photo and which parts, from A1 to D4, like: /mask 12 1 A1 B2.",
                es: "Diga qué foto y qué partes, de A1 a D4, como: /mask 12 1 A1 B2.")
        case .open:
            Text(
                en: "Reports that wait: {n}. Urgent: {max}. The oldest has waited {age}.",
                es: "Reportes en espera: {n}. Urgentes: {max}. El más antiguo espera hace {age}.")
        case .more: Text(en: "More: {command}", es: "Más: {command}")
        case .listReport: Text(en: "{code}", es: "{code}")
        case .listComment: Text(en: "{code} (comment on {n})", es: "{code} (comentario sobre {n})")
        case .findHow:
            Text(
                en: "Say what to look for: /find 12, /find 85003, or /find machine state:GA.",
                es: "Diga qué buscar: /find 12, /find 85003 o /find máquina state:GA.")
        case .somebody: Text(en: "somebody", es: "alguien")
        }
    }
}
