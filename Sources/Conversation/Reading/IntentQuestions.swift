internal import Understanding

/// The exact phrases of questions about voting, divided by bars, as voters write them.
extension Intent {
    static let questions: [(Intent, String)] = [
        (
            .elections,
            """
            next election | when is the next election | upcoming elections | what elections are coming \
            up | election day date | when can I vote next | is there an election soon | nxt election | \
            when is the genral election | date of the primary | what's the election date in my area | \
            elections near me | is there a local election this year | when do people vote | elections | elecciones | próxima \
            elección | cuándo son las elecciones | qué elecciones vienen | fecha de la elección | cuándo \
            se puede votar | hay alguna elección pronto | día de las elecciones | proximas eleciones | \
            cuando es la eleccion general | cuándo es la primaria | elecciones en mi área | cuando \
            votamos
            """
        ),
        (
            .representatives,
            """
            my representatives | who are my representatives | who is my senator | representatives | contact my \
            representative | who is my member of congress | my elected officials | find my rep | my reps \
            | representitives | call my senator | what congressional district am I in | mis \
            representantes | quién es mi representante | quién es mi senador | contactar a mi \
            representante | mis funcionarios electos | quién es mi congresista | mis legisladores | \
            representantez | cuál es mi distrito | llamar a mi senador | correo de mi representante
            """
        ),
        (
            .registration,
            """
            register to vote | how do I register | am I registered to vote | check my registration | \
            voter registration deadline | update my voter registration | I want to register | regster to \
            vote | registration form | I turned 18 can I register | change my address on my voter \
            registration | how to sign up to vote | registrarme para votar | cómo me registro | estoy \
            registrado para votar | revisar mi registro | fecha límite para registrarse | actualizar mi \
            registro de votante | quiero inscribirme | rejistrarme para votar | formulario de \
            inscripción | cumplí 18 puedo registrarme | cambiar mi dirección en el registro | \
            inscripción de votantes
            """
        ),
        (
            .representatives,
            """
            who is my mayor | state legislators for my area | quién es mi alcalde
            """
        ),
        (
            .polling,
            """
            where do I vote | find my polling place | polling location | where is my polling station | \
            what are the voting hours | when do polls open | poling place near me | \
            address of my polling place | where can I drop off my ballot | vote center near me | \
            is my polling place open | where are the polls | which place do I vote at | dónde voto | \
            dónde me toca votar | mi centro de votación | lugar de votación | \
            a qué hora abren las casillas | horario para votar | donde puedo entregar mi boleta | \
            buzón para boletas | cual es mi casilla | donde voto yo | centro de votasion | \
            a qué hora cierran | dirección para votar
            """
        ),
        (
            .bills,
            """
            bills | show me bills | what bills are in congress | latest bills | \
            bills by my representative | status of a bill | bils | bills my senator cosponsored | \
            propositions and bills | bills and propositions | bills & propositions | find a bill | laws being voted on | proyectos de ley | \
            leyes nuevas | muéstrame los proyectos de ley | qué proyectos hay en el congreso | \
            leyes que propone mi representante | estado de un proyecto de ley | leyes en votacion | \
            proyecto de lei | iniciativas de ley | buscar una ley
            """
        ),
        (
            .calendar,
            """
            calendar | election calendar | important dates | key dates | show the calendar | deadlines | \
            calender | dates for this election | voting dates | registration and election dates | \
            election dates | upcoming dates | my calendar | calendario | calendario electoral | \
            fechas importantes | fechas clave | ver el calendario | fechas límite | \
            calendario de elecciones | fechas de votación | kalendario | próximas fechas | mi calendario
            """
        ),
        (
            .calendarFile,
            """
            add to my calendar | add to calendar | add it to my calendar | add this to my calendar | \
            send me a calendar file | calendar file | agregar a mi calendario | a mi calendario | \
            agregar al calendario | archivo de calendario
            """
        ),
        (
            .reminders,
            """
            remind me | set a reminder | remind me to vote | reminder for election day | reminders | \
            my reminders | show my reminders | notify me before the election | change my reminder | \
            remindme | alert me about deadlines | send me a reminder | recuérdame | recuérdeme | \
            poner un recordatorio | recuérdame que vote | recordatorio para el día de la elección | \
            avísame antes de la elección | cambiar mi recordatorio | mándame un aviso | rrecordatorio | \
            recordatorios | mis recordatorios
            """
        ),
        (
            .remindersOff,
            """
            turn off reminders | turn off my reminders | cancel all reminders | cancel reminders | \
            remove my reminders | stop reminders | stop my reminders | \
            end reminders | no more reminders | delete my reminders | cancel my reminders | \
            quitar recordatorios | cancelar recordatorios | cancelar mis recordatorios | \
            quitar mis recordatorios | desactivar avisos | \
            apagar recordatorios | no más recordatorios | borrar mis recordatorios
            """
        ),
        (
            .candidates,
            """
            who is on my ballot | who are the candidates | candidates for governor | \
            who is running | show my ballot | sample ballot please | \
            candidates in my district | canidates | who can I vote for on election day | \
            list of candidates | what is on the ballot | \
            quiénes son los candidatos | candidatos en mi distrito | qué hay en mi boleta | \
            quién está en la boleta | lista de candidatos | boleta de muestra | \
            quién se postula para alcalde | candidatos a senador | candidatoz | \
            quienes compiten | ver mi boleta
            """
        ),
        (
            .measures,
            """
            ballot measures in my area | ballot measures | measures | propositions | \
            ballot propositions | what propositions are on the ballot | ballot questions | \
            what measures are on the ballot | what measures are on my ballot | my ballot measures | \
            what are the propositions | what propositions are on my ballot | referendums | \
            qué medidas hay en la boleta | medidas | medidas electorales | proposiciones | \
            propuestas en la boleta | qué proposiciones hay | qué proposiciones hay en mi boleta | \
            qué medidas hay en mi boleta | referendos
            """
        ),
        (
            .guide,
            """
            voter guide | voting guide | the voter guide | guide for voters | how to vote guide | \
            guía del votante | guía para votantes | guía electoral | guía para votar
            """
        ),
        (
            .info,
            """
            info | voting info | voting information | information | information about voting | \
            info about voting | info en español | información | sobre el voto | \
            información sobre el voto | información para votar
            """
        ),
        (
            .mail,
            """
            vote by mail | absentee ballot | request a mail ballot | early voting | \
            where is my mail ballot | track my ballot | how do I vote early | \
            abscentee ballot | I can't vote in person | return my ballot by mail | \
            vote from overseas | military voting | mail ballot deadline | votar por correo | \
            boleta por correo | voto anticipado | voto temprano | boleta de voto ausente | \
            rastrear mi boleta | pedir boleta por correo | no puedo votar en persona | \
            voto por coreo | fecha límite para la boleta por correo | \
            votar desde el extranjero | cómo voto antes del día
            """
        ),
        (
            .rules,
            """
            do I need ID to vote | what ID do I need | can I vote with a felony | \
            am I allowed to vote | who can vote | voter id rules | can someone help me vote | \
            what is a provisional ballot | time off work to vote | \
            what are my rights at the polls | do i need an id | \
            can I vote if I am a student here | can noncitizens vote | \
            necesito identificación para votar | qué identificación necesito | \
            puedo votar con antecedentes penales | quién puede votar | tengo derecho a votar | \
            alguien me puede ayudar a votar | qué es una boleta provisional | \
            permiso del trabajo para votar | cuáles son mis derechos | nesecito id para votar | \
            puedo votar si no soy ciudadano | reglas para votar
            """
        ),
        (
            .results,
            """
            election results | show results | \
            who won the election | results of the last election | vote totals | results by ward | \
            how many votes did they get | results chart | elecion results | past election results | \
            did the measure pass | winner of the council race | turnout in the last election | \
            resultados de las elecciones | resultados | quién ganó la elección | \
            resultados de la última elección | total de votos | resultados por distrito | \
            gráfica de resultados | cuántos votos sacaron | rezultados | resultados anteriores | \
            pasó la medida | ganador del consejo
            """
        ),
        (
            .charities,
            """
            charities | donate | find a charity | where can I give | charities near me | \
            education charities | give money to a good cause | charitys | verified charities | \
            how can I donate | my donations | giving history | charity for voting rights | \
            organizaciones benéficas | donar | quiero donar | dónde puedo donar | caridades | \
            organizaciones cerca de mí | donar a una buena causa | organizaciones verificadas | \
            mis donaciones | donacion | fundaciones de educación | ayudar con dinero
            """
        ),
    ]
}
