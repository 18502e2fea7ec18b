/// What is said to somebody in danger.
enum DangerWords: Wording {
    case emergency, emergencyKept, emergencyMore, crisis, stayInLine

    var text: Text {
        switch self {
        case .emergency:
            Text(
                en: "If you are in danger, call 911 now. Go to a safe place first. You can tell me later.",
                es:
                    "Si está en peligro, llame al 911 ahora. Primero vaya a un lugar seguro. Me cuenta después."
            )
        case .emergencyKept:
            Text(
                en: "I keep your words for your report.",
                es: "Guardo sus palabras para su reporte.")
        case .emergencyMore:
            Text(
                en: "I keep your words. Do you want to report it? For danger, call 911.",
                es: "Guardo sus palabras. ¿Quiere reportarlo? Si hay peligro, llame al 911.")
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
