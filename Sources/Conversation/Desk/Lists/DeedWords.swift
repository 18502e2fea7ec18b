/// What was done, as the timeline of a report says it.
struct DeedWords: Wording {
    let deed: Deed

    /// Second looks say theirs themselves.
    static var allCases: [DeedWords] {
        Deed.allCases.filter { ![.lookAgreed, .lookDiffered].contains($0) }.map(DeedWords.init)
    }

    var text: Text {
        switch deed {
        case .sent: Text(en: "sent", es: "enviado")
        case .withdrawn: Text(en: "taken back by its author", es: "retirado por su autor")
        case .noted: Text(en: "a note was added", es: "se agregó una nota")
        case .photoAdded: Text(en: "a photo was added", es: "se agregó una foto")
        case .photoRefused: Text(en: "a photo could not be kept", es: "no se pudo guardar una foto")
        case .taken: Text(en: "taken", es: "tomado")
        case .approved: Text(en: "approved", es: "aprobado")
        case .backed: Text(en: "approved, 1 of 2", es: "aprobado, 1 de 2")
        case .rejected: Text(en: "not public", es: "no público")
        case .reopened: Text(en: "the decision was undone", es: "se deshizo la decisión")
        case .asked: Text(en: "the reporter was asked", es: "se preguntó a quien reportó")
        case .answered: Text(en: "answered", es: "respondió")
        case .skipped: Text(en: "skipped the question", es: "omitió la pregunta")
        case .banned: Text(en: "the author was banned", es: "se bloqueó al autor")
        case .unbanned: Text(en: "the ban was lifted", es: "se levantó el bloqueo")
        case .banKept: Text(en: "the ban was kept", es: "se mantuvo el bloqueo")
        case .forgotten: Text(en: "all data deleted", es: "todos los datos borrados")
        case .cleared: Text(en: "taken back with a ban", es: "retirado con un bloqueo")
        case .appealed: Text(en: "appealed", es: "apeló")
        case .banAppealed: Text(en: "appealed against the ban", es: "apeló el bloqueo")
        case .verified: Text(en: "marked as verified", es: "marcado como verificado")
        case .unverified: Text(en: "the mark was taken off", es: "se quitó la marca")
        case .corrected: Text(en: "corrected", es: "corregido")
        case .retracted: Text(en: "taken back by the team", es: "retirado por el equipo")
        case .restored: Text(en: "public again", es: "público otra vez")
        case .grouped: Text(en: "put under another report", es: "puesto bajo otro reporte")
        case .ungrouped: Text(en: "taken out of its group", es: "sacado de su grupo")
        case .masked: Text(en: "a photo was blacked out in part", es: "se tapó parte de una foto")
        case .orphaned:
            Text(en: "closed, because its report went", es: "cerrado, porque su reporte ya no está")
        case .photosShown: Text(en: "a photo was chosen for everybody", es: "se eligió una foto para todos")
        case .photoBacked: Text(en: "a photo chosen, 1 of 2", es: "se eligió una foto, 1 de 2")
        case .photoHidden: Text(en: "a photo is not public", es: "una foto no es pública")
        case .videoShown: Text(en: "the video was chosen for everybody", es: "se eligió el video para todos")
        case .videoBacked: Text(en: "the video chosen, 1 of 2", es: "se eligió el video, 1 de 2")
        case .videoHidden: Text(en: "the video is not public", es: "el video no es público")
        case .placeNamed: Text(en: "the place was named for everybody", es: "se nombró el lugar para todos")
        case .placeHidden:
            Text(en: "the place is not named any more", es: "el lugar ya no se nombra")
        case .cut: Text(en: "the public text was changed", es: "se cambió el texto público")
        case .remarked: Text(en: "a note to the team", es: "una nota al equipo")
        case .held: Text(en: "a question was shown to the room", es: "se mostró una pregunta a la sala")
        case .unasked: Text(en: "the question was stopped", es: "se detuvo la pregunta")
        case .tagged: Text(en: "a tag was put on", es: "se puso una etiqueta")
        case .moved: Text(en: "went to another desk", es: "pasó a otra mesa")
        case .assigned: Text(en: "given to somebody, or back", es: "dado a alguien, o devuelto")
        case .lookAgreed: SecondLookWords.deedAgreed.text
        case .lookDiffered: SecondLookWords.deedDiffered.text
        case .untagged: Text(en: "a tag was taken off", es: "se quitó una etiqueta")
        }
    }
}
