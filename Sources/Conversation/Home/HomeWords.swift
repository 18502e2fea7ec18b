internal import CivicFacts

/// What is said where nothing is open, and in passing.
enum HomeWords: Wording {
    case hello, greeted, menu, infoMenu, welcomeBack, top, thanks, farewell, relieved, closed,
        nothingToCancel, nothingToUndo,
        oldButton,
        actUndone, slow, parkedAside, pageLost, infoRepresentatives, infoBills

    var text: Text {
        switch self {
        case .hello:
            Text(
                en: """
                    Hi! I am a program that takes reports of problems with voting. I take no side.
                    I keep your ZIP and language. Say "delete my data" any time.
                    """,
                es: """
                    ¡Hola! Soy un programa que recibe reportes de problemas al votar. No tomo partido.
                    Guardo su código postal y su idioma. Escriba "borrar mis datos" cuando quiera.
                    """)
        case .menu:
            Text(
                en: "What do you need? Report a problem, ask about voting, or see what others report.",
                es: "¿Qué necesita? Puede reportar un problema, preguntar sobre el voto o ver otros reportes."
            )
        case .infoMenu:
            Text(
                en: "What do you want to know about voting?",
                es: "¿Qué quiere saber sobre el voto?")
        case .welcomeBack: Text(en: "Good to have you back.", es: "Qué bueno que volvió.")
        case .greeted:
            Text(
                en: "Hello! I am here. Write what is wrong where you vote, or ask me about voting.",
                es: "¡Hola! Aquí estoy. Escriba qué anda mal donde vota, o pregúnteme sobre el voto.")
        case .top: Text(en: "You are at the start.", es: "Está en el inicio.")
        case .thanks: Text(en: "You are welcome.", es: "Con gusto.")
        case .farewell:
            Text(en: "Take care. Write to me any time.", es: "Cuídese. Escríbame cuando quiera.")
        case .relieved: Text(en: "Good to hear.", es: "Qué bueno.")
        case .closed: Text(en: "What else do you need?", es: "¿Qué más necesita?")
        case .nothingToCancel:
            Text(
                en: "There is nothing to stop right now.",
                es: "No hay nada que parar ahora.")
        case .nothingToUndo:
            Text(
                en: "There is nothing to take back right now.",
                es: "No hay nada que deshacer ahora.")
        case .oldButton:
            Text(
                en: "That button is old. Please use the new ones.",
                es: "Ese botón es antiguo. Use los nuevos, por favor.")
        case .actUndone: Text(en: "OK, taken back.", es: "Bien, deshecho.")
        case .slow:
            Text(
                en: "You send a lot at once. Please wait a minute.",
                es: "Envía mucho a la vez. Espere un minuto, por favor.")
        case .parkedAside:
            Text(
                en: "Something changed on my side. Your reports are safe. Let's start again.",
                es: "Algo cambió de mi lado. Sus reportes están a salvo. Empecemos de nuevo.")
        case .pageLost:
            Text(
                en: "Something changed on my side: that page is gone. Nothing you told me is lost.",
                es: "Algo cambió de mi lado: esa página ya no está. No se perdió nada de lo que me dijo.")
        case .infoRepresentatives: Text(en: "Representatives", es: "Representantes")
        case .infoBills: Text(en: "Bills & Propositions", es: "Leyes y propuestas")
        }
    }
}
