/// What the room is told of words that leave for a report's author, and of those that do not.
enum ToVoterWords: Wording {
    case waits, left, stopped, notLeft, askHere, noted, notDone, meant, meantHow, waitsAlready, nothingWaits,
        noNote, unasked,
        unaskedNone, unaskedAnswered, sendHow, noteLine, notesBefore, takenBack, tookBack, labelNow,
        labelStop,
        labelSend

    var text: Text {
        switch self {
        case .waits:
            Text(
                en: "To the voter in {n} s: «{question}»",
                es: "Va a quien reportó en {n} s: «{question}»")
        case .left: Text(en: "Sent to the voter: «{question}»", es: "Se envió a quien reportó: «{question}»")
        case .stopped:
            Text(
                en: "Stopped by {name}. The voter got nothing.",
                es: "Lo detuvo {name}. No se envió nada a quien reportó.")
        case .notLeft: Text(en: "The voter got nothing. {text}", es: "No se envió nada. {text}")
        case .askHere:
            Text(
                en: "Reply to this with your question about report {code}, in the next {n} minutes.",
                es: "Responda a esto con su pregunta sobre el reporte {code}, en {n} minutos.")
        case .noted:
            Text(
                en: "Noted for the team, on report {code}. The voter does not see it.",
                es: "Anotado para el equipo, en el reporte {code}. Quien reportó no lo ve.")
        case .meant:
            Text(
                en: "That did nothing. To do it, write: {command}",
                es: "Eso no hizo nada. Para hacerlo, escriba: {command}")
        case .meantHow:
            Text(
                en: "That did nothing. Say how, like: {command}",
                es: "Eso no hizo nada. Diga cómo, por ejemplo: {command}")
        case .notDone:
            Text(en: "It did nothing else: {command} would.", es: "No hizo nada más: {command} lo haría.")
        case .waitsAlready:
            Text(
                en: "Something waits to go to the author of report {code} already. Send it or stop it first.",
                es: "Ya hay algo por enviar a quien hizo el reporte {code}. Envíelo o deténgalo antes.")
        case .nothingWaits:
            Text(
                en: "Nothing waits to go to the author of report {code}.",
                es: "No hay nada por enviar a quien hizo el reporte {code}.")
        case .noNote: Text(en: "Report {code} has no note {n}.", es: "El reporte {code} no tiene nota {n}.")
        case .unasked:
            Text(
                en: "The question about report {code} was taken back.",
                es: "Se retiró la pregunta sobre el reporte {code}.")
        case .unaskedNone:
            Text(
                en: "Report {code} has no question to take back.",
                es: "El reporte {code} no tiene pregunta que retirar.")
        case .unaskedAnswered:
            Text(
                en: "The question about report {code} was answered already.",
                es: "La pregunta sobre el reporte {code} ya tuvo respuesta.")
        case .sendHow:
            Text(
                en: "Say which report, and which note if you mean one, like: /send 12 1.",
                es: "Diga qué reporte, y qué nota si es una, como: /send 12 1.")
        case .noteLine: Text(en: "{name} noted:", es: "{name} anotó:")
        case .notesBefore: Text(en: "Earlier notes: {n}", es: "Notas anteriores: {n}")
        case .takenBack: Text(en: "Taken back by the team.", es: "La retiró el equipo.")
        case .tookBack: Text(en: "The team took a question back.", es: "El equipo retiró una pregunta.")
        case .labelNow: Text(en: "Send now", es: "Enviar ya")
        case .labelStop: Text(en: "Stop", es: "Detener")
        case .labelSend: Text(en: "Send to voter", es: "Enviar al votante")
        }
    }
}
