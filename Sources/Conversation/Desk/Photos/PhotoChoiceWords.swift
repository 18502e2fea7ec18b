/// What moderators read about which photos everybody may see.
public enum PhotoChoiceWords: Wording {
    case none, chosenLine, backedLine, openLine, isPublic, isNotPublic, isBacked, open, how, chosen, shown,
        hidden, hiddenLate, already, second,
        labelPublic, labelPeople, labelNext

    public var text: Text {
        switch self {
        case .none: Text(en: "Public photos: none", es: "Fotos públicas: ninguna")
        case .chosenLine: Text(en: "Public photos: {codes}", es: "Fotos públicas: {codes}")
        case .backedLine:
            Text(
                en: "Photos that wait for a second moderator: {codes}",
                es: "Fotos que esperan a otro moderador: {codes}")
        case .openLine: Text(en: "→ Photo {n}: {state}", es: "→ Foto {n}: {state}")
        case .isPublic: Text(en: "public with the report", es: "pública con el reporte")
        case .isNotPublic: Text(en: "not public", es: "no pública")
        case .isBacked:
            Text(
                en: "waits for a second moderator",
                es: "espera a otro moderador")
        case .open:
            Text(
                en: "Photo {n} of {max} of report {code}: {state}.",
                es: "Foto {n} de {max} del reporte {code}: {state}.")
        case .how:
            Text(
                en: "One photo at a time: /photos 12 2 public, people, or private.",
                es: "Una foto a la vez: /photos 12 2 public, people o private.")
        case .chosen:
            Text(
                en: "Photo {n} becomes public with report {code}.",
                es: "La foto {n} será pública con el reporte {code}.")
        case .shown:
            Text(
                en: "Everybody can see photo {n} of report {code} now.",
                es: "Todos pueden ver ahora la foto {n} del reporte {code}.")
        case .hidden:
            Text(
                en: "Photo {n} of report {code} is for moderators only.",
                es: "La foto {n} del reporte {code} es solo para moderadores.")
        case .hiddenLate:
            Text(
                en:
                    "Photo {n} of report {code} is public no more. Copies that were sent in chats stay there.",
                es: "La foto {n} del reporte {code} ya no es pública. Las copias enviadas en chats quedan.")
        case .already:
            Text(
                en: "Photo {n} of report {code} is public with it already.",
                es: "La foto {n} del reporte {code} ya es pública con él.")
        case .second:
            Text(
                en: "Noted. For photo {n} of report {code} a second moderator must agree.",
                es: "Anotado. Para la foto {n} del reporte {code} falta otro moderador.")
        case .labelPublic: Text(en: "Public", es: "Pública")
        case .labelPeople: Text(en: "Public, shows people", es: "Pública, con personas")
        case .labelNext: Text(en: "Next photo", es: "Otra foto")
        }
    }
}
