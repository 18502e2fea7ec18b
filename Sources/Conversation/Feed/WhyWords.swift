/// Why a report stands where it does in the feed.
enum WhyWords: Wording {
    case head, formula, noDistance, age, verified, score, labelWhy

    var text: Text {
        switch self {
        case .head:
            Text(
                en: "Why report {code} stands where it does: the lowest number comes first.",
                es: "Por qué el reporte {code} está en su lugar: el número más bajo va primero.")
        case .formula:
            Text(
                en: "(2 × {miles} miles + 1) ÷ (0.5 × {likes} likes + 0.2 × {comments} comments + 1).",
                es: "(2 × {miles} millas + 1) ÷ (0.5 × {likes} me gusta + 0.2 × {comments} comentarios + 1).")
        case .noDistance: Text(en: "Distance does not count here.", es: "Aquí no cuenta la distancia.")
        case .age: Text(en: "It was sent {when}: times {n}.", es: "Se envió {when}: por {n}.")
        case .verified: Text(en: "It is verified: half of that.", es: "Está verificado: la mitad.")
        case .score: Text(en: "Together: {n}.", es: "En total: {n}.")
        case .labelWhy: Text(en: "Why here?", es: "¿Por qué aquí?")
        }
    }
}
