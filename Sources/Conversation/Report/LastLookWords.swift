/// The one look at a report before it is sent, and what is said when it is.
enum LastLookWords: Wording {
    case head, lineWhat, wordsNone, linePlace, placeOpen, placeOpenNear, lineTime, timeAssumed, lineKind,
        linePhotos, photosNone, zipAsk, zipKept, retry, retryAgain, photoHere, photoless, waiting,
        editAsk, changed, added, takenOut, notInIt, sent, sentNobody, sentNobodyBefore

    var text: Text {
        switch self {
        case .head: Text(en: "Your report. It is not sent yet.", es: "Su reporte. Aún no se envía.")
        case .lineWhat: Text(en: "What: {text}", es: "Qué: {text}")
        case .wordsNone: Text(en: "no words yet", es: "sin palabras todavía")
        case .linePlace: Text(en: "Where: {place}", es: "Dónde: {place}")
        case .placeOpen: Text(en: "not said yet", es: "aún no lo dijo")
        case .placeOpenNear: Text(en: "not said yet, near {place}", es: "aún no lo dijo, cerca de {place}")
        case .lineTime: Text(en: "When: {when}", es: "Cuándo: {when}")
        case .timeAssumed: Text(en: "{when} (I assume)", es: "{when} (lo supongo)")
        case .lineKind: Text(en: "Kind: {kind}", es: "Tipo: {kind}")
        case .linePhotos: Text(en: "Photos: {n}", es: "Fotos: {n}")
        case .photosNone: Text(en: "none", es: "ninguna")
        case .zipAsk:
            Text(
                en: "Is {zip} your home ZIP too?",
                es: "¿El {zip} también es su código postal?")
        case .zipKept:
            Text(
                en: "{zip} is your home ZIP now.",
                es: "El {zip} ya es su código postal.")
        case .retry:
            Text(
                en: "Tap Send now, Change or Cancel. You can also type the word.",
                es: "Toque Enviar ya, Cambiar o Cancelar. También puede escribir la palabra.")
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
        case .photoHere:
            Text(
                en: "Send up to {max} photos here. Do not show faces or filled-in ballots.",
                es: "Envíe aquí hasta {max} fotos. No muestre caras ni boletas llenas.")
        case .photoless:
            Text(
                en: "That is fine. It can go without photos.",
                es: "Está bien. Puede ir sin fotos.")
        case .waiting:
            Text(
                en: "Take your time. Nothing is sent until you say so.",
                es: "Tómese su tiempo. Nada se envía hasta que usted lo diga.")
        case .editAsk: Text(en: "What should we change?", es: "¿Qué cambiamos?")
        case .changed: Text(en: "Changed to {text}.", es: "Cambiado: {text}.")
        case .added: Text(en: "Added: «{text}»", es: "Agregado: «{text}»")
        case .takenOut: Text(en: "I took that out of your report.", es: "Lo quité de su reporte.")
        case .notInIt:
            Text(
                en: "I do not put that in. Your report says only what you see here.",
                es: "No lo pongo. Su reporte dice solo lo que ve aquí.")
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
