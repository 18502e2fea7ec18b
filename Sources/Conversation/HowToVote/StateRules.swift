internal import CivicFacts

/// Where states differ: that they do, and what holds in all of them.
extension HowTopic {
    /// What is asked most stands first.
    static let rules =
        [registered, mail, early, track, .ids, age] + ofStates + ofNation + ofBallots
        + ofEveryday + ofLife + ofPolls + ofStanding + [late, fraud]

    static let registered = HowTopic(
        "registered", button: Text(en: "Am I registered?", es: "¿Estoy en la lista?"),
        fact: Text(
            en: "I cannot see the list of voters. Your state can tell if you are on it.",
            es: "No puedo ver la lista de votantes. Su estado le dice si está en ella."),
        voteOrg: "https://www.vote.org/am-i-registered-to-vote/",
        leads: .registration,
        asked: """
            im not registered/i am not registered/not registered to vote/no estoy registrad/no estoy inscrit/no me registre
            am i/are we/if im/if i am/whether im/do i show + registered/signed up/on the list/
              on the voter roll
            check/look up/see/status + my registration/registration status/if im registered/
              voter status
            registration status
            estoy/sigo/si estoy + registrad/inscrit/empadronad/en la lista
            si estoy en la lista
            revis/verific/checar/consult + registro/inscripcion/en la lista
            estoy/sigo + padron
            """,
        hints: """
            registration/registered/voter list/voter roll/registrad/inscrit/padron/en la lista
            """)

    static let mail = HowTopic(
        "mail", button: Text(en: "Vote by mail", es: "Votar por correo"),
        fact: Text(
            en:
                "Each state has its own rules and dates for voting by mail (absentee). I do not have them here.",
            es: "Cada estado tiene sus reglas y fechas para votar por correo. No las tengo aquí."),
        official: "https://www.usa.gov/absentee-voting", voteOrg: "https://www.vote.org/absentee-ballot/",
        asked: """
            vote/voting/vot + by mail/absentee/por correo=/por coreo/en ausencia
            how/where/when/can/get/request/ask/apply/deadline + absentee/mail ballot/mail in ballot/
              ballot by mail
            como/donde/cuando/pedir/pido/solicit + boleta por correo/voto por correo/
              boleta en ausencia
            absentee ballot/mail in ballot + due/deadline/request/apply/late/by when
            deadline/last day/cutoff/cut off/until when/by when/how late + request/apply/ask for/order a + ballot/absentee
            fecha limite/plazo/ultimo dia/hasta cuando/hasta que dia + pedir/pido/solicit + boleta/voto por correo
            sign=/firm + envelope/sobre + do i/where/must/need/have to/how/who/tengo que/donde/hay que/debo/quien
            stamp/stamps/postage/estampilla/timbre/franqueo/porte + how many/how much/do i/need/pay/does it/is it/free/who pays/is there/
              cuant/necesit/lleva/pago/hay que/tengo que/gratis
            witness/notary/notari/testigo + do i/need/have to/must/who can/does it/necesit/hay que/tengo que/hace falta/quien puede
            """,
        hints: """
            mail/absentee/abscentee/correo/coreo/ausen/in person/en persona
            """)

    /// Rules that the table holds for the day of the vote and before it.
    private static let ofStates = [
        cure, instead, carry, student, record, work, hours, sunday, precinct,
        moved, renamed, campaign, phone, child, guns, primary, secret, broken,
    ]

    static let early = HowTopic(
        "early", button: Text(en: "Vote early", es: "Votar antes"),
        fact: Text(
            en: "Many states let you vote before the day. Each sets its own days and places.",
            es: "Muchos estados dejan votar antes del día. Cada uno pone sus días y lugares."),
        asked: """
            early voting/vote early/voting early/vote before election/before election day/
              vote ahead/voto anticipad/votacion anticipada/votar antes/votar temprano/
              votar anticipad
            """,
        hints: """
            early/anticipad/temprano/antes del dia
            """)

    static let age = HowTopic(
        "age", button: Text(en: "How old?", es: "¿Qué edad?"),
        fact: Text(
            en:
                "To vote you must be 18 on or before election day. Many states let you sign up before that. Some let you vote in a primary at 17.",
            es:
                "Para votar hay que tener 18 años cumplidos el día de la elección. Muchos estados dejan registrarse antes. Algunos dejan votar a los 17 en una primaria."
        ),
        official: "https://www.usa.gov/who-can-vote",
        leads: .registration,
        asked: """
            im 17/i am 17/im seventeen/tengo 17/tengo diecisiete/voy a cumplir 18/about to turn 18
            how old do/how old must/how old should/what age do/what age must/cuantos anos hay/cuantos anos tengo que/
              cuantos anos se/que edad hay/que edad tengo/que edad se/a que edad
            17=/18=/16=/seventeen/eighteen/sixteen/underage/under age/old enough/voting age/what age/
              how old/menor de edad/mayor de edad/que edad/cuantos anos/birthday/cumpleanos/
              cumplo/cumple= + vote=/voting/to vote/register/registr/votar/voto=/primary/primaria/
              sign up
            """,
        hints: """
            17=/18=/underage/birthday/menor de edad/cumplo
            """)

