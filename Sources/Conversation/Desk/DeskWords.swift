/// What is said in the moderators' room: commands, how each is written, lists.
enum DeskWords: Wording {
    case reasons, number, here, queueEmpty, askWords, banHow, correctHow, groupHow, maskHow, open,
        more, noPage, listReport, listComment, findHow, somebody

    var text: Text {
        switch self {
        case .reasons:
            Text(
                en: "Give a reason, like: {command} private. Reasons: {reasons}.",
                es: "Dé un motivo, como: {command} private. Motivos: {reasons}.")
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
                en:
                    "Say which photo and which cells, A1 to H6, like: /mask 12 1 A1 B2. The grid: /mask 12 1.",
                es:
                    "Diga qué foto y qué celdas, A1 a H6, como: /mask 12 1 A1 B2. La cuadrícula: /mask 12 1."
            )
        case .open:
            Text(
                en: "Reports that wait: {n}. Urgent: {max}. The oldest has waited {age}.",
                es: "Reportes en espera: {n}. Urgentes: {max}. El más antiguo espera hace {age}.")
        case .more: Text(en: "More: {command}", es: "Más: {command}")
        case .noPage:
            Text(
                en: "There is no page {n}. The first: {command}",
                es: "No hay página {n}. La primera: {command}")
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
