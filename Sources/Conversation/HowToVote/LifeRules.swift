import CivicFacts
internal import Understanding

/// What happens in a life that has to do with voting: no home, a hospital bed, an island; and words of the ballot.
extension HowTopic {
    static let ofLife = [homeless, hospital, territory, duty, runoff, ranked]

    private static let homeless = HowTopic(
        "homeless", button: Text(en: "No home address", es: "Sin domicilio"),
        fact: Text(
            en:
                "No home is needed to sign up. Give the place where you sleep or get help, such as a shelter or street corner.",
            es:
                "No hace falta una casa para inscribirse. Dé el lugar donde duerme o recibe ayuda, como un albergue o una esquina."
        ),
        source: .voteGov, official: "https://vote.gov", leads: .registration,
        asked: """
            homeless/unhoused/no home/no address/dont have an address/dont have a address/without an address/no fixed address/
              live in my car/live in a shelter/living in my car/living in a shelter/on the street
            sin casa/sin hogar/no tengo casa/no tengo direccion/no tengo domicilio/sin domicilio/sin direccion/
              vivo en la calle/vivo en un albergue/vivo en mi carro
            """)

    static let hospital = HowTopic(
        "hospital", button: Text(en: "In the hospital", es: "En el hospital"),
        fact: Text(
            en:
                "Sick or in the hospital? Many states have an emergency mail ballot that somebody can bring. Call the election office today. Nobody votes for another, but a helper of the voter's choice may read and mark it.",
            es:
                "¿Alguien está enfermo o en el hospital? Muchos estados tienen una boleta de emergencia que otra persona puede llevar. Llame hoy a la oficina electoral. Nadie vota por otro, pero alguien de su confianza puede leerla y marcarla."
        ),
        leads: .mail,
        asked: """
            vote for/votar por/vote por/voto por + hospital/internad/nursing home/asilo/enferm/sick/in bed/en cama/dying + mom=/mother/dad=/father/
              mama=/papa=/madre/padre/abuel/grand/wife/husband/espos/sister/brother/herman/son=/daughter/hij/him=/her=/ella=/el=
            in the hospital/in hospital/at the hospital/hospitalized/in the er=/in a nursing home/bedridden/too sick to/
              im sick/i am sick/have covid/got covid/in labor/having surgery/broke my leg
            en el hospital/hospitalizad/internad/en el asilo/en cama/estoy enferm/esta enferm/tengo covid/operaron
            """)

    static let territory = HowTopic(
        "territory", button: Text(en: "Territories and DC", es: "Territorios y DC"),
        fact: Text(
            en:
                "People who live in a territory do not vote for President in November. Puerto Rico elects its Resident Commissioner in the House, every four years. Other territories and DC elect a delegate. DC votes for President.",
            es:
                "Quien vive en un territorio no vota por presidente en noviembre. Puerto Rico elige cada cuatro años a su comisionado residente en la Cámara. Los otros territorios y DC eligen a un delegado. DC sí vota por presidente."
        ),
        asked: """
            puerto ric/guam/virgin islands/samoa/marianas/islas virgenes/washington dc/in dc=/en dc= + president/presidente/
              congress/congreso/senat/senad/for who/por quien
            """)

    private static let duty = HowTopic(
        "duty", button: Text(en: "Must I vote?", es: "¿Es obligatorio?"),
        fact: Text(
            en: "Nobody has to vote in the United States. There is no fine.",
            es: "En Estados Unidos nadie está obligado a votar. No hay multa."),
        asked: """
            will i get/can i get/do i get/do you get/me van a/me pueden/nos van a/nos pueden/me ponen/hay + fined/a fine/multar/multa
            fined/fine me/fine you/fine us/multa/multan/multarme + if you dont/if we dont/if i dont/for not/si no voto/por no votar
            do i have to vote/do we have to vote/have to vote by law/must i vote/is voting mandatory/is voting required/
              is it mandatory/what if i dont vote/if i do not vote
            es obligatorio/obligatorio votar/obligado a votar/tengo que votar a fuerza/si no voto/me multan
            """)

    private static let runoff = HowTopic(
        "runoff", button: Text(en: "What is a runoff?", es: "¿Segunda vuelta?"),
        fact: Text(
            en:
                "A runoff is a second election between the two with the most votes. Some states hold one where nobody got over half.",
            es:
                "La segunda vuelta es otra elección entre los dos con más votos. Algunos estados la hacen si nadie pasó de la mitad."
        ),
        source: .eac, official: "https://www.eac.gov/voters", leads: .elections,
        asked: """
            what is a runoff/whats a runoff/what is the runoff/what does runoff/why is there a runoff/how does a runoff
            que es segunda vuelta/que es la segunda vuelta/que es una segunda vuelta/como es la segunda vuelta
            """)

    private static let ranked = HowTopic(
        "ranked", button: Text(en: "Ranked choice", es: "Voto por orden"),
        fact: Text(
            en:
                "With ranked choice you mark a first, a second and more choices. If your first one drops out, your next one counts. Some states and cities use it.",
            es:
                "Con el voto por orden usted marca primera, segunda y más opciones. Si la primera queda fuera, cuenta la siguiente. Lo usan algunos estados y ciudades."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            ranked choice/rank choice/instant runoff/rank the candidates/rcv=
            voto por orden/voto preferencial/voto por preferencia/orden de preferencia
            """)

    static let location = HowTopic(
        "location", .program, button: Text(en: "Where I am", es: "Dónde estoy"),
        fact: Text(
            en:
                "I do not see where you are. I know only the ZIP code and the places that you tell me or share.",
            es: "No veo dónde está usted. Solo sé el código postal y los lugares que me dice o comparte."),
        leads: .privacy,
        asked: """
            see/know/track/tell/ven/sabe/saben/rastrean/ver + my location/where i am/where im at/mi ubicacion/donde estoy
            """)
}
