/// What is said about likes.
enum LikeWords: Wording {
    case on, off, already, notLiked, whichOne, head, none, labelLike, labelUnlike, labelLiked

    var text: Text {
        switch self {
        case .on: Text(en: "You like report {code} now.", es: "Ahora le gusta el reporte {code}.")
        case .off: Text(en: "Like taken back.", es: "Quité su me gusta.")
        case .already: Text(en: "You liked report {code} before.", es: "El reporte {code} ya le gustaba.")
        case .notLiked: Text(en: "You did not like this report.", es: "Este reporte no le gustaba.")
        case .whichOne:
            Text(
                en: "Which one? Write \"like\" and its number.",
                es: "¿Cuál? Escriba \"me gusta\" y su número.")
        case .head: Text(en: "Reports you like:", es: "Reportes que le gustan:")
        case .none: Text(en: "You like no report yet.", es: "Aún no le gusta ningún reporte.")
        case .labelLike: Text(en: "👍 Like", es: "👍 Me gusta")
        case .labelUnlike: Text(en: "👍 Liked", es: "👍 Ya me gusta")
        case .labelLiked: Text(en: "Likes", es: "Me gusta")
        }
    }
}
