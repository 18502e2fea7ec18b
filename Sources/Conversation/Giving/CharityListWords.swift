/// What is said about a list of charities.
enum CharityListWords: Wording {
    case whom, missed, noneNames, oneWide, someWide, within, noPlace

    var text: Text {
        switch self {
        case .whom: Text(en: "{cash}: to whom? Choose one.", es: "{cash}: ¿para quién? Elija.")
        case .missed:
            Text(
                en: "I could not look for \"{text}\" itself.", es: "No pude buscar \"{text}\" en sí.")
        case .noneNames:
            Text(
                en: "None of them names {place}. They work in many countries, without a list.",
                es: "Ninguna nombra a {place}. Trabajan en muchos países, sin lista.")
        case .oneWide:
            Text(
                en: "One of them does not name {place}: it works in many countries, without a list.",
                es: "Una no nombra a {place}: trabaja en muchos países, sin lista.")
        case .someWide:
            Text(
                en: "{n} of them do not name {place}: they work in many countries, without a list.",
                es: "{n} no nombran a {place}: trabajan en muchos países, sin lista.")
        case .noPlace:
            Text(
                en: "I know no place with the ZIP code {zip}. Type another, or choose Anywhere.",
                es: "No conozco un lugar con el código postal {zip}. Escriba otro o elija En cualquier lugar."
            )
        case .within:
            Text(
                en: "Narrow this: {text}. Choose, or write something else.",
                es: "Elija entre esto: {text}. O escriba otra cosa.")
        }
    }
}
