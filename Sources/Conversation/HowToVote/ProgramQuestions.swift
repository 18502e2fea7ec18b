internal import CivicFacts

/// What people ask about this program and what becomes of a report; nothing here has a source but the program itself.
extension HowTopic {
    static let ofProgram = [
        name, readers, police, come, howLong, photos, free, bot, changes, ride, allowed, lawyer, location,
        noCall,
        tongues,
    ]

    static let name = HowTopic(
        "name", .program, button: Text(en: "My name", es: "Mi nombre"),
        fact: Text(
            en: "Your name is not shown. Moderators see your report, not who you are.",
            es: "Su nombre no se muestra. Los moderadores ven su reporte, no quién es usted."),
        leads: .privacy,
        asked: """
            my name/real name/mi nombre/names + see/show/shown/public/know/appear/share/give/use=/
              on it/on the report/attached/ven/ver/vera/muestr/publi/sale/saldra/aparece/saben/dar/
              reporte/decir
            anonymous/anonim
            know/find out/tell/saben/saber/sabran + its me/it was me/who i am/who sent/who wrote/
              who reported/quien soy/que fui yo/quien lo mando/quien reporto
            in trouble/get fired/back at me/meter en problemas/meterme en problemas/problemas por +
              this/report/for/reporte/reportar/esto/por
            """,
        hints: """
            my name/name attached/confidential/trace/find out/trouble/who sent/know its/
              phone number/mi nombre/confidencial/enteran/mi numero/pasar algo/problemas
            """)

    private static let readers = HowTopic(
        "readers", .program, button: Text(en: "Who reads it?", es: "¿Quién lo lee?"),
        fact: Text(
            en: "Moderators read each report. They decide what others can see. Your name is not shown.",
            es: "Los moderadores leen cada reporte. Deciden qué ven los demás. Su nombre no se muestra."),
        leads: .privacy,
        asked: """
            who/quien/quienes + verif/approves/aprueba/reads/read=/sees/gets/checks/looks at/reviews/receives/will see/
              will read/can see/lee=/leen/leer/ve=/ven=/vera/recibe/revisa/va a ver
            where does/what do you do/what happens/what becomes/what will you do/que hacen/que pasa/
              adonde va/a donde va/que van a hacer + report/with this/with it/with my/my words/
              what i wrote/what i said/what i sent/what i told/reporte/con esto/mis palabras/
              lo que escribi/lo que mande/lo que dije
            who are/who is/whos/quienes son/quien es + the moderator/moderators/the team/your team/moderador/el equipo/su equipo
            is/will/does/se + this public/it public/be public/post it/hace publico/publica=/publican
            share/sharing/show/pass/comparten/ensenan + anybody/anyone/others/with/to anyone/
              con alguien/a alguien/con otros
            """,
        hints: """
            read=/reads/reading this/receives/receive/public=/internet/report go/my words/publico/
              publica=/publicar/lee=/leer/recibe/mi reporte
            """)

    private static let police = HowTopic(
        "police", .program, button: Text(en: "Police and you", es: "La policía y usted"),
        fact: Text(
            en:
                "I do not call the police, and I do not send your data to them or to immigration. In danger, call 911 yourself.",
            es:
                "No llamo a la policía y no envío sus datos a ella ni a migración. En peligro, llame usted al 911."
        ),
        leads: .privacy,
        asked: """
            do you/are you/will you/can you/you + call/tell/send/share/give/work with/report me +
              police/cops/911/immigration/ice=/government/sheriff/authorities
            do the/does the/will the/can the/does=/will=/do=/can= + police/cops/immigration/ice=/
              sheriff/government + see/get/read/find out/know/have it
            policia/migra/inmigracion/gobierno/autoridades + lo ve/la ve/lo lee/la lee/se entera/
              lo recibe/va a ver/va a saber/se lo dan
            le dicen/llaman/llamas/mandan/envian/comparten/avisan/trabajan + policia/migra/
              inmigracion/gobierno/autoridades/911
            """,
        hints: """
            the police/the cops/report me/government/la policia/gobierno/la migra
            """)

    static let come = HowTopic(
        "come", .program, button: Text(en: "Will somebody come?", es: "¿Vendrá alguien?"),
        fact: Text(
            en:
                "I cannot send anybody. Moderators read your report. For help at the polls now, ask for the person in charge there.",
            es:
                "No puedo mandar a nadie. Los moderadores leen su reporte. Para ayuda ahora en la casilla, pida hablar con la persona encargada."
        ),
        asked: """
            is someone/is somebody/is anyone/is anybody/will someone/will somebody/will anyone/
              will anybody/can someone/can somebody/can you/could you/are you/will you/will a/
              is help/are they/someone from/somebody from/you guys/gonna/going to/do you + come=/
              coming/come here/come out/come help/on the way/on their way/send someone/
              send somebody/send anyone/send help/send people/send a/sending/show up/be here/
              get here
            alguien/ustedes/gente/ayuda/abogado/voluntari + venir/viene/vienen/vendra/mandan/mandar/
              en camino/enviar/llega
            van a/pueden/me + mandar/enviar/venir + alguien/a alguien/ayuda/gente/aqui
            are people/is someone/is somebody/is anyone/will someone/will you/can a/va a venir/
              van a venir + coming to help/going to fix/fix this/help us/volunteer/send a person/
              ayudarnos/a ayudar
            who is going to/who will/quien nos va/quien nos + help us/help me here/ayudar
            """,
        hints: """
            someone/somebody/anyone/anybody/volunteer/help us/send a/send some/people coming/
              going to fix/ayudarnos/viene/venir/mandar a/mandar una
            """)

