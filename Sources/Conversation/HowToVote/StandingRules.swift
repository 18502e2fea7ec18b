import CivicFacts
internal import Understanding

/// Papers, languages and ears: who somebody is, and how they are understood.
extension HowTopic {
    static let ofStanding = [consular, papers, summons, deaf]

    private static let consular = HowTopic(
        "consular", button: Text(en: "Consular ID?", es: "¿Matrícula consular?"),
        fact: Text(
            en:
                "A consular ID is for citizens of another country. Only U.S. citizens may vote in federal elections. Are you one? Bring an ID that your state takes.",
            es:
                "La matrícula consular es para ciudadanos de otro país. En elecciones federales solo votan ciudadanos de EE. UU. ¿Lo es usted? Lleve una identificación que acepte su estado."
        ),
        reach: .national("18 U.S.C. 611"), isCrime: true,
        asked: """
            consular id/consular card/matricula consular/id consular/tarjeta consular/mexican id/credencial consular/id del consulado
            consular id/consular card/matricula consular/id consular/tarjeta consular/id del consulado + accept/acept/take=/taken/tomar/sirve/
              vale/bring/llevar/show/mostrar/use=/usar/ok=/good
            matricula consular/consular id/consular/consulate/consulado + id=/vote/card/accept/acept/take=/tomar/sirve/votar/vale/bring/llevar
            """)

    private static let papers = HowTopic(
        "papers", button: Text(en: "Naturalized?", es: "¿Se naturalizó?"),
        fact: Text(
            en:
                "Naturalized citizens vote like all others. At the polls you show what every voter shows. To sign up, some states ask for proof that you are a citizen.",
            es:
                "Quien se naturalizó vota como los demás. En la casilla muestra lo mismo que todos. Para registrarse, algunos estados piden una prueba de ciudadanía."
        ),
        official: "https://www.usa.gov/who-can-vote", leads: .registration,
        asked: """
            certificate/certificado/naturalization papers/citizenship papers/papeles de ciudadania/carta de naturalizacion/
              papeles de naturalizacion + need/bring/show/have to/do i/must/necesit/llev/tra/mostrar/pid/tengo que/hay que
            """)

    static let summons = HowTopic(
        "summons", button: Text(en: "Doubts on citizenship", es: "Dudas de ciudadanía"),
        fact: Text(
            en:
                "I cannot tell what comes of it; a lawyer can. Talk to one before you sign or say anything. A letter from a court or a jury must be answered: it says how, and by when.",
            es:
                "No puedo decir qué pasará; un abogado sí. Hable con uno antes de firmar o decir algo. Una carta del juzgado o para jurado se tiene que contestar: dice cómo y hasta cuándo."
        ),
        reach: .national("18 U.S.C. 611"), leads: .human,
        asked: """
            jury/jurado/summons/court letter/carta del juzgado/citatorio + citizen/ciudadan/vote/vote=/votar/voted/noncitizen/immig
            deport/lose my green card/quitar la residencia/quitarme la residencia/perder la residencia + vote/voting/voted/votar/vote=/for/
              can i/will i/me=/puedo
            said/says/dice/dizque/dicen/letter/carta + not a citizen/im not a citizen/no soy ciudadan/no es ciudadan/noncitizen +
              letter/jury/carta/jurado/got=/llego/mandaron/sent
            """)

    static let deaf = HowTopic(
        "deaf", button: Text(en: "Deaf voters", es: "Votantes sordos"),
        fact: Text(
            en:
                "Polling places must make sure that deaf voters understand: ask for an interpreter or for words on paper. To arrange it before, reach the election office through relay: dial 711.",
            es:
                "La casilla debe asegurar que las personas sordas entiendan: pida un intérprete o que le escriban en papel. Para arreglarlo antes, llame por retransmisión: marque 711."
        ),
        reach: .national("42 U.S.C. 12132"), official: "https://www.ada.gov/topics/voting/",
        asked: """
            deaf/hard of hearing/cant hear/sord + interpret/sign language/lengua de senas/on paper/en papel + polls/poll=/polling/vote/voting/
              need/casilla/votar/necesit
            deaf/hard of hearing/cant hear/sord/no oigo/no escucho/sign language/lengua de senas/lenguaje de senas + interpret/polls/poll=/
              polling/help/vote/write/paper/casilla/votar/ayuda/escrib/papel/need/necesit
            """)

