/// What is said about elections.
enum ElectionWords: Wording {
    case listHead, listLine, general, houseRunoff, partly, head, today, tomorrow, president, noPresident,
        days, deadlines, deadlinesSeveral, gone, labelElectionDay, labelElections

    var text: Text {
        switch self {
        case .listHead:
            Text(
                en: "Next elections I know of for {place}:",
                es: "Próximas elecciones que conozco para {place}:")
        case .listLine: Text(en: "{date}: {name}", es: "{date}: {name}")
        case .general: Text(en: "Federal general election", es: "Elección general federal")
        case .houseRunoff:
            Text(
                en: "Louisiana U.S. House runoff",
                es: "Segunda vuelta para la Cámara en Luisiana")
        case .partly:
            Text(
                en:
                    "I list federal general elections, and others I know of. Primaries, runoffs, special, state and local elections may be missing. Check {official}",
                es:
                    "Muestro elecciones generales federales y otras que conozco. Pueden faltar primarias, segundas vueltas, especiales, estatales y locales. Revise {official}"
            )
        case .head: Text(en: "{name}: {date}.", es: "{name}: {date}.")
        case .today: Text(en: "That is today.", es: "Es hoy.")
        case .tomorrow: Text(en: "That is tomorrow.", es: "Es mañana.")
        case .president:
            Text(
                en: "It is for President, too, in the states and in D.C. (3 U.S.C. 1).",
                es: "También se vota por presidente, en los estados y en D.C. (3 U.S.C. 1).")
        case .noPresident:
            Text(
                en: "It is not for President. That vote is on {date}.",
                es: "No se vota por presidente. Ese voto es el {date}.")
        case .days: Text(en: "That is in {n} days.", es: "Faltan {n} días.")
        case .deadlines:
            Text(
                en: "To sign up to vote in {state}, in the words of vote.gov:",
                es: "Para registrarse en {state}, con las palabras de vote.gov (en inglés):")
        case .deadlinesSeveral:
            Text(
                en: "Your ZIP lies in more than one state. Each has its own last day to sign up: {official}",
                es: "Su código postal está en más de un estado. Cada uno tiene sus fechas límite: {official}")
        case .gone:
            Text(
                en: "That election is not on the list any more.",
                es: "Esa elección ya no está en la lista.")
        case .labelElectionDay: Text(en: "{date}", es: "{date}")
        case .labelElections: Text(en: "Elections", es: "Elecciones")
        }
    }
}
