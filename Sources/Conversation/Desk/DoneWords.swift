/// What a moderator hears when something was done.
enum DoneWords: Wording {
    case done, taken, takenBy, ask, reopened, banned, unbanned, second, cleared,
        verified, verifiedOpen, corrected, retracted, restored, grouped, ungrouped, masking, photosShown

    var text: Text {
        switch self {
        case .done: Text(en: "Done.", es: "Hecho.")
        case .photosShown:
            Text(
                en: "Everybody can see the photos of report {code} now.",
                es: "Todos pueden ver ahora las fotos del reporte {code}.")
        case .taken:
            Text(
                en: "You have report {code} for 15 minutes.",
                es: "El reporte {code} es suyo por 15 minutos.")
        case .takenBy:
            Text(
                en: "{name} has it since {age}. You can still decide.",
                es: "{name} lo tiene desde hace {age}. Aún puede decidir.")
        case .ask:
            Text(
                en: "Write your question as the reply to the new message.",
                es: "Escriba su pregunta como respuesta al mensaje nuevo.")
        case .reopened:
            Text(
                en: "Report {code} is open again.",
                es: "El reporte {code} está abierto otra vez.")
        case .banned:
            Text(
                en: "No reports from that person for {n}.",
                es: "Sin reportes de esa persona por {n}.")
        case .unbanned:
            Text(
                en: "That person can send reports again.",
                es: "Esa persona ya puede enviar reportes.")
        case .second:
            Text(
                en: "Noted. Reports of threats need a second moderator who approves.",
                es: "Anotado. Los reportes de amenazas necesitan que apruebe otro moderador.")
        case .cleared: Text(en: "Reports taken back: {n}.", es: "Reportes retirados: {n}.")
        case .verified:
            Text(
                en: "Report {code} is marked as verified.",
                es: "El reporte {code} está marcado como verificado.")
        case .verifiedOpen:
            Text(
                en: "Report {code} is marked as verified. It is not public yet.",
                es: "El reporte {code} está marcado como verificado. Aún no es público.")
        case .corrected:
            Text(
                en: "The note stands below report {code} now.",
                es: "La nota está ahora bajo el reporte {code}.")
        case .retracted: Text(en: "Report {code} is taken back.", es: "El reporte {code} fue retirado.")
        case .restored:
            Text(
                en: "Report {code} is public again.",
                es: "El reporte {code} es público otra vez.")
        case .grouped:
            Text(
                en: "Report {code} stands under report {n}.",
                es: "El reporte {code} queda bajo el reporte {n}.")
        case .ungrouped:
            Text(
                en: "Report {code} stands alone again.",
                es: "El reporte {code} queda solo otra vez.")
        case .masking:
            Text(
                en: "Photo {n} of report {code} is blacked out at {codes}. It is shown again in a moment.",
                es:
                    "La foto {n} del reporte {code} queda tapada en {codes}. Se muestra otra vez en un momento."
            )
        }
    }
}
