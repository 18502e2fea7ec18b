/// A moderator's question to the author of a report.
enum QuestionWords: Wording {
    case question, readyQuestion, isAnswer, ask, sent, skipped, gone, labelAnswer, labelSkip

    var text: Text {
        switch self {
        case .question:
            Text(
                en: """
                    A moderator asks about your report {code}: "{question}" Tap Answer, or reply to this \
                    message.
                    """,
                es: """
                    Un moderador pregunta sobre su reporte {code}: "{question}" Toque Responder o conteste \
                    este mensaje.
                    """)
        case .readyQuestion:
            Text(
                en: """
                    A moderator asks about your report {code}: "{question}" Choose what is right, or reply to \
                    this message.
                    """,
                es: """
                    Un moderador pregunta sobre su reporte {code}: "{question}" Elija lo que es cierto o \
                    conteste este mensaje.
                    """)
        case .isAnswer:
            Text(
                en: "Is that for the moderator, about report {code}?",
                es: "¿Eso es para el moderador, sobre el reporte {code}?")
        case .ask:
            Text(
                en: "Please write your answer about report {code}.",
                es: "Escriba su respuesta sobre el reporte {code}.")
        case .sent:
            Text(
                en: "Thank you. The moderator has your answer about report {code}.",
                es: "Gracias. El moderador tiene su respuesta sobre el reporte {code}.")
        case .skipped: Text(en: "OK. I told the moderator.", es: "Bien. Le avisé al moderador.")
        case .gone: Text(en: "That question is closed.", es: "Esa pregunta está cerrada.")
        case .labelAnswer: Text(en: "Answer", es: "Responder")
        case .labelSkip: Text(en: "Skip", es: "Omitir")
        }
    }
}
