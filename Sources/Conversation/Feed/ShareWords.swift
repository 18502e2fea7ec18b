/// How a report is passed on.
enum ShareWords: Wording {
    case how, post, labelShare

    var text: Text {
        switch self {
        case .how:
            Text(
                en: "Copy this or forward it. The link opens it, and so does {command} in a chat with me.",
                es: "Copie esto o reenvíelo. El enlace lo abre, y también {command} en un chat conmigo.")
        case .post:
            Text(
                en: "Report {code}, {date}, {place}: {text}",
                es: "Reporte {code}, {date}, {place}: {text}")
        case .labelShare: Text(en: "Share", es: "Compartir")
        }
    }
}
