/// Answers to what givers ask.
enum GiverWords: Wording {
    case lives, tax, trust, share, rank, chosen, ways, waysHere, monthly, unnamed, things, giftFirst

    var text: Text {
        switch self {
        case .lives:
            Text(
                en:
                    "I never count lives. What is published is an estimate of averages, with its source and its limits.",
                es:
                    "Nunca cuento vidas. Lo publicado es una estimación de promedios, con su fuente y sus límites."
            )
        case .tax:
            Text(
                en: """
                    I give no tax receipt and no tax advice. Give under your name on their own page, and ask them \
                    for their receipt.
                    """,
                es: """
                    No doy recibo fiscal ni consejos de impuestos. Done con su nombre en la página de ellos y \
                    pídales su recibo.
                    """)
        case .trust:
            Text(
                en: """
                    Each has its registered number, with the page and the day where it was read. That does not mean \
                    that they are good. Open one and choose "What was checked".
                    """,
                es: """
                    Cada una tiene su número de registro, con la página y el día en que se leyó. Eso no significa \
                    que sean buenas. Abra una y elija "Qué se revisó".
                    """)
        case .share:
            Text(
                en: """
                    I hold no money and take no share. I have no figure of what they spend on what: ask them, or \
                    read their yearly report.
                    """,
                es: """
                    No guardo dinero ni me quedo con nada. No tengo cifras de en qué gastan: pregúnteles o lea su \
                    informe anual.
                    """)
        case .rank:
            Text(
                en:
                    "I rank nobody. Where a figure is published, their page says it with its source and its limits.",
                es:
                    "No hago listas de mejores. Si hay una cifra publicada, su página la dice con fuente y límites."
            )
        case .chosen:
            Text(
                en: """
                    Whoever runs this bot keeps the list: registered charities, none of them political. Nobody pays \
                    to be on it, and nobody is added by chat.
                    """,
                es: """
                    La lista la lleva quien opera este bot: organizaciones registradas, ninguna política. Nadie paga \
                    por estar, y nadie se agrega por chat.
                    """)
        case .ways:
            Text(
                en:
                    "You pay on their own page, in the ways that they offer. I take no money and want no card number.",
                es:
                    "Se paga en su propia página, como ellos ofrezcan. No tomo dinero ni quiero números de tarjeta."
            )
        case .waysHere:
            Text(
                en: """
                    You pay on their own page, in the ways that they offer. Where I offer to pay here, Telegram's own \
                    page asks for the card. Never send me its number.
                    """,
                es: """
                    Se paga en su propia página, como ellos ofrezcan. Donde ofrezco pagar aquí, la tarjeta la pide la \
                    página de Telegram. Nunca me envíe su número.
                    """)
        case .monthly:
            Text(
                en: "I keep single gifts. For one each month, look on their own page.",
                es: "Guardo donaciones de una vez. Para dar cada mes, mire en su propia página.")
        case .unnamed:
            Text(
                en: "I tell nobody what you promise or give. Their own page may ask for your name.",
                es: "No le digo a nadie qué promete o da. La página de ellos puede pedir su nombre.")
        case .things:
            Text(
                en: "I list where money can be given. To give time, things or blood, ask them on their page.",
                es:
                    "Muestro dónde se puede dar dinero. Para dar tiempo, cosas o sangre, pregúnteles en su página."
            )
        case .giftFirst:
            Text(
                en: "First comes a gift: one that you told me is done, or paid here.",
                es: "Primero va una donación: una que me dijo que está hecha o que pagó aquí.")
        }
    }
}
