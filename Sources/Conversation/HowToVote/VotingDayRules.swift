internal import CivicFacts

/// Where states differ on the day of the vote, and what holds in all of them.
extension HowTopic {
    static let hours = HowTopic(
        "hours", button: Text(en: "In line at closing", es: "En la fila al cerrar"),
        fact: Text(
            en:
                "Were you in line when the polls closed? Stay in line: states still let you vote. Closing times differ. Who leaves may lose the place.",
            es:
                "¿Ya hacía fila al cerrar la casilla? Quédese en la fila: los estados le dejan votar. Las horas de cierre cambian. Quien sale puede perder su lugar."
        ),
        official: "https://www.usa.gov/election-day",
        leads: .polling,
        asked: """
            still open/is it open/are they open/esta abierto/esta abierta/sigue abierto/sigue abierta/siguen abiertas/gonna make it/
              make it in time/am i gonna make/ya no alcanzo/despues de las + vote/is it/are they/am i/todavia/still/hoy/votar/alcanzo/
              abiert/puedo/open/sigue/siguen
            puedo votar despues/can i vote after/can i vote at/vote after work/votar despues del trabajo/despues del trabajo
            are polls open/are the polls open/polls open yet/polls open now/polls still open/til when/till when/until when/open till/
              is it still open/is it open/are they still open/are they open/how late/until what time/what time until/make it in time/gonna make it/will i make it/
              esta abierto/sigue abierto/siguen abiertos/siguen abiertas/todavia abierto/abierto todavia/ya no alcanzo/alcanzo a votar/alcanzo a llegar/si alcanzo/
              ya abrieron/estan abiertas/esta abierta la casilla/hasta que hora/hasta cuando abren/hasta cuando se puede
            in line/the line/in the queue + close/closing/closed/leave/stay/still/get out/step out/
              after/wait/go home/make us/kick
            in time/on time/time left/still time/too late/enough time + vote/voting/am i/are we/
              make/polls/is it/is there/to get
            am i in time/am i too late/is it too late/are we in time/will i make it/can i make it
            do i stay/do we stay/should i stay/should we stay/do i have to stay/do i wait/
              should i wait/should i leave/can i leave/do i leave/may i leave/can we leave/
              do we leave/do i go home/should i go home/can i go home/must i stay/can i stay
            leave + line/come back
            come back + line/later/place
            after/past/once/when + closing/polls close/poll closes/they close/it closes/closed +
              vote/line/go home/leave/wait/stay
            hold my place/save my place/save my spot/hold my spot/lose my place/lose my spot/
              keep my place/bathroom/restroom
            when/what time/how late/until when + polls close/poll close/polls open/poll open/
              they close/you close/close today/close tonight/closing/do they close/stop voting
            a tiempo/alcanzo/alcanzare/me da tiempo + vot/llego/estoy/lleg/entrar/a=
            fila/cola/formad/formo + quedo/quedar/sigo/salir/salgo/salirme/cierr/cerr/dejo/dejar/
              voy/ir=/irme/esper/formo/formar/regres/perder/pierdo/aunque/van
            puedo irme/me puedo ir/me voy/puedo salir/puedo regresar/me tengo que ir/tengo que irme/
              me quedo/tengo que quedarme/tengo que esperar/debo esperar/debo quedarme/debo irme/
              me espero/espero o/me formo/puedo volver/puedo salirme
            es tarde/muy tarde/demasiado tarde/ya es tarde + vot/para/ya=/es
            cierran/cierra/cerrar/cerro/cerraron + votacion/casilla/fila/cola/urnas/a que hora/
              hasta que hora
            guardar/apartar/perder/pierdo + lugar
            al bano
            have time/got time/enough time + to vote/vote/get there
            make me leave/make us leave/kick me out/kick us out/send us home/send me home/
              throw us out/throw me out + line/clos/vote/poll/they
            have to leave/need to leave/keep waiting/step away from the line/get in line/
              get in the line/get back in line/before i get in
            in line + cant vote/can vote/get to vote/let you vote
            todavia puedo/aun puedo/puedo todavia + vot/entrar/llegar/form/ir=
            todavia alcanzo/aun alcanzo/formarme/me formo/hacer fila/sacar de la fila/
              sacan de la fila/corren de la fila
            cerraron/cierran/cierren/cerrar/cerro + ir=/irme/irse/irte/quedo/quedar/fila/votar/puedo
            what time/how late + does it/do you/do they/close
            a que hora cierr
            """,
        hints: """
            line=/close=/closes/closing/cutoff/time to vote/time left/go home/turn us away/
              turn me away/out of luck/worth/stay/leave/late=/join/fila/cola/cierr/cerr/formar/
              hora=/irme/quedar/me voy/hay tiempo/correr
            """)

