/// What is said about elections.
enum ElectionWords: Wording {
    case listHead, listLine, partly, partlyCanada, head, today, tomorrow, president, noPresident,
        commissioner, delegate, notThere, noPresidentThere, depends, elsewhere, elsewhereMore, perhaps, next,
        results, days, deadlines, deadlinesSeveral, gone, last, noRunoff, noSpecial, noPresidentIn,
        noMidtermIn, noneIn, noSuchDay,
        otherOffice, labelElectionDay, labelElections

    var text: Text {
        switch self {
        case .listHead:
            Text(
                en: "Next elections I know of for {place}:",
                es: "Próximas elecciones que conozco para {place}:")
        case .listLine: Text(en: "{date}: {name}", es: "{date}: {name}")
        case .partly:
            Text(
                en:
                    "I list federal general elections, and others I know of. Primaries, runoffs, special, state and local elections may be missing. Check {official}",
                es:
                    "Muestro elecciones generales federales y otras que conozco. Pueden faltar primarias, segundas vueltas, especiales, estatales y locales. Revise {official}"
            )
        case .partlyCanada:
            Text(
                en: "These days are set by law. Others may be missing. Check {official}",
                es: "Estos días los fija la ley. Pueden faltar otros. Revise {official}")
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
        case .commissioner:
            Text(
                en: "{place} votes for its Resident Commissioner in the U.S. House (no vote on the floor).",
                es: "{place} vota por su comisionado residente en la Cámara (sin voto en el pleno).")
        case .delegate:
            Text(
                en: "{place} votes for its delegate to the U.S. House (no vote on the floor).",
                es: "{place} vota por su delegado en la Cámara (sin voto en el pleno).")
        case .notThere:
            Text(
                en: "{place} does not take part in that election.",
                es: "{place} no participa en esa elección.")
        case .noPresidentThere:
            Text(
                en: "There is no vote for U.S. President in {place}.",
                es: "En {place} no se vota por presidente de EE. UU.")
        case .depends:
            Text(
                en: "If it is held depends on results that I do not know. Check {official}",
                es: "Que se haga depende de resultados que no sé. Revise {official}")
        case .elsewhere:
            Text(
                en: "Elsewhere in {state}, and perhaps where you live:",
                es: "En otras partes de {state}, y quizá donde usted vive:")
        case .elsewhereMore: Text(en: "And {n} more: {official}", es: "Y {n} más: {official}")
        case .perhaps:
            Text(
                en: "A part of {state} votes. I cannot tell if you live there. Check {official}",
                es: "Vota una parte de {state}. No sé si usted vive allí. Revise {official}")
        case .next: Text(en: "Next: {date}: {name}", es: "La próxima: {date}: {name}")
        case .results: Text(en: "Results: {official}", es: "Resultados: {official}")
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
        case .last:
            Text(
                en: "The last one was on {date}. Results: {official}",
                es: "La última fue el {date}. Resultados: {official}")
        case .noRunoff:
            Text(
                en: "I know of no law that sets a runoff day in {place}. Check {official}",
                es: "No conozco una ley que fije una segunda vuelta en {place}. Revise {official}")
        case .noSpecial:
            Text(
                en: "I know of no special election for U.S. Senate in {place}. Check {official}",
                es: "No sé de una elección especial para el Senado de EE. UU. en {place}. Revise {official}")
        case .noPresidentIn:
            Text(
                en: "There is no election for President in {n}.",
                es: "En {n} no hay elección presidencial.")
        case .noMidtermIn:
            Text(en: "There are no midterms in {n}.", es: "En {n} no hay elecciones intermedias.")
        case .noneIn:
            Text(
                en: "I know of no election in {n} for {place}. There may still be one.",
                es: "No sé de una elección en {n} para {place}. Aun así puede haber una.")
        case .noSuchDay:
            Text(
                en: "There is no such day. Please check the date.",
                es: "Ese día no existe. Revise la fecha, por favor.")
        case .otherOffice:
            Text(
                en: "I do not know on which ballot that office stands. Ask {official}",
                es: "No sé en qué boleta está ese cargo. Pregunte aquí: {official}")
        case .labelElectionDay: Text(en: "{date}", es: "{date}")
        case .labelElections: Text(en: "Elections", es: "Elecciones")
        }
    }
}
