/// A voter's own reports: where each stands, taking one back, adding to it.
enum MineWords: Wording {
    case head, line, commentLine, empty, unsent, gone, stateWaiting, stateQuestion, statePublic,
        stateNotPublic, stateWithdrawn, stateRetracted, stateGrouped, stateOrphaned, withdrawAsk, withdrawn,
        withdrawnAlready, noteAsk, noteAdded, labelWithdraw, labelNote

    var text: Text {
        switch self {
        case .head: Text(en: "Your reports:", es: "Sus reportes:")
        case .line: Text(en: "Report {code}, {date}: {state}.", es: "Reporte {code}, {date}: {state}.")
        case .commentLine:
            Text(
                en: "Comment {code} on report {n}, {date}: {state}.",
                es: "Comentario {code} al reporte {n}, {date}: {state}.")
        case .empty: Text(en: "You have no reports yet.", es: "Aún no tiene reportes.")
        case .unsent: Text(en: "You have a report that is not sent.", es: "Tiene un reporte sin enviar.")
        case .gone:
            Text(
                en: "I do not find that report among yours.",
                es: "No encuentro ese reporte entre los suyos.")
        case .stateWaiting:
            Text(
                en: "waiting for a person to check it",
                es: "espera a que una persona lo revise")
        case .stateQuestion: Text(en: "a moderator asks you something", es: "un moderador le pregunta algo")
        case .statePublic: Text(en: "public", es: "público")
        case .stateNotPublic: Text(en: "not public", es: "no se publicó")
        case .stateWithdrawn: Text(en: "withdrawn", es: "retirado")
        case .stateRetracted: Text(en: "taken back by the team", es: "retirado por el equipo")
        case .stateGrouped: Text(en: "public with report {n}", es: "público con el reporte {n}")
        case .stateOrphaned: Text(en: "closed, its report is gone", es: "cerrado, su reporte ya no existe")
        case .withdrawAsk:
            Text(
                en: "Withdraw report {code}? It goes from the list and from the moderators at once.",
                es: "¿Retirar el reporte {code}? Sale de la lista y de los moderadores enseguida.")
        case .withdrawn: Text(en: "Report {code} is withdrawn.", es: "El reporte {code} está retirado.")
        case .withdrawnAlready:
            Text(
                en: "Report {code} was withdrawn before.",
                es: "El reporte {code} ya estaba retirado.")
        case .noteAsk: Text(en: "What should I add to report {code}?", es: "¿Qué agrego al reporte {code}?")
        case .noteAdded:
            Text(
                en: "Added to report {code}. A person will see it.",
                es: "Agregado al reporte {code}. Una persona lo verá.")
        case .labelWithdraw: Text(en: "Withdraw", es: "Retirar")
        case .labelNote: Text(en: "Add a note", es: "Agregar nota")
        }
    }
}
