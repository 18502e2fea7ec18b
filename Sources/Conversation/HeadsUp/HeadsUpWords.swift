/// What is said of a report that is not sent and tells of danger: to its writer, and on its card.
enum HeadsUpWords: Wording {
    case raised, head, noZIP, danger, waits, safe, told, closed, calm, cancelled, expired, deleted,
        queued,
        count, counted

    var text: Text {
        switch self {
        case .raised:
            Text(
                en:
                    "Our team knows now that something urgent is going on. They read your words when you send.",
                es: "Nuestro equipo ya sabe que pasa algo urgente. Leen sus palabras cuando usted las envía.")
        case .head:
            Text(
                en: "unfinished · {place}: {kind} · Report {code}",
                es: "sin terminar · {place}: {kind} · Reporte {code}")
        case .noZIP: Text(en: "no ZIP", es: "sin código postal")
        case .danger: Text(en: "danger", es: "peligro")
        case .waits: Text(en: "The words come when they send.", es: "Las palabras llegan cuando envíen.")
        case .safe: Text(en: "They say that they are safe now.", es: "Dicen que ya están a salvo.")
        case .told: Text(en: "First told: {date}", es: "Se contó primero: {date}")
        case .closed: Text(en: "Report {code} · not sent", es: "Reporte {code} · no enviado")
        case .calm:
            Text(
                en: "They say that it is no danger. If they send it, it comes here.",
                es: "Dicen que no hay peligro. Si lo envían, llega aquí.")
        case .cancelled: Text(en: "They threw it away.", es: "Lo borraron.")
        case .expired: Text(en: "They did not send it in time.", es: "No lo enviaron a tiempo.")
        case .deleted:
            Text(en: "They had all their data deleted.", es: "Pidieron borrar todos sus datos.")
        case .queued:
            Text(
                en: "They sent it. It waits to be shown: /next",
                es: "Lo enviaron. Espera a ser mostrado: /next")
        case .count:
            Text(
                en: "Urgent and not sent yet: {codes}. The oldest was told {age} ago.",
                es: "Urgentes y aún sin enviar: {codes}. El más antiguo se contó hace {age}.")
        case .counted:
            Text(
                en:
                    "Report {code} is not sent yet. There is nothing to decide. Its words come when they send.",
                es:
                    "El reporte {code} aún no se envía. No hay nada que decidir. Sus palabras llegan al enviar."
            )
        }
    }
}
