internal import CivicFacts

/// What is passed on from phone to phone, with what is true of it. Rules that answer a rumour are in the tables of rules.
extension HowTopic {
    static let rumours = [
        otherDay, byText, agents, debts, machines, pens, straight, provisionalCount, mailInPerson,
        votedAlready, scam,
        unknown,
    ]

    /// Something that is passed on and stands in no table: neither confirmed nor denied.
    static let unknown = HowTopic(
        "unknown", .rumour, button: Text(en: "Is that true?", es: "¿Es verdad?"),
        fact: Text(
            en: "I do not know that. I do not say if it is true or not. Please ask an official source.",
            es: "Eso no lo sé. No digo si es verdad o no. Pregunte a una fuente oficial."),
        official: "https://www.usa.gov/state-election-office", asked: "")

    private static let otherDay = HowTopic(
        "otherDay", .rumour, button: Text(en: "Another day?", es: "¿Otro día?"),
        fact: Text(
            en:
                "No party and no group votes on another day. Federal law sets one day in November for all voters. Only primaries can differ by party.",
            es:
                "Ningún partido ni grupo vota otro día. La ley federal fija un solo día de noviembre para todos. Solo las primarias pueden ser distintas por partido."
        ),
        reach: .national("2 U.S.C. 1, 7"), official: "https://www.usa.gov/election-day",
        asked: """
            democrat/republican/gop=/dems=/my party/party/parties/democrata/republican/partido/latino/hispan/black people/
              negros/mexican/inmigrante/immigrant/seniors +
              wednesday/thursday/tuesday/monday/other day/different day/another day/separate day/
              tomorrow/next day/next week/day after/nov 4/november 4/miercoles/jueves/martes/lunes/
              otro dia/manana/dia distint/dia diferente/distintos dias/proxima semana
            election/voting/election day/eleccion/votacion/primary/primaria + got moved/was moved/
              been moved/moved to next/moved to wed/moved to thu/moved to nov/moved to dec/
              moved the/move the/postpone/cancel/date changed/date was changed/changed the date/
              pushed/delayed/extended/rescheduled/new date/movieron/movio/pospu/pospon/
              cambiaron la fecha/cambio la fecha/cambiaron el dia/aplaz/otra fecha
            election/eleccion/voting/votacion/vote/votar/votan/vota=/votamos/voto= + on wednesday/
              is wednesday/is on wed/on thursday/the day after/another day/other day/different day/
              nov 4/november 4/el miercoles/el jueves/otro dia/al dia siguiente/distinto dia/
              diferente dia/4 de noviembre
            wrong date/wrong election date/wrong day/fecha equivocada/dia equivocado/fecha falsa
            says nov 4/says november 4/says nov/dice 4 de noviembre
            """)

    private static let byText = HowTopic(
        "byText", .rumour, button: Text(en: "Vote by text?", es: "¿Votar por texto?"),
        fact: Text(
            en:
                "No. A text, a call or a web link does not vote for you. In federal elections nobody votes online like that. Only your election office gives out ballots.",
            es:
                "No. Un texto, una llamada o un enlace no cuentan como voto. En elecciones federales no se vota así por internet. Solo su oficina electoral da boletas."
        ),
        source: .usaGov, official: "https://www.usa.gov/election-day",
        asked: """
            vote=/votes=/voting/cast/votar/voto=/vota=/votando + by text/via text/by sms/by phone/
              over the phone/on my phone/on the phone/from my phone/with my phone/by texting/
              texting/text a/text to/text vote/text the/online/on line/on the internet/by email/
              by e mail/on a website/website/by app/on an app/with an app/an app/via app/
              on facebook/whatsapp/por texto/por mensaje/mensaje de texto/por telefono/por internet/
              en linea/en internet/por whatsapp/por correo electronico/por email/por celular/
              desde el celular/desde mi celular/con una aplicacion/con una app/una app/
              en una pagina/por facebook/un enlace/a link/this link/that link/by link
            vote=/voting/votar + by reply/replying/text back/respond/contestando
            """,
        hints: """
            online/by text/by phone/por internet/por texto/en linea
            """)

