/// What an election that a law sets is called, and on what it depends.
enum ElectionNameWords: Wording {
    case general, state, primary, statePrimary, runoff, houseRunoff, delegateRunoff, judgeRunoff, localRunoff,
        primaryRunoff, senateSpecial, canada, manitoba, winnipeg, ifNobody, ifNobodyHas35, ifNobodyHas30,
        ifNobodyHas30Congress, orEarlier

    var text: Text {
        switch self {
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
        case .senateSpecial:
            Text(
                en: "{place} special election for U.S. Senate",
                es: "Elección especial para el Senado de EE. UU. en {place}")
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
                    "{name}, only if nobody wins over 30% and the runner-up asks (not for Congress)",
                es:
                    "{name}, solo si nadie pasa del 30% y el segundo lugar la pide (no para el Congreso)"
            )
        case .ifNobodyHas30Congress:
            Text(
                en:
                    "{name}, only if nobody wins over 30% and the runner-up asks (for Congress)",
                es:
                    "{name}, solo si nadie pasa del 30% y el segundo lugar la pide (para el Congreso)"
            )
        case .orEarlier: Text(en: "{name}, on that day or earlier", es: "{name}, ese día o antes")
        }
    }
}