    static let sunday = HowTopic(
        "sunday", button: Text(en: "Sunday voting", es: "Votar en domingo"),
        fact: Text(
            en:
                "Some states have early voting on Sundays, and some do not. Days and hours differ by county too.",
            es:
                "En algunos estados se vota antes en domingo, y en otros no. Los días y horas también cambian según el condado."
        ),
        asked: """
            sunday/saturday/weekend/domingo/sabado/fin de semana + vote/voting/open/polls/votar/
              vota/votacion/abiert/abren/abre=/casilla
            """,
        hints: """
            sunday/saturday/weekend/domingo/sabado
            """)

    static let precinct = HowTopic(
        "precinct", button: Text(en: "Wrong place", es: "Lugar equivocado"),
        fact: Text(
            en:
                "Most places give each voter one polling place; some let you use any in the county. At the wrong one your vote may not count in full. Ask where yours is.",
            es:
                "Casi siempre a cada votante le toca una casilla; en algunos condados sirve cualquiera. En otra su voto puede no contar completo. Pregunte cuál es la suya."
        ),
        official: "https://www.usa.gov/election-day",
        leads: .polling,
        asked: """
            wrong/other/different/another/any/closer/nearest/not my/any other + precinct/
              polling place/polling location/location/polling station/polling site/poll=/
              place to vote/voting place/voting site/vote center
            vote=/voting + anywhere/at any/somewhere else/in another county/in a different county/
              in any/closer to
            casilla/lugar/precinto/centro/sitio/urna + equivocad/otra=/otro=/cualquier/diferente/
              distint/mas cerca/correct/no es la mia/no me toca
            votar + en otra/en otro/en cualquier/donde sea/en donde quiera
            polling place/polling location/polling site/voting place/poll site/casilla + moved/was changed/has changed/got changed/changed to/
              cambio/cambiaron/movieron/la movieron/otro lugar
            not my place/isnt my place/not my polling/not my precinct/not where i vote/im at the wrong/i am at the wrong/went to the wrong/
              aunque no me toque/no me toca aqui/equivoque de casilla/equivoque de lugar/no es mi casilla/no es mi lugar/otra casilla
            count/cuenta/vale/valdra + vote here/voto aqui/votar aqui/votar aca/vote at a different + not my/aunque/even/wrong/no me toc/isnt
            which polling place/which location/which poll + matter/go to/am i/mine/do i
            """,
        hints: """
            wrong place/assigned/polling place/different location/near my/near work/close to my/
              mi casilla/la casilla equivocada/cerca de mi/otra casilla
            """)

    static let moved = HowTopic(
        "moved", button: Text(en: "You moved", es: "Cambio de dirección"),
        fact: Text(
            en:
                "Did you move? Tell your election office your new address. If you did not in time, ask them where you vote now. States differ.",
            es:
                "¿Se mudó? Dé su nueva dirección a su oficina electoral. Si no hubo tiempo, pregunte allí dónde le toca votar. Cada estado es distinto."
        ),
        official: "https://vote.gov",
        asked: """
            registered in/registrad en + live in/moved to/vivo en/me mude/in another state/en otro estado
              vote in a different state/vote in another state/votar en otro estado
            moved/just moved/new house/new apartment/new state/new place + vote/voting/register/
              registration/still/poll/where/which/update/old/last
            address/new address/old address + change/changed/update/old/wrong/different/match/
              license/on my id/registration/register
            me mude/nos mudamos/me cambie de casa/mudanza/mudarme/me acabo de mudar + vot/registr/hago/como/
              donde/casilla/todavia/toca/actualiz/puedo/que
            direccion/domicilio + nuev/viej/cambi/distint/antigu/actualiz/anterior/no coincid/
              equivocad
            new address/moving + vote/registration/register/cancel
            """,
        hints: """
            i moved/we moved/just moved/have moved/me mude/nos mudamos/cambie de casa/
              cambiamos de casa
            address/moving/moved/new county/mude/direccion/mudanza
            """)