    static let agents = HowTopic(
        "agents", .rumour, button: Text(en: "Agents at the polls?", es: "¿Agentes en casillas?"),
        fact: Text(
            en:
                "I cannot see who is there. Federal law bars armed federal agents from polling places, except against an armed enemy. Rules for local police differ by state. To scare voters is a crime.",
            es:
                "No puedo ver quién está allí. La ley federal prohíbe agentes federales armados en las casillas, salvo contra un enemigo armado. Para la policía local, cada estado tiene reglas. Asustar a votantes es delito."
        ),
        reach: .national("18 U.S.C. 592, 594"), official: "https://www.justice.gov/crt/voting-section",
        asked: """
            ice=/ice agents/migra/immigration/police/cops/cop=/sheriff/fbi=/national guard/troops/
              federal agents/agents/border patrol/homeland/policia/agentes/guardia nacional/
              inmigracion/migracion/patrulla + poll/voting/vote/in line/the line/precinct/door/
              arrest/waiting/outside/in front/afuera/check/raid/station/casilla/votar/votacion/fila/arrest/revis/esper/
              deten/redada/urnas/be there/be here/ahi=/alli=
            """,
        hints: """
            ice=/migra/immigration/police at/policia en
            """)

    private static let debts = HowTopic(
        "debts", .rumour, button: Text(en: "Debts and warrants?", es: "¿Deudas y órdenes?"),
        fact: Text(
            en:
                "Poll workers look for your name on the list of voters, and in some states at your ID. Looking for taxes, tickets or warrants is not their job. Only after a conviction can unpaid fines matter, in some states: ask first.",
            es:
                "En la casilla buscan su nombre en la lista de votantes y, en algunos estados, ven su identificación. Buscar impuestos, infracciones u órdenes de arresto no es su tarea. Solo tras una condena pueden importar multas sin pagar, en algunos estados: pregunte antes."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            warrant/debt/child support/taxes/unpaid/tickets/my credit/your credit/evict/fines/
              orden de arresto/ordenes de arresto/deuda/manutencion/pension alimenticia/impuestos/
              multas/orden de captura + poll/vote=/voting/voter/check/arrest/in line/run=/running/
              votar/vota=/voto=/casilla/revis/arrest/fila/deten
            if i owe/if you owe/i owe/si debo/si debes/si uno debe/por deber + vote/votar/voto=/
              arrest/poll/casilla/dinero/money
            """,
        hints: """
            warrant/debt/fines/taxes/orden de arresto/multas/deuda/manutencion
            """)

    private static let machines = HowTopic(
        "machines", .rumour, button: Text(en: "Machine changed it?", es: "¿Cambió la máquina?"),
        fact: Text(
            en:
                "Check each choice before you cast your ballot. Is one wrong? Do not cast it: ask for a new ballot. You have that right. Then report it.",
            es:
                "Revise cada voto antes de entregar su boleta. ¿Hay uno mal? No la entregue: pida otra. Es su derecho. Después, repórtelo."
        ),
        reach: .national("52 U.S.C. 21081"),
        asked: """
            machine/screen/tablet/scanner/computer/touchscreen/dominion/maquina/pantalla/
              computadora + switch/flip/chang/wrong candidate/wrong name/other guy/other candidate/
              rigg/hack/steal/stole/wrong person/cambi/otro candidato/robar/robando/trampa/hackea/
              arregl
            vote=/votes/my vote/voto=/votos + switch/flip/got changed/changed to/changed by/
              cambiado/cambian/cambio solo/cambiaron
            """,
        hints: """
            machine change/switch/rigged/hack
            """)

    private static let pens = HowTopic(
        "pens", .rumour, button: Text(en: "Pens and ink?", es: "¿Plumas y tinta?"),
        fact: Text(
            en:
                "Use the pen that poll workers hand out: it fits their machine. If the machine cannot read your ballot, ask for a new one. You have that right.",
            es:
                "Use la pluma que le dan en la casilla: sirve para su máquina. Si la máquina no lee su boleta, pida otra. Es su derecho."
        ),
        reach: .national("52 U.S.C. 21081"),
        asked: """
            pen=/pens/sharpie/marker/ink=/pencil/felt tip/ballpoint/blue ink/black ink/boligrafo/
              pluma/marcador/plumon/lapiz/tinta + ballot/spoil/invalid/count/vote/bleed/void/ruin/
              cancel/use=/work/allowed/bring/right/boleta/anul/vale/cuenta/votar/voto/invalid/sirve/
              usar
            what pen/which pen/what color/que pluma/que boligrafo/que lapiz/que color + use=/should/
              ballot/bring/mark/uso=/usar/boleta/llevo/vot/marc
            """,
        hints: """
            pen=/ink=/pencil/sharpie/pluma/tinta/lapiz
            """)

    private static let straight = HowTopic(
        "straight", .rumour, button: Text(en: "One party, all races?", es: "¿Todo un partido?"),
        fact: Text(
            en:
                "A few states let one mark vote for a whole party. Most do not. You can always choose race by race. A race left blank does not spoil the rest.",
            es:
                "En pocos estados una sola marca vota por todo un partido. En la mayoría no. Siempre puede elegir uno por uno. Dejar algo en blanco no anula lo demás."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            fill in everything/fill everything/fill it all/vote for everything/vote on everything/llenar todo/votar por todo/votar en todo
            straight ticket/straight party/straight democrat/straight republican/straight line/
              whole party/one party/all democrat/all republican/voto directo/voto en bloque/
              boleta directa/partido completo/todo el partido/todo un partido/voto por partido/
              un solo partido/linea partidista
            leave/left/skip/fill/vote in/answer/dejar/dejo/llenar/votar + blank/every race/
              all races/every question/each race/some races/whole ballot/all of it/en blanco/
              toda la boleta/todas las preguntas/todos los cargos
            leave/skip/dejar + race/races/question + empty/blank/vac/blanco
            """,
        hints: """
            everything/race empty/empty/blank/every race/en blanco/todos los cargos
            """)

    static let provisionalCount = HowTopic(
        "provisionalCount", .rumour, button: Text(en: "Provisional counted?", es: "¿Cuenta provisional?"),
        fact: Text(
            en:
                "A provisional ballot must be counted if the office finds that its voter had the right to vote there. You must get a free way to find out.",
            es:
                "Una boleta provisional se debe contar si la oficina ve que esa persona tenía derecho a votar allí. Le deben dar una forma gratis de saberlo."
        ),
        reach: .national("52 U.S.C. 21082"),
        asked: """
            provisional + count/never/trash/thrown/fake/really/toss/placebo/garbage/cuent/contar/
              cuenta/nunca/basura/tiran
            """)

    static let mailInPerson = HowTopic(
        "mailInPerson", .rumour, button: Text(en: "Carry a mail ballot?", es: "¿Llevar boleta postal?"),
        fact: Text(
            en:
                "A mail ballot can go back by mail. Many places also have a drop box or a desk for it. Until when differs by state: do not wait.",
            es:
                "Una boleta por correo se puede devolver por correo. Muchos lugares tienen también un buzón o una mesa. Hasta cuándo cambia según el estado: no espere."
        ),
        official: "https://www.usa.gov/absentee-voting",
        asked: """
            return/drop off/drop/hand in/turn in/take/send/mail=/entrego/entregar/dejar/dejo/devuelvo/devolver/mando/mandar/envio=/enviar +
              ballot/boleta + where/donde/adonde
            mail ballot/mail in/absentee/ballot by mail/mailed ballot/mail ballots/
              boleta por correo/boletas por correo/voto por correo/boleta postal + brought/bring/
              carried/carry/by hand/hand deliver/hand in/in person/drop box/dropbox/drop off/
              drop it/turn in/return/post office/stamp/buzon/en persona/a mano/llevar/entreg/devolv/
              estampilla/timbre
            where/can i/can we/how do i/which/is there/do i/do they/could i/should i + drop it off/drop it in/drop it at/drop mine off/drop box/
              dropbox/send it back/mail it back/hand it in/turn it in/send my ballot back/return my ballot/turn my ballot in/drop my ballot/
              hand my ballot in
            donde/como/puedo/podemos/hay/se puede/cual + la entrego/entregarla/dejarla/la dejo/devuelvo/devolverla/deposito/depositar/
              la deposito/la devuelvo/buzon/entrego mi boleta/regreso mi boleta/mando de vuelta
            cant mail/cannot mail/can i mail/dont mail/mail it back/mail it in + ballot/back/it=/
              anymore/in=
            """,
        hints: """
            drop box/dropbox/buzon
            """)

    static let votedAlready = HowTopic(
        "votedAlready", .rumour, button: Text(en: "\"You voted already\"?", es: "¿\"Usted ya votó\"?"),
        fact: Text(
            en:
                "Do they say that you voted already, and you did not? Do not leave. You can ask for a provisional ballot: it is your right. Then report it.",
            es:
                "¿Dicen que ya votó, y no es así? No se vaya. Puede pedir una boleta provisional: es su derecho. Después, repórtelo."
        ),
        reach: .national("52 U.S.C. 21082"),
        asked: """
            already voted/voted already/someone voted/somebody voted/voted in my name/voted as me/
              used my name/ya vote=/ya voto=/ya votaste/ya habia votado/voto en mi nombre/
              votaron por mi=/aparece que vote
            vote=/voted/votar/voto= + in my name/as me=/under my name/en mi nombre/a mi nombre
            """)
}
