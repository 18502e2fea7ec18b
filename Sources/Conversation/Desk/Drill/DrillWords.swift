/// What is said in a drill.
enum DrillWords: Wording {
    case head, place, about, alike, question, right, wrong, sum, over, none, answered, how, inPrivate
    case whyApprove, whyHide, whyAsk, whyReject, whyDouble, whyThreat
    case labelApprove, labelHide, labelAsk, labelReject, labelDouble, labelThreat

    static func why(_ answer: DrillCard.Answer) -> DrillWords {
        switch answer {
        case .approve: .whyApprove
        case .hide: .whyHide
        case .ask: .whyAsk
        case .reject: .whyReject
        case .double: .whyDouble
        case .threat: .whyThreat
        }
    }

    static func label(_ answer: DrillCard.Answer) -> DrillWords {
        switch answer {
        case .approve: .labelApprove
        case .hide: .labelHide
        case .ask: .labelAsk
        case .reject: .labelReject
        case .double: .labelDouble
        case .threat: .labelThreat
        }
    }

    var text: Text {
        switch self {
        case .head: Text(en: "DRILL · D{n} of {max} · made up", es: "PRÁCTICA · D{n} de {max} · inventado")
        case .place: Text(en: "Place: «{place}»", es: "Lugar: «{place}»")
        case .about: Text(en: "Kind: {name} · Language: {language}", es: "Tipo: {name} · Idioma: {language}")
        case .alike: Text(en: "Alike: {text}", es: "Parecido: {text}")
        case .question: Text(en: "What do you do?", es: "¿Qué hace usted?")
        case .right: Text(en: "DRILL D{n}: right.", es: "PRÁCTICA D{n}: bien.")
        case .wrong: Text(en: "DRILL D{n}: not quite.", es: "PRÁCTICA D{n}: no del todo.")
        case .sum:
            Text(
                en: "DRILL over: {n} of {max} right. For more: /drill.",
                es: "PRÁCTICA terminada: {n} de {max} bien. Para más: /drill.")
        case .over: Text(en: "The drill is over.", es: "La práctica terminó.")
        case .none:
            Text(
                en: "No drill is open. /drill begins one.", es: "No hay práctica abierta. /drill empieza una."
            )
        case .answered: Text(en: "That card is answered already.", es: "Esa tarjeta ya está contestada.")
        case .how:
            Text(
                en: "Say how many cards, 1 to {max}: /drill 10. Or /drill off.",
                es: "Diga cuántas tarjetas, de 1 a {max}: /drill 10. O /drill off.")
        case .inPrivate:
            Text(
                en: "Practice is in your own chat: write /drill 10 to me there.",
                es: "Se practica en el propio chat: escríbame /drill 10 ahí.")
        case .whyApprove:
            Text(
                en: "It says what happens and where, and names nobody. Others can use it: approve.",
                es: "Dice qué pasa y dónde, y no nombra a nadie. Sirve a otros: apruebe.")
        case .whyHide:
            Text(
                en: "What happened is worth telling, the name is not. Hide it first, then approve.",
                es: "Lo que pasó importa, el nombre no. Ocúltelo primero y luego apruebe.")
        case .whyAsk:
            Text(
                en:
                    "The voter wrote what is quoted. Only lines above it are ours. Ask, or reject it.",
                es:
                    "Lo citado lo escribió el votante. Solo las líneas de arriba son nuestras. Pregunte o rechace."
            )
        case .whyReject:
            Text(
                en: "It is about a private person, and not about voting there. Reject it.",
                es: "Trata de una persona particular y no de la votación. Rechácelo.")
        case .whyDouble:
            Text(
                en: "The same place, the same thing, minutes apart. Group it with the older one.",
                es: "El mismo lugar y lo mismo, con minutos de diferencia. Agrúpelo con el anterior.")
        case .whyThreat:
            Text(
                en:
                    "Somebody may be in danger. Take it at once, call a second moderator, and publish nothing yet.",
                es: "Alguien puede estar en peligro. Tómelo ya, llame a otro moderador y no publique nada.")
        case .labelApprove: Text(en: "Approve", es: "Aprobar")
        case .labelHide: Text(en: "Hide a name", es: "Ocultar un nombre")
        case .labelAsk: Text(en: "Ask", es: "Preguntar")
        case .labelReject: Text(en: "Reject", es: "Rechazar")
        case .labelDouble: Text(en: "Group", es: "Agrupar")
        case .labelThreat: Text(en: "Threat", es: "Amenaza")
        }
    }
}
