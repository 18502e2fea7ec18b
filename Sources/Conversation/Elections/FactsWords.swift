/// What any answer about voting may say.
enum FactsWords: Wording {
    case needZIP, nameState, source, sourceAlone, lastChecked, stale, away, whichState, orTypeState,
        unknown, notCovered, notYet, none, overseas, ownCountry,
        lookWaiting,
        lookFailed, labelRefresh

    var text: Text {
        switch self {
        case .needZIP: Text(en: "I need your ZIP for that.", es: "Para eso necesito su código postal.")
        case .nameState:
            Text(
                en: "That differs by place. Ask it again with your state, like \"in Texas\".",
                es: "Eso cambia según el lugar. Pregunte otra vez con su estado, como \"en Texas\".")
        case .sourceAlone:
            Text(en: "Source: {source}, as of {date}.", es: "Fuente: {source}, al {date}.")
        case .source:
            Text(
                en: "Source: {source}, as of {date}. Check: {official}",
                es: "Fuente: {source}, al {date}. Revise: {official}")
        case .lastChecked: Text(en: "{date}, last checked {when}", es: "{date}, visto {when}")
        case .stale:
            Text(
                en: "This may be out of date. Please check it there.",
                es: "Puede estar atrasado. Revíselo allí, por favor.")
        case .away:
            Text(en: "For {place}. Your home stays {zip}.", es: "Para {place}. Su casa sigue en {zip}.")
        case .whichState:
            Text(
                en: "More than one state has {place}. Which one?",
                es: "Más de un estado tiene {place}. ¿Cuál?")
        case .orTypeState: Text(en: "Or type the state.", es: "O escriba el estado.")
        case .unknown:
            Text(
                en: "I do not know that. Please check {official}.",
                es: "Eso no lo sé. Revise {official}.")
        case .notCovered: Text(en: "My sources do not cover that.", es: "Mis fuentes no tienen eso.")
        case .notYet: Text(en: "That is not published yet.", es: "Eso aún no se publica.")
        case .none: Text(en: "The source has none.", es: "La fuente no tiene ninguno.")
        case .overseas:
            Text(
                en: "That is a military or diplomatic ZIP. See {official} for voting from there.",
                es: "Ese código es militar o diplomático. Vea {official} para votar desde allí.")
        case .ownCountry:
            Text(
                en:
                    "{place}: a country of its own, without U.S. elections. U.S. citizens there see {official}",
                es:
                    "{place}: un país propio, sin elecciones de EE. UU. Ciudadanos de EE. UU. allí vean {official}"
            )
        case .lookWaiting: Text(en: "One moment. I am looking that up.", es: "Un momento. Lo estoy buscando.")
        case .lookFailed:
            Text(
                en: "I cannot look that up right now. Please check {official} or call {hotline}.",
                es: "No puedo buscarlo ahora. Revise {official} o llame al {hotline}.")
        case .labelRefresh: Text(en: "Look again", es: "Buscar otra vez")
        }
    }
}
