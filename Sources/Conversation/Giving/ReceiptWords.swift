/// What came of a payment, and who answers about it.
enum ReceiptWords: Wording {
    case isPaid, merchant, charge, none, noneYet, unmatched, refunded, refundedOn, support,
        supportNone, supportLost, terms, termsNone, linePaid, lineUnmatched, lineRefunded, kept, labelReceipt,
        sums, mine

    var text: Text {
        switch self {
        case .isPaid:
            Text(
                en: "Receipt {n}, {date}: {cash} to {name}. Thank you.",
                es: "Recibo {n}, {date}: {cash} para {name}. Gracias.")
        case .merchant:
            Text(en: "Paid into the account of {name}.", es: "Pagado a la cuenta de {name}.")
        case .charge: Text(en: "Payment number: {code}", es: "Número de pago: {code}")
        case .none:
            Text(
                en: "I have no receipt {n} of yours. I have: {codes}.",
                es: "No tengo un recibo {n} suyo. Tengo: {codes}.")
        case .noneYet:
            Text(en: "You have paid nothing here yet.", es: "Aún no ha pagado nada aquí.")
        case .unmatched:
            Text(
                en: """
                    Receipt {n}, {date}: {cash} was charged, and I did not expect it. The team sees that it came \
                    and looks into it. To ask for it back: /paysupport
                    """,
                es: """
                    Recibo {n}, {date}: se cobró {cash} y yo no lo esperaba. El equipo ve que llegó y lo \
                    revisa. Para pedir que se devuelva: /paysupport
                    """)
        case .refunded:
            Text(
                en:
                    "The {cash} of receipt {n} was given back to you. Your bank may take some days to show it.",
                es: "Se le devolvió {cash} del recibo {n}. Su banco puede tardar unos días en mostrarlo.")
        case .refundedOn: Text(en: "Given back on {date}.", es: "Devuelto el {date}.")
        case .support:
            Text(
                en: """
                    Questions about a payment, or your money back: write to {official} with the receipt's number and \
                    the payment number. You get an answer within {n} days. Telegram cannot help, and I cannot see cards.
                    """,
                es: """
                    Preguntas sobre un pago o su dinero: escriba a {official} con el número del recibo y el \
                    número de pago. Le responden en {n} días. Telegram no puede ayudar y yo no veo tarjetas.
                    """)
        case .supportNone:
            Text(
                en: "I take no payments. What you gave on a charity's own page, ask them about.",
                es: "No acepto pagos. Sobre lo que donó en la página de una organización, pregúntele a ella.")
        case .supportLost:
            Text(
                en: """
                    I take no payments now. About the one on your receipt ask the charity, with the payment number. \
                    It is on /receipt.
                    """,
                es: """
                    Ahora no acepto pagos. Sobre el de su recibo pregunte a la organización, con el número de pago. \
                    Está en /recibo.
                    """)
        case .terms:
            Text(
                en: """
                    A gift paid here goes to the account that is named before you pay. I hold no money and take no \
                    share. It is a gift: you get nothing for it, and no tax receipt from me. Telegram's card page takes your \
                    card; I never see it. I keep the amount, the day, the charity and the payment numbers. Money back: \
                    /paysupport
                    """,
                es: """
                    Una donación pagada aquí va a la cuenta que se nombra antes de pagar. Yo no guardo ni tomo \
                    nada. Es un regalo: no recibe nada a cambio, ni recibo fiscal de mí. La página de Telegram toma su \
                    tarjeta; yo no la veo. Guardo la cantidad, el día, la organización y los números de pago. \
                    Devoluciones: /paysupport
                    """)
        case .termsNone:
            Text(
                en: "I take no payments, so there are no terms of payment.",
                es: "No acepto pagos, así que no hay condiciones de pago.")
        case .linePaid:
            Text(en: "Receipt {n}. {cash} paid to {name}", es: "Recibo {n}. {cash} pagado a {name}")
        case .lineUnmatched:
            Text(
                en: "Receipt {n}. {cash} charged, being looked into",
                es: "Recibo {n}. {cash} cobrado, en revisión")
        case .lineRefunded:
            Text(en: "Receipt {n}. {cash} given back", es: "Recibo {n}. {cash} devuelto")
        case .kept:
            Text(
                en: """
                    Of what you paid here the amount, day, charity and payment numbers stay, without you. \
                    Telegram, the card company and the charity keep theirs.
                    """,
                es: """
                    De lo que pagó aquí quedan la cantidad, el día, la organización y los números de pago, sin \
                    usted. Telegram, el servicio de tarjetas y la organización guardan lo suyo.
                    """)
        case .labelReceipt: Text(en: "Receipt {n}", es: "Recibo {n}")
        case .mine: Text(en: "Your giving. Only you see it.", es: "Sus donaciones. Solo usted las ve.")
        case .sums:
            Text(
                en: "All that is given, paid here or by your word:",
                es: "Todo lo dado, pagado aquí o según usted:")
        }
    }
}
