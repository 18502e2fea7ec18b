/// What is said about appeals.
enum AppealWords: Wording {
    case say, sayBan, sent, none, how, howUntil, why, asked, notPublic, final, line, labelAppeal

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
        case .howUntil:
            Text(
                en:
                    "If you think this is wrong, say \"appeal\" before {date}. Somebody else looks at it then.",
                es: "Si cree que es un error, escriba \"apelar\" antes del {date}. Lo verá otra persona.")
        case .why: Text(en: "Why: {reason}.", es: "Motivo: {reason}.")
        case .asked:
            Text(
                en: "You asked for a second look already. That answer is final.",
                es: "Ya pidió que alguien más lo vea. Esa respuesta es final.")
        case .notPublic:
            Text(
                en: "Report {code} is not public. Why: {reason}",
                es: "El reporte {code} no es público. Motivo: {reason}")
        case .final:
            Text(
                en: "Two people looked at it. This answer is final.",
                es: "Dos personas lo vieron. Esta respuesta es final.")
        case .line: Text(en: "Your appeal: {text}", es: "Su apelación: {text}")
        case .labelAppeal: Text(en: "Appeal", es: "Apelar")
        }
    }
}
