/// Where to vote.
enum PollingWords: Wording {
    case also, place, early, dropOff, hours, days, unofficial, mailOnly, over, check, unknown, unknownThere,
        lookup, line,
        labelPolling, labelLine

    var text: Text {
        switch self {
        case .also: Text(en: "You also vote on {date}: {name}", es: "También vota el {date}: {name}")
        case .place: Text(en: "Vote at: {place}", es: "Vote en: {place}")
        case .early: Text(en: "Vote early at: {place}", es: "Vote antes en: {place}")
        case .dropOff: Text(en: "Drop off a ballot at: {place}", es: "Deje su boleta en: {place}")
        case .hours: Text(en: "Open: {hours}", es: "Abierto: {hours}")
        case .days: Text(en: "Days: {date}", es: "Días: {date}")
        case .unofficial:
            Text(
                en: "(This place does not come from an election office.)",
                es: "(Este lugar no viene de una oficina electoral.)")
        case .mailOnly: Text(en: "Everybody there votes by mail.", es: "Allí todos votan por correo.")
        case .over:
            Text(
                en: "I have no voting place for a later one.",
                es: "No tengo un lugar para votar en otra después de esa.")
        case .check:
            Text(
                en: "Places can change. Check before you go: {official}",
                es: "Los lugares pueden cambiar. Revise antes de ir: {official}")
        case .unknown:
            Text(
                en: "I have no voting place for your address. That does not mean there is none in {state}.",
                es:
                    "No tengo un lugar de votación para su dirección. Eso no significa que no haya uno en {state}."
            )
        case .unknownThere:
            Text(
                en: "In {state} the street address decides where somebody votes.",
                es: "En {state} la dirección decide dónde se vota.")
        case .lookup:
            Text(
                en: "Look it up with your state: {official} Or call {hotline}.",
                es: "Búsquelo con su estado: {official} O llame al {hotline}.")
        case .line:
            Text(
                en:
                    "If you are in line when the polls close, stay in line. Most people can still vote. Questions? Call {hotline}.",
                es:
                    "Si está en la fila cuando cierran, no se vaya. Casi siempre puede votar. ¿Dudas? Llame al {hotline}."
            )
        case .labelPolling: Text(en: "Where to vote", es: "Dónde votar")
        case .labelLine: Text(en: "In line at closing time?", es: "¿En la fila al cerrar?")
        }
    }
}