    static let renamed = HowTopic(
        "renamed", button: Text(en: "Name changed", es: "Cambio de nombre"),
        fact: Text(
            en:
                "Did your name change? Tell your election office. At the polls, bring papers with both names. Ask for a provisional ballot if they say no.",
            es:
                "¿Cambió su nombre? Avise a su oficina electoral. En la casilla lleve papeles con los dos nombres. Si le dicen que no, pida una boleta provisional."
        ),
        official: "https://vote.gov",
        asked: """
            my name/last name/surname/names + changed/change/got married/married/maiden/different/
              match/misspel/spelled/spelling/divorce/new name/old name/wrong on/is wrong/wrong
            nombre/apellido + cambi/casad/casar/case=/solter/mal escrito/distint/diferente/
              no coincid/divorci/equivocad
            got married/me case= + vote/votar/register/registr/id=/name/nombre/apellido
            """,
        hints: """
            maiden/misspell/different name/my last name/apellido/nombre sale mal/nombre esta mal
            """)

    static let campaign = HowTopic(
        "campaign", button: Text(en: "Campaigning nearby", es: "Propaganda cerca"),
        fact: Text(
            en:
                "States ban campaign signs and talk close to the polls. How close, and if campaign clothes are fine, differs by state.",
            es:
                "Los estados prohíben la propaganda cerca de la casilla. La distancia, y si la ropa de campaña vale, cambia según el estado."
        ),
        asked: """
            campaign/electioneer/propaganda/hacer campana
            150 feet/100 feet/200 feet/50 feet/150 pies/100 pies/200 pies + table/mesa/move/mover/sign/letrero/stand/campaign/campana/law/ley
            candidate pin/campaign pin/party pin/pin de un candidato/pin del partido/boton de un candidato
            sign/signs/flyer/fliers/banner/candidate/candidato/letrero/volante/cartel/folleto/
              pamphlet/sample ballots + near/polls/polling/door/entrance/outside/line/allowed/here/
              inside/legal/close/hand out/handing/casilla/cerca/puerta/fila/permitid/entrada/repart/
              entreg/afuera/pueden/can they
            wear/wearing/shirt/t shirt/tshirt/hat/cap=/button/pin=/maga/mask/clothes/ropa/camisa/
              camiseta/playera/gorra/sombrero/llevar puest/boton/vestir + vote/voting/poll/inside/
              in there/allowed/trump/harris/biden/candidate/party/political/campaign/votar/casilla/
              partido/candidat/politic
            how close/how far + campaign/stand/sign/polls/door/entrance/can they/can you
            """,
        hints: """
            campaign/hat=/hats/sign=/signs/candidate cards/flyers/button/shirt/propaganda/letrero/
              gorra/camisa/campana
            """)

    static let phone = HowTopic(
        "phone", button: Text(en: "Phones and photos", es: "Teléfonos y fotos"),
        fact: Text(
            en:
                "Phones and photos at the polls: states differ. Some forbid a photo of your ballot. Ask a poll worker before you use the phone.",
            es:
                "Teléfonos y fotos en la casilla: cada estado es distinto. Algunos prohíben la foto de su boleta. Pregunte antes de usar el teléfono."
        ),
        asked: """
            selfie
            no me dejaron tomar/no me dejan tomar/no pude tomar/wouldnt let me take/didnt let me take/wont let me take/cant take + selfie/
              photo/picture/pic=/video/foto
            phone/cell/camera/record/film/video/telefono/celular/movil/camara/grabar + booth/ballot/
              inside/in there/in line/polling/polls/voting/allowed/use=/take in/have my/bring my/
              out=/cabina/boleta/casilla/dentro/adentro/usar/uso=/meter/fila/votar/vota/permit
            take/taking/post/sacar/tomar/saco/tomo/subir + photo/picture/pic=/pics/video/foto
            photo/picture/foto + of my ballot/of the ballot/in the booth/inside/allowed/
              de mi boleta/de la boleta/en la cabina/adentro/dentro/permit
            can i/may i/could i/puedo/se puede/is it ok to + film/record this/take a video/filmar/grabar
            film/record/grabar/filmar + inside/in there/legal/illegal/allowed/adentro/dentro/legal/
              permit
            """,
        hints: """
            phone/cell/camera/selfie/recording/record=/text=/photo/picture/celular/telefono/grabar/
              selfie/camara
            """)

