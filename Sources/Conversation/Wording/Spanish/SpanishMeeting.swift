/// The first words, ZIP and language.
extension Spanish {
    static let meeting: [Phrase: String] = [
        .hello: """
        ¡Hola! Recibo reportes de problemas al votar. No tomo partido. Guardo su código postal y \
        su idioma. Escriba "borrar mis datos" cuando quiera.
        """,
        .zipAsk: "¿Cuál es su código postal? Tiene 5 números, como 30310. O toque Omitir.",
        .zipWhy: "Con él le respondo sobre el lugar donde vota. Puede tocar Omitir.",
        .zipRetry: "Necesito 5 números, como 30310. ¿Cuál es su código postal?",
        .zipRetryAgain: """
        Todavía necesito 5 números. Puede tocar Omitir y seguir sin código. Para hablar con una \
        persona, llame al {hotline}.
        """,
        .zipUnknown: "No conozco el código {zip}. Revise los números, por favor.",
        .zipForeign: "Solo cubro códigos postales de EE. UU. Tienen 5 números.",
        .zipConfirm: "¿Quiso decir {zip}, {place}?",
        .zipKnown: "Listo: {zip}, {place}.",
        .zipNone: "No hay problema. Seguimos sin código postal. Algunas respuestas serán menos exactas.",
        .zipPoint: "No puedo saber el código postal de ese punto. Escriba los 5 números, por favor.",
        .menu: "¿Qué necesita? Puede reportar un problema, preguntar sobre el voto o ver otros reportes.",
        .infoMenu: "¿Qué quiere saber sobre el voto?",
        .welcomeBack: "Qué bueno que volvió.",
        .languageAsk: "¿Qué idioma? / Which language?",
        .languageSet: "Bien, español.",
        .zipCanada:
            "Ese es un código postal de Canadá. Cubro EE. UU. y la ciudad de Winnipeg. Para Canadá vea {official}",
        .zipWinnipeg:
            "Eso queda en Winnipeg o cerca. Sé quién compite en la ciudad y su concejo. Para el resto de Canadá vea {official}",
        .canadaElsewhere: "Eso no lo cubro para Canadá. Por favor revise {official}",
    ]
}
