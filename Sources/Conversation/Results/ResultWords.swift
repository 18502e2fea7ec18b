/// Where results are looked for, and what is not held of them.
enum ResultWords: Wording {
    case winnipeg, places, states, types, list, all, whichOne, nearest, nothing, notHeld, held, broken,
        otherLinesBefore, otherLinesAfter, otherMap, street, people, person, perhaps, noPerson, official,
        running,
        disputed, barsOn, barsOff, savedChanged, savedThen, gone,
        smallPictures, cityOnly, nobodyUnopposed, unopposed

    var text: Text {
        switch self {
        case .winnipeg: Text(en: "Winnipeg", es: "Winnipeg")
        case .places: Text(en: "Past results. Of which place?", es: "Resultados anteriores. ¿De qué lugar?")
        case .states:
            Text(
                en: "Of which state? Choose it, or write its name.",
                es: "¿De qué estado? Elíjalo o escriba su nombre.")
        case .types:
            Text(
                en: "Past results, {place}. I hold some since {n}. Which vote?",
                es: "Resultados anteriores, {place}. Tengo algunos desde {n}. ¿Qué votación?")
        case .list: Text(en: "{kind}, {place}:", es: "{kind}, {place}:")
        case .all: Text(en: "Results {n}", es: "Resultados de {n}")
        case .whichOne: Text(en: "Which one?", es: "¿Cuál?")
        case .nearest:
            Text(
                en: "I find no results for {text}. The nearest names:",
                es: "No encuentro resultados de {text}. Los nombres más parecidos:")
        case .nothing:
            Text(
                en: "I find no results for {text}. Look here: {official}",
                es: "No encuentro resultados de {text}. Vea aquí: {official}")
        case .notHeld:
            Text(
                en: "{text}: I do not hold the results. Look here: {official}",
                es: "{text}: no tengo los resultados. Véalos aquí: {official}")
        case .cityOnly:
            Text(
                en:
                    "Of city elections I hold only those of Winnipeg, Canada. For your own, look here: {official}",
                es:
                    "De elecciones municipales solo tengo las de Winnipeg, Canadá. Las suyas, aquí: {official}"
            )
        case .nobodyUnopposed:
            Text(
                en: "{text}: in what I hold nobody won without a vote.",
                es: "{text}: en lo que tengo nadie ganó sin votación.")
        case .unopposed: Text(en: "Nobody stood against these:", es: "Nadie compitió contra estas personas:")
        case .held: Text(en: "I hold: {text}.", es: "Tengo: {text}.")
        case .broken:
            Text(
                en: "I cannot read past results right now. Look here: {official}",
                es: "No puedo leer resultados ahora. Vea aquí: {official}")
        case .otherLinesBefore:
            Text(
                en: "The lines changed after {n}. What lay here then has other lines.",
                es: "Los límites cambiaron después de {n}. Lo que había aquí tenía otros límites.")
        case .otherLinesAfter:
            Text(
                en: "The lines changed by {n}. What lies here then has other lines.",
                es: "Los límites cambiaron para {n}. Lo que hay aquí tiene otros límites.")
        case .otherMap:
            Text(
                en: "The lines changed. These were there in {n}:",
                es: "Los límites cambiaron. Estos había en {n}:")
        case .street:
            Text(
                en: "In {n} your street may have been elsewhere.",
                es: "En {n} su calle podía estar en otro distrito.")
        case .people: Text(en: "{text}. Who ran:", es: "{text}. Quiénes se postularon:")
        case .person: Text(en: "{name}, {place}:", es: "{name}, {place}:")
        case .perhaps: Text(en: "Perhaps not the same person:", es: "Quizá no es la misma persona:")
        case .noPerson:
            Text(
                en: "I find nobody of that name in the results now.",
                es: "Ahora no encuentro a nadie con ese nombre en los resultados.")
        case .official: Text(en: "Official results: {official}", es: "Resultados oficiales: {official}")
        case .running:
            Text(
                en: "I give no running counts and no forecasts. Official counts: {official}",
                es: "No doy conteos en curso ni pronósticos. Conteos oficiales: {official}")
        case .disputed:
            Text(
                en: "I take no side on that. Official results and how they are checked: {official}",
                es: "En eso no tomo partido. Resultados oficiales y cómo se revisan: {official}")
        case .barsOn: Text(en: "Lists of results show bars.", es: "Las listas de resultados llevan barras.")
        case .barsOff:
            Text(en: "Lists of results show no bars.", es: "Las listas de resultados van sin barras.")
        case .savedChanged:
            Text(en: "This changed since you saved it.", es: "Esto cambió desde que lo guardó.")
        case .savedThen: Text(en: "As you saved it on {date}:", es: "Como lo guardó el {date}:")
        case .smallPictures:
            Text(
                en: "{n} of the list as small pictures; the list says the same in words.",
                es: "{n} de la lista como imágenes pequeñas; la lista dice lo mismo en palabras.")
        case .gone:
            Text(en: "I do not find that result any more.", es: "Ya no encuentro ese resultado.")
        }
    }
}
