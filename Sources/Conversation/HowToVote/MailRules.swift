import CivicFacts
internal import Understanding

/// A ballot by mail on its way back: where it goes, and what becomes of one that is late.
extension HowTopic {
    static let ofMail = [handIn, late]

    static let handIn = HowTopic(
        "handIn", button: Text(en: "Hand in a mail ballot", es: "Entregar la boleta"),
        fact: Text(
            en:
                "The envelope says how a mail ballot goes back: by mail, in an official drop box, or at the election office. Some polling places take it too. States differ.",
            es:
                "El sobre dice cómo se devuelve la boleta por correo: por correo, en un buzón oficial o en la oficina electoral. Algunas casillas también la reciben. Cada estado es distinto."
        ),
        official: "https://www.usa.gov/absentee-voting",
        leads: .polling,
        asked: """
            where/can i/can we/how do i/which/is there/do i/do they/could i/should i + drop it off/drop it in/drop it at/drop mine off/drop my ballot/
              drop off my ballot/drop off my absentee/drop off my mail/drop off a mail/drop off the ballot/drop off ballots/drop box/dropbox/
              drop ballots/return my ballot/return my absentee/return my mail/return the ballot/send my ballot back/send it back/mail it back/
              mail my ballot back/turn in my ballot/turn in my mail/turn my ballot in/hand in my ballot/hand my ballot in/hand it in/turn it in
            donde/como/puedo/podemos/hay/se puede/cual + entrego mi boleta/entrego la boleta/entregar mi boleta/entregar la boleta/
              la entrego/entregarla/dejo mi boleta/dejo la boleta/dejar mi boleta/dejar la boleta/dejarla/la dejo/devuelvo/devolver la boleta/
              devolver mi boleta/devolverla/deposito mi/deposito la/depositar/depositarla/la deposito/regreso mi boleta/regresar mi boleta/
              mando de vuelta/mandar de vuelta/buzon
            """,
        hints: """
            drop box/dropbox/drop off/buzon/entrego/devuelvo
            """)

    static let late = HowTopic(
        "late", button: Text(en: "Mail ballot late?", es: "¿Boleta tarde?"),
        fact: Text(
            en:
                "In some states a mail ballot must be there when the polls close. Others count one that was mailed in time and comes later. Little time left? Bring it to your election office.",
            es:
                "En algunos estados la boleta por correo debe llegar antes del cierre. En otros vale si se envió a tiempo y llega después. ¿Queda poco tiempo? Llévela a su oficina electoral."
        ),
        official: "https://www.usa.gov/absentee-voting",
        asked: """
            if it comes late/if it gets there late/if it arrives late/if its late/if it is late/if it gets in late/if it doesnt get there/
              if it doesnt arrive/if it does not arrive/if it wont get there/comes after election/arrives after election/gets there after/
              gets here after/arrives after the/will it get there in time/will it arrive in time/will it make it in time/get there on time
            si llega tarde/si no llega a tiempo/si llega despues/si se tarda/si se atrasa/si llega al dia siguiente/llegara a tiempo/
              llega a tiempo mi/llegue a tiempo mi boleta
            ballot/absentee/envelope/boleta/sobre + comes late/arrives late/gets there late/is late/come late/arrive late/arriving late/too late/
              late in the mail/after election day/postmark/in time/on time/llega tarde/llegue tarde/llegar tarde/a tiempo/
              matasello/sello postal/retras/atras/despues del dia
            """,
        hints: """
            late ballot/postmark/matasello/llega tarde/llegue tarde
            """)

    /// What somebody who reads about ballots by mail asks next, without saying the word: "did they get it", "y si llega
    /// tarde".
    init?(behindMail plain: Plain) {
        let words = PlainWords(plain)
        let found = Self.next.max { $0.marks.weight(in: words) < $1.marks.weight(in: words) }
        guard let found, found.marks.weight(in: words) > 0 else { return nil }
        self = found.topic
    }

    /// Pages on which words of a ballot by mail are about it.
    var isOfMail: Bool { [.mail, .handIn, .late, .track, .instead].contains(self) }

    private static let next: [(topic: HowTopic, marks: TopicMarks)] = [
        (
            .track,
            """
            did they/do they/have they/will they/if they/when they + get it/got it/have it/receive it/received it/count it/counted it/
              accept it/take mine/have mine/get mine/got mine
            did it/has it/if it/will it + arrive/arrived/get there/count=/counted/come back/get counted/go through/got there
            la recibieron/la contaron/la aceptaron/la tienen/ya llego/si llego/me la cuentan/la van a contar/la cuentan
            """
        ),
        (
            .late,
            """
            late=/too late/in time/on time/after election day/the day after/postmark
            tarde=/a tiempo/despues/al dia siguiente/se atrasa/se tarda
            """
        ),
        (
            .handIn,
            """
            where do i/where can i/where does/how do i/can i + drop/return it/send it/mail it/bring it/take it/turn it in/hand it in/go=
            drop box/dropbox/drop it off
            donde la/donde se/como la/adonde la/puedo + entrego/entregar/entrega=/dejo/dejar/deja=/devuelv/devolver/deposit/llevo/llevarla/
              mando/mandarla/regreso
            buzon
            """
        ),
        (
            .instead,
            """
            vote in person/go in person/go vote anyway/vote at the poll/lost it/lose it/threw it/never got it/didnt get it/dont have it anymore/
              changed my mind/never came/never arrived
            votar en persona/ir en persona/voto en persona/la perdi/se me perdio/la tire/no me llego/nunca llego/no la tengo/cambio de opinion
            """
        ),
    ]

    /// What the table answers more exactly than a page of facts.
    static let precise: Set<HowTopic> = [.precinct, .handIn, .late]
}
