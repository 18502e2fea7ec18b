/// Measures on the ballot.
enum MeasureWords: Wording {
    case head, none, notYet, how, labelMeasures

    var text: Text {
        switch self {
        case .head:
            Text(
                en: "Measures (propositions) on your ballot:",
                es: "Medidas (propuestas) en su boleta:")
        case .none:
            Text(
                en: "I see no measures in this list. There may still be some.",
                es: "No veo medidas en esta lista. Puede haber algunas.")
        case .notYet:
            Text(
                en: "The list for your address has no measures yet.",
                es: "La lista de su dirección aún no tiene medidas.")
        case .how:
            Text(
                en: "Measures (propositions) depend on where you live.",
                es: "Las medidas (propuestas) dependen de dónde vive.")
        case .labelMeasures: Text(en: "Propositions", es: "Propuestas")
        }
    }
}
