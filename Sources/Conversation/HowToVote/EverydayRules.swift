import CivicFacts
internal import Understanding

/// What people ask in the middle of it: will they stay open, may somebody else vote, who goes first.
extension HowTopic {
    static let ofEveryday = [longer, proxy, first, counting, workers]

    /// 52 U.S.C. 21082(c): votes after the hours of the law, by whatever order, are provisional ones.
    private static let longer = HowTopic(
        "longer", button: Text(en: "Open longer?", es: "¿Abrir más tiempo?"),
        fact: Text(
            en:
                "Polls stay open longer only when a court or the officials in charge order it. Who votes in that extra time votes a provisional ballot.",
            es:
                "La casilla abre más tiempo solo si lo ordena un tribunal o la autoridad. Quien vota en ese tiempo extra usa una boleta provisional."
        ),
        reach: .national("52 U.S.C. 21082"),
        asked: """
            extend/extended/extending/extension/stay open/keep it open/keep them open/open late/open longer + hour/poll/
              time/later/longer/they/will/can
            extend/extienda/ampli/alargar/abrir/abierto/abierta + horario/horas/mas tiempo/mas tarde/mas horas
            """)

    static let proxy = HowTopic(
        "proxy", button: Text(en: "Vote for another?", es: "¿Votar por otro?"),
        fact: Text(
            en:
                "Nobody can vote in the place of another. Need help because of a disability, or cannot read or write? Bring a helper you choose, not the boss or the union.",
            es:
                "Nadie puede votar en lugar de otra persona. ¿Necesita ayuda por una discapacidad, o no lee ni escribe? Lleve a quien elija, no a su jefe ni al sindicato."
        ),
        reach: .national("52 U.S.C. 10508"),
        asked: """
            vote for me/vote for her/vote for him/vote in my place/vote on my behalf/vote in his place/vote in her place/
              cast my vote for me/vote for my mom/vote for my mother/vote for my dad/vote for my husband/vote for my wife/
              vote for my grandma/proxy + can/could/may/let/is/if/someone/somebody/proxy
            vote/votes/voting/cast + for me=/in my place/in my name/instead of me + brother/sister/mom=/mother/dad=/father/son=/
              daughter/wife/husband/friend/cousin/neighbor/uncle/aunt/grandson/granddaughter/boyfriend/girlfriend/partner/caregiver +
              can/could/may/is/let/allowed
            vota/votar/vote=/voto= + por mi=/por nosotros/en mi lugar/en mi nombre/en vez de mi + herman/mama=/madre/papa=/padre/
              hijo/hija/espos/amig/prim/vecin/tio=/tia=/niet/novi/pareja/cuidador/otra persona + puede/pueden/podria/se puede/deja
            votar por mi/votar por ella/votar por el/votar en mi lugar/votar en su lugar/vote por mi/votar en nombre/
              votar por mi mama/votar por mi papa/votar por mi espos/votar por mi abuel + puede/pueden/puedo/podria/
              podemos/alguien/si=
            """)

    private static let first = HowTopic(
        "first", button: Text(en: "Go first in line?", es: "¿Pasar primero?"),
        fact: Text(
            en:
                "Some states let voters who are old, sick or disabled go first or vote at the curb. Ask a poll worker.",
            es:
                "Algunos estados dejan pasar primero, o votar desde el auto, a personas mayores, enfermas o con discapacidad. Pregunte en la mesa."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            pregnant/embarazada/cant stand that long/cant stand for long/cannot stand that long/cant wait that long/no aguanta de pie/
              no aguanto de pie/no puede estar parad/no puedo estar parad
            go first/go ahead/cut the line/skip the line/skip ahead/front of the line/go to the front/move up/
              in front of everyone + can/could/may/let/is there/will/do=/does/get to
            pasar primero/pasar antes/pasar adelante/saltar la fila/saltarme la fila/adelante de la fila/sin hacer fila + puede/
              puedo/podria/pueden/dejan/dejar/se=/hay
            """)

    /// Whoever wants to complain or to sue needs a person.
    static let lawyer = HowTopic(
        "lawyer", .program, button: Text(en: "Legal help", es: "Ayuda legal"),
        fact: Text(
            en:
                "I am a program, and no lawyer. People with legal training answer the hotline. At the polls, ask for the person in charge.",
            es:
                "Soy un programa, no un abogado. En la línea contesta gente con formación legal. En la casilla, pida hablar con la persona encargada."
        ),
        leads: .human,
        asked: """
            lawyer/attorney/legal help/legal advice/abogad/ayuda legal/asesoria legal
            who/where/how/can i/quien/donde/como/puedo + complain/file a complaint/make a complaint/me quejo/quejarme/
              poner una queja/presentar una queja/to sue/demandar
            supervisor/the manager + can/ask/where/who/call/talk/see/puedo/pedir/donde/quien/hablar
            """)

    static let counting = HowTopic(
        "counting", button: Text(en: "How votes are counted", es: "Cómo se cuentan"),
        fact: Text(
            en:
                "Numbers on election night are not final. Officials count every valid ballot, by mail too. They check the count before they certify it.",
            es:
                "Los números de la noche no son finales. Se cuenta cada boleta válida, también las de correo. La autoridad revisa el conteo y lo certifica."
        ),
        source: .eac,
        official: "https://www.eac.gov/election-officials/election-results-canvass-and-certification",
        asked: """
            how are/how is/how do they/how they/how does/how will/who= + votes counted/vote counted/ballots counted/count the vote/
              count the ballot/count votes/count ballots/counts the vote/counts the ballot/count our vote/counting work/count my vote
            why does/why do/why is/why are/why did + counting/the count=/to count/results take/results change/numbers change/count take
            como se/como los/como las/como cuentan/quien= + cuentan los votos/cuentan las boletas/cuenta los votos/contar los votos/contaran los votos/
              cuentan nuestros votos/cuenta las boletas
            por que + tarda el conteo/tardan en contar/tarda tanto el conteo/cambian los resultados/cambian los numeros
            canvass/certify/certified/certification/certific + result/elect/vote/what/when/how/que=/cuando/como/elecc
            recount/recuento/reconteo + how/when/what/who/why/como/cuando/que=/quien
            """)

    static let workers = HowTopic(
        "workers", button: Text(en: "Work at the polls", es: "Trabajar en la casilla"),
        fact: Text(
            en:
                "Your election office hires poll workers and trains them. Most are paid. Each state says who can do it; many take students, too.",
            es:
                "Su oficina electoral contrata y capacita a quienes trabajan en la casilla. En general pagan. Cada estado dice quién puede; muchos aceptan estudiantes."
        ),
        source: .eac, official: "https://www.eac.gov/help-america-vote",
        asked: """
            become/be a/be an/sign up/apply/work as/volunteer/how do i/how can i/can i/want to/like to/get hired/get paid/
              paid + poll worker/election worker/poll workers/election workers/election judge/work the polls/work at the polls/
              work at a poll/working the polls/help at the polls/volunteer at the polls/volunteer at a poll/work on election day
            trabajar en la casilla/trabajar en una casilla/trabajar en las elecciones/trabajar el dia de la eleccion/
              trabajar en las casillas/ser funcionario de casilla/ser trabajador electoral/ser trabajadora electoral/voluntario en la casilla/
              voluntaria en la casilla/ayudar en la casilla/ayudar en las casillas + como/puedo/quiero/quisiera/donde/pagan/me=
            """,
        hints: """
            trabajar en la casilla/trabajar en las casillas/work at the polls/work the polls/poll worker
            """)
}
