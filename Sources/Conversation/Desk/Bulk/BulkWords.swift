/// What is said of many reports that are rejected at once.
enum BulkWords: Wording {
    case how, neverApproved, over, tooMany, head, outside, more, done, leftOut, undone, cancelled, labelLook,
        labelGo, labelCancel, labelUndo

    var text: Text {
        switch self {
        case .how:
            Text(
                en: "Give a reason and what the reports are like: /bulk reject spam state:GA older:2h",
                es: "Dé un motivo y cómo son los reportes: /bulk reject spam state:GA older:2h")
        case .neverApproved:
            Text(
                en: "Nothing is approved in bulk. Look at each: /queue shows them.",
                es: "Nada se aprueba en bloque. Mire cada uno: /queue los muestra.")
        case .over:
            Text(
                en: "That set is not here any more. Ask anew: /bulk reject spam state:GA",
                es: "Ese grupo ya no está. Pida otra vez: /bulk reject spam state:GA")
        case .tooMany:
            Text(
                en: "More than {max} reports are like that. Narrow it, or ask a lead.",
                es: "Hay más de {max} reportes así. Pida menos, o pregunte a quien dirige.")
        case .head:
            Text(
                en: "Reject {n} reports of {max} people as: {reason}. Sent {date} to {when}. Among them:",
                es:
                    "Rechazar {n} reportes de {max} personas como: {reason}. Del {date} al {when}. Entre ellos:"
            )
        case .outside:
            Text(
                en: "Left out, as urgent, grouped, your own, or with somebody else: {n}.",
                es: "Fuera, por urgentes, agrupados, suyos o de otra persona: {n}.")
        case .more: Text(en: "And {n} more.", es: "Y {n} más.")
        case .done: Text(en: "Rejected: {n}.", es: "Rechazados: {n}.")
        case .leftOut:
            Text(
                en: "Left out, because they changed: {codes}.",
                es: "Fuera, porque cambiaron: {codes}.")
        case .undone: Text(en: "Open again: {n}.", es: "Abiertos otra vez: {n}.")
        case .cancelled: Text(en: "Nothing was done.", es: "No se hizo nada.")
        case .labelLook: Text(en: "Look through", es: "Mirar todos")
        case .labelGo: Text(en: "Reject {n}", es: "Rechazar {n}")
        case .labelCancel: Text(en: "Cancel", es: "Cancelar")
        case .labelUndo: Text(en: "Undo {n}", es: "Deshacer {n}")
        }
    }
}
