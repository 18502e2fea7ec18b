/// What is said about appeals.
enum AppealWords: Wording {
    case say, sayBan, sent, none, how, line, labelAppeal

    var text: Text {
        switch self {
        case .say:
            Text(
                en: "Tell us why we should look at report {code} again. One message is fine.",
                es: "Díganos por qué debemos ver otra vez el reporte {code}. Basta un mensaje.")
        case .sayBan:
            Text(
                en: "Tell us why you should be able to send reports. One message is fine.",
                es: "Díganos por qué usted debe poder enviar reportes. Basta un mensaje.")
        case .sent:
            Text(
                en: "Thank you. Another moderator will look at it. I will tell you the answer.",
                es: "Gracias. Otro moderador lo revisará. Le avisaré la respuesta.")
        case .none: Text(en: "There is nothing to appeal right now.", es: "No hay nada que apelar ahora.")
        case .how:
            Text(
                en: "If you think this is wrong, say \"appeal\".",
                es: "Si cree que es un error, escriba \"apelar\".")
        case .line: Text(en: "Your appeal: {text}", es: "Su apelación: {text}")
        case .labelAppeal: Text(en: "Appeal", es: "Apelar")
        }
    }
}
