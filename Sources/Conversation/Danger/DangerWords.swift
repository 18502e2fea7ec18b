/// What is said to somebody in danger.
enum DangerWords: Wording {
    case emergency, emergencyAgain, emergencyKept, helped, sendAsk, safe, calm, kept, nudge, labelSend,
        labelSafe, labelCalm, crisis,
        crisisStay, stayInLine, votedAlready, untold

    var text: Text {
        switch self {
        case .emergency:
            Text(
                en: "If you are in danger, call 911 now. Go to a safe place first. You can tell me later.",
                es:
                    "Si está en peligro, llame al 911 ahora. Primero vaya a un lugar seguro. Me cuenta después."
            )
        case .emergencyAgain:
            Text(
                en: "Call 911 now, if you have not. I am still here.",
                es: "Llame al 911 ya, si aún no lo hizo. Yo sigo aquí.")
        case .helped:
            Text(
                en: "Good that there is help. Stay where it is safe.",
                es: "Qué bueno que hay ayuda. Quédese donde esté a salvo.")
        case .emergencyKept: Text(en: "I keep your words.", es: "Guardo sus palabras.")
        case .sendAsk: Text(en: "Shall I send your report now?", es: "¿Envío su reporte ahora?")
        case .safe:
            Text(
                en: "Good that you are safe. Your report is kept. It is not sent yet.",
                es: "Qué bueno que está a salvo. Guardo su reporte. Aún no se envía.")
        case .calm:
            Text(
                en: "All right, no alarm. Your report is kept. It is not sent yet.",
                es: "Bien, sin alarma. Guardo su reporte. Aún no se envía.")
        case .kept:
            Text(
                en: "All right. I keep your report for 72 hours. It is not sent yet.",
                es: "Bien. Guardo su reporte 72 horas. Aún no se envía.")
        case .nudge: Text(en: "Shall I send what you told me?", es: "¿Envío lo que me contó?")
        case .labelSend: Text(en: "Send my report now", es: "Enviar mi reporte ya")
        case .labelSafe: Text(en: "I am safe", es: "Estoy a salvo")
        case .labelCalm: Text(en: "It is not danger", es: "No es peligro")
        case .crisis:
            Text(
                en: """
                    I am sorry it is this hard. You are not alone. Call or text 988 any time. If you might \
                    act on it now, call 911.
                    """,
                es: """
                    Siento que sea tan difícil. No está solo o sola. Llame al 988 a cualquier hora. Si está \
                    en peligro ahora, llame al 911.
                    """)
        case .crisisStay:
            Text(
                en: "I am still here. People at 988 listen, day and night, for free. They do not judge.",
                es: "Sigo aquí. En el 988 hay quien escucha, de día y de noche, gratis. No juzgan.")
        case .untold:
            Text(
                en: "You cannot report here now, so our team does not hear of it. Call 911.",
                es: "Ahora no puede reportar aquí, y nuestro equipo no se entera. Llame al 911.")
        case .votedAlready:
            Text(
                en:
                    "Do they say you voted already? Do not leave. You can ask for a provisional ballot: it is your right.",
                es: "¿Dicen que ya votó? No se vaya. Puede pedir una boleta provisional: es su derecho.")
        case .stayInLine:
            Text(
                en: """
                    If you are in line when the polls close, stay in line. Not able to vote? Call {hotline} \
                    now.
                    """,
                es:
                    "Si está en la fila cuando cierran, no se vaya. ¿No puede votar? Llame ahora al {hotline}."
            )
        }
    }
}
