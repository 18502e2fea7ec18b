/// What is said of a state's own legislature.
enum StateHouseWords: Wording {
    case missing, there, here, notCongress, councilThere, islandThere, councilWanted, islandWanted, upper,
        lower,
        upperThere, lowerThere, council, ward, atLarge, chair, overlap

    var text: Text {
        switch self {
        case .missing:
            Text(
                en: "{text}, {place}: I cannot tell who. Look it up: {official}",
                es: "{text}, {place}: no sé quién es. Búsquelo aquí: {official}")
        case .there:
            Text(
                en: "For state lawmakers there see {official}",
                es: "Para legisladores del estado vea {official}")
        case .notCongress:
            Text(
                en: "That is in your state's legislature, not in Congress. Look it up: {official}",
                es: "Eso es en la legislatura de su estado, no en el Congreso. Búsquelo aquí: {official}")
        case .here: Text(en: "Or look them up: {official}", es: "O búsquelos aquí: {official}")
        case .councilThere:
            Text(
                en: "D.C. has a council, and no state senate or state house. Look it up: {official}",
                es: "D.C. tiene un consejo, y no senado ni cámara de estado. Búsquelo aquí: {official}")
        case .islandThere:
            Text(
                en: "That is in the legislature of {place}, not in Congress. Look it up: {official}",
                es: "Eso es en la legislatura de {place}, no en el Congreso. Búsquelo aquí: {official}")
        case .councilWanted:
            Text(
                en: "Your street address tells who is on D.C.'s council for you, too.",
                es: "Su dirección dice también quién le representa en el consejo de D.C.")
        case .islandWanted:
            Text(
                en: "Your street address tells your lawmakers in {place}, too.",
                es: "Su dirección dice también quiénes legislan por usted en {place}.")
        case .upperThere: Text(en: "The senate", es: "El senado")
        case .lowerThere: Text(en: "The house", es: "La cámara")
        case .ward: Text(en: "ward {n}", es: "barrio {n}")
        case .atLarge: Text(en: "for everybody there", es: "por todo el lugar")
        case .chair: Text(en: "chair", es: "presidencia")
        case .overlap:
            Text(
                en: "In New Hampshire some House districts overlap. You may have a second one: {official}",
                es: "En Nuevo Hampshire hay distritos que se cruzan. Quizá tenga un segundo: {official}")
        case .upper: Text(en: "Your state's senate", es: "El senado de su estado")
        case .lower: Text(en: "Your state's house", es: "La cámara de su estado")
        case .council: Text(en: "Your council ward", es: "Su distrito del concejo")
        }
    }
}
