/// What is said of many reports that are rejected at once.
enum BulkWords: Wording {
    case how, neverApproved, over, tooMany, head, headOne, headOfOne, outside, more, done, leftOut,
        leftOutOne,
        undone, cancelled, labelLook, labelGo, labelCancel, labelUndo

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
        case .headOne:
            Text(
                en: "Reject one report as: {reason}. Sent {date}. This one:",
                es: "Rechazar un reporte como: {reason}. Del {date}. Este:")
        case .headOfOne:
            Text(
                en: "Reject {n} reports of one person as: {reason}. Sent {date} to {when}. Among them:",
                es: "Rechazar {n} reportes de una persona como: {reason}. Del {date} al {when}. Entre ellos:")
        case .outside:
            Text(
                en: "Left out, as urgent, grouped, taken, or for somebody else to decide. How many: {n}.",
                es: "Fuera, por urgentes, agrupados, tomados o de otra decisión. Cuántos: {n}.")
        case .more: Text(en: "And {n} more.", es: "Y {n} más.")
        case .done: Text(en: "Rejected: {n}.", es: "Rechazados: {n}.")
        case .leftOut:
            Text(
                en: "Left out: reports {codes}. They changed, or somebody else has them or must decide.",
                es: "Fuera: reportes {codes}. Cambiaron, o los tiene o los debe decidir otra persona.")
        case .leftOutOne:
            Text(
                en: "Left out: report {codes}. It changed, or somebody else has it or must decide.",
                es: "Fuera: reporte {codes}. Cambió, o lo tiene o lo debe decidir otra persona.")
        case .undone: Text(en: "Open again: {n}.", es: "Abiertos otra vez: {n}.")
        case .cancelled: Text(en: "Nothing was done.", es: "No se hizo nada.")
        case .labelLook: Text(en: "Look through", es: "Mirar todos")
        case .labelGo: Text(en: "Reject {n}", es: "Rechazar {n}")
        case .labelCancel: Text(en: "Cancel", es: "Cancelar")
        case .labelUndo: Text(en: "Undo {n}", es: "Deshacer {n}")
        }
    }
}
