/// Who runs, and what is on the ballot.
enum RaceWords: Wording {
    case head, over, runoff, runoffNames, unsettled, unsettledThere, many, manyThere, only, sample,
        guideEmpty, guideOrder, unofficial,
        ballotOrder, alphabet, long, nobodyYet, seats, withdrawn, withdrew, registered, responses, gone,
        president, presidentToo, house, commissioner, delegate, senate, senateSpecial, special, early, noRace,
        noLines, labelCandidates, labelGuide

    var text: Text {
        switch self {
        case .head: Text(en: "Races for Congress in {place}:", es: "Puestos del Congreso en {place}:")
        case .over: Text(en: "That election is over.", es: "Esa elección ya pasó.")
        case .runoff: Text(en: "{name}: {date}.", es: "{name}: {date}.")
        case .runoffNames:
            Text(
                en: "Fewer names are on that second ballot. Check yours.",
                es: "Esa segunda boleta tiene menos nombres. Revise la suya.")
        case .unsettled:
            Text(
                en: "Your ZIP alone does not tell your House district on that ballot. Look it up: {url}",
                es: "Su código postal solo no dice su distrito en esa boleta. Búsquelo aquí: {url}")
        case .many:
            Text(
                en: "Your ZIP touches {n} House districts. Only one of them is on your ballot.",
                es: "Su código postal toca {n} distritos. Solo uno está en su boleta.")
        case .unsettledThere:
            Text(
                en: "{place} alone does not tell the House district on that ballot. Look it up: {url}",
                es: "{place} solo no dice el distrito en esa boleta. Búsquelo aquí: {url}")
        case .manyThere:
            Text(
                en: "{place} touches {n} House districts. Only one of them is on each ballot.",
                es: "{place} toca {n} distritos. En cada boleta hay solo uno.")
        case .only:
            Text(
                en: "I know who filed for Congress. State and local races and measures are not here.",
                es:
                    "Sé quién se inscribió para el Congreso. Aquí faltan los puestos y medidas del estado y locales."
            )
        case .sample:
            Text(
                en: "See your official ballot: {official}",
                es: "Vea su boleta oficial: {official}")
        case .guideEmpty:
            Text(
                en: "My source has no ballot for your address yet.",
                es: "Mi fuente aún no tiene una boleta para su dirección.")
        case .guideOrder:
            Text(
                en: "Races are in the order of my source.",
                es: "Los puestos van en el orden de mi fuente.")
        case .unofficial:
            Text(
                en: "(This does not all come from an election office.)",
                es: "(No todo esto viene de una oficina electoral.)")
        case .ballotOrder:
            Text(
                en: "Names are in ballot order. The order means nothing else.",
                es: "Los nombres van en orden de boleta. El orden no significa nada más.")
        case .alphabet:
            Text(
                en: "Names go from A to Z. The order means nothing else.",
                es: "Los nombres van de la A a la Z. El orden no significa nada más.")
        case .long:
            Text(
                en: "The list may go on. See all: {official}",
                es: "La lista puede seguir. Véala toda: {official}")
        case .nobodyYet:
            Text(
                en: "My source has no names for this race yet.",
                es: "Mi fuente aún no tiene nombres para este puesto.")
        case .seats: Text(en: "People to be elected: {n}.", es: "Personas por elegir: {n}.")
        case .withdrawn: Text(en: "{name}: withdrew", es: "{name}: se retiró")
        case .withdrew:
            Text(
                en: "Withdrew. A vote for this name may not count.",
                es: "Se retiró. Un voto por este nombre puede no contar.")
        case .registered:
            Text(
                en: "Signed up with the City of Winnipeg.",
                es: "Se inscribió con la ciudad de Winnipeg.")
        case .responses: Text(en: "Answers on the ballot: {text}", es: "Respuestas en la boleta: {text}")
        case .gone:
            Text(
                en: "I do not have that ballot at hand any more. Please ask again.",
                es: "Ya no tengo esa boleta a mano. Pregunte otra vez, por favor.")
        case .president: Text(en: "President", es: "Presidente")
        case .presidentToo:
            Text(
                en: "President, too. I keep no list of those who run.",
                es: "También presidente. No tengo la lista de quienes compiten.")
        case .house: Text(en: "House {place}", es: "Cámara {place}")
        case .commissioner: Text(en: "Commissioner {place}", es: "Comisión {place}")
        case .delegate: Text(en: "Delegate {place}", es: "Delegación {place}")
        case .senate: Text(en: "Senate {place}", es: "Senado {place}")
        case .senateSpecial: Text(en: "Senate {place} (special)", es: "Senado {place} (especial)")
        case .special: Text(en: "{name} (special election)", es: "{name} (elección especial)")
        case .early:
            Text(
                en: "It is early: names, lines and races can still change.",
                es: "Es temprano: nombres, distritos y puestos pueden cambiar.")
        case .noRace:
            Text(
                en: "There is no race for Congress there that day.",
                es: "Ese día no hay allí un puesto del Congreso.")
        case .noLines:
            Text(
                en: "I do not know the House lines for that ballot yet. Look them up: {url}",
                es: "Aún no sé los distritos de esa boleta. Búsquelos aquí: {url}")
        case .labelCandidates: Text(en: "Who is on the ballot", es: "Quién está en la boleta")
        case .labelGuide: Text(en: "Voter guide", es: "Guía del votante")
        }
    }
}
