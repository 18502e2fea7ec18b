internal import Understanding

/// The exact phrases, divided by bars, as voters write them: accents, case and apostrophes do not matter.
extension Intent {
    static let phrases = wishes + questions

    private static let wishes: [(Intent, String)] = [
        (.profile, "my profile | profile | show my profile | me | mi perfil | perfil | ver mi perfil"),
        (
            .saved,
            """
            saved | my saved items | show saved | saved reports | my favorites | things I saved | \
            guardados | mis cosas guardadas | ver guardados | favoritos | lo que tengo guardado | \
            reportes guardados
            """
        ),
        (
            .settings,
            """
            settings | open settings | preferences | my settings | change settings | setings | \
            configuración | preferencias | abrir configuración | cambiar configuración | ajustes | mis ajustes
            """
        ),
        (
            .charts,
            """
            change chart style | chart type | chart settings | no charts just text | \
            cambiar el tipo de gráfica | tipo de gráfico | solo texto sin gráficas
            """
        ),
        (
            .startReport,
            """
            report a problem | I want to report an incident | report something at the polls | \
            make a report | long lines at my polling place | I was turned away | \
            they won't let me vote | voting machine not working | someone is intimidating voters | \
            wrong information about voting | my polling place was moved | I saw voter suppression | \
            repport a problem | there is a problem at the polls | file a report | \
            reportar un problema | quiero hacer un reporte | reportar un incidente | \
            hay filas muy largas | no me dejan votar | me negaron el voto | \
            la máquina de votación no funciona | están intimidando a los votantes | \
            información falsa sobre la votación | cambiaron mi casilla | \
            denunciar supresión de votantes | hay un problema en mi centro de votación | \
            report it | report this | report that | I want to report it | I wanna report it | \
            I want to report this | I wanna report this | I would like to report it | let me report it | \
            can I report it | can I report this | I need to report it | I need to report this | \
            reportarlo | quiero reportarlo | lo quiero reportar | quiero reportar esto | \
            necesito reportarlo | quisiera reportarlo | quiero denunciarlo | puedo reportarlo | \
            reportar esto | reportar un poblema | report | reportar | reporte | new report | otro reporte
            """
        ),
        (
            .myReports,
            """
            my reports | show my reports | status of my report | was my report approved | \
            what happened with my report | reports I sent | is my report published | my reprots | \
            see my past reports | did anyone like my report | where is my report | mis reportes | \
            ver mis reportes | estado de mi reporte | aprobaron mi reporte | \
            qué hicieron con mi reporte | reportes que envié | ya se publicó mi reporte | \
            mis rreportes | dónde está mi reporte | reportes pasados | mine
            """
        ),
        (
            .appeal,
            """
            appeal | I want to appeal | why was my report rejected | my report was rejected | \
            review my report again | appeal my ban | why am I banned | apeal | \
            I disagree with the decision | unblock me | apelar | quiero apelar | \
            no aceptaron mi reporte por qué | mi reporte fue rechazado | \
            revisen mi reporte otra vez | apelar mi bloqueo | por qué estoy bloqueado | \
            no estoy de acuerdo con la decisión | desbloquéame | apelasion
            """
        ),
        (
            .feed,
            """
            feed | live feed | latest reports | show me the feed | what are people reporting | \
            reports near me | what's happening at the polls | recent reports | fead | \
            problems in my area | news from polling places | show top reports | reports from my zip | \
            noticias en vivo | últimos reportes | ver los reportes | qué está pasando | \
            reportes cerca de mí | qué reporta la gente | reportes recientes | problemas en mi zona | \
            qué pasa en los centros de votación | ultimos rreportes | reportes de mi zip | noticias
            """
        ),
        (
            .help,
            """
            help | what can you do | how do I use this | I need help with this bot | hlep | commands | \
            what are my options | i dont understand | how do I send it | what do I do now | \
            what do I do | qué hago | qué hago ahora | cómo lo mando | cómo lo envío | ayuda | qué puedes hacer | cómo se usa | \
            necesito ayuda con esto | ayda | comandos | cuáles son mis opciones | no entiendo
            """
        ),
        (
            .menu,
            """
            menu | start | empezar | home | inicio | main menu | show the menu | menú principal | \
            mostrar el menú
            """
        ),
        (
            .privacy,
            """
            privacy | my data | mis datos | what do you store about me | is my report anonymous | who sees my data | \
            how do you use my data | privacy policy | do you share my information | is it private | \
            see my data | export my data | are my messages private | privacidad | \
            qué guardan sobre mí | mi reporte es anónimo | quién ve mis datos | cómo usan mis datos | \
            política de privacidad | comparten mi información | es privado | ver mis datos | \
            exportar mis datos | le dan mis datos al gobierno | is it anonymous | is this anonymous | \
            who will see this | who sees this | is this public | will they know it was me | \
            will they know who I am | will I get in trouble | es anónimo | quién va a ver esto | quién ve esto | \
            van a saber que fui yo | van a saber quién soy | es público
            """
        ),
        (
            .deleteData,
            """
            delete my data | delete my account | erase my data | remove my information | forget me | \
            delete everything | delet my data | remove all my reports | clear my data | \
            I want to be deleted | borrar mis datos | eliminar mis datos | borrar mi cuenta | \
            eliminar mi información | olvídame | borrar todo | quiero eliminar mi cuenta | \
            borrar mis reportes | bora mis datos | quiten mis datos
            """
        ),
        (
            .language,
            """
            change language | language | lenguage | other languages | cambiar idioma | idioma | \
            otro idioma
            """
        ),
        (
            .english,
            """
            english | english now | in english | switch to English | set language to English | cambiar a inglés | \
            quiero en inglés | can you speak english | ingles
            """
        ),
        (
            .spanish,
            """
            espanol | ahora en español | en castellano | speak Spanish | I want it in Spanish | espanol please | en español | \
            habla en español | ablas español | puedes hablar español | spanish
            """
        ),
        (
            .changeZIP,
            """
            change my zip | update my zip code | my zip code is wrong | new zip code | I moved | \
            my zip is 30310 | set my location | change zipcode | wrong zip | what is my zip | \
            I live in a different zip now | cambiar mi código postal | cambiar zip | \
            mi código postal es 78501 | me mudé de casa | actualizar mi código postal | \
            código postal equivocado | nuevo código postal | cuál es mi zip | cambiar mi ubicación | \
            codigo postal incorecto
            """
        ),
        (
            .human,
            """
            talk to a person | speak to a human | hotline | voter hotline number | call someone | \
            contact a moderator | real person please | talk to an agent | legal help at the polls | \
            human | phone number for help | hablar con una persona | hablar con un humano | \
            no sirves | no aguanto más | ya no aguanto más | this is useless | useless | \
            línea de ayuda | número de ayuda | llamar a alguien | contactar a un moderador | \
            who do i call | a quién llamo | a dónde llamo | who do I call if they won't let me vote | \
            a dónde llamo si no me dejan votar | persona real por favor | a person please | una persona por favor | ayuda legal | humano | un número de teléfono | agente | \
            are you a bot | are you a robot | is this a bot | are you human | are you a person | \
            are you a real person | are you real | am I talking to a bot | am I talking to a person | \
            am I talking to a real person | is this a real person | eres un bot | eres un robot | \
            es un bot | es un robot | esto es un robot | esto es un bot | eres humano | \
            eres una persona | eres una persona real | eres real | hablo con una persona | \
            hablo con un robot | estoy hablando con una persona | estoy hablando con un robot | \
            can I still vote | todavía puedo votar | aún puedo votar | can they do that | is that legal | \
            is this legal | are they allowed to do that | are they allowed to do this | es legal | \
            es legal eso | eso es legal | pueden hacer eso | what should I do | what can I do | qué puedo hacer | \
            qué debo hacer
            """
        ),
        (
            .cancel,
            """
            cancel | cancel this | stop this | never mind | exit | cancel report | cancell | \
            I changed my mind | forget about it | end this | abort | don't send it | cancelar | \
            cancela | salir | no importa | cancelar reporte | ya no | cambié de opinión | canselar | \
            déjalo así | olvídalo ya | no lo envíes | terminar | cancel the report | \
            cancel my report | forget it | nevermind | nvm | delete this | discard it | dont send | \
            no dont send | no dont send it | wait dont send it | I dont want to report | \
            I dont want to report anymore | cancela el reporte | cancelar el reporte | \
            cancela mi reporte | olvídalo | bórralo | no lo mandes | espera no lo mandes | \
            no lo quiero mandar | ya no quiero reportar | ya no lo quiero mandar | no quiero reportar | \
            start over | start again | begin again | restart | start from scratch | empezar de nuevo | \
            volver a empezar | comenzar de nuevo | empezar otra vez | desde el principio | reiniciar
            """
        ),
        (
            .back,
            """
            back | go back | previous | last step | take me back | bak | I made a mistake | \
            that was wrong go back | return | volver | ir atrás | anterior | paso anterior | \
            regresar | bolver | cometí un error | llévame atrás | retroceder | atrás | volver atrás | \
            regresa
            """
        ),
        (
            .undo,
            """
            undo | deshacer
            """
        ),
        (
            .skip,
            """
            skip | omitir | saltar | skip this | pass
            """
        ),
        (
            .done,
            """
            done | listo | ready | no more | that is all | thats all | es todo | ya está | finished | \
            terminé | thats it | that's everything | im done | I am done | next | go on | continue | \
            eso es todo | ya es todo | siguiente | continuar | ya terminé
            """
        ),
        (
            .yes,
            """
            yes | y | yeah | sure | ok | that's correct | send | confirm | yess | looks good | right | \
            do it | please do | sí | claro | está bien | correcto | enviar | confirmo | de acuerdo | \
            sii | así está bien | hazlo | por supuesto | ok sí | thumbs up
            """
        ),
        (
            .no,
            """
            no | n | no thanks | not correct | don't | wrong | noo | not that | that's wrong | \
            no way | no gracias | no es correcto | incorrecto | está mal | nel | no quiero | eso no | \
            nunca | no así | thumbs down
            """
        ),
        (
            .greet,
            """
            hello | hi | hey | good morning | good afternoon | helo | hey there | hi bot | howdy | \
            greetings | hola | buenos días | buenas tardes | buenas noches | ola | qué tal | saludos | \
            hola bot | hey qué tal
            """
        ),
        (
            .thanks,
            """
            thank you | thanks | thanks a lot | great thanks | thank u | you helped me | \
            awesome thank you | cheers | muchas gracias | te lo agradezco | gracias por la ayuda | \
            gracias | perfecto gracias | grasias | muy amable | gracias bot | excelente gracias
            """
        ),
        (
            .stop,
            """
            stop | stop all messages | stop messaging me | unsubscribe me | no more messages | \
            stop texting me | leave me alone | opt out | parar | no más mensajes | \
            dejen de escribirme | cancelar suscripción | ya no me escriban | alto a los mensajes | \
            darme de baja | no quiero más mensajes
            """
        ),
    ]
}
