/// What is said about elections.
enum ElectionWords: Wording {
    case listHead, listLine, general, state, primary, statePrimary, runoff, houseRunoff, delegateRunoff,
        judgeRunoff, localRunoff, primaryRunoff, canada, manitoba, winnipeg, ifNobody, ifNobodyHas35,
        ifNobodyHas30, ifNobodyHas30Congress, orEarlier, partly, partlyCanada, head, today, tomorrow,
        president, noPresident, commissioner, delegate, legislatureElects, notThere, noPresidentThere,
        depends, elsewhere,
        elsewhereMore, perhaps, next, results, days, deadlines, deadlinesSeveral, gone, labelElectionDay,
        labelElections

    var text: Text {
        switch self {
        case .listHead:
            Text(
                en: "Next elections I know of for {place}:",
                es: "Próximas elecciones que conozco para {place}:")
        case .listLine: Text(en: "{date}: {name}", es: "{date}: {name}")
        case .general: Text(en: "Federal general election", es: "Elección general federal")
        case .state: Text(en: "{place} state election", es: "Elección estatal de {place}")
        case .primary: Text(en: "{place} primary", es: "Primaria de {place}")
        case .statePrimary:
            Text(en: "{place} primary for state offices", es: "Primaria para puestos estatales de {place}")
        case .runoff: Text(en: "{place} runoff", es: "Segunda vuelta en {place}")
        case .houseRunoff:
            Text(en: "{place} U.S. House runoff", es: "Segunda vuelta para la Cámara en {place}")
        case .delegateRunoff:
            Text(en: "{place} runoff for delegate", es: "Segunda vuelta para delegado en {place}")
        case .judgeRunoff:
            Text(
                en: "{place} runoff for judges and special elections",
                es: "Segunda vuelta para jueces y elecciones especiales en {place}")
        case .localRunoff:
            Text(
                en: "{place} runoff for county and city offices",
                es: "Segunda vuelta para puestos de condado y ciudad en {place}")
        case .primaryRunoff:
            Text(en: "{place} primary runoff", es: "Segunda vuelta de la primaria de {place}")
        case .canada: Text(en: "Canada federal election", es: "Elección federal de Canadá")
        case .manitoba: Text(en: "Manitoba election", es: "Elección de Manitoba")
        case .winnipeg: Text(en: "Winnipeg city election", es: "Elección de la ciudad de Winnipeg")
        case .ifNobody:
            Text(
                en: "{name}, only if nobody wins over half of the votes",
                es: "{name}, solo si nadie gana más de la mitad de los votos")
        case .ifNobodyHas35:
            Text(
                en: "{name}, only if nobody wins 35% of the votes",
                es: "{name}, solo si nadie gana el 35% de los votos")
        case .ifNobodyHas30:
            Text(
                en:
                    "{name}, only if nobody wins over 30% of the votes, the runner-up asks, and no seat in Congress is in it",
                es:
                    "{name}, solo si nadie gana más del 30% de los votos, quien quedó en segundo lugar la pide y no es para el Congreso"
            )
        case .ifNobodyHas30Congress:
            Text(
                en:
                    "{name}, only if nobody wins over 30% of the votes, the runner-up asks, and a seat in Congress is in it",
                es:
                    "{name}, solo si nadie gana más del 30% de los votos, quien quedó en segundo lugar la pide y es para el Congreso"
            )
        case .orEarlier: Text(en: "{name}, on that day or earlier", es: "{name}, ese día o antes")
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
        case .legislatureElects:
            Text(
                en: """
                    In Vermont, if nobody wins over half of the votes for governor, lieutenant governor or treasurer, \
                    the legislature elects (Vt. Const. ch. II, 47).
                    """,
                es: """
                    En Vermont, si nadie gana más de la mitad de los votos para gobernador, vicegobernador o tesorero, \
                    elige la legislatura (Const. de Vt., cap. II, 47).
                    """)
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
        case .labelElectionDay: Text(en: "{date}", es: "{date}")
        case .labelElections: Text(en: "Elections", es: "Elecciones")
        }
    }
}