    private static let howLong = HowTopic(
        "howLong", .program, button: Text(en: "How long?", es: "¿Cuánto tarda?"),
        fact: Text(
            en:
                "I cannot say how long. A person reads each report as soon as one is free, and I write to you then. I do not know how long lines take.",
            es:
                "No puedo decir cuánto. Una persona lee cada reporte en cuanto puede, y entonces le escribo. No sé cuánto tardan las filas."
        ),
        leads: .myReports,
        asked: """
            how many people/how many are/how long is the line/how long are the lines/cuanta gente/cuantas personas/cuantos hay + ahead/in front/
              in line/the line/adelante/delante/antes de mi/antes que yo/en la fila/formad
            how long/how soon/how fast/how quick/how much longer/how much time
            when/will + hear back/hear from/you answer/you reply/get an answer/get back/know if/
              be reviewed/look at it/be checked/let me know
            do i/do we/will i/will we/am i going to/are you going to/are they going to/does anyone/
              does anybody/will anyone/will anybody/will someone/will somebody + get an answer/
              get a reply/get a response/answer me/answer us/reply/respond/hear back/hear anything/
              hear something/write back/write to me/be told
            me/nos + van a contestar/van a responder/van a avisar/va a contestar/va a responder/
              contestan/contestaran/responden/responderan/avisaran/dan respuesta/daran respuesta/
              escriben
            cuanto/cuanta/cuando + tarda/tardan/demora/tiempo/responden/contestan/contestar/avisan/
              me dicen/revisan/sabre/falta/toma=
            when/cuando + look at this/read this/read it/see this/review/lo revisan/lo leen/lo ven
            """,
        hints: """
            minutes/respond/reply/get back/hear from/hear back/hear something/responder/contest/
              minutos/tarda
            """)

    private static let photos = HowTopic(
        "photos", .program, button: Text(en: "Are photos needed?", es: "¿Hacen falta fotos?"),
        fact: Text(
            en:
                "A photo is not needed: words are enough. With a photo, leave out faces and filled-in ballots.",
            es: "No hace falta foto: bastan palabras. Si manda una, que no muestre caras ni boletas llenas."),
        asked: """
            need/have to/must/required/should/necesit/tengo que/hay que/debo/hace falta/obligatori +
              photo/photos/picture/pictures/pic=/proof/evidence/video/foto/fotos/prueba/evidencia
            can/could/may/puedo/podria + send/add/attach/upload/mandar/enviar/agregar/subir/mando +
              photo/picture/pic=/pics/foto
            """,
        hints: """
            picture/photo/foto=/fotos
            """)

    private static let free = HowTopic(
        "free", .program, button: Text(en: "What does it cost?", es: "¿Cuánto cuesta?"),
        fact: Text(
            en: "This is free. Voting is free too: nobody may ask you to pay for it.",
            es: "Esto es gratis. Votar también es gratis: nadie puede cobrarle por eso."),
        reach: .national("52 U.S.C. 10306"),
        asked: """
            cost/is this free/is it free/charge/fee=/fees/gratis/cuesta/cobran/cobrar/cuanto vale/
              costo + this/it=/is/do/does/you/use=/vote/es=/esto/usar/votar/cobran/me=/por/cuesta
            pay/pagar/pago + to vote/a poll tax/this service/for this/por votar/para votar/por esto
            have to pay/need to pay/do i pay/must i pay/tengo que pagar/hay que pagar + to vote/
              for this/votar/por esto
            """,
        hints: """
            charge/cost=/costs/cobran/cuesta/gratis
            """)

