/// What the review rooms hear of a house that was restored from a copy.
enum RestoredWords: Wording {
    case head, told, cards, mark, mayBeOld, lost

    var text: Text {
        switch self {
        case .head: Text(en: "I was restored from a copy", es: "Me restauraron de una copia")
        case .told:
            Text(
                en: "Restored to {date}. What was sent, decided or taken back after that is not in the copy.",
                es: "Restaurado al {date}. Lo que se envió, decidió o retiró después no está en la copia.")
        case .cards:
            Text(
                en: "Cards that may show more than I know: {n}. They are marked.",
                es: "Tarjetas que quizá muestran más de lo que sé: {n}. Están marcadas.")
        case .mark:
            Text(
                en: "Restored to {date}. Somebody may have decided this one after that.",
                es: "Restaurado al {date}. Quizá alguien decidió este después.")
        case .mayBeOld:
            Text(
                en: "I was restored to {date}. Somebody may have decided report {code} after that. "
                    + "If nobody did, press again.",
                es: "Me restauraron al {date}. Quizá alguien decidió el reporte {code} después. "
                    + "Si nadie lo hizo, toque otra vez.")
        case .lost:
            Text(
                en: "I was restored to {date}. If there was a report {code}, I do not know it any more.",
                es: "Me restauraron al {date}. Si hubo un reporte {code}, ya no lo conozco.")
        }
    }
}
