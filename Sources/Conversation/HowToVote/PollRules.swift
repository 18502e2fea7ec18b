import CivicFacts
internal import Understanding

/// What goes wrong with a day, a list or a ballot, and whom to ask there.
extension HowTopic {
    static let ofPolls = [tomorrow, appointment, inCharge, purged, twoBallots, cast, pages, filled]

    private static let tomorrow = HowTopic(
        "tomorrow", button: Text(en: "Vote another day?", es: "¿Votar otro día?"),
        fact: Text(
            en:
                "No. In person you vote on election day until the polls close, or before it where early voting is open. The day after is too late.",
            es:
                "No. En persona se vota el día de la elección, hasta el cierre, o antes donde hay voto anticipado. Al día siguiente ya es tarde."
        ),
        reach: .national("2 U.S.C. 1, 7"), official: "https://www.usa.gov/election-day",
        asked: """
            vote/voting/votar/voto=/go=/come back + tomorrow/next day/day after/next week/wednesday instead/manana/pasado manana/
              otro dia/al dia siguiente/proxima semana + can i/can we/could i/may i/instead/puedo/podemos/se puede/mejor/is it ok/
              can they
            """)

    private static let appointment = HowTopic(
        "appointment", button: Text(en: "An appointment?", es: "¿Hace falta cita?"),
        fact: Text(
            en: "No appointment is needed to vote on election day. Come while the polls are open.",
            es:
                "No hace falta cita para votar el día de la elección. Venga mientras estén abiertas las casillas."
        ),
        official: "https://www.usa.gov/election-day", leads: .polling,
        asked: """
            appointment/cita=/citas/reservation/turno + need/have to/do i/must/make/necesit/hay que/hace falta/tengo que/sin=/para votar/
              to vote/hacer
            """)

    static let inCharge = HowTopic(
        "inCharge", button: Text(en: "Who is in charge?", es: "¿Quién está a cargo?"),
        fact: Text(
            en:
                "At each polling place one worker is in charge: ask any worker for that person. Above them stands the election office of the county or town.",
            es:
                "En cada casilla hay una persona encargada: pregunte por ella en la mesa. Por encima está la oficina electoral del condado o la ciudad."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            in charge/the boss here/runs this place/runs the polls/a cargo/manda aqui/manda aca/encargad/responsable + who/whos/
              is there/can i/quien/where/donde/puedo/hay/ask/talk/hablar/pedir/find
            """)

    static let purged = HowTopic(
        "purged", button: Text(en: "Taken off the list?", es: "¿Fuera de la lista?"),
        fact: Text(
            en:
                "At the polls you can ask for a provisional ballot: it is checked later, and you must be told how. Ask your election office why you are off the list. You can report it here, too.",
            es:
                "En la casilla puede pedir una boleta provisional: se revisa después, y deben decirle cómo saberlo. Pregunte a su oficina electoral por qué no está en la lista. También puede reportarlo aquí."
        ),
        reach: .national("52 U.S.C. 21082"),
        asked: """
            purge/took me off/take me off/taken off/taking me off/kicked me off/dropped me from + me=/list/roll/i=/was/they/did
            removed/deleted/borraron/borrado/borrada/quitaron/sacaron/dieron de baja/dado de baja/eliminaron + list/roll/registration/
              lista/padron/registro
            me borraron/me dieron de baja
            """)

    static let twoBallots = HowTopic(
        "twoBallots", button: Text(en: "Two ballots?", es: "¿Dos boletas?"),
        fact: Text(
            en:
                "Cast only one: voting twice is a crime. Are both yours? Ask your election office which one counts. Is one for somebody else? Do not open it: write \"not at this address\" on it and mail it back.",
            es:
                "Entregue solo una: votar dos veces es delito. ¿Las dos son suyas? Pregunte a su oficina electoral cuál vale. ¿Una es de otra persona? No la abra: escriba \"no vive aquí\" y devuélvala al correo."
        ),
        reach: .national("52 U.S.C. 10307(e)"), isCrime: true,
        asked: """
            2 ballots/two ballots/2 mail ballots/two mail ballots/dos boletas/2 boletas/both ballots/las dos boletas + mail/got=/get=/came/sent/have=/received/use=/which/correo/llegaron/mandaron/recibi/tengo/usar/cual
            ballot/boleta + old tenant/former tenant/previous owner/used to live/moved out/doesnt live/does not live/died/dead=/someone else/
              wrong person/not mine/vivia aqui/no vive aqui/ya no vive/se mudo/murio/no es mia/inquilino + my house/mail/got=/came/here/
              for=/llego/casa/me=/correo/do i
            """)

    static let cast = HowTopic(
        "cast", button: Text(en: "Already cast it?", es: "¿Ya la entregó?"),
        fact: Text(
            en:
                "A ballot in the box or the machine cannot be taken back. One race marked wrong does not spoil the others. Not mailed yet? Ask the election office for a new one.",
            es:
                "Una boleta que ya está en la urna o la máquina no se puede sacar. Un error en un cargo no anula los demás. ¿Aún no la envía? Pida otra a la oficina electoral."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            already/just + cast it/cast my/put my ballot/turned in my/put it in/turned it in/submitted/dropped it/fed it/mailed it/sent it + wrong/mistake/messed/
              change/fix/redo/undo/take it back
            ya la/ya=/acabo de + meti/entregue/deposite/eche/vote=/envie/mande + equivo/error/mal=/cambiar/corregir/arreglar/sacar
            """)

    static let pages = HowTopic(
        "pages", button: Text(en: "A page missing?", es: "¿Falta una hoja?"),
        fact: Text(
            en:
                "Ask before you cast what you have: a poll worker can see which pages belong to your ballot. Cast already? Ask the person in charge, or the election office.",
            es:
                "Pregunte antes de entregar lo que tiene: en la mesa ven qué hojas tocan a su boleta. ¿Ya la entregó? Pregunte a la persona encargada o a la oficina electoral."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            second page/other page/another page/missing a page/missing page/only one page/only gave me one/one page/first page/second card/
              other card/measures ballot/propositions ballot + ballot/give/gave/get=/got=/give me/didnt/missing/boleta
            segunda hoja/otra hoja/falta una hoja/falto una hoja/solo una hoja/boleta de las propuestas/boleta de propuestas/
              boleta de las medidas/boleta de los jueces/segunda boleta/la otra boleta + me=/dieron/boleta/falta/falto/no=
            """)

    static let filled = HowTopic(
        "filled", button: Text(en: "Marked by another?", es: "¿La marcó otra persona?"),
        fact: Text(
            en:
                "Only the voter marks a ballot, or a helper the voter asked. Did somebody else mark yours? Do not send it: ask the election office for a new one. Against your will? Report it here.",
            es:
                "Solo marca la boleta quien vota, o quien le ayuda porque lo pidió. ¿Otra persona marcó la suya? No la envíe: pida otra a la oficina electoral. ¿Contra su voluntad? Repórtelo aquí."
        ),
        official: "https://www.usa.gov/absentee-voting",
        asked: """
            filled/marked/filled in/lleno/marco + my ballot/my absentee/my mail ballot/mi boleta + for me/as a joke/roommate/roomate/
              someone/somebody/neighbor/my son/my mom/alguien/vecin/sin mi permiso/without
            """)

    /// What an official is asked about by whoever tells of it, and is told nothing of in general.
    static let judged: Set<HowTopic> = [
        .ids, .campaign, .secret, .phone, .paid, .guns, .child, .help, .carry, .challenge, .access, .language,
    ]
}