    static let track = HowTopic(
        "track", button: Text(en: "Where is my ballot?", es: "¿Dónde está mi boleta?"),
        fact: Text(
            en:
                "Officials count every valid ballot. Your election office knows where yours is and if it counted. Many let you look it up.",
            es:
                "Se cuenta cada boleta válida. Su oficina electoral sabe dónde está la suya y si contó. Muchas dejan buscarla."
        ),
        asked: """
            check if/see if/find out if/know if/tell if/saber si/ver si + vote/voto + counted/count=/conto/cuenta
            si cuenta mi/si vale mi/si conto mi
            find out if my vote/find out if it/see if my vote/if my vote got/como se si conto/como se si cuenta
            where is/wheres + my + ballot/absentee
            know/tell/sure/see/saber/saberlo/seguro + my vote/my ballot/mi voto/mi boleta + counted/counts/got counted/was counted/conto=/cuenta=/
              fue contad/se conto
            track/rastre + ballot/boleta/voto/vote
            absentee/mail in + never came/never got/never showed/never arrived/didnt come/didnt show/hasnt come/hasnt arrived/not here yet
            ballot/boleta + never came/never showed/never got here/not come/didnt come/hasnt come/not arrive/
              hasnt arrived/never arrived/lost in the mail/no llega/no ha llegado/no me llego/
              nunca llego/perdio
            did/was/has + my/her=/his=/their/our= + ballot/vote + count/arrive/receive/get there/get in/
              make it
            will my vote count/will my ballot count/will our votes count/does my vote count/
              does my ballot count/will it count/will her vote count/will his vote count
            know/tell if/see if/check if/saber/ver si/se si + ballot/boleta + counted/count=/got there/got in/arrived/made it/
              conto=/llego=/cuenta=/la recibieron
            llego su boleta/llego la boleta/recibieron su boleta/donde esta mi boleta/donde anda mi boleta/llego mi boleta/recibieron mi boleta/
              contaron mi voto/conto mi voto
            cuenta=/contara/contar=/cuenten/valdra/vale= + mi voto/mi boleta/nuestros votos/nuestro voto
            lose my vote/lost my vote/vote is lost/vote be lost/pierdo mi voto/perdi mi voto/se pierde mi voto
            know it counted/know if it counted/is it counted/was it counted/will it be counted/does it count/
              does it even count/did it count
            ballot/vote/boleta/voto + been counted/get counted/was counted/been received
            """,
        hints: """
            cuenta o no/vale o no/does it count/count or not/track/rastre/did my ballot/was my ballot/get my ballot/my ballot/mi boleta
            """)

    static let cure = HowTopic(
        "cure", button: Text(en: "Ballot rejected", es: "Boleta rechazada"),
        fact: Text(
            en:
                "Was your mail ballot rejected? Call your election office at once. Many states let you fix a signature or an ID. The time is short.",
            es:
                "¿Rechazaron su boleta por correo? Llame ya a su oficina electoral. Muchos estados dejan corregir la firma o la identificación. Hay poco tiempo."
        ),
        asked: """
            ballot/absentee/boleta + reject/rechaz/not accepted/no acept/thrown out/sent back/
              returned to me/devolvi
            signature/firma + match/ballot/problem/different/wrong/missing/forgot/coincid/boleta/
              falta/distint/olvid
            signature/firma + match/didnt match/doesnt match/no coincid + ballot/boleta/do i/que hago/they say/dicen
            forgot/olvid + to sign/sign my/firmar
            fix/correct/cure/arregl/correg + signature/firma
            cure my ballot
            """,
        hints: """
            reject/signature/firma=/rechaz
            """)

    static let instead = HowTopic(
        "instead", button: Text(en: "Mail or in person?", es: "¿Correo o en persona?"),
        fact: Text(
            en:
                "Did you get a mail ballot and want to go in person? Take it with you if you have it. States differ in what happens then.",
            es:
                "¿Le llegó una boleta por correo y quiere ir en persona? Llévela si la tiene. Cada estado dice qué pasa entonces."
        ),
        asked: """
            mail ballot/absentee/mail in/by mail/ballot in the mail/ballot at home + instead/
              go in person/vote in person/vote at the poll/show up/go vote/also vote/to the polls/
              here too
            boleta por correo/boleta en casa/por correo/boleta en mi casa + ir en persona/
              mejor en persona/votar en persona/ir a la casilla/ir a votar
            vote in person/go in person/in person/votar en persona/ir en persona/en persona + lost it/lost my ballot/lost the ballot/lost mine/
              if i lose/threw it/threw away/misplaced/dont have it anymore/never got it/never came/la perdi/perdi mi boleta/perdi la boleta/
              se me perdio/se perdio/la tire/tire mi boleta/no me llego/nunca llego
            requested/asked for/pedi + mail ballot/absentee/boleta + in person/en persona
            """,
        hints: """
            instead/in person/en persona
            """)

