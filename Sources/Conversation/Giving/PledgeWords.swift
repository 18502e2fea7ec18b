/// Promises to charities, and what became of them.
enum PledgeWords: Wording {
    case isOpen, page, notListed, willAsk, isDone, dropped, gone, tooMany, asks, nothingYet, mine, lineOpen,
        lineDone, sums, given, formula, between, part, kept

    var text: Text {
        switch self {
        case .isOpen:
            Text(en: "Pledge {n}, {date}: {cash} to {name}.", es: "Promesa {n}, {date}: {cash} para {name}.")
        case .page:
            Text(
                en: "Give it here: {url} I cannot see it. Tell me when it is done.",
                es: "Dónelo aquí: {url} Yo no lo veo. Dígame cuando esté hecho.")
        case .notListed:
            Text(
                en: "They are not on my list any more. Look for their own page.",
                es: "Ya no están en mi lista. Busque su propia página.")
        case .willAsk: Text(en: "I will ask once, on {when}.", es: "Le preguntaré una vez, el {when}.")
        case .isDone:
            Text(
                en: "Pledge {n}, {date}: {cash} to {name}. Given on {when}, by your word. Thank you.",
                es: "Promesa {n}, {date}: {cash} para {name}. Dado el {when}, según usted. Gracias.")
        case .dropped: Text(en: "Pledge {n} is gone.", es: "La promesa {n} ya no está.")
        case .gone: Text(en: "That pledge is gone.", es: "Esa promesa ya no está.")
        case .tooMany:
            Text(
                en: "I keep 100 pledges at most. Mark some as done, or drop one.",
                es: "Guardo 100 promesas como máximo. Marque algunas como hechas o quite una.")
        case .asks:
            Text(en: "You asked me to remind you. Is it done?", es: "Me pidió que le recordara. ¿Está hecho?")
        case .nothingYet: Text(en: "Your giving: nothing yet.", es: "Sus donaciones: aún nada.")
        case .mine:
            Text(
                en: "Your giving, as you told me. Only you see it.",
                es: "Sus donaciones, como me las contó. Solo usted las ve.")
        case .lineOpen: Text(en: "{n}. {cash} pledged to {name}", es: "{n}. {cash}, promesa para {name}")
        case .lineDone:
            Text(
                en: "{n}. {cash} given to {name}, by your word", es: "{n}. {cash}, dado a {name}, según usted"
            )
        case .sums: Text(en: "All that is given, by your word:", es: "Todo lo dado, según usted:")
        case .given: Text(en: "{name}: {cash}", es: "{name}: {cash}")
        case .formula:
            Text(
                en: "{cash} ÷ about {max} = {text} ({source}, {date}). {reason}",
                es: "{cash} ÷ unos {max} = {text} ({source}, {date}). {reason}")
        case .between: Text(en: "{n} to {max}", es: "de {n} a {max}")
        case .kept:
            Text(
                en: "Also your pledges to charities. What you gave on their pages they keep themselves.",
                es: "También sus promesas a organizaciones. Lo que donó en sus páginas lo guardan ellas.")
        case .part: Text(en: "a part of one {text}", es: "una parte de 1 {text}")
        }
    }
}
