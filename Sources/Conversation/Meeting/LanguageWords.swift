/// What is said about the language of the conversation.
enum LanguageWords: Wording {
    case ask, set, offer

    var text: Text {
        switch self {
        case .ask: Text(en: "Which language? / ¿Qué idioma?", es: "¿Qué idioma? / Which language?")
        case .set: Text(en: "OK, English.", es: "Bien, español.")
        case .offer:
            Text(
                en: "Shall we go on in English? Write: English.",
                es: "¿Seguimos en español? Escriba: español.")
        }
    }
}
