/// Times and spans inside sentences.
enum WhenWords: Wording {
    case now, today, earlier, ageNow, ageMinute, ageMinutes, ageHour, ageHours, ageDay, ageDays

    var text: Text {
        switch self {
        case .now: Text(en: "now, {when}", es: "ahora, {when}")
        case .today: Text(en: "today, {when}", es: "hoy, {when}")
        case .earlier: Text(en: "before {when}", es: "antes del {when}")
        case .ageNow: Text(en: "a moment", es: "un momento")
        case .ageMinute: Text(en: "1 minute", es: "1 minuto")
        case .ageMinutes: Text(en: "{n} minutes", es: "{n} minutos")
        case .ageHour: Text(en: "1 hour", es: "1 hora")
        case .ageHours: Text(en: "{n} hours", es: "{n} horas")
        case .ageDay: Text(en: "1 day", es: "1 día")
        case .ageDays: Text(en: "{n} days", es: "{n} días")
        }
    }
}
