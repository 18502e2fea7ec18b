/// Whose word a charity's registration number is.
enum CharityNumberWords: Wording {
    case by, unsure, byNobody

    var text: Text {
        switch self {
        case .by:
            Text(
                en: "Registered as {name}, {code}: so says {source}. I have not read it at the authority.",
                es: "Registrada como {name}, {code}: lo dice {source}. No lo he leído en la autoridad.")
        case .unsure:
            Text(
                en:
                    "Perhaps registered as {name}, {code}: a stranger's list on {source} says so. Look it up before you give.",
                es:
                    "Quizás registrada como {name}, {code}: lo dice la lista de alguien en {source}. Búsquela antes de dar."
            )
        case .byNobody:
            Text(
                en:
                    "Its number is said to be {code}. I have found that on no public page. Look it up before you give.",
                es:
                    "Se dice que su número es {code}. No lo hallé en ninguna página pública. Búsquela antes de dar."
            )
        }
    }
}