    static let child = HowTopic(
        "child", button: Text(en: "Children", es: "Niños"),
        fact: Text(
            en:
                "Many states let you bring your child into the voting booth. Ages and numbers differ by state. Ask a poll worker.",
            es:
                "Muchos estados dejan entrar con su hijo o hija a la cabina. La edad y cuántos cambian según el estado. Pregunte en la mesa."
        ),
        asked: """
            my kids/my kid=/the kids/my children/my child/my baby/a kid=/a child/a baby/my toddler + come in/come with/go in/be in/come/bring/take/in= +
              with me/the booth/in there/to vote/inside/the polls
            child/year old/children/kid=/kids/baby/my son=/my daughter/toddler/stroller/minor/
              newborn/infant/grandkid/grandson/granddaughter/nino/nina/hijo/hija/bebe/menor/
              carriola/chamaco/nieto/nieta + bring/come/booth/inside/with me/take/allowed/in line/
              go in/enter/poll/along/have my/llevar/llevo/traer/entra/conmigo/cabina/permit/pasar/
              meter/casilla/fila
            """,
        hints: """
            kid=/kids/child/children/baby/toddler/my son=/my daughter/two year old/hijo/hija/nino/
              nina/bebe
            """)

    static let guns = HowTopic(
        "guns", button: Text(en: "Guns at the polls", es: "Armas en la casilla"),
        fact: Text(
            en:
                "Rules on guns at the polls differ by state. Nobody may use one to scare voters. In danger, call 911.",
            es:
                "Las reglas sobre armas en la casilla cambian según el estado. Nadie puede asustar a votantes con una. En peligro, llame al 911."
        ),
        asked: """
            gun=/guns/weapon/firearm/rifle/pistol/carry concealed/open carry/knife/arma=/armas/
              pistola/fusil/cuchillo + allowed/legal/poll/bring/carry/inside/permit/in there/voting/
              law/rule/llevar/casilla/entrar/adentro/permiten/ley
            """,
        hints: """
            gun=/guns/weapon/open carry/armas/pistola
            """)

    static let primary = HowTopic(
        "primary", button: Text(en: "Primaries", es: "Primarias"),
        fact: Text(
            en:
                "Who may vote in a party's primary differs by state. In some you must be signed up with the party.",
            es:
                "Quién vota en la primaria de un partido cambia según el estado. En algunos hay que estar inscrito en el partido."
        ),
        asked: """
            what is a primary/whats a primary/what is the primary/que es una primaria/que es la primaria/change my party/switch parties/
              cambiar de partido/cambiar mi partido
            independent/no party/unaffiliated/my party/party/registered democrat/
              registered republican/nonpartisan/independient/sin partido/partido + primary/
              primaries/primaria
            open primary/closed primary/primaria abierta/primaria cerrada
            """,
        hints: """
            primary/primaria/republican/democrat
            """)

    static let broken = HowTopic(
        "down", button: Text(en: "Machine broken", es: "Máquina descompuesta"),
        fact: Text(
            en:
                "If a machine is down, do not leave. Ask a poll worker for another way to vote, such as paper. Backup plans differ by state.",
            es:
                "Si una máquina no sirve, no se vaya. Pida otra forma de votar, como papel. Los planes cambian según el estado."
        ),
        source: .eac, official: "https://www.eac.gov/voters",
        asked: """
            emergency ballot/backup ballot/boleta de emergencia/boleta de respaldo
            machine/scanner/printer/computer/power/electric/maquina/escaner/luz=/sistema + broken/
              down/not work/doesnt work/dont work/isnt work/broke/goes out/out of order/offline/
              descompu/no sirv/no funciona/danad/se va/fue/caid + vote/do i/do we/what/still/can/
              votar/hago/hacer/que=/puedo/como
            run out/ran out/no more/out of/se acab/no hay + ballots/paper/boletas + vote/do i/do we/
              what/still/can/votar/hago/hacer/que=/puedo/si=
            """,
        hints: """
            machine/power/no more ballots/scanner/maquina/la luz/no hay boletas
            """)
}
