/// The last look at a report before it is sent, and what is said when it is.
enum LastLookWords: Wording {
    case head, ask, retry, retryAgain, lineWhat, linePhotos, linePlace, lineTime, lineKind, editAsk,
        changed, takenOut, sent, sentNobody, sentNobodyBefore

    var text: Text {
        switch self {
        case .head: Text(en: "Please check.", es: "Revise, por favor.")
        case .ask: Text(en: "Send it?", es: "¿Lo envío?")
        case .retry:
            Text(
                en: "Tap Send, Change or Cancel. You can also type the word.",
                es: "Toque Enviar, Cambiar o Cancelar. También puede escribir la palabra.")
        case .retryAgain:
            Text(
                en: """
                    Your report is safe and not sent yet. Type Send to send it. For help from a person, call \
                    {hotline}.
                    """,
                es: """
                    Su reporte está a salvo y aún no se envía. Escriba Enviar para enviarlo. Para hablar con \
                    una persona, llame al {hotline}.
                    """)
        case .lineWhat: Text(en: "What: {text}", es: "Qué: {text}")
        case .linePhotos: Text(en: "Photos: {n}", es: "Fotos: {n}")
        case .linePlace: Text(en: "Where: {place}", es: "Dónde: {place}")
        case .lineTime: Text(en: "When: {when}", es: "Cuándo: {when}")
        case .lineKind: Text(en: "Kind: {kind}", es: "Tipo: {kind}")
        case .editAsk: Text(en: "What should we change?", es: "¿Qué cambiamos?")
        case .changed: Text(en: "Changed to {text}.", es: "Cambiado a {text}.")
        case .takenOut: Text(en: "I took that out of your report.", es: "Lo quité de su reporte.")
        case .sent:
            Text(
                en: """
                    Sent as report {code}. A person will check it. I will tell you what they decide. I \
                    cannot promise help at the place.
                    """,
                es: """
                    Enviado como reporte {code}. Una persona lo revisará. Le avisaré qué deciden. No puedo \
                    prometer ayuda en el lugar.
                    """)
        case .sentNobody:
            Text(
                en: "No moderator has been here for {age}. It may take long until one looks.",
                es: "Ningún moderador ha estado aquí hace {age}. Puede tardar mucho.")
        case .sentNobodyBefore:
            Text(
                en: "No moderator has been here for {age}. Nobody may look before {date}.",
                es: "Ningún moderador ha estado aquí hace {age}. Tal vez nadie mire antes de {date}.")
        }
    }
}
