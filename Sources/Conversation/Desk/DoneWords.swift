/// What a moderator hears when something was done.
enum DoneWords: Wording {
    case done, taken, takenBy, anyway, labelAnyway, ask, reopened, banned, unbanned, second, secondAnew,
        cleared,
        verified, verifiedOpen, corrected, retracted, restored, grouped, ungrouped, masking

    var text: Text {
        switch self {
        case .done: Text(en: "Done.", es: "Hecho.")
        case .taken:
            Text(
                en: "You have report {code} for 15 minutes.",
                es: "El reporte {code} es suyo por 15 minutos.")
        case .takenBy:
            Text(
                en: "{name} has it since {age}. You can still decide.",
                es: "{name} lo tiene desde hace {age}. Aún puede decidir.")
        case .anyway:
            Text(
                en: "{name} has had report {code} for {age}. To decide anyway, do it again.",
                es: "{name} tiene el reporte {code} desde hace {age}. Para decidir igual, repítalo.")
        case .labelAnyway: Text(en: "Decide anyway", es: "Decidir igual")
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
                en: "Noted. A second moderator must approve this report.",
                es: "Anotado. Otro moderador debe aprobar este reporte.")
        case .secondAnew:
            Text(
                en: "Noted as the first approval: the report changed since the one before.",
                es: "Anotado como primera aprobación: el reporte cambió desde la anterior.")
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
