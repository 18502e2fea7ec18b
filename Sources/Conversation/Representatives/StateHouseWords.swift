/// What is said of a state's own legislature.
enum StateHouseWords: Wording {
    case missing, there, notCongress, upper, lower, council

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
        case .upper: Text(en: "Your state's senate", es: "El senado de su estado")
        case .lower: Text(en: "Your state's house", es: "La cámara de su estado")
        case .council: Text(en: "Your council ward", es: "Su distrito del concejo")
        }
    }
}
