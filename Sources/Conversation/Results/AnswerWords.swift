/// The first line about a contest, and what a list says of it.
enum AnswerWords: Wording {
    case won, wonOnly, wonAfterTie, severalWon, acclaimed, severalAcclaimed, mostVotes, led, unopposed, tie,
        nobody, moreYes, moreNo, partial, wrongCopy, mixedRounds, runoffNotHeld, someCounties, noMargin,
        second, firstNotElected, nobodyElse, people,
        onePerson, andOthers, question, turnout, noTurnout,
        briefWon, briefSeveralWon, briefAfterTie, briefAcclaimed, briefSeveralAcclaimed, briefMostVotes,
        briefLed, briefUnopposed, briefPartial,
        briefWrongCopy, briefRounds, briefCounties

    var text: Text {
        switch self {
        case .won: Text(en: "{name} won with {n}.", es: "ganó {name} con {n}.")
        case .wonOnly: Text(en: "{name} won.", es: "ganó {name}.")
        case .wonAfterTie:
            Text(
                en: "{name} won. It was decided after a tie.",
                es: "ganó {name}. Se decidió tras un empate.")
        case .severalWon: Text(en: "{name} won.", es: "ganaron {name}.")
        case .acclaimed: Text(en: "{name} won without a vote.", es: "ganó {name}, sin votación.")
        case .severalAcclaimed: Text(en: "{name} won without a vote.", es: "ganaron {name}, sin votación.")
        case .mostVotes: Text(en: "{name} got the most votes, {n}.", es: "{name} sacó más votos, {n}.")
        case .led:
            Text(
                en: "{name} led with {n}. The count was not final.",
                es: "{name} iba en primer lugar con {n}. El conteo no era final.")
        case .unopposed:
            Text(
                en: "{name} was the only one who ran.",
                es: "solo {name} se postuló.")
        case .tie: Text(en: "tied at {n} votes.", es: "empate con {n} votos.")
        case .nobody:
            Text(
                en: "the source does not say who won.",
                es: "la fuente no dice quién ganó.")
        case .moreYes: Text(en: "more Yes than No.", es: "más Sí que No.")
        case .moreNo: Text(en: "more No than Yes.", es: "más No que Sí.")
        case .partial:
            Text(
                en: "partial, not the whole ward. So I cannot say who won.",
                es: "parcial, no todo el distrito. Por eso no digo quién ganó.")
        case .wrongCopy:
            Text(
                en: "not shown. The copy at hand is wrong.",
                es: "no se muestra. La copia que tengo tiene errores.")
        case .mixedRounds:
            Text(
                en: "it went to a runoff. The votes here are of two rounds, so I compare none.",
                es: "hubo segunda vuelta. Estos votos son de dos vueltas y no los comparo.")
        case .runoffNotHeld:
            Text(
                en: "nobody had a majority, and I do not hold the runoff. Here are the votes alone.",
                es: "nadie tuvo mayoría y no tengo la segunda vuelta. Aquí están solo los votos.")
        case .someCounties:
            Text(
                en: "I hold {n} of {max} counties. So I add nothing up.",
                es: "tengo {n} de {max} condados. Por eso no sumo nada.")
        case .noMargin: Text(en: "these figures tell no margin.", es: "estos datos no dicen la diferencia.")
        case .second:
            Text(
                en: "{name} came second with {text}, {n}.",
                es: "{name} quedó en segundo lugar con {text}, {n}.")
        case .firstNotElected:
            Text(
                en: "{name} came first of those not elected, with {text}, {n}.",
                es: "{name} tuvo más votos entre quienes no ganaron: {text}, {n}.")
        case .nobodyElse: Text(en: "nobody else ran.", es: "nadie más se postuló.")
        case .people: Text(en: "{n} people ran.", es: "se postularon {n} personas.")
        case .onePerson: Text(en: "1 person ran.", es: "se postuló 1 persona.")
        case .andOthers:
            Text(en: "There were write-ins and others, too.", es: "También hubo votos escritos y otros.")
        case .question:
            Text(en: "a question, Yes or No. Nobody ran.", es: "una pregunta, Sí o No. Nadie se postuló.")
        case .turnout: Text(en: "turnout was {n}%.", es: "la participación fue de {n}%.")
        case .noTurnout: Text(en: "turnout is not known.", es: "no se sabe la participación.")
        case .briefWon: Text(en: "{name} won", es: "ganó {name}")
        case .briefSeveralWon: Text(en: "{name} won", es: "ganaron {name}")
        case .briefAfterTie: Text(en: "{name} won after a tie", es: "ganó {name} tras un empate")
        case .briefAcclaimed: Text(en: "{name} won without a vote", es: "ganó {name} sin votación")
        case .briefSeveralAcclaimed:
            Text(en: "{name} won without a vote", es: "ganaron {name} sin votación")
        case .briefMostVotes: Text(en: "{name} got the most votes", es: "{name} sacó más votos")
        case .briefLed: Text(en: "{name} led", es: "{name} iba en primer lugar")
        case .briefUnopposed: Text(en: "{name}, unopposed", es: "{name}, sin oponente")
        case .briefPartial: Text(en: "partial count", es: "conteo parcial")
        case .briefWrongCopy:
            Text(en: "not shown, the copy is wrong", es: "no se muestra, la copia tiene errores")
        case .briefRounds: Text(en: "votes of two rounds", es: "votos de dos vueltas")
        case .briefCounties: Text(en: "{n} of {max} counties", es: "{n} de {max} condados")
        }
    }
}
