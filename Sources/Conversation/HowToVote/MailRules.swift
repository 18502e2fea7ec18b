import CivicFacts
internal import Understanding

/// A ballot by mail on its way back: what becomes of one that is late, and what is asked next.
extension HowTopic {
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
            deadline/due date/cutoff/cut off/last day/last date + mail my ballot/mail in my ballot/mail the ballot/mail back/mail it back/
              send my ballot/send in my ballot/send the ballot/send back/return my ballot/return the ballot/return a ballot/ballot back/
              turn in my ballot/drop off my ballot/for mail ballots/for mail in ballots/for absentee ballots/ballots by mail
            ballot due/ballots due/ballot is due/ballots are due/ballot has to be/ballot have to be/ballots have to be/ballot need to be/
              ballot needs to be/ballot must be/ballot be in/ballot be there/ballot be back/ballot be received/ballot get there/
              ballot get in by + when/what day/what date/which day/by what/how late/is my/is a/are/do=/does/date
            when/what day/what date/by when/until when/how late/how long + mail my ballot/mail in my ballot/mail my ballot in/
              mail back my ballot/send my ballot/send in my ballot/send my ballot back/return my ballot/mail it back/send it back
            vence/vencen/fecha limite/plazo/ultimo dia/hasta cuando/hasta que dia/para cuando/a mas tardar/que dia + mi boleta/la boleta/
              las boletas/boletas por correo/boleta por correo + vence/vencen/enviar/envi/mandar/mand/devolver/devolv/regresar/entregar/
              llegar/llegue/tener/recib/correo
            cuando + vence/vencen/hay que enviar/hay que mandar/hay que devolver/debe llegar/tiene que llegar/debo enviar/debo mandar/
              tengo que enviar/tengo que mandar/tengo que devolver + mi boleta/la boleta/las boletas
            si llega tarde/si no llega a tiempo/si llega despues/si se tarda/si se atrasa/si llega al dia siguiente/llegara a tiempo/
              llega a tiempo mi/llegue a tiempo mi boleta
            still mail/still send/mail it today/mail my ballot today/mail it now/send it today/todavia puedo mandar/todavia puedo enviar/
              mandarla hoy/enviarla hoy/mandar hoy + ballot/absentee/boleta/can i/puedo/it=/correo
            ballot/absentee/envelope/boleta/sobre + comes late/arrives late/gets there late/is late/come late/arrive late/arriving late/too late/
              late in the mail/after election day/postmark/in time/on time/llega tarde/llegue tarde/llegar tarde/a tiempo/
              matasello/sello postal/retras/atras/despues del dia
            """,
        hints: """
            late ballot/postmark/matasello/llega tarde/llegue tarde
            """)

    /// What somebody who reads about ballots by mail, or about IDs, asks next without saying the word: "did they get it", "y
    /// si llega tarde", "mine expired".
    init?(behind topic: HowTopic, _ plain: Plain) {
        let words = PlainWords(plain)
        let next = topic.isOfMail ? Self.behindMail : Self.behind[topic] ?? []
        let found = next.max { $0.marks.weight(in: words) < $1.marks.weight(in: words) }
        guard let found, found.marks.weight(in: words) > 0 else { return nil }
        self = found.topic
    }

    /// Asked about on the day itself, until when.
    var namesHours: Bool { ["tomorrow", "appointment"].contains(rawValue) }

    /// For whoever cannot call.
    var isWithoutCall: Bool { self == .deaf || self == .noCall }

    /// Pages on which words of a ballot by mail are about it.
    var isOfMail: Bool { [.mail, .mailInPerson, .late, .track, .instead].contains(self) }

    private static let behind: [HowTopic: [(topic: HowTopic, marks: TopicMarks)]] = [
        .ids: behindIDs,
        .provisional: countBehind,
        .provisionalCount: countBehind,
        .workers: [
            (.workers, "pay=/paid/how much/pagan/cuanto/cuanto pagan/how old/que edad/estudiante/student")
        ],
        .record: [
            (
                .record,
                "fine/fines/owe/debt/restitution/fees/multa/debo/deuda/restitucion + if/what/still/and/si=/y=/todavia/aun/que="
            )
        ],
        .spoiled: [
            (
                .cast,
                "already cast/already put/already turned/already in=/its in the/i cast it/i put it in/too late/ya la meti/ya la entregue/ya la deposite/ya la eche/ya vote="
            )
        ],
        .pages: [
            (.pages, "go back/come back/get it/ask for it/return/regresar/volver/pedirla/pedir la/puedo")
        ],
        .twoBallots: [
            (
                .twoBallots,
                """
                use both/vote both/send both/both of them/which one/one is/other one/old tenant/do with it/do with the/throw it/open it/
                  usar las dos/mandar las dos/votar las dos/cual uso/una es/la otra/la tiro/la abro/que hago con
                """
            )
        ],
        .hospital: [
            (
                .help,
                "cant sign/cannot sign/can not sign/cant write/cant read/help her/help him/no puede firmar/no puede escribir/no puede leer/ayudarle/ayudarla"
            )
        ],
        .summons: [
            (
                .summons,
                "deport/have to go/do i go/must i go/in trouble/go to jail/tengo que ir/voy a la carcel/me van a/problemas/arrest"
            )
        ],
        .purged: [
            (.provisional, "provisional/vote today/can i still vote/votar hoy/puedo votar/todavia puedo")
        ],
        .overseas: [
            (
                .overseas,
                "late=/too late/fax/email/e mail/in time/my sponsor/im from/we are from/florida/texas/tarde=/a tiempo/correo electronico/mandar por/somos de/soy de"
            )
        ],
        .sameDay: [
            (
                .sameDay,
                "at the polls/when i vote/in person/there/today/can i do it/en la casilla/al votar/en persona/hoy/puedo hacerlo/ahi="
            )
        ],
        .citizen: [
            (.citizen, "green card/residen/visa=/my dad/my mom/can he/can she/mi papa/mi mama/puede")
        ],
        .deaf: [
            (.noCall, "call=/phone/number/text=/llamar/telefono/numero/mensaje")
        ],
        .noCall: [
            (.deaf, "interpreter/interprete/paper/papel/at the polls/en la casilla")
        ],
        .help: [
            (
                .help,
                "read it/help her/help him/my son/my daughter/granddaughter/can i/booth/leerle/leersela/nieta/nieto/hija/hijo/conmigo/cabina/jefe/boss"
            )
        ],
    ]

    private static let countBehind: [(topic: HowTopic, marks: TopicMarks)] = [
        (
            .provisionalCount,
            "it count/it counts/counted/know if/find out/cuenta o no/cuenta=/conto=/como se si/como se que/va a contar/vale o no"
        )
    ]

    private static let behindIDs: [(topic: HowTopic, marks: TopicMarks)] = [
        (
            .ids,
            """
            mine/my=/it=/one=/any + expired/expire/old=/lost/left/forgot/dont have/do not have/at home/without/stolen/is ok/is fine/good enough
            la mia/el mio/la traigo/la tengo/si no traigo/si no tengo/no traigo/no tengo/la perdi/la olvide/se me olvido/vencio/vencida/
              me la robaron/sin ella
            """
        )
    ]

    private static let behindMail: [(topic: HowTopic, marks: TopicMarks)] = [
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
            .mailInPerson,
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
    static let precise: Set<HowTopic> = [.precinct, .mailInPerson, .late, .counting, .workers]
}
