internal import Understanding

/// Guesses what kind of trouble a report tells of, from its words; the voter can change it.
enum KindGuess {
    static func kind(of text: String) -> ReportKind {
        let plain = Plain(text)
        return table.first { $0.phrases.isFound(in: plain) }?.kind ?? .other
    }

    /// In order of weight: a threat in a long line is a threat.
    private static let table: [(kind: ReportKind, phrases: PhraseSet)] = words.map {
        ($0.kind, PhraseSet($0.phrases))
    }

    private static let words: [(kind: ReportKind, phrases: [String])] = [
        (
            .threats,
            [
                "threat", "threats", "threatened", "threatening", "intimidating", "intimidated",
                "intimidation",
                "gun", "guns", "armed", "weapon", "yelling at", "harassing", "harassed", "threatens",
                "threaten",
                "yelled at", "screamed at", "shoved", "shoving", "punched", "slapped", "pushed me",
                "pushed her",
                "pushed him", "hit me", "hit her", "hit him", "hit a woman", "hit a man", "hit a lady",
                "hit a voter", "grabbed me", "grabbed her", "spit on",
                "spat on",
                "ice agents", "ice is", "la migra", "me empujo", "me empujaron", "empujaron a", "empujo a",
                "me golpeo",
                "golpearon", "golpeo a", "me grito", "me gritaron", "gritaron a", "le grito",
                "yell at", "yells at", "screaming at", "call ice", "call immigration", "be deported",
                "get deported", "deport us", "deport them", "deport you", "block the door",
                "blocking the door",
                "blocking voters", "follow voters", "following voters", "intimidates", "intimidate",
                "scaring voters",
                "nos gritan", "gritando a", "les gritan", "regresemos a", "a la migra", "deportar",
                "deportarnos",
                "deporten", "bloquean la", "bloqueando la", "intimida", "asustando", "amenazo", "amenazaron",
                "insultan", "acosando", "amenaza",
                "amenazas",
                "amenazan", "amenazando", "intimidan", "intimidando", "pistola", "arma", "armados", "acosan",
            ]
        ),
        (
            .turnedAway,
            [
                "turned away", "turned me away", "let me vote", "let us vote", "let her vote", "let him vote",
                "let them vote", "refused", "not on the list", "denied", "no one let", "didnt get a ballot",
                "turning people away", "turning ppl away", "turned people away", "turning voters away",
                "turning folks away", "sending people home", "sent us home", "sent me home", "let us in",
                "let me in",
                "locked us out", "locked out", "nos regresaron", "me regresaron", "nos mandaron a casa",
                "no nos dejaron", "sacaron de la fila", "no me dieron boleta", "no nos dejan", "no lo dejan",
                "no la dejan",
                "no me quieren dar", "kicked me out", "kicked us out", "told me to leave", "made me leave",
                "me negaron", "no me dejan",
                "no me dejaron",
                "no dejan votar", "rechazaron", "no estoy en la lista",
            ]
        ),
        (
            .moved,
            [
                "moved", "closed", "closed early", "not open", "didnt open", "did not open", "wrong place",
                "relocated", "door was locked", "doors were locked", "doors are locked", "aint open",
                "isnt open",

                "cerrado", "cerrada", "cerraron", "cambiaron", "no abrieron", "no abre", "movieron",
            ]
        ),
        (
            .machine,
            [
                "machine", "machines", "scanner", "scanners", "printer", "ballots ran out", "out of ballots",
                "no ballots", "broken", "not working", "power is out", "maquina", "maquinas", "escaner",
                "impresora",
                "sin boletas", "no habia boletas", "ran out of", "pens dont", "no pens",
                "no hay boletas", "no funciona", "no sirve",
            ]
        ),
        (
            .wrongInformation,
            [
                "wrong information", "wrong date", "wrong day", "election day is", "voting is on",
                "vote the day after", "closes at", "polls close at",
                "elecciones son el", "eleccion es el", "se vota el", "false information", "misinformation",
                "flyer", "flyers",
                "text message", "told voters to vote", "told people to vote", "vote on wednesday",
                "vote by text",
                "lies about voting", "lying about voting", "votar el miercoles", "mentiras sobre",
                "robocall", "fake", "informacion falsa", "fecha falsa", "volante", "volantes",
                "mensaje falso",
            ]
        ),
        (
            .access,
            [
                "wheelchair", "ramp", "interpreter", "translator", "no spanish", "language", "disabled",
                "blind", "deaf",
                "silla de ruedas", "rampa", "interprete", "traductor", "idioma", "discapacidad",
            ]
        ),
        (
            .longLine,
            [
                "line", "lines", "waiting", "hours", "queue", "wait", "fila", "filas", "cola", "esperando",
                "horas",
            ]
        ),
    ]
}
