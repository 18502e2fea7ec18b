internal import CivicFacts

/// What is a crime in the whole country, and what a voter may ask for.
extension HowTopic {
    static let twice = HowTopic(
        "twice", button: Text(en: "Voting twice", es: "Votar dos veces"),
        fact: Text(
            en:
                "Voting twice in a federal election is a crime: prison up to five years. Did a first ballot not count? Ask the election office before you vote again.",
            es:
                "Votar dos veces en una elección federal es delito: hasta cinco años de prisión. ¿No valió su primera boleta? Pregunte a la oficina electoral antes de volver a votar."
        ),
        reach: .national("52 U.S.C. 10307(e)"),
        isCrime: true,
        asked: """
            vote twice/voting twice/voted twice/vote two times/vote again/voting again/
              vote a second/vote 2 times/vote in two/vote in both/vote at two/vote here and/
              vote more than once/vote three times/votar dos veces/voto dos veces/votar otra vez/
              votar de nuevo/votar 2 veces/votar nuevamente/votar en dos/votar en los dos/
              votar mas de una vez/voto mas de una vez/volver a votar/votan dos veces/
              vote in my other/vote in two states/vote once and
            twice/dos veces/more than once/two times + vote/votar/voto=/ballot/boleta
            two states/both states/dos estados/los dos estados + vote/register/votar/registr
            mailed/already mailed/mail one/mande/por correo + and then/also vote/then vote/
              vote here too/vote here/y luego/y tambien/otra vez/de nuevo
            """,
        hints: """
            twice/here too/also vote/dos veces/aqui tambien/otra vez
            """)

    static let spoiled = HowTopic(
        "spoiled", button: Text(en: "Mistake on a ballot", es: "Error en la boleta"),
        fact: Text(
            en:
                "Did you make a mistake on your ballot? Do not cast it. You can ask for a new one before it is counted.",
            es:
                "¿Cometió un error en su boleta? No la entregue. Puede pedir otra antes de que se cuente."),
        reach: .national("52 U.S.C. 21081"),
        asked: """
            torn/ripped/tore/stained/coffee on/rompi/rompio/rota/rasgad/manchad/mancho + ballot/boleta
            mistake/messed/mess up/wrong box/wrong bubble/wrong circle/wrong oval/wrong name/
              wrong person/wrong one/wrong candidate/spoil/ruin/screwed/error/tore/ripped/spilled/
              crossed out/change my vote + ballot/vote=/voting/start over/another one/new one
            filled/marked/picked/voted + wrong/by mistake/by accident
            new ballot/another ballot/replacement ballot/fresh ballot/second ballot + get/ask/can/
              need/give/how
            equivoq/error/dan/arruin/rompi/manch/tach/marqu + boleta/voto=/otra=/nueva/votar/hago/
              corregir/cambiar/empezar
            otra boleta/boleta nueva/nueva boleta + pedir/dar/dan=/puedo/necesit/me=/como
            messed up/made a mistake/mistake/wrong one/error/equivoqu + start over/fix it/fix my/
              new one/another one/another ballot/empezar de nuevo/corregir/arreglar/otra boleta
            redo/fix/undo/corregir/cambiar/arreglar + my ballot/my vote/mi boleta/mi voto
            """,
        hints: """
            redo/fix my ballot/fix it/too many/wrong box/change my mind/change my vote/undo my vote/
              corregir/arruin/equivoqu
            """)

    static let scared = HowTopic(
        "scared", button: Text(en: "Threats to voters", es: "Amenazas a votantes"),
        fact: Text(
            en:
                "It is a crime to threaten or scare people so that they do not vote. Do you see it? Report it here. In danger, call 911.",
            es:
                "Es delito amenazar o asustar a alguien para que no vote. ¿Lo ve? Repórtelo aquí. En peligro, llame al 911."
        ),
        reach: .national("52 U.S.C. 20511, 10101"), official: "https://www.justice.gov/crt/voting-section",
        isCrime: true,
        asked: """
            fire me/fired/firing/despedir/despidan/correrme/correr/corran + for voting/if i vote/because i voted/por votar/si voto
            intimidat/threaten/scare/scaring/harass/bully/coerc/yell/shout/pressure/amenaz/intimid/
              acos/asust/presion/grit/obligar + legal/illegal/allowed/law/crime/what is/what counts/
              do about/can they/rights/ley/delito/ilegal/pueden/hacer/derecho/permit
            telling me who to vote/telling us who to vote/telling people who to vote/
              make me vote for/makes me vote/force me to vote/forcing me/decirme por quien votar/
              obligarme a votar + allowed/can/legal/they/boss/pueden/puede
            arrest + if i vote/if we vote/if you vote/if they vote/for voting/ill be/si voto/
              si votamos/si votas/por votar
            threatens/threaten/amenaz + voter/voters/votantes/people
            """,
        hints: """
            threat/intimidat/shout/yell/amenaz/intimid
            """)

    static let fraud = HowTopic(
        "fraud", button: Text(en: "Report fraud", es: "Reportar fraude"),
        fact: Text(
            en:
                "You can report it here: a person reads it. Your election office takes reports too. Is it a federal crime? The FBI takes tips at tips.fbi.gov.",
            es:
                "Puede reportarlo aquí: una persona lo lee. Su oficina electoral también recibe avisos. ¿Es un delito federal? El FBI los recibe en tips.fbi.gov."
        ),
        reach: .national("52 U.S.C. 20511"),
        source: CivicSource(
            "fbi-elections", "FBI",
            home:
                "https://www.fbi.gov/how-we-can-help-you/scams-and-safety/common-scams-and-crimes/election-crimes-and-security",
            staleAfter: .days(365)),
        asOf: CivilDate(year: 2026, month: 11, day: 27),
        asked: """
            how/where/who/can i/could i/can we/como/donde/a quien/puedo/podemos + report/tell/denunci/reporto/reportar/reporta + fraud/
              election crime/a crime/cheating/stolen vote/stolen ballot/fraude/delito/trampa
            """)

    static let paid = HowTopic(
        "paid", button: Text(en: "Money for votes", es: "Dinero por votos"),
        fact: Text(
            en:
                "Paying for a vote, or taking money for it, is a crime in federal elections. Did someone offer you money? You can report it here.",
            es:
                "Pagar por un voto o cobrar por votar es delito en elecciones federales. ¿Le ofrecieron dinero? Puede reportarlo aquí."
        ),
        reach: .national("52 U.S.C. 10307(c)"),
        isCrime: true,
        asked: """
            pay=/pays/paid/paying/money/cash/gift card/gift/bribe/sell/buy/free food/raffle/dinero/
              pagar/pagan/pagarme/pago/regal/soborn/vender/comprar/despensa + for my vote/for votes/
              my vote/to vote=/for voting/votes=/por votar/por mi voto/por el voto/mi voto/votos=/
              para votar
            offered/offering/dollars/bucks/ofrecen/ofrecieron/dolares + to vote/my vote/for voting/
              votar/mi voto
            """,
        hints: """
            free stuff/money to/gift card/buy votes/dinero por/pagan/regalos
            """)
}
