/// Buttons of a report in the making.
enum ReportLabels: Wording {
    case removePhoto, usePlace, zipHome, now, today, earlier, send, change, fieldWhat, addPhoto, fieldPhotos,
        fieldPlace, fieldTime, fieldKind, resume, discard, addLate, addTo, newReport, wasQuestion,
        removeAdded,
        shareLocation

    var text: Text {
        switch self {
        case .removePhoto: Text(en: "Remove last photo", es: "Quitar última foto")
        case .usePlace: Text(en: "Use {place}", es: "Usar {place}")
        case .zipHome: Text(en: "My home ZIP too", es: "También es el mío")
        case .now: Text(en: "Now", es: "Ahora")
        case .today: Text(en: "Today", es: "Hoy")
        case .earlier: Text(en: "Before today", es: "Antes de hoy")
        case .send: Text(en: "Send now", es: "Enviar ya")
        case .change: Text(en: "Change", es: "Cambiar")
        case .addPhoto: Text(en: "Add photo", es: "Agregar foto")
        case .fieldWhat: Text(en: "What", es: "Qué")
        case .fieldPhotos: Text(en: "Photos", es: "Fotos")
        case .fieldPlace: Text(en: "Where", es: "Dónde")
        case .fieldTime: Text(en: "When", es: "Cuándo")
        case .fieldKind: Text(en: "Kind", es: "Tipo")
        case .resume: Text(en: "Go on", es: "Seguir")
        case .discard: Text(en: "Throw away", es: "Borrar")
        case .addLate: Text(en: "Add", es: "Agregar")
        case .addTo: Text(en: "Add to report {code}", es: "Agregar al reporte {code}")
        case .newReport: Text(en: "New report", es: "Otro reporte")
        case .wasQuestion: Text(en: "It was a question", es: "Era una pregunta")
        case .removeAdded: Text(en: "Remove", es: "Quitar")
        case .shareLocation: Text(en: "Share location", es: "Enviar ubicación")
        }
    }
}
