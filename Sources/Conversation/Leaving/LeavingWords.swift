/// What is said to somebody who wants no more messages, and who writes again.
enum LeavingWords: Wording {
    case stopped, stoppedDraft, resumed

    var text: Text {
        switch self {
        case .stopped:
            Text(
                en: "I am silent now. I keep your reports and settings. Write to me any time.",
                es: "Ya no le escribo. Guardo sus reportes y ajustes. Escríbame cuando quiera.")
        case .stoppedDraft:
            Text(
                en: "I am silent now. I keep your report for 72 hours. It is not sent. Write to me any time.",
                es: "Ya no le escribo. Guardo su reporte 72 horas. No está enviado. Escríbame cuando quiera.")
        case .resumed: Text(en: "My messages are on again.", es: "Mis mensajes están activos otra vez.")
        }
    }
}
