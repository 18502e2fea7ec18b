internal import CivicFacts

/// What is said about ZIP codes: the home one, a second one, and the postal codes of Canada.
enum ZIPWords: Wording {
    case ask, askOfReport, doors, afterReceipt, why, retry, retryBoth, retryAgain, unknown, doubt, miscounted,
        which, town,
        towns, firstTown, firstTowns,
        kept, keptNone, corrected, labelTypeAgain, foreign, canada, winnipeg, canadaElsewhere, confirm, known,
        none, point, secondAsk, secondSet, secondSame, secondGone, secondNone, second, labelSecondZIP,
        labelDropSecondZIP, inCanada, orCanada, noName

    var text: Text {
        switch self {
        case .ask:
            Text(
                en: "What is your ZIP code? It has 5 numbers, like 30310. Or tap Skip.",
                es: "¿Cuál es su código postal? Tiene 5 números, como 30310. O toque Omitir.")
        case .askOfReport:
            Text(
                en: "Is {zip} of your report your home ZIP code too? Say yes, type another one, or tap Skip.",
                es:
                    "¿El {zip} de su reporte es también su código postal? Diga que sí, escriba otro o toque Omitir."
            )
        case .doors:
            Text(
                en: """
                    Is something wrong where you vote? Write it or send a photo now.
                    For answers about voting: what is your ZIP code? It has 5 numbers, like 30310. Or tap Skip.
                    """,
                es: """
                    ¿Algo anda mal donde usted vota? Escríbalo o envíe una foto ahora.
                    Para respuestas sobre el voto: ¿cuál es su código postal? Tiene 5 números, como 30310. O toque \
                    Omitir.
                    """)
        case .afterReceipt:
            Text(
                en: "For answers about voting where you live, type your ZIP code, like 30310.",
                es: "Para respuestas sobre el voto donde vive, escriba su código postal, como 30310.")
        case .why:
            Text(
                en: "With it I answer for the place where you vote. You do not have to give it: tap Skip.",
                es: "Con él le respondo sobre el lugar donde vota. No tiene que darlo: toque Omitir.")
        case .retry:
            Text(
                en: "I need 5 numbers, like 30310. What is your ZIP code?",
                es: "Necesito 5 números, como 30310. ¿Cuál es su código postal?")
        case .retryBoth:
            Text(
                en: "Is that a problem? Tap Report a problem. For answers I need 5 numbers, like 30310.",
                es:
                    "¿Es un problema? Toque Reportar un problema. Para respuestas necesito 5 números, como 30310."
            )
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
        case .doubt: Text(en: "I do not know {zip}. Is it right?", es: "No conozco {zip}. ¿Está bien así?")
        case .miscounted:
            Text(
                en: "That has {n} numbers. A U.S. ZIP code has 5, like 30310.",
                es: "Eso tiene {n} números. Un código postal de EE. UU. tiene 5, como 30310.")
        case .which:
            Text(
                en: "Which ZIP code is your home?",
                es: "¿Cuál código postal es el de su casa?")
        case .firstTown:
            Text(en: "{place} has more than one ZIP code.", es: "{place} tiene más de un código postal.")
        case .firstTowns:
            Text(
                en: "More than one state has a town called {place}.",
                es: "Más de un estado tiene un lugar llamado {place}.")
        case .town:
            Text(
                en: "{place} has more than one ZIP code. Please type yours, like {zip}. Or tap Skip.",
                es: "{place} tiene más de un código postal. Escriba el suyo, como {zip}. O toque Omitir.")
        case .towns:
            Text(
                en: """
                    More than one state has a town called {place}. Please type your ZIP code, like 30310. Or tap \
                    Skip.
                    """,
                es: """
                    Más de un estado tiene un lugar llamado {place}. Escriba su código postal, como 30310. O \
                    toque Omitir.
                    """)
        case .kept:
            Text(
                en: "I have {place}. Moved? Type the new 5 numbers.",
                es: "Tengo {place}. ¿Se mudó? Escriba los 5 números nuevos.")
        case .keptNone:
            Text(
                en: "I have no ZIP code of yours. To give one, type 5 numbers, like 30310.",
                es: "No tengo un código postal suyo. Para darlo, escriba 5 números, como 30310.")
        case .corrected: Text(en: "Changed to {place}.", es: "Cambié a {place}.")
        case .labelTypeAgain: Text(en: "Type again", es: "Escribir otra vez")
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
        case .inCanada:
            Text(
                en:
                    "{place} is in Canada. I cover the U.S. and the City of Winnipeg. For Canada see {official}",
                es:
                    "{place} está en Canadá. Cubro EE. UU. y la ciudad de Winnipeg. Para Canadá vea {official}"
            )
        case .orCanada:
            Text(
                en: "Do you mean {place} in Canada? Then type your postal code, like R3C 4A5.",
                es: "¿Quiere decir {place} en Canadá? Entonces escriba su código postal, como R3C 4A5.")
        case .noName:
            Text(
                en: "Hello! I do not need your name. For answers I need 5 numbers, like 30310.",
                es: "¡Hola! No necesito su nombre. Para respuestas necesito 5 números, como 30310.")
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
