/// Papers that candidates filed, and their money.
enum FilingWords: Wording {
    case filed, filedOnly, filedFor, namedHead, namedHow, namedNone, moneyHead, money, noFigure, noFigures,
        noMoney, labelFiles, meantOne, meantSome

    var text: Text {
        switch self {
        case .filed:
            Text(
                en: "They filed papers to run in {n}. That does not put them on the ballot.",
                es: "Entregaron papeles para {n}. Eso no los pone en la boleta.")
        case .filedOnly:
            Text(
                en: "Papers are filed. That does not put a name on the ballot.",
                es: "Entregó papeles. Eso no pone un nombre en la boleta.")
        case .filedFor: Text(en: "Filed to run for: {text}.", es: "Papeles para: {text}.")
        case .namedHead: Text(en: "These files match {name}:", es: "Estos nombres se parecen a {name}:")
        case .namedHow:
            Text(
                en: "Whom do you look for? Write: candidate and the name, like: candidate Smith.",
                es: "¿A quién busca? Escriba: candidato y el nombre, como: candidato Smith.")
        case .namedNone: Text(en: "No file has the name {name}.", es: "Nadie tiene el nombre {name}.")
        case .meantOne: Text(en: "Do you mean {name}?", es: "¿Se refiere a {name}?")
        case .meantSome:
            Text(en: "Do you mean one of these?", es: "¿Se refiere a alguno de estos nombres?")
        case .moneyHead:
            Text(
                en: "Money, as the campaign told the government:",
                es: "Dinero, como la campaña lo dijo al gobierno:")
        case .money:
            Text(
                en: "Took in {received}, spent {spent}, had {cash} left.",
                es: "Recibió {received}, gastó {spent}, le quedó {cash}.")
        case .noFigure: Text(en: "(no figure)", es: "(sin dato)")
        case .noFigures: Text(en: "No figures on money.", es: "No hay datos de dinero.")
        case .noMoney: Text(en: "There are no figures on money.", es: "No hay datos de dinero.")
        case .labelFiles: Text(en: "Money and papers", es: "Dinero y papeles")
        }
    }
}
