/// What happened to a report, line by line.
enum HistoryWords: Wording {
    case line, sent, noted, photo, asked, answered, approved, rejected, reopened, withdrawn, verified,
        corrected, retracted, orphaned, masked, photosShown, videoShown

    var text: Text {
        switch self {
        case .line: Text(en: "{date}: {text}", es: "{date}: {text}")
        case .sent: Text(en: "sent", es: "enviado")
        case .noted: Text(en: "you added something", es: "usted agregó algo")
        case .photo: Text(en: "a photo was added", es: "se agregó una foto")
        case .asked: Text(en: "a moderator asked you", es: "un moderador le preguntó")
        case .answered: Text(en: "you answered", es: "usted respondió")
        case .approved: Text(en: "made public", es: "publicado")
        case .rejected: Text(en: "not made public", es: "no publicado")
        case .reopened: Text(en: "to be checked again", es: "se revisa otra vez")
        case .withdrawn: Text(en: "withdrawn", es: "retirado")
        case .verified: Text(en: "checked with a second source", es: "revisado con otra fuente")
        case .corrected: Text(en: "the team added a note", es: "el equipo puso una nota")
        case .retracted: Text(en: "taken back by the team", es: "retirado por el equipo")
        case .photosShown: Text(en: "photos made public", es: "fotos publicadas")
        case .videoShown: Text(en: "video made public", es: "video publicado")
        case .orphaned:
            Text(
                en: "closed, because its report is gone",
                es: "cerrado, porque su reporte ya no existe")
        case .masked: Text(en: "part of a photo was blacked out", es: "se tapó parte de una foto")
        }
    }
}
