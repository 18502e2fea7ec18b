/// Buttons of the moderators' card and queue.
enum DeskLabels: Wording {
    case take, approve, reject, ask, ban, undo, back, next, liftBan, keepBan, clear, verify, unverify,
        retract, group, ungroup

    var text: Text {
        switch self {
        case .take: Text(en: "Take", es: "Tomar")
        case .approve: Text(en: "Approve", es: "Aprobar")
        case .reject: Text(en: "Reject", es: "Rechazar")
        case .ask: Text(en: "Ask", es: "Preguntar")
        case .ban: Text(en: "Ban", es: "Bloquear")
        case .undo: Text(en: "Undo", es: "Deshacer")
        case .back: Text(en: "Back", es: "Volver")
        case .next: Text(en: "Next", es: "Siguiente")
        case .liftBan: Text(en: "Lift the ban", es: "Levantar el bloqueo")
        case .keepBan: Text(en: "Keep the ban", es: "Mantener el bloqueo")
        case .clear: Text(en: "Withdraw their reports", es: "Retirar sus reportes")
        case .verify: Text(en: "Verified", es: "Verificado")
        case .unverify: Text(en: "Not verified", es: "No verificado")
        case .retract: Text(en: "Take back", es: "Retirar")
        case .group: Text(en: "Group with {code}", es: "Agrupar con {code}")
        case .ungroup: Text(en: "Ungroup", es: "Desagrupar")
        }
    }
}
