/// One bill, and how far it has come.
enum BillWords: Wording {
    case ofCongress, introduced, joinedBy, vote, noVotes, status, action, sponsor, joined, summary, people,
        sponsorLine,
        joinedLine, none, unknown, unread, impossible, publicLaw, noCongress, ofState, whichState, notBegun,
        tooOld, stageIntroduced, stageInCommittee,
        stagePassedHouse,
        stagePassedSenate, stagePassedBoth, stageVetoed, stageBecameLaw, stageOther, labelSponsors

    var text: Text {
        switch self {
        case .ofCongress: Text(en: "{text} ({n} Congress)", es: "{text} (Congreso {n})")
        case .noVotes:
            Text(
                en: "My source has no roll call vote on {text}. Check {official}",
                es: "Mi fuente no tiene una votación nominal de {text}. Revise {official}")
        case .introduced: Text(en: "put forward {date}", es: "presentado {date}")
        case .joinedBy: Text(en: "joined by {n}", es: "lo apoyan {n}")
        case .vote:
            Text(
                en: "Vote of {date}, in their words: {text}",
                es: "Votación del {date}, con sus palabras (en inglés): {text}")
        case .status: Text(en: "Status: {text}, {date}.", es: "Estado: {text}, {date}.")
        case .action:
            Text(
                en: "Latest step, in their words: {text}",
                es: "Último paso, con sus palabras (en inglés): {text}")
        case .sponsor: Text(en: "Put forward by {name}.", es: "Lo propuso {name}.")
        case .joined: Text(en: "Joined by: {n}.", es: "Lo apoyan: {n}.")
        case .summary:
            Text(
                en: "Summary, in their words: {text}",
                es: "Resumen, con sus palabras (en inglés): {text}")
        case .people: Text(en: "Who is behind {text}:", es: "Quién está detrás de {text}:")
        case .sponsorLine: Text(en: "{name} (put it forward)", es: "{name} (lo propuso)")
        case .joinedLine: Text(en: "{name} (joined)", es: "{name} (lo apoya)")
        case .none:
            Text(
                en: "There is no bill {text}. Please check the number.",
                es: "No existe el proyecto {text}. Revise el número, por favor.")
        case .unknown:
            Text(
                en: "I do not have {text} here. Please check {official}.",
                es: "No tengo {text} aquí. Revise {official}.")
        case .unread:
            Text(
                en: "Which bill? Write its number, like HR 25.",
                es: "¿Qué proyecto? Escriba su número, como HR 25.")
        case .impossible:
            Text(
                en: "No bill has that number. Numbers begin at 1 and have 5 digits at most, like HR 25.",
                es: "Ningún proyecto tiene ese número. Van desde 1 y tienen 5 cifras o menos, como HR 25.")
        case .publicLaw:
            Text(
                en: "I do not keep laws. Read Public Law {text} here: {official}",
                es: "No guardo las leyes. Lea la Ley Pública {text} aquí: {official}")
        case .noCongress:
            Text(
                en: "There is no such Congress. They are counted, like HR 25 of the 118th.",
                es: "No existe ese Congreso. Se cuentan así: HR 25 del 118.")
        case .ofState:
            Text(
                en: "{text} is a bill of a state. For {place} look here: {official}",
                es: "{text} es un proyecto de un estado. Para {place} vea aquí: {official}")
        case .whichState:
            Text(
                en: "{text} is a bill of a state. Say which one, like: {text} in Colorado.",
                es: "{text} es un proyecto de un estado. Diga cuál, como: {text} de Colorado.")
        case .notBegun:
            Text(
                en: "The {n} Congress begins on {date}. It has no bills yet.",
                es: "El Congreso {n} empieza el {date}. Aún no tiene proyectos.")
        case .tooOld:
            Text(
                en: "I know bills since 1973, and none of the {n} Congress. Look here: {official}",
                es: "Conozco proyectos desde 1973, y ninguno del Congreso {n}. Vea aquí: {official}")
        case .stageIntroduced: Text(en: "Introduced", es: "Presentado")
        case .stageInCommittee: Text(en: "In committee", es: "En comité")
        case .stagePassedHouse: Text(en: "Passed the House", es: "Pasó la Cámara")
        case .stagePassedSenate: Text(en: "Passed the Senate", es: "Pasó el Senado")
        case .stagePassedBoth: Text(en: "Passed both", es: "Pasó las dos")
        case .stageVetoed: Text(en: "Vetoed", es: "Vetado")
        case .stageBecameLaw: Text(en: "Became law", es: "Ya es ley")
        case .stageOther: Text(en: "Other", es: "Otro")
        case .labelSponsors: Text(en: "Who is behind it", es: "Quién está detrás")
        }
    }
}
