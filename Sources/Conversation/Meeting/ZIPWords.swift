internal import CivicFacts

/// What is said about ZIP codes: the home one, a second one, and the postal codes of Canada.
enum ZIPWords: Wording {
    case ask, why, retry, retryAgain, unknown, foreign, canada, winnipeg, canadaElsewhere, confirm, known,
        none, point, secondAsk, secondSet, secondSame, secondGone, secondNone, second, labelSecondZIP,
        labelDropSecondZIP

    var text: Text {
        switch self {
        case .ask:
            Text(
                en: "What is your ZIP code? It has 5 numbers, like 30310. Or tap Skip.",
                es: "¿Cuál es su código postal? Tiene 5 números, como 30310. O toque Omitir.")
        case .why:
            Text(
                en: "With it I answer for the place where you vote. You can tap Skip.",
                es: "Con él le respondo sobre el lugar donde vota. Puede tocar Omitir.")
        case .retry:
            Text(
                en: "I need 5 numbers, like 30310. What is your ZIP code?",
                es: "Necesito 5 números, como 30310. ¿Cuál es su código postal?")
        case .retryAgain:
            Text(
                en: """
                    I still need 5 numbers. You can tap Skip and go on without. For help from a person, call \
                    {hotline}.
                    """,
                es: """
                    Todavía necesito 5 números. Puede tocar Omitir y seguir sin código. Para hablar con una \
                    persona, llame al {hotline}.
                    """)
        case .unknown:
            Text(
                en: "I do not know the ZIP {zip}. Please check the numbers.",
                es: "No conozco el código {zip}. Revise los números, por favor.")
        case .foreign:
            Text(
                en: "I only cover U.S. ZIP codes. They have 5 numbers.",
                es: "Solo cubro códigos postales de EE. UU. Tienen 5 números.")
        case .canada:
            Text(
                en:
                    "That is a postal code of Canada. I cover the U.S. and the City of Winnipeg. For Canada see {official}",
                es:
                    "Ese es un código postal de Canadá. Cubro EE. UU. y la ciudad de Winnipeg. Para Canadá vea {official}"
            )
        case .winnipeg:
            Text(
                en:
                    "That is in Winnipeg or near it. I know the City's races and its council. For the rest of Canada see {official}",
                es:
                    "Eso queda en Winnipeg o cerca. Sé quién compite en la ciudad y su concejo. Para el resto de Canadá vea {official}"
            )
        case .canadaElsewhere:
            Text(
                en: "I do not cover that for Canada. Please check {official}",
                es: "Eso no lo cubro para Canadá. Por favor revise {official}")
        case .confirm: Text(en: "Did you mean {place}?", es: "¿Quiso decir {place}?")
        case .known: Text(en: "Got it: {place}.", es: "Listo: {place}.")
        case .none:
            Text(
                en: "No problem. We can go on without a ZIP. Some answers will be less exact.",
                es: "No hay problema. Seguimos sin código postal. Algunas respuestas serán menos exactas.")
        case .point:
            Text(
                en: "I cannot tell the ZIP of that map point. Please type the 5 numbers.",
                es: "No puedo saber el código postal de ese punto. Escriba los 5 números, por favor.")
        case .secondAsk:
            Text(
                en: "Which second ZIP? It can be your school's. I use it for representatives and bills.",
                es:
                    "¿Qué segundo código postal? Puede ser el de su escuela. Lo uso para representantes y leyes."
            )
        case .secondSet:
            Text(
                en:
                    "OK, your second ZIP is {place}. Representatives and bills now cover it and {zip}. To end that, say \"remove my second ZIP\".",
                es:
                    "Listo, su segundo código postal es {place}. Representantes y leyes ya cubren ese y {zip}. Para quitarlo, escriba \"quitar mi segundo código\"."
            )
        case .secondSame:
            Text(
                en: "That is your home ZIP already: {place}.",
                es: "Ese ya es el código postal de su casa: {place}.")
        case .secondGone: Text(en: "OK, I forgot {place}.", es: "Listo, olvidé {place}.")
        case .secondNone:
            Text(
                en: "I have no second ZIP of yours.",
                es: "No tengo un segundo código postal suyo.")
        case .second: Text(en: "Second ZIP: {place}.", es: "Segundo código postal: {place}.")
        case .labelSecondZIP: Text(en: "Second ZIP", es: "Segundo código")
        case .labelDropSecondZIP: Text(en: "Remove it", es: "Quitarlo")
        }
    }
}
