/// Questions that are ready and their choices, and what the room is told of asking.
enum ReadyWords: Wording {
    case door, time, still, voted, told, photo, place, wait, seen, reason, machines, staff,
        yes, no, unknown, notYet, worker, voter, other, short, hour, long,
        list, near, choices, inLanguage, goesAsWritten, toCard, nobodySaid, held, own, which, buttonSend,
        buttonReady

    var text: Text {
        switch self {
        case .door: Text(en: "Which door is it?", es: "¿Qué puerta es?")
        case .time: Text(en: "What time was that?", es: "¿A qué hora fue eso?")
        case .still: Text(en: "Is it still like that?", es: "¿Sigue así ahora?")
        case .voted: Text(en: "Did you vote in the end?", es: "¿Al final pudo votar?")
        case .told: Text(en: "Who told you that?", es: "¿Quién le dijo eso?")
        case .photo: Text(en: "May the photo be public?", es: "¿La foto puede ser pública?")
        case .place: Text(en: "Which place is it?", es: "¿Qué lugar es?")
        case .wait: Text(en: "How long did you wait?", es: "¿Cuánto tiempo esperó?")
        case .seen: Text(en: "Did you see it yourself?", es: "¿Lo vio usted?")
        case .reason: Text(en: "What reason was given?", es: "¿Qué motivo le dieron?")
        case .machines: Text(en: "How many machines work?", es: "¿Cuántas máquinas funcionan?")
        case .staff: Text(en: "Do poll workers know it?", es: "¿Lo saben los trabajadores?")
        case .yes: Text(en: "Yes", es: "Sí")
        case .no: Text(en: "No", es: "No")
        case .unknown: Text(en: "I do not know", es: "No sé")
        case .notYet: Text(en: "Not yet", es: "Todavía no")
        case .worker: Text(en: "A poll worker", es: "Un trabajador")
        case .voter: Text(en: "Another voter", es: "Otro votante")
        case .other: Text(en: "Somebody else", es: "Otra persona")
        case .short: Text(en: "Under half an hour", es: "Menos de media hora")
        case .hour: Text(en: "Up to an hour", es: "Hasta una hora")
        case .long: Text(en: "More than an hour", es: "Más de una hora")
        case .list:
            Text(
                en: "Ready questions: {codes}. Ask one by name, like: /ask {code} {command}",
                es: "Preguntas listas: {codes}. Para hacer una, por ejemplo: /ask {code} {command}")
        case .near:
            Text(
                en: "Nothing went. Did you mean {command}? To send just that word: /ask {code} \"{text}\"",
                es:
                    "No se envió nada. ¿Quiso decir {command}? Para enviar esa palabra: /ask {code} \"{text}\""
            )
        case .choices: Text(en: "Choices: {codes}", es: "Opciones: {codes}")
        case .inLanguage: Text(en: "In {language}: «{question}»", es: "En {language}: «{question}»")
        case .goesAsWritten:
            Text(
                en:
                    "To the voter of report {code}: «{question}»\nShe reads {language}. This goes as written.",
                es: "A quien hizo el reporte {code}: «{question}»\nLee {language}. Va como está escrito.")
        case .toCard:
            Text(
                en: "Nothing went. The ready questions are on the card of report {code}.",
                es: "No se envió nada. Las preguntas listas están en la tarjeta del reporte {code}.")
        case .nobodySaid:
            Text(
                en: "Nobody said Send in {n} minutes.", es: "Nadie dijo Enviar en {n} minutos.")
        case .held:
            Text(
                en: "The room sees the question about report {code} for half a minute.",
                es: "La sala ve la pregunta sobre el reporte {code} por medio minuto.")
        case .own: Text(en: "Own words", es: "Con mis palabras")
        case .which: Text(en: "Which question?", es: "¿Qué pregunta?")
        case .buttonSend: Text(en: "Send", es: "Enviar")
        case .buttonReady: Text(en: "Ready question", es: "Pregunta lista")
        }
    }
}
