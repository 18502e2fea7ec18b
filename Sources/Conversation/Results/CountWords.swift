/// Votes, shares, seats, and what is said of a name beside them.
enum CountWords: Wording {
    case oneVote, votes, underOneTenth, oneSeat, seats, choices, others, damaged, morePeople, moreRan, won,
        acclaimed,
        wonAfterTie, mostVotes, led, unopposed, margin, marginLastSeat, wasMargin, wasMarginLastSeat,
        underOnePoint, allVotes, turnout, noTurnout,
        marksDiffer, and

    var text: Text {
        switch self {
        case .oneVote: Text(en: "1 vote", es: "1 voto")
        case .votes: Text(en: "{n} votes", es: "{n} votos")
        case .underOneTenth: Text(en: "under 0.1%", es: "menos de 0.1%")
        case .oneSeat: Text(en: "1 seat", es: "1 puesto")
        case .seats: Text(en: "{n} seats", es: "{n} puestos")
        case .choices:
            Text(en: ", and each voter could choose up to {n}", es: ", y cada votante podía elegir hasta {n}")
        case .others: Text(en: "Write-ins and others", es: "Votos escritos y otros")
        case .damaged: Text(en: "name damaged in the source", es: "nombre dañado en la fuente")
        case .morePeople: Text(en: "And {n} more: tap People.", es: "Y {n} más: toque Personas.")
        case .moreRan: Text(en: "And {n} more.", es: "Y {n} más.")
        case .won: Text(en: "won", es: "ganó")
        case .acclaimed: Text(en: "won without a vote", es: "ganó sin votación")
        case .wonAfterTie: Text(en: "won, decided after a tie", es: "ganó, se decidió tras un empate")
        case .mostVotes: Text(en: "most votes", es: "más votos")
        case .led: Text(en: "led", es: "iba en primer lugar")
        case .unopposed: Text(en: "unopposed", es: "sin oponente")
        case .margin: Text(en: "Margin: {text}, {n} points.", es: "Diferencia: {text}, {n} puntos.")
        case .marginLastSeat:
            Text(
                en: "Margin for the last seat: {text}, {n} points.",
                es: "Diferencia por el último puesto: {text}, {n} puntos.")
        case .wasMargin:
            Text(en: "the margin was {text}, {n} points.", es: "la diferencia fue de {text}, {n} puntos.")
        case .wasMarginLastSeat:
            Text(
                en: "the margin for the last seat was {text}, {n} points.",
                es: "la diferencia por el último puesto fue de {text}, {n} puntos.")
        case .underOnePoint: Text(en: "under 0.1", es: "menos de 0.1")
        case .allVotes: Text(en: "All votes: {n}.", es: "Todos los votos: {n}.")
        case .turnout: Text(en: "Turnout: {n}%.", es: "Participación: {n}%.")
        case .noTurnout: Text(en: "Turnout: not known.", es: "Participación: no se sabe.")
        case .marksDiffer:
            Text(
                en: "The source names others as elected than those with most votes.",
                es: "La fuente nombra a otros que a quienes sacaron más votos.")
        case .and: Text(en: "and", es: "y")
        }
    }
}
