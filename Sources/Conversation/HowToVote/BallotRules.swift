import CivicFacts

/// The ballot in one's hand and its secret, and signing up late.
extension HowTopic {
    static let ofBallots = [sameDay, writeIn, carriedOut]

    static let sameDay = HowTopic(
        "sameDay", button: Text(en: "Sign up late?", es: "¿Inscribirse tarde?"),
        fact: Text(
            en: "Some states let you sign up when you vote. In the others it ends days or weeks before.",
            es: "Algunos estados dejan inscribirse al votar. En los demás termina días o semanas antes."),
        source: .voteGov, official: "https://vote.gov",
        leads: .registration,
        asked: """
            register/registration/sign up/signed up/registering + election day/same day/the day of/today/tonight/
              when i vote/when i go vote/at the polls/at the polling/on the spot/too late/still/late=/last minute/
              missed/in time/deadline
            regist/inscrib/inscripcion/empadron + mismo dia/dia de la eleccion/dia de las elecciones/hoy/al votar/
              en la casilla/muy tarde/es tarde/tarde para/todavia/aun puedo/ultimo minuto/se me paso/a tiempo/
              plazo/fecha limite/hasta cuando
            """,
        hints: """
            deadline/fecha limite/plazo
            """)

    private static let writeIn = HowTopic(
        "writeIn", button: Text(en: "Write in a name", es: "Escribir un nombre"),
        fact: Text(
            en:
                "A write-in is a name that you write on the ballot yourself. States differ: many count only names that signed up before, and some take none.",
            es:
                "Es un nombre que usted mismo escribe en la boleta. Cada estado es distinto: muchos solo cuentan nombres inscritos antes, y algunos ninguno."
        ),
        official: "https://www.usa.gov/voting",
        asked: """
            write in/write ins/writein/write a name/write someone in/write somebody in/write my own/write in a
            voto escrito/candidato escrito/escribir un nombre/escribir el nombre/escribir a alguien/por escrito
            """)

    /// Iowa Code 49.87, Michigan 168.743 and Nebraska 32-919 were read.
    private static let carriedOut = HowTopic(
        "carriedOut", button: Text(en: "Ballot taken home?", es: "¿Boleta a casa?"),
        fact: Text(
            en:
                "A mail ballot is filled in at home. One that you get at the polls stays there: states like Michigan and Iowa forbid to carry it out. Do not want it? Give it back to a poll worker.",
            es:
                "La boleta por correo se llena en casa. La que le dan en la casilla se queda allí: estados como Michigan e Iowa prohíben sacarla. ¿No la quiere? Devuélvala en la mesa."
        ),
        source: CivicSource(
            "mcl-168-743", "Mich. Comp. Laws 168.743",
            home: "https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-168-743", staleAfter: .days(365)),
        asked: """
            take/bring/carry/taking/get + ballot/it= + home/outside with me/out of the poll/out of there/with me home/
              back home/to my house
            llevar/llevo/llevarme/sacar/saco + boleta + casa/afuera/fuera/conmigo
            """)

    static let secret = HowTopic(
        "secret", button: Text(en: "Secret ballot", es: "Voto secreto"),
        fact: Text(
            en: "Your vote is secret. Lists show that you voted, not how. Nobody may make you tell.",
            es: "Su voto es secreto. Las listas dicen que votó, no por quién. Nadie puede exigir que lo diga."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            see my vote/see how i vote/see who i vote/know how i vote/know who i vote/ver mi voto/ver por quien voto/saber por quien
            who i vote/who i pick/who i chose/how i vote/who we vote/who you vote/how you vote/
              who did i vote/what i voted
            check how/checking how/check who/revisar por quien/ver como/checar como + we vote/i vote/you vote/they vote/people vote/votamos/
              vote=/votaron
            is it/its/it is/this is/es=/sera/esto es + secret/secreto
            vote/ballot/voto/boleta + secret/private/anonymous/privad/anonim
            por quien vot/por quien vote/como vote=/a quien vote/por cual vote
            """,
        hints: """
            see my ballot/who i vote/my vote=/with my vote/ver mi voto/por quien vot/mi voto=
            """)
}
