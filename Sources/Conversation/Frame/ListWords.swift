/// What is said of any list: that it ends, and in which way it cannot be narrowed or sorted.
enum ListWords: Wording {
    case all, one, notByPlace, placeIs, notByDate, newestFirst, nextFirst, notByKind, notByPhotos, notByLikes,
        needsZIP, whichTown

    var text: Text {
        switch self {
        case .all: Text(en: "That is all {n}.", es: "Eso es todo: {n}.")
        case .one: Text(en: "That is all I have.", es: "Eso es todo lo que tengo.")
        case .notByPlace:
            Text(en: "I cannot sort this list by place.", es: "No puedo ordenar esta lista por lugar.")
        case .placeIs: Text(en: "It is for {place}.", es: "Es para {place}.")
        case .notByDate:
            Text(en: "I cannot sort this list by date.", es: "No puedo ordenar esta lista por fecha.")
        case .newestFirst: Text(en: "The newest come first.", es: "Lo más nuevo va primero.")
        case .nextFirst: Text(en: "The next date comes first.", es: "La próxima fecha va primero.")
        case .notByKind:
            Text(en: "I cannot sort this list by kind.", es: "No puedo ordenar esta lista por tipo.")
        case .notByPhotos:
            Text(en: "I cannot sort this list by photos.", es: "No puedo ordenar esta lista por fotos.")
        case .notByLikes:
            Text(en: "I cannot sort this list by likes.", es: "No puedo ordenar esta lista por me gusta.")
        case .whichTown:
            Text(
                en: "More than one state has a town called {place}. Say its state too.",
                es: "Más de un estado tiene un lugar llamado {place}. Diga también el estado.")
        case .needsZIP:
            Text(
                en: "Near what? Type your ZIP code, like 30310.",
                es: "¿Cerca de qué? Escriba su código postal, como 30310.")
        }
    }
}
