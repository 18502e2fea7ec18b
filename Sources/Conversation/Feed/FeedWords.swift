/// What stands in the feed.
enum FeedWords: Wording {
    case inZIP, near, inState, everywhere, nothingNear, line, empty, end, full, gone, item, part, verified,
        isChecked, isVerified, counts, filter, kinds, correction, takenBack, people, postHead, photosComing,
        labelPhotos, labelWords, labelPartBefore, labelPartAfter, labelFilter, labelKinds, labelMoreKinds,
        labelAllKinds, labelInZIP, labelNear, labelInState, labelEverywhere, labelLive, withPhotos,
        newestFirst, notOldest, notLiked

    var text: Text {
        switch self {
        case .inZIP: Text(en: "Reports in {zip}", es: "Reportes en {zip}")
        case .near: Text(en: "Reports near {place}", es: "Reportes cerca de {place}")
        case .inState: Text(en: "Reports in {state}", es: "Reportes en {state}")
        case .everywhere: Text(en: "Reports from everywhere", es: "Reportes de todas partes")
        case .nothingNear:
            Text(
                en: "There is nothing near {place} yet.",
                es: "Aún no hay nada cerca de {place}.")
        case .line:
            Text(
                en: "Report {code}, {when}, {place}",
                es: "Reporte {code}, {when}, {place}")
        case .empty:
            Text(
                en: "There are none yet. Look further?",
                es: "Aún no hay ninguno. ¿Busco más lejos?")
        case .end: Text(en: "That is all for now.", es: "Eso es todo por ahora.")
        case .full:
            Text(
                en: "I show up to {n} at a time. Pick a smaller area or one kind, or begin again.",
                es: "Muestro hasta {n} a la vez. Elija una zona menor o un tipo, o empiece otra vez.")
        case .gone: Text(en: "This report is not public.", es: "Este reporte no es público.")
        case .item: Text(en: "Report {code}, sent {when}:", es: "Reporte {code}, enviado {when}:")
        case .part: Text(en: "Report {code}, part {n} of {max}:", es: "Reporte {code}, parte {n} de {max}:")
        case .verified: Text(en: "verified", es: "verificado")
        case .isChecked:
            Text(
                en: "A person checked it before it went public.",
                es: "Una persona lo revisó antes de publicarlo.")
        case .isVerified:
            Text(
                en: "A person checked it, and it is verified.",
                es: "Una persona lo revisó, y está verificado.")
        case .counts:
            Text(
                en: "Likes: {likes}. Comments: {comments}.",
                es: "Me gusta: {likes}. Comentarios: {comments}.")
        case .filter: Text(en: "{text}. What do you want to see?", es: "{text}. ¿Qué quiere ver?")
        case .kinds: Text(en: "Which kind?", es: "¿De qué tipo?")
        case .correction: Text(en: "Note by the team, {date}: {text}", es: "Nota del equipo, {date}: {text}")
        case .takenBack:
            Text(
                en: "The team took report {code} back. Why: {reason}.",
                es: "El equipo retiró el reporte {code}. Por qué: {reason}.")
        case .people: Text(en: "{n} people reported this.", es: "{n} personas reportaron esto.")
        case .postHead: Text(en: "Report {code}", es: "Reporte {code}")
        case .photosComing: Text(en: "Here they come: {n}.", es: "Aquí van: {n}.")
        case .labelPhotos: Text(en: "Photos", es: "Fotos")
        case .labelWords: Text(en: "Read it all", es: "Leer todo")
        case .labelPartBefore: Text(en: "Part before", es: "Parte anterior")
        case .labelPartAfter: Text(en: "Next part", es: "Parte siguiente")
        case .labelFilter: Text(en: "Where and what", es: "Dónde y qué")
        case .labelKinds: Text(en: "Kinds", es: "Tipos")
        case .labelMoreKinds: Text(en: "More", es: "Más")
        case .labelAllKinds: Text(en: "All kinds", es: "Todos")
        case .labelInZIP: Text(en: "My ZIP", es: "Mi código")
        case .labelNear: Text(en: "Near me", es: "Cerca de mí")
        case .labelInState: Text(en: "Whole state", es: "Todo el estado")
        case .labelEverywhere: Text(en: "Everywhere", es: "Todas partes")
        case .labelLive: Text(en: "Open now", es: "Ver ahora")
        case .withPhotos: Text(en: "with photos", es: "con fotos")
        case .notOldest:
            Text(
                en: "I cannot show the oldest first. Say \"newest first\" for the order of time.",
                es: "No puedo empezar por los más antiguos. Diga \"más nuevos primero\" para ir por hora.")
        case .notLiked:
            Text(
                en: "I cannot sort by likes alone. Liked reports already come earlier.",
                es: "No puedo ordenar solo por me gusta. Los que gustan ya van antes.")
        case .newestFirst: Text(en: "newest first", es: "más nuevos primero")
        }
    }
}
