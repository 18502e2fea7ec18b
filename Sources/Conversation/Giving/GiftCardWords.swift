/// What moderators read of posts of givers.
enum GiftCardWords: Wording {
    case head, meetingHead, facts, commentHead, commentOn, listed, meetingListed, letters

    var text: Text {
        switch self {
        case .head:
            Text(en: "Post {code} of a giver · {state}", es: "Mensaje {code} de quien dona · {state}")
        case .meetingHead:
            Text(
                en: "Introduction {code} of a giver · {state}",
                es: "Presentación {code} de quien dona · {state}")
        case .meetingListed:
            Text(en: "{code} (introduction of a giver)", es: "{code} (presentación de quien dona)")
        case .letters: Text(en: "The other giver reports these words:", es: "La otra persona denuncia esto:")
        case .facts:
            Text(en: "Language: {language} · Photos: {n}", es: "Idioma: {language} · Fotos: {n}")
        case .commentHead:
            Text(
                en: "Comment {code} on post {n} · {state}",
                es: "Comentario {code} al mensaje {n} · {state}")
        case .commentOn: Text(en: "On post {n}:", es: "Sobre el mensaje {n}:")
        case .listed: Text(en: "{code} (post of a giver)", es: "{code} (mensaje de quien dona)")
        }
    }
}
