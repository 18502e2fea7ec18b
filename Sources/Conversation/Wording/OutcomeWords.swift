/// What an author hears of what the moderators decided.
enum OutcomeWords: Wording {
    case approved, rejected, rejectNote, reopened, commentApproved, commentRejected, commentReopened,
        commentClosed, appealApproved, appealRejected, corrected, retracted, groupApproved

    var text: Text {
        switch self {
        case .approved:
            Text(
                en: "Report {code} is public now. Thank you.",
                es: "El reporte {code} ya es público. Gracias.")
        case .rejected:
            Text(
                en:
                    "Report {code} is not public. Why: {reason}. You can fix it and send a new report, or tap Appeal.",
                es:
                    "El reporte {code} no se publicó. Motivo: {reason}. Puede corregirlo y enviar otro reporte, o tocar Apelar."
            )
        case .rejectNote: Text(en: "The moderator adds: {text}", es: "El moderador agrega: {text}")
        case .reopened:
            Text(
                en: "Report {code} is being checked again. I will tell you the outcome.",
                es: "El reporte {code} se revisa otra vez. Le avisaré el resultado.")
        case .commentApproved:
            Text(
                en: "Comment {code} is public now. Thank you.",
                es: "El comentario {code} ya es público. Gracias.")
        case .commentRejected:
            Text(
                en: "Comment {code} is not public. Why: {reason}.",
                es: "El comentario {code} no se publicó. Motivo: {reason}.")
        case .commentReopened:
            Text(
                en: "Comment {code} is being checked again.",
                es: "El comentario {code} se revisa otra vez.")
        case .commentClosed:
            Text(
                en: "Report {n} is gone. So comment {code} is closed.",
                es: "El reporte {n} ya no existe. Por eso el comentario {code} se cerró.")
        case .appealApproved:
            Text(
                en: "Another moderator looked again. Report {code} is public now. Thank you.",
                es: "Otro moderador lo revisó. El reporte {code} ya es público. Gracias.")
        case .appealRejected:
            Text(
                en: """
                    Another moderator looked again. Report {code} stays not public. Why: {reason}. This answer is final.
                    """,
                es: """
                    Otro moderador lo revisó. El reporte {code} sigue sin publicarse. Motivo: {reason}. Esta respuesta es final.
                    """)
        case .corrected:
            Text(
                en: "We added a note to your report {code}: {text}",
                es: "Pusimos una nota en su reporte {code}: {text}")
        case .retracted:
            Text(
                en: "We took report {code} back. It is not public now. Why: {reason}.",
                es: "Retiramos el reporte {code}. Ya no es público. Por qué: {reason}.")
        case .groupApproved:
            Text(
                en: "Report {code} is about the same as report {n}. That one is public now. Thank you.",
                es: "El reporte {code} trata de lo mismo que el {n}. Ese ya es público. Gracias.")
        }
    }
}
