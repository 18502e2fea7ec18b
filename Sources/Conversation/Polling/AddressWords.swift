/// What is said about street addresses.
enum AddressWords: Wording {
    case forDistricts, forPolling, forBallot, forWard, once, or, retry, retryAgain, unread, none, several,
        lost, labelAddress

    var text: Text {
        switch self {
        case .forDistricts:
            Text(
                en: "Send your street address. It tells your districts.",
                es: "Envíe su dirección. Ella dice cuáles son sus distritos.")
        case .forPolling:
            Text(
                en: "A ZIP can have more than one voting place. Send your street address to look it up.",
                es:
                    "Un código postal puede tener varios lugares de votación. Envíe su dirección para buscarlo."
            )
        case .forBallot:
            Text(
                en: "A ZIP can have more than one ballot. Send your street address to look it up.",
                es: "Un código postal puede tener varias boletas. Envíe su dirección para buscarla.")
        case .forWard:
            Text(
                en: "Send your street address in Winnipeg. It tells your ward.",
                es: "Envíe su dirección en Winnipeg. Ella dice cuál es su zona.")
        case .once:
            Text(
                en: "I use it once and do not keep it. You can delete your message here, too.",
                es: "La uso una vez y no la guardo. También puede borrar aquí su mensaje.")
        case .or: Text(en: "Or look it up yourself: {official}", es: "O búsquelo usted: {official}")
        case .retry:
            Text(
                en: "I need a street and a number, like 100 Main Street.",
                es: "Necesito una calle y un número, como 100 Main Street.")
        case .retryAgain:
            Text(
                en: "Please write number, street and city. Or tap Close, or call {hotline}.",
                es: "Escriba número, calle y ciudad. O toque Cerrar, o llame al {hotline}.")
        case .unread: Text(en: "I could not read that address.", es: "No pude leer esa dirección.")
        case .none:
            Text(
                en: "Nobody knows that address. Please check the number and the street.",
                es: "Nadie conoce esa dirección. Revise el número y la calle.")
        case .several:
            Text(
                en: "There is more than one such address. Please add the ZIP code: {codes}.",
                es: "Hay más de una dirección así. Agregue el código postal: {codes}.")
        case .lost:
            Text(
                en: "I lost your address before I could use it. Please send it again.",
                es: "Perdí su dirección antes de usarla. Envíela otra vez, por favor.")
        case .labelAddress: Text(en: "Send my address", es: "Enviar mi dirección")
        }
    }
}
