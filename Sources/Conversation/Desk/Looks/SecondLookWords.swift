/// What is said of second looks at rejections.
enum SecondLookWords: Wording {
    case agreed, differed, toldFirst, revealed, stats, statsDiffered, deedAgreed, deedDiffered

    var text: Text {
        switch self {
        case .agreed:
            Text(
                en: "{name} rejected report {code} before you: {reason}. You agree.",
                es: "{name} rechazó el reporte {code} antes: {reason}. Coinciden.")
        case .differed:
            Text(
                en:
                    "{name} rejected report {code} before you: {reason}. It stays so. Both of you know, and a lead can undo it.",
                es:
                    "{name} rechazó el reporte {code} antes: {reason}. Queda así. Ambos lo saben, y un líder puede deshacerlo."
            )
        case .toldFirst:
            Text(
                en:
                    "You rejected report {code}: {reason}. {name} looked too and would publish it. It stays so. A lead can undo it.",
                es:
                    "Usted rechazó el reporte {code}: {reason}. {name} también miró y lo publicaría. Queda así. Un líder puede deshacerlo."
            )
        case .revealed:
            Text(
                en: "{name} rejected report {code} before you. You were to look at it too. Nothing was done.",
                es: "{name} rechazó el reporte {code} antes. Usted debía mirarlo también. No se hizo nada.")
        case .stats:
            Text(
                en: "Second looks at rejections: {n}. The same decision: {max}.",
                es: "Segundas miradas a rechazos: {n}. La misma decisión: {max}.")
        case .deedAgreed: Text(en: "a second look: the same", es: "segunda mirada: lo mismo")
        case .deedDiffered: Text(en: "a second look: would publish it", es: "segunda mirada: lo publicaría")
        case .statsDiffered:
            Text(
                en: "Not of one mind about: {codes}. To open one again: /undo {code}",
                es: "Sin acuerdo sobre: {codes}. Para abrir uno otra vez: /undo {code}")
        }
    }
}
