/// A voter's profile and settings.
enum SettingsWords: Wording {
    case profile, settings, none, on, off, chartAsk, chartBars, chartPie, chartText, chartSet, noticesOn,
        noticesOff, stopWhich, stopAsk, labelProfile, labelSettings, labelCharts, labelBars,
        labelPie, labelText, labelNoticesOn, labelNoticesOff, labelStopReport, labelStopAll

    var text: Text {
        switch self {
        case .profile:
            Text(
                en: "You: {place}. Reports: {n}. Likes: {likes}. Saved: {max}.",
                es: "Usted: {place}. Reportes: {n}. Me gusta: {likes}. Guardados: {max}.")
        case .settings:
            Text(
                en: "Language: {language}. ZIP: {zip}. Charts: {kind}. Notices: {state}. Reminders: {n}.",
                es: """
                    Idioma: {language}. Código postal: {zip}. Gráficas: {kind}. Avisos: {state}. Recordatorios: {n}.
                    """)
        case .none: Text(en: "no ZIP", es: "sin código postal")
        case .on: Text(en: "on", es: "sí")
        case .off: Text(en: "off", es: "no")
        case .chartAsk: Text(en: "How should I show results?", es: "¿Cómo muestro los resultados?")
        case .chartBars: Text(en: "bars", es: "barras")
        case .chartPie: Text(en: "pie", es: "pastel")
        case .chartText: Text(en: "text only", es: "solo texto")
        case .chartSet: Text(en: "OK: {kind}.", es: "Bien: {kind}.")
        case .noticesOn:
            Text(
                en: "Notices are on. I tell you when a report of yours is decided.",
                es: "Los avisos están activos. Le digo cuando se decida un reporte suyo.")
        case .noticesOff:
            Text(
                en: "Notices are off. I do not write first. Look at \"my reports\" for news.",
                es: "Sin avisos. No le escribo primero. Vea \"mis reportes\" para saber más.")
        case .stopWhich:
            Text(
                en: "Stop this report, or stop all messages from me?",
                es: "¿Parar este reporte o parar todos mis mensajes?")
        case .stopAsk:
            Text(
                en: "Stop all messages from me? I keep your reports and settings.",
                es: "¿Parar todos mis mensajes? Guardo sus reportes y ajustes.")
        case .labelProfile: Text(en: "My profile", es: "Mi perfil")
        case .labelSettings: Text(en: "Settings", es: "Ajustes")
        case .labelCharts: Text(en: "Charts", es: "Gráficas")
        case .labelBars: Text(en: "Bars", es: "Barras")
        case .labelPie: Text(en: "Pie", es: "Pastel")
        case .labelText: Text(en: "Text only", es: "Solo texto")
        case .labelNoticesOn: Text(en: "Turn notices on", es: "Activar avisos")
        case .labelNoticesOff: Text(en: "Turn notices off", es: "Quitar avisos")
        case .labelStopReport: Text(en: "This report", es: "Este reporte")
        case .labelStopAll: Text(en: "All messages", es: "Todos los mensajes")
        }
    }
}
