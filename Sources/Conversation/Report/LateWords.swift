/// What came too late for a report that is sent: more words, photos, edited messages.
enum LateWords: Wording {
    case ask, this, all, added, addedPublic, quoted, moved, retimed, addLater, howToShare, addHere, editUsed,
        editNote,
        editNoTime, editUnused, isSent, nothingToSend

    var text: Text {
        switch self {
        case .ask:
            Text(
                en: "Add {n} to report {code}? Or start a new report?",
                es: "¿Agrego {n} al reporte {code}? ¿O empezamos otro reporte?")
        case .isSent:
            Text(
                en: "Report {code} is sent already. A person will check it.",
                es: "El reporte {code} ya está enviado. Una persona lo revisará.")
        case .nothingToSend:
            Text(
                en: "There is no report to send yet. What is wrong where you vote?",
                es: "Aún no hay un reporte para enviar. ¿Qué anda mal donde usted vota?")
        case .this: Text(en: "this", es: "esto")
        case .all: Text(en: "all of this", es: "todo esto")
        case .added:
            Text(
                en: "Added to report {code}. A person will check it.",
                es: "Agregado al reporte {code}. Una persona lo revisará.")
        case .quoted:
            Text(
                en: "Added to report {code}: «{text}»\nA person will see it.",
                es: "Agregado al reporte {code}: «{text}»\nUna persona lo verá.")
        case .moved:
            Text(
                en: "Report {code} now says where: {text}\nA person will see it.",
                es: "El reporte {code} ya dice dónde: {text}\nUna persona lo verá.")
        case .retimed:
            Text(
                en: "Report {code} now says when: {text}\nA person will see it.",
                es: "El reporte {code} ya dice cuándo: {text}\nUna persona lo verá.")
        case .addLater:
            Text(en: "That is fine. You can add it later.", es: "Está bien. Puede agregarlo después.")
        case .howToShare:
            Text(
                en: "Tap the paper clip, then Location. Or type the place.",
                es: "Toque el clip y luego Ubicación. O escriba el lugar.")
        case .addedPublic:
            Text(
                en: "Report {code} is public. Others see your photo only after a moderator says yes.",
                es: "El reporte {code} es público. Otros verán su foto solo si un moderador dice que sí.")
        case .addHere: Text(en: "Write it here, or send a photo.", es: "Escríbalo aquí o mande una foto.")
        case .editUsed: Text(en: "I use your new text now.", es: "Uso su texto nuevo.")
        case .editNote:
            Text(
                en: "Your report {code} was sent already. I added your change as a note for review.",
                es: "Su reporte {code} ya se envió. Agregué su cambio como nota para revisión.")
        case .editNoTime:
            Text(
                en: "I cannot use your change as a time. I keep this one: {when}.",
                es: "No puedo usar su cambio como hora. Dejo esta: {when}.")
        case .editUnused: Text(en: "I cannot use that change now.", es: "Ahora no puedo usar ese cambio.")
        }
    }
}
