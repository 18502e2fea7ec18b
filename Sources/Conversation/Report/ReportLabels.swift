/// Buttons of a report in the making.
enum ReportLabels: Wording {
    case removePhoto, usePlace, zipOnce, zipHome, now, today, earlier, send, change, fieldWhat, fieldPhotos,
        fieldPlace, fieldTime, fieldKind, moreKinds, resume, discard, addLate, newReport, answerNow,
        addToReport

    var text: Text {
        switch self {
        case .removePhoto: Text(en: "Remove last", es: "Quitar última")
        case .usePlace: Text(en: "Use {place}", es: "Usar {place}")
        case .zipOnce: Text(en: "This report", es: "Este reporte")
        case .zipHome: Text(en: "Home too", es: "También mi casa")
        case .now: Text(en: "Now", es: "Ahora")
        case .today: Text(en: "Today", es: "Hoy")
        case .earlier: Text(en: "Before today", es: "Antes de hoy")
        case .send: Text(en: "Send", es: "Enviar")
        case .change: Text(en: "Change", es: "Cambiar")
        case .fieldWhat: Text(en: "What", es: "Qué")
        case .fieldPhotos: Text(en: "Photos", es: "Fotos")
        case .fieldPlace: Text(en: "Where", es: "Dónde")
        case .fieldTime: Text(en: "When", es: "Cuándo")
        case .fieldKind: Text(en: "Kind", es: "Tipo")
        case .moreKinds: Text(en: "More", es: "Más")
        case .resume: Text(en: "Go on", es: "Seguir")
        case .discard: Text(en: "Throw away", es: "Borrar")
        case .addLate: Text(en: "Add", es: "Agregar")
        case .newReport: Text(en: "New report", es: "Otro reporte")
        case .answerNow: Text(en: "Answer now", es: "Responder ahora")
        case .addToReport: Text(en: "Add to report", es: "Agregar")
        }
    }
}
