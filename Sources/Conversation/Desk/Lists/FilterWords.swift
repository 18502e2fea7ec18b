/// What is said of filters, views and tags.
enum FilterWords: Wording {
    case unknown, unknownLike, unknownWord, unknownAlone, noSign, countyUnknown, understood, nothing, saveHow,
        saved,
        viewGone, views, viewsNone,
        viewsFull,
        dropped, tagHow, tagUnknown, tagsNone, tagsFull, tagged, untagged, tagTwice, tagMissing, tags,
        tagAdded,
        tagRemoved, tagName, tagListFull, leadsOnly, tagLine, tagNever

    var text: Text {
        switch self {
        case .unknown:
            Text(
                en: "I do not know \"{text}\". Did you mean {command}?",
                es: "No conozco \"{text}\". ¿Quiso decir {command}?")
        case .unknownLike:
            Text(
                en: "I do not know \"{text}\". It is written like {command}.",
                es: "No conozco \"{text}\". Se escribe así: {command}.")
        case .unknownWord:
            Text(
                en: "Did you mean {command}? If not, write it in quotation marks: \"{text}\"",
                es: "¿Quiso decir {command}? Si no, escríbalo entre comillas: \"{text}\"")
        case .unknownAlone:
            Text(
                en:
                    "I do not know \"{text}\". Known are kind: state: county: zip: lang: tag: by: older: newer:.",
                es: "No conozco \"{text}\". Conozco kind: state: county: zip: lang: tag: by: older: newer:.")
        case .noSign:
            Text(
                en: "I cannot leave words out: \"{text}\". Say what to look for, like: /find quartz",
                es: "No puedo excluir palabras: \"{text}\". Diga qué buscar, como: /find cuarzo")
        case .countyUnknown:
            Text(
                en: "No report names \"{text}\". A county is written like county:fulton.",
                es: "Ningún reporte nombra \"{text}\". Un condado se escribe así: county:fulton.")
        case .understood: Text(en: "Understood: {text}", es: "Entendido: {text}")
        case .nothing: Text(en: "No report is like that.", es: "Ningún reporte es así.")
        case .saveHow:
            Text(
                en: "Give it a name and what to show, like: /save ga-es state:GA lang:es",
                es: "Dele un nombre y qué mostrar, como: /save ga-es state:GA lang:es")
        case .saved:
            Text(en: "Saved. See it with /view {name}.", es: "Guardado. Véalo con /view {name}.")
        case .viewGone:
            Text(
                en: "There is no view {name}. There are: {codes}.",
                es: "No existe la vista {name}. Hay: {codes}.")
        case .views: Text(en: "Views:", es: "Vistas:")
        case .viewsNone:
            Text(
                en: "There are no views yet. Make one, like: /save ga-es state:GA lang:es",
                es: "Aún no hay vistas. Haga una, como: /save ga-es state:GA lang:es")
        case .viewsFull:
            Text(
                en: "There are {max} views already. Take one away, like: /save {name}",
                es: "Ya hay {max} vistas. Quite una, como: /save {name}")
        case .dropped: Text(en: "The view {name} is gone.", es: "La vista {name} ya no está.")
        case .tagHow:
            Text(en: "Name a tag, like: /tag 12 press", es: "Diga una etiqueta, como: /tag 12 press")
        case .tagUnknown:
            Text(
                en: "There is no tag {text}. There are: {codes}.",
                es: "No existe la etiqueta {text}. Hay: {codes}.")
        case .tagsNone:
            Text(
                en: "There are no tags yet. A lead makes one, like: /tags add press",
                es: "Aún no hay etiquetas. Las hace quien dirige, como: /tags add press")
        case .tagsFull:
            Text(
                en: "Report {code} has {max} tags. That is the limit.",
                es: "El reporte {code} tiene {max} etiquetas. Es el límite.")
        case .tagged: Text(en: "Report {code} is tagged {text}.", es: "El reporte {code} lleva {text}.")
        case .untagged:
            Text(en: "Report {code} is tagged {text} no more.", es: "El reporte {code} ya no lleva {text}.")
        case .tagTwice:
            Text(en: "Report {code} is tagged {text} already.", es: "El reporte {code} ya lleva {text}.")
        case .tagMissing:
            Text(en: "Report {code} is not tagged {text}.", es: "El reporte {code} no lleva {text}.")
        case .tags: Text(en: "Tags: {codes}.", es: "Etiquetas: {codes}.")
        case .tagAdded: Text(en: "There is a tag {text} now.", es: "Ahora existe la etiqueta {text}.")
        case .tagRemoved:
            Text(
                en: "There is no tag {text} any more. Reports that have it keep it.",
                es: "Ya no existe la etiqueta {text}. Los reportes que la llevan la conservan.")
        case .tagNever:
            Text(
                en: "There is no tag {text}. /tags lists them.",
                es: "No hay etiqueta {text}. /tags las muestra.")
        case .tagName:
            Text(
                en: "A tag is one word of a-z, 0-9 and -, 20 at most, like: /tags add press",
                es: "Una etiqueta es una palabra de a-z, 0-9 y -, 20 máximo: /tags add press")
        case .tagListFull: Text(en: "There are {max} tags already.", es: "Ya hay {max} etiquetas.")
        case .leadsOnly:
            Text(
                en: "Only leads can do that: those who may appoint administrators here.",
                es: "Solo quien dirige puede hacer eso: quien puede nombrar administradores aquí.")
        case .tagLine: Text(en: "Tags: {codes}", es: "Etiquetas: {codes}")
        }
    }
}
