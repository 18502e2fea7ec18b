/// How to sign up to vote.
enum RegistrationWords: Wording {
    case head, check, online, info, deadlines, onlineBy, mailBy, inPersonBy, none, several, voteOrg,
        tooLate, stillToday,
        labelRegistration

    var text: Text {
        switch self {
        case .head:
            Text(
                en: "To sign up to vote (register) in {state}:",
                es: "Para registrarse para votar en {state}:")
        case .check:
            Text(
                en: "1) See if you are on the list: {url}",
                es: "1) Vea si ya está en la lista: {url}")
        case .online:
            Text(
                en: "2) Sign up or fix your data online: {url}",
                es: "2) Regístrese o corrija sus datos en línea: {url}")
        case .info: Text(en: "2) How to sign up: {url}", es: "2) Cómo registrarse: {url}")
        case .deadlines:
            Text(
                en: "3) Deadlines, in the words of vote.gov:",
                es: "3) Fechas límite, según vote.gov:")
        case .onlineBy: Text(en: "Online: {text}", es: "En línea: {text}")
        case .mailBy: Text(en: "By mail: {text}", es: "Por correo: {text}")
        case .inPersonBy: Text(en: "In person: {text}", es: "En persona: {text}")
        case .none:
            Text(
                en: "{state} has no sign-up. You need not register to vote there.",
                es: "{state} no tiene registro. Allí no hay que registrarse para votar.")
        case .several:
            Text(
                en: "Your ZIP lies in more than one state. Deadlines are on those pages.",
                es: "Su código postal está en más de un estado. Las fechas límite están en esas páginas.")
        case .voteOrg:
            Text(
                en: "Vote.org helps, too. It is a private group and keeps what you type: {url}",
                es: "Vote.org también ayuda. Es un grupo privado y guarda lo que usted escribe: {url}")
        case .tooLate:
            Text(
                en: "For {date} it is too late to sign up in {state}.",
                es: "Para el {date} ya es tarde para registrarse en {state}.")
        case .stillToday:
            Text(
                en:
                    "It may not be too late: {state} lets voters sign up in person on the day. Ask where, and until when.",
                es:
                    "Quizá no sea tarde: {state} deja registrarse en persona ese día. Pregunte dónde y hasta qué hora."
            )
        case .labelRegistration: Text(en: "How to register", es: "Cómo registrarse")
        }
    }
}
