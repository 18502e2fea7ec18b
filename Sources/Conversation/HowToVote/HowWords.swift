/// How voting works, around the rows of the table.
enum HowWords: Wording {
    case head, headUnsure, near, canada, law, state, differs, noState, differsNoState, hotline, naturalized,
        askForMessage, labelHow, labelReport, labelAside

    var text: Text {
        switch self {
        case .head:
            Text(
                en:
                    "I do not say who may vote: that is for your state. I show where to ask. What is it about?",
                es:
                    "No digo quién puede votar: eso lo dice su estado. Muestro dónde preguntar. ¿De qué se trata?"
            )
        case .headUnsure:
            Text(
                en:
                    "I have no answer to just that. Is it about one of these? A person at {hotline} may know.",
                es: "No tengo respuesta justo a eso. ¿Es sobre algo de esto? En el {hotline} quizá lo sepan.")
        case .near:
            Text(
                en: "I have no answer to just that. This is what I know:",
                es: "No tengo respuesta justo a eso. Esto es lo que sé:")
        case .canada:
            Text(
                en: "The rules I know are for the United States. For Canada see {official}",
                es: "Las reglas que conozco son de Estados Unidos. Para Canadá vea {official}")
        case .law: Text(en: "National rule: {text}.", es: "Regla nacional: {text}.")
        case .state: Text(en: "Ask {state}: {official}", es: "Pregunte a {state}: {official}")
        case .differs:
            Text(
                en: "This differs by state. Ask {state}: {official}",
                es: "Esto cambia según el estado. Pregunte a {state}: {official}")
        case .noState: Text(en: "Find your state: {official}", es: "Busque su estado: {official}")
        case .differsNoState:
            Text(
                en: "This differs by state. Find yours: {official}",
                es: "Esto cambia según el estado. Busque el suyo: {official}")
        case .hotline:
            Text(
                en: "Or call {hotline}. It is free and takes no side.",
                es: "O llame al {hotline}. Es gratis y no toma partido.")
        case .naturalized:
            Text(
                en: "Naturalized citizens can register like other citizens. Your state says how.",
                es:
                    "Quienes se naturalizaron pueden registrarse como los demás ciudadanos. Su estado dice cómo."
            )
        case .askForMessage:
            Text(
                en: "Do you have the message? Send a screenshot or its link.",
                es: "¿Tiene el mensaje? Envíe una captura o el enlace.")
        case .labelHow: Text(en: "Rules for voting", es: "Reglas para votar")
        case .labelAside: Text(en: "Add it to my report", es: "Agregar a mi reporte")
        case .labelReport: Text(en: "Report this message", es: "Reportar este mensaje")
        }
    }
}
