/// Winnipeg's races.
enum WinnipegWords: Wording {
    case head, mayor, ward, trustee, partly, several, labelWinnipeg

    var text: Text {
        switch self {
        case .head: Text(en: "City of Winnipeg, {date}:", es: "Ciudad de Winnipeg, {date}:")
        case .mayor: Text(en: "Mayor", es: "Alcalde")
        case .ward: Text(en: "Council, {place}", es: "Consejo, {place}")
        case .trustee: Text(en: "School trustee, {place}", es: "Junta escolar, {place}")
        case .partly:
            Text(
                en: "Two school divisions keep lists of their own. Ask them.",
                es: "Dos juntas escolares tienen su propia lista. Pregunte allí.")
        case .several:
            Text(
                en: "There is more than one such address. Please write the whole street name.",
                es: "Hay más de una dirección así. Escriba todo el nombre de la calle.")
        case .labelWinnipeg: Text(en: "Winnipeg", es: "Winnipeg")
        }
    }
}
