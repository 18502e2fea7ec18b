/// Figures of speech, rules of danger, and signs that the model of dangers sees, in Spanish.
extension Lexicon {
    static let spanishDangers = """
        @list arma: pistola pistolas arma armas rifle rifles escopeta cuchillo cuchillos navaja navajas
         machete machetes fusil bomba bombas granada revolver punal bate metralleta cuerno
        @list agents: migra migracion inmigracion ice
        @list gente: alguien persona personas gente hombre hombres mujer mujeres senor senora senores tipo
         tipos muchacho muchachos joven chavo viejo viejita viejito anciano anciana abuela abuelo abuelita
         abuelito ancianos nino nina votante votantes el ella ellos amigo amiga mama papa esposo esposa
         hermano hermana hijo hija vecino vecina trabajador trabajadora
        @danger figure: exploto/explotar/explotando/explota de coraje/rabia/enojo/risa/alegria, casi me infarto/infarta, pura/puras bala/balas,
         bomba de tiempo, no me mates, me da un infarto, candidat* bomba, voy a explotar, me asalta/asaltan ~ duda/dudas/pregunta, atac* ~ propuesta/ley/proyecto/decision/idea,
         sangre de cristo, explota/explotar/exploto la cabeza/mente, desaparecer de ~ base/lista/sistema/registro, primo/prima/tio/tia/abuelo/abuela/vecino/papa/mama/esposo/esposa ~ ~ murio/fallecio,
         me corto/cortaron la llamada/linea/luz/conexion/internet, ataque* ~ ~ oposicion/partido/debate,
         fuego de la/las campana/elecciones, me corta la llamada, que bomba, bomba de noticia/tacos/comida/fiesta, noticia bomba, muriendo/muero ~ sueno,
         le/les pego/pegaron ~ ~ debate/urnas/encuestas/primaria, golpe para/al el/partido/bolsillo,
         parto/partimos de risa, ley/proyecto ~ murio/muerta, murio ~ celular/telefono/bateria/ley/proyecto/iniciativa,
         celular/telefono/bateria ~ murio, celular se ~ muriendo, ataque de nervios, armad* de, dispar* ~ precios/costos,
         candidat*/politic*/senador*/gobernador* ~ atacad*, atacad* ~ debate, me mato de risa,
         me mato trabajando/estudiando, me muero si no, muero si no, me mato por,
         boletas en espanol/chino/vietnamita/coreano/ingles/mi/otro/otros/braille,
         rechaz*/negaron ~ reporte/reportes/denuncia/queja/apelacion,
         ataca/atacan/atacar/ataque/ataques ~ ~ candidat*/rival/politic*, no ~ llamen, control de armas,
         ley/leyes/proyecto/proyectos/propuesta/politica/postura/derecho/legislacion/candidato/candidatos/enmienda ~ ~ armas,
         sobre armas, portar armas, portacion de armas,
         puedo/puede/pueden/se ~ llevar/traer/entrar/portar ~ arma/armas/pistola, permitid* ~ armas,
         sin armas, no hay armas, no traen armas, venta de armas, fuerzas armadas, arma secreta,
         arma de doble, hombre ~ armario, es la bomba, la bomba de agua, bomba de gasolina, bombas de agua,
         me muero/muere/morir de/por, muero de/por, muriendo de/por, muere de, muerto/muerta/muertos de,
         morir de risa/hambre/sed/sueno/calor/frio/aburrimiento/verguenza/ganas/curiosidad/cansancio/pena,
         morirme de risa/hambre/sed/sueno/calor/frio/aburrimiento/verguenza/pena,
         me mata/matan/matando/mato de/la/el/esta/las/los, matar el tiempo, mata de hambre/risa,
         me esta matando/matan, esta fila me ~ ~,
         fila/calor/espera/hambre/cola/trafico/tarea/frio me ~ ~ mata/matando/matar/muero,
         me ~ matando la/los/el/esta, matandome de, mi mama/esposa/esposo/jefe/papa/mujer me mata/matar,
         me va a matar mi mama/esposa/esposo/papa/jefe/mujer, voy a matar de hambre, mata el hambre,
         mataria por, mato por, muero por, hasta la muerte, hasta morir, primero muerta/muerto,
         antes muerta/muerto, prefiero morir*, sobre mi cadaver, pena de muerte,
         a muerte, de mala muerte, matarme estudiando/trabajando, matandome trabajando, muerto en vida,
         medio muerto/muerta, muerta de, celular ~ muerto, bateria ~ muerta, punto muerto, voto o muero,
         morir/morirme/muero/muere/mori/moria de la/pura/tanta risa/verguenza/pena/hambre/sed/sueno, morirme/morir de ~ risa,
         me quiero morir de ~ verguenza/pena/hambre/calor/sueno, a golpe/golpes de dinero/billete/billetazos/anuncios/suerte/votos,
         ahorcad* de/con/por deudas/renta/impuestos/pagos, soga al cuello, vivir en/por/con/junto ~ distrito/ciudad/estado/pueblo/condado/barrio/colonia/edificio/departamento/zona/baches/vecinos,
         seguir con el/la/este/esta reporte/formulario/pregunta/conversacion/encuesta, seguir recibiendo, que me muero,
         me muero si, suicidio politico, suicidio asistido, ley/proyecto/propuesta/leyes ~ suicidio,
         prevencion del suicidio, no soy suicida, no estoy suicida, escuadron suicida, pelear por,
         pelea por, peleando por, peleo por, luchar por, peleas de box, pelea de box, pelea de perros,
         la pelea del sabado, pelear la decision, pelear contra, pelea contra, golpe de suerte,
         golpe de estado, golpe de calor ley, de golpe, golpe bajo, sangre fria, prueba de sangre,
         analisis de sangre, donar sangre, mala sangre, mi sangre, tipo de sangre, presion de sangre,
         fuego artificial, fuegos artificiales, alto al fuego, juego de fuego, estacion de bomberos,
         en llamas lol, disparo de precios, disparan/dispararon/disparado los/el precio/precios,
         se disparo el/la/los, disparar un/una mensaje/foto, tiroteo/tiroteos ~ ley, ley ~ tiroteos,
         amenaza/amenazas a la democracia, amenaza para la democracia,
         amenaza/amenazan/amenazando ~ ~ cerrar/correr*/despedir*/demandar/irse/renunciar/vetar/lluvia,
         amenaza/amenazan ~ ~ trabajo, no es ~ emergencia, no hay ~ emergencia, contacto de emergencia,
         sala de emergencia/emergencias, boleta de emergencia, estado de emergencia, voto de emergencia,
         salida de emergencia, fondo de emergencia, fondos de emergencia, ayuda de emergencia,
         declaracion de emergencia, prestamo de emergencia, orden de emergencia, boletas de emergencia,
         cuarto de emergencia, nadie ~ herid*, nadie ~ lastimad*, no hay heridos, no estoy en peligro,
         no hay peligro, peligro de extincion, sin peligro, me siguen en, sigueme en, me sigue en,
         siguiendo en, me sigues en, siguiendo las/los/el/la/mi, ataque/ataques a la democracia,
         anuncios de ataque, casi me da un infarto/ataque, me va a dar un infarto/ataque,
         me da un infarto si, por poco me da, ataque de risa, ataques entre, ataca/atacan a su rival,
         mochila roja, doctor sin, cita con el doctor, cita medica, dolor de cabeza,
         me duele/duelen el/la/los/las alma/espalda/pies/pie/piernas/rodillas/rodilla/cabeza/cuello/manos/ojos/ojo/muela/estomago/panza/orgullo/bolsillo/cintura/talones,
          violencia de genero ley, ley ~ violencia, contra la violencia,
         violencia domestica ley, me desmayo de, casi me desmayo, hacer dano a la democracia,
         dano a la economia, cortarme el pelo/cabello, cortar la fila, no aguanto mas esta,
         hacer dano al pais, ambulancia vieja
        @danger crisis: no quiero ~ estar ~ ~ mundo, voy/quiero/ganas a/de/me ~ tirar/aventar/lanzar ~ puente/techo/edificio/balcon, voy a tirarme, me voy a aventar,
         seguir/sigo viva/vivo/vivos, prefiero/preferiria ~ estar muert*, nadie me ~ extranar*, nadie ~ ~ extranaria,
         veo/encuentro/tiene/hallo ~ sentido ~ ~ vivir/vida, no tengo ganas de vivir, pienso/pensando/penso en ~ morir*,
         pienso/pensando en ~ quitarme/matarme/acabar, quiero/quisiera ~ acabar con todo, estuviera muert*,
         quisiera/quiero ~ desaparecer, ya no aguanto vivir, ya no aguanto la vida, hacerme algo,
         todos ~ mejor sin mi, sin mi estarian mejor, me quiero ~ ahorcar/colgar/tirar, tomar* ~ ~ pastillas, suicid*, caso ~ ~ vivir/viviendo, para que ~ vivir/viviendo, para que vivo,
         seguir/sigo viviendo, seguir con vida, mejor me mato, me mato, me voy ~ matar, me quiero matar,
         quiero matarme, si me muero, importaria ~ ~ muero/muriera, me importa ~ morir, ganas de vivir,
         ganas de morir*, mejor ~ morirme/morir, ya no puedo mas ~ vida, estar muerto/muerta,
         mejor me muero, quitarme de en medio, me hago dano, hacerme algo malo,
         quiero/quisiera/quiere/ganas/deseo/gustaria/queria/prefiero/pienso/pensando ~ morir/morirme/matarme/muerto/muerta,
         me quiero/quisiera/voy a/quería morir/matar, me quiero morir, me quisiera morir, voy a matarme,
         me voy a matar, matarme, pensando en matarme, quitarme/quitar/quito ~ vida, me quito la vida,
         quitar la vida, acabar/terminar con mi vida, acabar/terminar/acabo/termino con todo, acabar con mi,
         terminar mi vida, no quiero/quisiera/deseo/puedo ~ vivir/viviendo/existir/despertar/despertarme,
         no quiero estar vivo/viva, ya no quiero vivir, ya no quiero seguir aqui, ya no quiero estar aqui,
         ya no quiero existir, no vale ~ pena vivir, vida ~ no vale, vida no tiene sentido, sentido a vivir,
         sentido a la vida, razon* ~ ~ vivir, motivo* ~ vivir, nada por ~ vivir,
         mejor ~ muerto/muerta, mejor muerto/muerta, estaria* mejor sin mi, estarian mejor sin mi,
         mejor sin mi, hacerme dano, me ~ hacer/hago/haria dano, dano a mi mismo/misma, lastimarme,
         me voy a lastimar, me quiero lastimar, cortarme, me corto los/las, cortar las venas, me corto,
         desaparecer y no, desaparecer para siempre, no despertar, no volver a despertar,
         aventarme/tirarme/lanzarme de/del/al, tirarme a las vias, colgarme, ahorcarme, me ~ ahorcar,
         tome/tomarme/tome ~ ~ pastillas, cansado/cansada/harto/harta de vivir, harto/harta de la vida,
         no merezco vivir, nadie me extranaria, quiero dormir y no despertar, ojala ~ muriera/muerto/muerta,
         ojala no hubiera nacido, no hubiera nacido, pegarme un tiro, darme un tiro, dejar de existir,
         dejar de vivir, autolesion*, llamar al 988, quitarmela
        @danger emergency: amenaz* ~ ~ matar*/matarme/matarnos/golpear*/quemar*, me/nos matan/mata si,
         voy/vamos/van ~ matar/quemar/balacear/acuchillar a/los/las/esos/esas/todos,
         andan/traen/trae/traian/traia ~ cuete/cuetes/fierro/fierros, amenaza de bomba, huele ~ gas, saco/sacaron/sacando/saca/apunta/apuntan/apunto/apuntando ~ ~ @arma, con un/una/unos/unas @arma ~ en/parado/parada/afuera/adentro/aqui,
         no ~ encuentro/encontramos/encuentra a mi/su/nuestra/nuestro ~ hijo/hija/nino/nina/nieto/nieta/bebe/hijito/hijita/chamaco/chamaca, se ~ perdio ~ ~ hijo/hija/nino/nina/nieto/nieta/bebe/chamaco/chamaca,
         hijo/hija/nino/nina/nieto/nieta/hijito/hijita/chamaco/chamaca ~ se ~ perdio/desaparecio/extravio, nino/nina perdido/perdida/extraviado/extraviada, hijo/hija ~ perdido/perdida/desaparecido,
         romp* ~ vidrios/ventanas/puertas/puerta, metio ~ carro/camioneta/troca ~ fila/gente, tienen/tenian encerrad*, nos/me maten/mate,
         prend* fuego, sale/saliendo ~ humo, me/la/lo/le agarro/agarraron ~ del/de brazo/pelo/cuello/la, no me/nos deja/dejan ir, se ~ agarraron a golpes/trancazos/madrazos, metio/estrello/choco ~ contra ~ gente/fila,
         carro/camioneta/troca ~ contra ~ gente/fila/personas, no nos dejan salir, no me dejan salir,
         cayo ~ ~ no ~ despierta/mueve/reacciona/responde/levanta, se pego ~ ~ cabeza, golpeo ~ ~ cabeza,
         mochila/bolsa/paquete ~ ~ ~ bomba, amenaza de bomba, hay una bomba, es una bomba, puso una bomba,
         dolor/duele ~ ~ pecho, vienen/viene siguiendo, andan/anda siguiendo, los tienen encerrados, navaja, cayo ~ ~ levantar*, tirado/tirada ~ piso/suelo,
         con/traen/traer/tienen ~ palos/piedras/bates/machetes,
         quemar la/el/las casilla/centro/edificio/escuela/iglesia/casillas/camioneta, evacu*,
         volar el/la/este/esta edificio/escuela/iglesia/casilla/lugar/gimnasio, volar todo, volarnos,
         puedo/podria lastimar a, armado, armados, armada, hombres armados, balazo*, balacera, bala, balas,
         dispar*, tiroteo*, tirador, tiros, pistolero*, apunt* con, encanon*, apunal*, acuchill*, navajazo*,
         paquete sospechoso, incendi*, se ~ quemando, se quema, quemando el/la,
         en llamas, hay ~ humo, humo ~ todas/por/sale/en, mucho humo, huele a gas/humo/quemado,
         fuga de gas, se prendio fuego, lumbre, pelea, peleas, peleando, peleandose, pegandose, golpeandose, madreandose, agarrandose a,
         se ~ pelean/peleando/golpeando/pegando/agarraron, rina, trifulca, a golpes, golpearon, golpeando,
         golpean, golpeo a/me/le, golpeado, golpeada, golpiza, punetazo*,
         le pego/pegaron/pegan/esta pegando, me pego/pegaron/pegan/golpeo/golpearon,
         me ~ quieren/quiere ~ pegar/golpear/matar/hacer dano,
         nos ~ quieren/quiere ~ pegar/golpear/matar/hacer/atacar, pegando a, pegandole, pego a, pegaron a,
         pateando, patadas, empuj* ~ ~ ~ suelo/piso/cayo/tiro/tiraron, me empuj*, empujaron a/me/le,
         empujo a/al/me, lo/la/me/le tiraron/tiro al piso/suelo, tiro al suelo, ahorcando a, ahorcando,
         estrangul*, robo a mano, secuestr*, rehen*, violaron a,
         disturbio*, motin, turba, estampida, atropell*, gas lacrimogeno, gas pimienta, me persigue*,
         nos persigue*, persiguiendo, aventaron/aventando/lanzando/tirando piedras/botellas, nos aventaron,
         herid*, lastimad*, lastimaron a, lastimo a, lesionad*, sangra, sangrando, desmay*,
         inconsciente*, no respira*, no puede respirar, no puedo respirar, no reacciona, no despierta,
         no responde, no se levanta, no se mueve el/la/mi, cayo/caida ~ ~ ~ no responde,
         se cayo ~ viejita/viejito/anciana/anciano/senora/senor/abuela/abuelita/abuelo/mujer/hombre,
         infarto, paro cardiaco, ataque al corazon, dolor ~ pecho, le duele el pecho, derrame,
         derrame cerebral, convulsion*, sobredosis, golpe de calor, insolacion, trabajo de parto, de parto,
         se le rompio la fuente, contracciones, se cayo ~ cabeza, se cayo por,
         se cayo una/un/mi senora/anciana/anciano/senor/abuela/abuelo/abuelita, reaccion alergica, ahogando,
         se esta ahogando, se esta muriendo, se muere, se murio ~, esta muriendo, hay un muerto,
         hay muertos, mataron a, mato a alguien,
         necesit* ~ ambulancia/medico/policia/doctor/paramedico/paramedicos/911, ambulancia, paramedico*,
         llam* ~ policia/911/ambulancia, manden ~ policia/ambulancia/ayuda, policia por favor,
         necesito policia, urgente policia, policia ya, policia ahora, policia rapido,
         va/van/quiere/quieren/iba a/ ~ matar*/matarnos/lastimar*/hacernos dano, va a matar, van a matar,
         nos mata, nos matan, me mata si, los mata, nos mato, que nos/me/los/la/lo mata, quiere matar*,
         quieren matar*, nos va a matar, nos van a matar, va a disparar, dijo que ~ matar, hacernos dano,
         hacer dano, hacerle dano, me ~ siguiendo, nos ~ siguiendo,
         nos sigue un/una/el/hasta/desde, carro/camioneta/hombre/tipo/coche/alguien ~ nos/me sigue/siguen,
         tenemos miedo, tengo mucho miedo, me siguen, me sigue un/una/el/hasta, nos siguen,
         me siguio/siguieron, nos siguio/siguieron, acosador, siguen hasta, en peligro, hay ~ peligro,
         corro peligro, corremos peligro, peligro aqui, situacion peligrosa, hombre/tipo peligroso,
         no me siento segur*, no estoy segur* aqui, temo/miedo por mi/nuestra vida/seguridad, temo por,
         miedo por mi vida, atrapad*,
         no podemos salir, nos encerraron, estamos encerrad*, encerrados adentro,
         hombre/tipo/gente violent*, violent* aqui, poniendo/puso/pusieron ~ violent*, hay violencia,
         terremoto, tornado, se cayo el techo, con un bate/martillo/palo/fierro/tubo,
         me robaron ~ bolsa/cartera/celular/carro, me asaltaron, nos asaltaron
        @danger weak: sangre, @arma, explosion, explot*, agred*, agresion, atac*, ataque*, asalt*, amenaz*, 911, 9 1 1, emergencia,
         emergencias, emerjencia, auxilio, socorro, fuego, terremoto, tornado
        @danger near: hay, nos, me, tiene, traen, trae, tienen, saco, sacaron, aqui, afuera, adentro, en la fila, esta/estan,
         ayuda, ayudenos, vengan, manden, ahora, ahorita
        @danger unless: que pasa si, que hago si, si me, si no me, pueden, me pueden, puede un, es legal,
         y si, en caso, en 2020, en 2022, el ano pasado, la eleccion pasada, la vez pasada, hace anos,
         tengo miedo de que no, que hacer si, que puedo hacer si
        @danger cannotVote:
         agentes/agente/camioneta/camionetas/policia/patrulla de @agents, hay ~ @agents, anda/andan/esta/estan/llego/vino/vienen ~ la @agents, @agents ~ ~ puerta/fila/casilla/afuera/centro/entrada/aqui,
         echar/echarme/aventar/mandar/llamar/llamen/llamaron ~ la @agents, le/me/les/nos quitaron ~ ~ boleta/boletas, arrest*/deport*/detien* ~ si voto/votamos/vota/votas, si voto/votamos/vota ~ ~ arrest*/deport*/detien*/encarcel*,
         no me/nos/le/les/la/lo dejan/dejaron/deja/dejo/dejando/permiten/permitieron/permite/permitio ~ votar/entrar/pasar/votando,
         no me/nos/le dejan/dejaron/permiten/permitieron,
         no dejan/dejaron/permiten/permitieron/quieren/dejando ~ ~ votar/entrar,
         no ~ quieren/quisieron ~ ~ votar, no me/nos ~ quieren/quisieron dejar/dar/dieron,
         no me/nos/le quieren/quisieron ~ boleta, no me/nos/le dieron/dan/dio ~ boleta,
         me/nos/le/les/lo/la negaron/niegan/nego/rechazaron/rechazan/corrieron/sacaron/regresaron/echaron/impidieron/impiden/impide/expulsaron,
         negaron el/mi voto/boleta, negaron la boleta, negaron votar,
         me/nos estan regresando/negando/rechazando,
         me/nos dijeron/dicen/dijo/dice que no ~ ~ puedo/podemos/votar/lista/aparezco/estoy/estamos/registrada/registrado/registrados,
         dicen/dijeron que no ~ ~ votar/lista/aparezco/aparece/estoy/registrado/registrada/padron,
         dicen/dijeron/dice que ya vote, dicen que ya habia votado, que ya vote,
         no aparezco/aparece/aparecemos/sale/salgo/estoy/encuentran/encontraron/esta ~ ~ lista/padron/registro/sistema/libro,
         no ~ encuentran/encontraron mi nombre, no aparece mi nombre, no esta mi nombre, mi nombre no ~ ~,
         no encuentran mi nombre/registro, no puedo votar ahora/porque/aqui/ahorita, no pude votar,
         no pudimos votar, no he podido votar, no hemos podido votar, todavia no voto, aun no voto,
         no podemos votar, se acabaron/terminaron/acabaron las boletas, se quedaron sin boletas,
         no hay/tienen/quedan ~ boletas, sin boletas, ya no hay boletas, faltan boletas,
         cerraron/cierran/cerro/cerrando ~ temprano/antes, cerraron las puertas, cerraron ~ puertas,
         puertas ~ cerradas, no han abierto, no abren, no abrieron, no ha abierto, no abrio,
         esta cerrada/cerrado la/el/mi/y, en la fila ~ ~ ~ cerrar, en la fila ~ ~ cerraron,
         fila ~ ya cerraron, fila ~ van a cerrar, fila ~ ~ ya van a cerrar, dicen que ~ cerraron,
         todas las maquinas ~ ~ descompuestas/caidas, maquinas ~ caidas, no sirve ninguna maquina,
         ninguna maquina, no hay maquinas, no funcionan las maquinas, las maquinas no ~, se cayo el sistema,
         no hay sistema,
         no aceptan/aceptaron/acepto/acepta mi id/licencia/identificacion/pasaporte/boleta/credencial,
         no quieren aceptar mi, alguien ~ voto con mi nombre, alguien ~ voto ~ ~ nombre,
         me mandaron a otra/otro/casa/tres/dos, nos mandaron a casa,
         me/nos/los mandan/mandaron/mandando a ~ casa, sin poder votar, se fueron sin votar
        @sign arms: pistola* arma armas rifle* escopeta* cuchillo* navaja* navajazo machete* fusil* bomba
         bombas granada* revolver punal bate metralleta armado armados armada balazo* balacera* bala balas
         tiro tiros disparo disparos tiroteo* explosivo* martillo balearon cuete cuetes fusca fierro filero
         charola punta cutter verduguillo hacha garrote macana botella botellas ladrillo tubo palo palos
         piedra piedras gasolina cartucho cuerno calibre
        @sign strike: golpe* golpea* pega pegan pegando pegaron peg* pate* patada* empuj* apunal* atac*
         agred* asalt* agarr* jal* avent* tumb* pelea* pelean* peleando dispar* balea* atropell* manose*
         viol* rob* arrastr* pic* azot* madre* trancazo madriza golpiza chinga chingadazo* putazo* trompada*
         trompon* cachetada* cachete* moquete* sopapo* guamazo* catorrazo* tranquiza patiza zape manazo*
         mord* jalone* jalon* estrell* choc* arroll* aplast* amarr* rafague* embist* embest* aventand*
         sillazo* pisote* descont* surt* ahorc* estrangul* revent* sonaron sono
        @sign threat: amenaz* persig* sigue siguiendo sigui* acos* encerr* secuestr* rodea* arrinconad*
         grita* gritan gritando matar pisando talones merod* vigila* vigilando espera esperando esperan
         venganza pagar cuidate cuidado matarte muerto encim* rond* golpear
        @sign ill: desmay* respir* infarto inconsciente convulsion* derrame embolia pecho sobredosis ahog*
         mareo marea* desplom* parto asma sangr* chueca brazo suda* morado morada palido palida tieso tiesa
         tembl* tembland* espuma labios pulso resuell* asfixi* atragant* mareado mareada desmall* desguanz*
         desvanec* convulsiona vomit* hinch* fiebre parali* cara calambre azucar presion ataque
        @sign wound: sangre sangra* sangrando herid* lastim* cort* quebr* rompio duele cabeza golpeado
         moreton* fractur* quebrad* hueso nariz cara pierna mano apachurr* aplastad* desangr* rajada raj*
         puntadas tirado tirada inconsciente
        @sign blaze: fuego incendio humo quem* gas llamas prend* explot* explosion techo inund* arde* arde
         ardiendo lumbre cerillo* encendedor gasolina trono tronido explota chispa* cables cable
         transformador humareda derrumb* hundio
        @sign flee: corr* escond* atrapad* encerrad* salir escap* evacu* huy* tirense agach* debajo closet
         refugi* escondid* encerrada encerrado corran corriendo
        @sign rescue: 911 policia policias ambulancia ayuda auxilio emergencia emergencias socorro urgente
         paramedicos sirenas rescate oficial patrulla patrullas bomberos medico doctor enfermera ambulancias
         vengan manden apurense
        @sign death: morir muero muere murio muert* matar mata matan mato mate* asesin* suicid* fallec*
         muriendo moribundo cadaver cuerpo ejecut* masacre fallecio
        @sign oneself: me mi yo mis mio conmigo mi
        @sign life: vida vivir vivo viva existir existiera mundo nacido despertar levantarme seguir seguia
         respirar vivido
        @sign ending: acabar terminar adios despedida desaparecer ultimo ultima irme voy nunca basta llegue
         hoy manana plan listo lista despido despedi acabo acabe acabarme termina fin siempre jamas ninguna
         dormirme dormir
        @sign means: pastillas soga puente venas cuerda pistola frasco colgar* tirar aventar* pastilla
         medicina medicinas navaja escopeta barranco techo azotea edificio tren vias tina veneno gas
         ahorcarme
        @sign despair: sentido cansad* solo sola estorbo dolor aguanto mas vacio harta ganas inutil fracaso
         carga nadie sufr* llorar lloro perdi perdido miserable odio triste tristeza desesper* canse
         cansancio sirvo valgo
        @sign people: alguien persona personas gente hombre hombres ombre mujer mujeres senor senora senores
         tipo tipos muchacho muchachos muchacha joven chavo viejo viejita viejito anciano anciana votante
         votantes el ella ellos unos grupo voluntari* funcionari* guardia man encapuchados vato vatos bato
         batos morro morros morra chavos chava chamaco chamacos chamaca guey wey tipa fulano baboso borracho
         borrachos loco pandilla pandilleros malandro* sujeto sujetos individuo encapuchado turba bola
         encargada secretaria
        @sign kin: mama papa esposo esposa hermano hermana hijo hija abuela abuelo abuelita abuelito suegra
         suegro tio tia prima primo vecino vecina amigo amiga bebe nino nina ex companera padrastro madrastra
         nieto nieta sobrino sobrina cunado cunada novio novia compadre comadre marido mujer jefa jefe hijos
         hijas abuelos companero
        @sign spot: afuera adentro aqui fila casilla escuela iglesia puerta entrada estacionamiento edificio
         salon calle esquina piso bano carro puertas aca banqueta pasillo escalera escaleras rampa carpa
         cabinas cabina anexo gimnasio patio porche sotano azotea camion cocina lote parada
        @sign moment: ahora ahorita acaba acaban ya recien orita
        @sign past: hace ano anos pasado pasada ayer antes fue era noventa mes meses enero junio marzo siglo
         historia 1965 1963 antano nino joven fin semana antier 2009
        @sign rule: ley leyes proyecto medida enmienda prohibi* permite legal senador senado congreso
         gobernador alcalde candidato candidata candidatos campana debate derecho castigo consejo distrito
         boleta boletas votar voto
        @sign ask: que quien como es son puedo puede pueden donde cuando por cual cuanto hay
        @sign if: si caso podria pasaria pasa fuera
        @sign none: no nadie ningun ninguna nunca sin nada ni tampoco
        @sign jest: jaja jajaja jeje lol broma jajajaja chiste
        @sign refuse: neg* rechaz* regres* impid* corrieron sac* quitaron mandaron corr* echaron largo larg*
         senalo retir* despach* bot* vuelta ni modo
        @sign let: deja* dejan dejaron dej* permit* acept* dar dan dieron quieren quiso
        @sign rolls: lista padron registro registrado registrada nombre aparezco sistema libro firma
         inactivo inactiva borrado borraron tacharon acento apellido tarjeta
        @sign papers: boleta boletas provisional identificacion id licencia pasaporte credencial papel carta cartas
         volante volantes folleto folletos sobre aviso
        @sign broken: maquina maquinas luz sirve sirven funciona* descompuest* escaner sistema impresora
         jala jalan trago comio escupio descompuso apagon apagada apagaron desconect* tronada
        @sign shut: cerr* cierr* abr* abiert* llave puertas temprano candado cadena reja apagadas luces
         trancada atrancada
        @sign away: casa manana vuelva volar otra otro regrese
        @sign media: anuncio* mensaje* noticia* app celular correo debate radio video pelicula redes canal
         pelea box futbol canelo serie cancion himno libro cuento novela historia
        @sign fine: rie riendo riendose risa sonrie sonriendo sentada sentado descansando atendieron revisaron bien tranquil* gracias seguro bueno calma listo jaja amable amables rico bonito bonita
         feliz chido padre
        @sign say: dijo dijeron dice dicen diciendo salieron segun
        @sign road: calle avenida colonia carretera hospital general escuela
        """
}