    static let carry = HowTopic(
        "carry", button: Text(en: "Ballot of another", es: "Boleta de otra persona"),
        fact: Text(
            en:
                "Who may hand in another person's ballot differs by state. In some states it is a crime. Ask first.",
            es:
                "Quién puede entregar la boleta de otra persona cambia según el estado. En algunos es delito. Pregunte antes."
        ),
        asked: """
            drop/bring/turn in/return/deliver/hand in/carry/take/mail/pick up + his ballot/
              her ballot/their ballot/wifes ballot/husbands ballot/moms ballot/mothers ballot/
              dads ballot/fathers ballot/neighbors ballot/friends ballot/grandma/grandmothers/
              someones ballot/somebodys ballot/someone elses/another persons/ballot for my/
              ballot for someone/ballot for a friend
            entreg/llev/dejar/dejo/dejarla/recog/mand + boleta + de mi/de otra/de un/de una/de otro/ajena/
              su boleta de
            drop/return/take/bring/carry/mail/turn in/dejo/dejar/entrego/entregar/llevo/llevar/donde + moms ballot/mothers ballot/
              dads ballot/fathers ballot/wifes ballot/husbands ballot/sisters ballot/brothers ballot/grandmas ballot/
              neighbors ballot/friends ballot/boleta de mi/boleta de un/boleta de otra + where/can/how/do i/should/donde/puedo/
              como/adonde/my=/mi=
            vote/votar + for my mom/for my wife/for my husband/for my mother/for my dad/for my son/
              for my daughter/for my grand/for someone else/for somebody else/in place of/
              por mi mama/por mi esposa/por mi esposo/por mi papa/por otra persona/por mi abuel/
              en lugar de
            drop off/hand in/turn in/llevar/entregar + my ballot/absentee/ballots/mi boleta + my son/
              my daughter/my wife/my husband/wifes/husbands/how many/mi hijo/mi hija/mi esposo/
              mi esposa
            """,
        hints: """
            drop off/hand in/turn in/ballots can i/someone elses/entregar la boleta/
              llevar la boleta/llevar mi boleta
            """)

    static let student = HowTopic(
        "student", button: Text(en: "Students", es: "Estudiantes"),
        fact: Text(
            en: "Home or school? Each state says what counts as home. You vote in one place only.",
            es:
                "¿En casa o donde estudia? Cada estado dice qué cuenta como su casa. Se vota en un solo lugar."
        ),
        asked: """
            student at/student in/student here/college in/estudiante en/estudiante de/estudio en + from/but im/de=/pero/soy de/vengo
            student/college/campus/university/dorm/at school=/estudiant/universidad/estudio= + vote=/
              voting/votar/votan/register/registr/where do/inscrib/voto=/back home/mi casa
            """,
        hints: """
            student/college/campus/university/estudiante/universidad/estudio=
            """)

    static let record = HowTopic(
        "record", button: Text(en: "After a conviction", es: "Después de una condena"),
        fact: Text(
            en:
                "States have different rules after a conviction, and they change. In some, such as Alabama, Florida and Tennessee, fines or restitution that are not paid can keep you from voting. Ask before you vote.",
            es:
                "Tras una condena, cada estado tiene sus reglas, y cambian. En algunos, como Alabama, Florida y Tennessee, multas o restitución sin pagar pueden impedirle votar. Pregunte antes de votar."
        ),
        asked: """
            im on parole/on parole/on probation/im a felon/just got out of prison/just got out of jail/en probatoria/en libertad condicional/
              sali de la carcel/sali de prision
            felon/prison/jail/parole/probation/convict/criminal/antecedente/carcel/delito/condena/
              presidio/libertad condicional/preso= + vote/voting/votar/votan/register/registr/vuelv
            felon/convict/prison/jail/parole/probation/burglary/robbery/restitution/condena/carcel/prision/restitucion/
              probatoria + fine/fines/owe/owing/debt/restitution/court cost/fees/multa/debo/deuda/restitucion +
              vote/voting/register/votar/registr/can i/puedo
            got out/served time/served my time/did time/did my time/finished my sentence/burglary/robbery/misdemeanor/
              drug charge/sali de la carcel/sali de prision/cumpli mi condena/cumpli mi sentencia/estuve preso +
              vote/voting/register/votar/registr
            """,
        hints: """
            felon/prison/jail/parole/probation/convict/criminal/dui=/antecedente/carcel/delito/
              condena/presidio
            """)

    static let work = HowTopic(
        "work", button: Text(en: "Time off work", es: "Permiso del trabajo"),
        fact: Text(
            en: "Some states give time off work to vote. Each has its own rules.",
            es: "Algunos estados dan tiempo del trabajo para votar. Cada uno tiene sus reglas."),
        asked: """
            time off/off work/leave work/day off + vote/voting/election
            boss/employer/my job/manager/my work/supervisor + let me/to vote/off/leave/fire me/
              allow/time/pay
            jefe/jefa/patron/patrona/trabajo/empleo/chamba + votar/permiso/dejar/salir/despedir/
              tiempo/dar
            permiso + para votar/para ir a votar/del trabajo
            fire me/correr/despedir + vote/voting/votar/por ir
            """,
        hints: """
            time off/off work/my boss/my job/work=/a day off/trabajo/jefe=/jefa=
            """)
}
