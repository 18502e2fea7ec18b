/// What moderators read about a report's video.
public enum VideoChoiceWords: Wording {
    case line, caption, shown, noChat, none, how, unseen, chosen, published, hidden, hiddenLate, already,
        second, goes, gone

    public var text: Text {
        switch self {
        case .line:
            Text(en: "Video of photo {n}: {text}, {state}", es: "Video de la foto {n}: {text}, {state}")
        case .caption:
            Text(
                en: "Video of report {code}, {text}, without sound. It goes in 5 minutes.",
                es: "Video del reporte {code}, {text}, sin sonido. Se va en 5 minutos.")
        case .shown:
            Text(
                en: "The video of report {code} comes to you alone, for 5 minutes.",
                es: "El video del reporte {code} le llega solo a usted, por 5 minutos.")
        case .noChat:
            Text(
                en: "I show videos in your own chat with me. Write to me there first.",
                es: "Muestro videos en su propio chat conmigo. Escríbame ahí primero.")
        case .none: Text(en: "Report {code} has no video.", es: "El reporte {code} no tiene video.")
        case .how:
            Text(
                en: "To look at it: /video 12. Then: /video 12 public, or private.",
                es: "Para verlo: /video 12. Luego: /video 12 public, o private.")
        case .unseen:
            Text(en: "Look at the video first: /video {code}", es: "Vea primero el video: /video {code}")
        case .chosen:
            Text(
                en: "The video becomes public with report {code}.",
                es: "El video será público con el reporte {code}.")
        case .published:
            Text(
                en: "Everybody can see the video of report {code} now.",
                es: "Todos pueden ver ahora el video del reporte {code}.")
        case .hidden:
            Text(
                en: "The video of report {code} is for moderators only.",
                es: "El video del reporte {code} es solo para moderadores.")
        case .hiddenLate:
            Text(
                en:
                    "The video of report {code} is public no more. Copies that were sent in chats stay there.",
                es: "El video del reporte {code} ya no es público. Las copias enviadas en chats quedan.")
        case .already:
            Text(
                en: "The video of report {code} is public with it already.",
                es: "El video del reporte {code} ya es público con él.")
        case .second:
            Text(
                en: "Noted. For the video of report {code} a second moderator must agree.",
                es: "Anotado. Para el video del reporte {code} falta otro moderador.")
        case .goes:
            Text(
                en: "Its video goes for good then: nothing can be blacked out in one.",
                es: "Su video se borra entonces para siempre: en un video no se tapa nada.")
        case .gone:
            Text(en: "Its video is deleted.", es: "Su video se borró.")
        }
    }
}