    static let noCall = HowTopic(
        "noCall", .program, button: Text(en: "Without a call", es: "Sin llamar"),
        fact: Text(
            en:
                "You need no call here: write to me, and people read your report. I know no number for text messages about voting. By relay every number can be reached: dial 711. In danger, text 911: it works in many places.",
            es:
                "Aquí no hace falta llamar: escríbame, y personas leen su reporte. No conozco un número para mensajes sobre el voto. Por retransmisión se llega a cualquier número: marque 711. En peligro, mande un texto al 911: sirve en muchos lugares."
        ),
        asked: """
            i cant call/i can not call/i cannot call/cant make calls/cant talk on the phone/cant use the phone/cant use a phone/without calling/
              no puedo llamar/no puedo hablar por telefono/sin llamar/no puedo hacer llamadas/dont want to call/text number/number to text/
              a number i can text/text line/numero de texto/numero para textear/linea de texto/numero para mandar/un numero para texto/mandar un texto a
            im deaf/i am deaf/soy sord
            im deaf/i am deaf/soy sord/hard of hearing/no oigo + cant call/can not call/cannot call/no puedo llamar/write to me/write me/escrib/
              text me/por escrito + please/call/llamar/here/aqui/me=/favor/you
            """)

    static let tongues = HowTopic(
        "tongues", .program, button: Text(en: "Which languages?", es: "¿Qué idiomas?"),
        fact: Text(
            en:
                "I write English and Spanish. Asian languages are spoken at 888-API-VOTE (888-274-8683), Arabic at 844-YALLA-US (844-925-5287). Some counties give help in more languages. If you cannot read the ballot, you may bring somebody to help.",
            es:
                "Escribo en inglés y español. En el 888-API-VOTE (888-274-8683) hablan lenguas de Asia, en el 844-YALLA-US (844-925-5287) árabe. Algunos condados ayudan en más idiomas. Si no puede leer la boleta, puede traer a alguien."
        ),
        asked: """
            do you speak/can you speak/you speak/i speak/i only speak/speak/habla usted/hablas/hablan/hablo/solo hablo/i am/im=/soy/in=/en= + navajo/dine=/hmong/
              somali/mixtec/nahuatl/zapotec/purepecha/quiche/amharic/oromo
            do you speak/can you speak/you speak/i speak/hablas/habla usted/hablo/do you understand/do you write + mandarin/cantonese/chinese/
              vietnamese/korean/tagalog/filipino/japanese/hindi/urdu/bengali/punjabi/arabic/farsi/russian/polish/portuguese/french/creole/
              haitian/german/italian/swahili/chino/coreano/vietnamita/arabe/ruso/portugues/frances/criollo
            """)

    static let scam = HowTopic(
        "scam", .rumour, button: Text(en: "Asked for numbers?", es: "¿Le piden números?"),
        fact: Text(
            en:
                "Do not give a Social Security, bank or card number to whoever calls, writes or sends papers about voting. Ask your election office yourself. Then report it.",
            es:
                "No dé su seguro social ni números de banco o tarjeta a quien llama o escribe sobre el voto. Pregunte usted a su oficina electoral. Después, repórtelo."
        ),
        source: .usaGov, official: "https://www.usa.gov/election-day",
        asked: """
            social security/my ssn/my social/seguro social/el social/bank account/credit card/cuenta de banco/tarjeta de credito + number/numero/my=/
              mi=/for/give/dar + called/caller/phone/text/letter/asked/wants/telefono/papel/carta/llam/pid
            my social/social security number/my ssn/el social/mi social/seguro social/numero de seguro/bank account/credit card/cuenta de banco/
              tarjeta de credito + asked/ask me/want/wants/need/call/text/letter/pidio/pide/piden/quiere/llam/carta/papel/give/dar
            """)

    /// What people tell of themselves where no report is open, and that no danger is: the rule is the answer.
    var isOfLifeAlone: Bool { Self.ofLifeAlone.contains(self) }

    private static let ofLifeAlone: Set<HowTopic> = [
        .cure, .phone, .summons, .twoBallots, .cast, .pages, .filled, .purged, .deaf, .noCall, .tongues,
        .overseas, .age,
        .student, .help, .hospital, .record, .moved, .renamed, .language, .ids, .ride, .citizen,
    ]
}
