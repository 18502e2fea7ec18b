/// Paying a gift in the chat: what is said before, and why a payment may not pass.
enum PaymentWords: Wording {
    case before, account, travels, test, noTax, whichZIP, notThere, notHere, tooMuch, acknowledged, offered,
        title,
        titleTest, sheet, cardsDown, unknown, ended, isPaid, other, underWay, changed, off, labelPay,
        labelTheirPage

    var text: Text {
        switch self {
        case .before: Text(en: "{cash} to {name}.", es: "{cash} para {name}.")
        case .account:
            Text(
                en: "The money goes to {name}'s account at the card company. I hold none and take no share.",
                es:
                    "El dinero va a la cuenta de {name} en el servicio de tarjetas. Yo no guardo ni tomo nada."
            )
        case .travels:
            Text(
                en: "Pay here, into the account of {name}, or on their page: {url} I hold no money.",
                es: "Pague aquí, a la cuenta de {name}, o en su página: {url} No guardo dinero.")
        case .test: Text(en: "This is a test. No money moves.", es: "Es una prueba. No se mueve dinero.")
        case .noTax:
            Text(
                en: "No tax receipt from me: theirs needs your name, and through me they get none.",
                es: "No doy recibo fiscal: el de ellos necesita su nombre, y por mí no lo reciben.")
        case .whichZIP:
            Text(
                en: "To pay here I need your ZIP code: the law is not the same in each state. Type it.",
                es: "Para pagar aquí necesito su código postal: la ley cambia según el estado. Escríbalo.")
        case .notThere:
            Text(
                en: "From {place} I cannot take cards for them. You can give on their page.",
                es: "Desde {place} no puedo aceptar tarjetas para ellos. Puede donar en su página.")
        case .notHere:
            Text(
                en: "Cards are not taken here now. You can give on their page.",
                es: "Aquí no se aceptan tarjetas ahora. Puede donar en su página.")
        case .tooMuch:
            Text(
                en: "Here you can pay from {cash} to {max}. For this amount use their page.",
                es: "Aquí se puede pagar de {cash} a {max}. Para esta cantidad use su página.")
        case .acknowledged:
            Text(
                en: "From $250 you need their written acknowledgement for your taxes. Only they can give it.",
                es: "Desde $250 necesita su constancia escrita para los impuestos. Solo ellos la dan.")
        case .offered:
            Text(
                en:
                    "Pay below. Telegram asks for your card; I never see it. It holds for one day.",
                es: "Pague abajo. Telegram pide la tarjeta; yo no la veo. Vale por un día.")
        case .title: Text(en: "Gift of {cash}", es: "Donación de {cash}")
        case .titleTest: Text(en: "TEST: gift of {cash}", es: "PRUEBA: donación de {cash}")
        case .sheet:
            Text(
                en: "{cash} to {name}, into {text}'s account. No tax receipt.",
                es: "{cash} para {name}, a la cuenta de {text}. Sin recibo fiscal.")
        case .cardsDown:
            Text(
                en: "Cards do not work now. Here is their page.",
                es: "Las tarjetas no funcionan ahora. Esta es su página.")
        case .unknown:
            Text(
                en: "I do not know this offer. Nothing was paid. Please start again with /give.",
                es: "No conozco esta oferta. No se pagó nada. Empiece de nuevo con /donar.")
        case .ended:
            Text(
                en: "This offer has ended. Nothing was paid. Please start again with /give.",
                es: "Esta oferta terminó. No se pagó nada. Empiece de nuevo con /donar.")
        case .isPaid:
            Text(
                en: "This is paid already. Nothing was paid again. For one more gift type /give.",
                es: "Esto ya está pagado. No se pagó otra vez. Para otra donación escriba /donar.")
        case .other:
            Text(
                en: "This offer is for somebody else. Nothing was paid. To give, type /give.",
                es: "Esta oferta es de otra persona. No se pagó nada. Para donar escriba /donar.")
        case .underWay:
            Text(
                en: "A payment of this is under way. Wait a minute, then look for the receipt.",
                es: "Ya hay un pago en curso. Espere un minuto y busque el recibo.")
        case .changed:
            Text(
                en: "The amount is not the one I offered. Nothing was paid. Please start again with /give.",
                es: "La cantidad no es la que ofrecí. No se pagó nada. Empiece de nuevo con /donar.")
        case .off:
            Text(
                en: "Cards are not taken for them any more. Nothing was paid.",
                es: "Ya no se aceptan tarjetas para ellos. No se pagó nada.")
        case .labelPay: Text(en: "Pay {cash} here", es: "Pagar {cash} aquí")
        case .labelTheirPage: Text(en: "Give on their page", es: "Donar en su página")
        }
    }
}