    static let bot = HowTopic(
        "bot", .program, button: Text(en: "Are you a person?", es: "¿Es una persona?"),
        fact: Text(
            en: "I am a program, not a person. People read the reports. I take no side.",
            es: "Soy un programa, no una persona. Los reportes los leen personas. No tomo partido."),
        asked: """
            is this a scam/are you a scam/is this legit/are you legit/is this real/es una estafa/eres una estafa/es de verdad esto/
              who pays for you/who pays you/who runs you
            are you/are u/is this/am i/am i talking to/r u + human/person/robot/bot=/real/machine/
              computer/ai=
            who/whos/for whom + runs this/run this/runs you/made you/made this/makes this/created/
              behind this/behind you/owns this/owns you/pays for this/pays you/paid for this/
              built this/built you/operates/do you work/you work for/work for
            do you work/are you working/are you paid/are you run/are you from/are you with + for the/
              by the/a party/the party/democrat/republican/government/campaign/trump/dnc=/rnc=/gop=
            quien/quienes + hizo esto/te hizo/lo hizo/hicieron esto/maneja/manejan/esta detras/
              estan detras/paga esto/te paga/les paga/opera/creo esto/te creo/es el dueno/
              es dueno/trabaja/trabajas/trabajan
            trabajas/trabajan/trabaja/eres/es usted/son + para el partido/para un partido/para algun partido/para que partido/del partido/de un partido/
              para los democrat/para los republican/democrata/republican/para el gobierno/
              del gobierno/de la campana
            eres/es usted/es un/es una/hablo con/estoy hablando + robot/persona/bot=/humano/real/
              maquina/de verdad/programa
            are you there/anybody there/anyone there/you there/hay alguien ahi/estas ahi/sigue ahi
            """,
        hints: """
            robot/a machine/real person/a person/una persona/una maquina
            """)

    private static let changes = HowTopic(
        "changes", .program, button: Text(en: "Change my report", es: "Cambiar mi reporte"),
        fact: Text(
            en:
                "You can change a report before you send it. Later you can add to it or take it back in \"my reports\".",
            es:
                "Puede cambiar un reporte antes de enviarlo. Después puede añadir algo o retirarlo en \"mis reportes\"."
        ),
        leads: .myReports,
        asked: """
            can i/could i/may i/puedo/se puede/podria + delete/take back/withdraw/change/edit/undo/
              remove/borrar/cambiar/quitar/retirar/editar/corregir + report/later/after/it later/
              my words/once/reporte/despues/luego/lo que
            """,
        hints: """
            my report/take it back/edit/agregar algo/anadir
            """)

    static let ride = HowTopic(
        "ride", .program, button: Text(en: "A ride to the polls", es: "Transporte"),
        fact: Text(
            en:
                "I have no rides. The hotline may know of free ones near you, and so may your election office.",
            es:
                "No tengo transporte. La línea quizá sepa de viajes gratis cerca de usted. También su oficina electoral."
        ),
        asked: """
            car broke down/no ride/cant get there/no tengo carro/se descompuso mi carro/se me descompuso el carro/camion gratis/hay camion + vote/
              ride/how/poll/get/votar/hay/como/casilla/gratis
            ride/rides/lift=/uber=/lyft=/carpool/shuttle/aventon/raite/ride=/transporte/
              transportacion + can/get/need/give/is there/are there/free/to the/any/poll/vote/me=/
              who/hay/puedo/gratis/votar/casilla/dan=/alguien/necesit
            drive me/take me/pick me up/get me there/llevarme/llevar a votar/llevar a la casilla/
              llevar a mi casilla/me lleve/me lleva/
              me pueden llevar/me puede llevar/pasar por mi + poll/vote/there/can/someone/who/
              somebody/anybody/anyone/votar/casilla/alguien/pueden/quien
            no car/dont have a car/no tengo carro/no tengo coche/no tengo auto/no tengo como llegar/
              how do i get there/cant get there + vote/poll/how/there/get/votar/casilla/como/llegar
            my ride + bailed/cancelled/canceled/left/didnt come/fell through
            bus=/buses/autobus/camion=/metro= + poll/to vote/casilla/votar/free/gratis
            """,
        hints: """
            shuttle/bus=/buses/a car/drive/to the polls/transport/raite/camion/carro/coche/
              como llego
            """)

    static let allowed = HowTopic(
        "allowed", .program, button: Text(en: "Is this allowed?", es: "¿Está permitido?"),
        fact: Text(
            en:
                "I cannot judge if something is allowed. A person at the hotline can. Tell me what you see, and I pass it on.",
            es:
                "No puedo juzgar si algo está permitido. En la línea hay quien puede. Cuénteme qué ve, y lo paso."
        ),
        asked: """
            is this allowed/is that allowed/is it allowed/is this legal/is that legal/is it legal/
              is this even legal/is this illegal/is that illegal/is this ok/is that ok/
              is this normal/is that normal/is this right/is that right/is it right/
              is this against the law/is that against the law/is this permitted/are they allowed/
              is that the law/is this the law/is it the law/is that ok though/is that okay/is this okay/eso es ley/es ley/
              can they do that/can they do this/can they really/can he do that/can she do that/
              allowed to do this/allowed to do that/even legal
            es ilegal/is it illegal/is that even legal/esto es ilegal/eso es ilegal/
              esto es legal/eso es legal/es legal/esto esta permitido/eso esta permitido/
              esta permitido/es permitido/es normal/
              pueden hacer eso/pueden hacer esto/puede hacer eso/puede hacer esto/es legal lo que/
              es legal esto/se permite eso/se permite esto/tienen derecho a
            """,
        hints: """
            legal/illegal/against the law/normal that/normal to/ilegal/permiso para/bien que hagan/
              permitid
            """)
}
