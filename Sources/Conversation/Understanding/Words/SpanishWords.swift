/// The Spanish words for the concepts, written without accents; `Lexicon` says how to read them.
extension Lexicon {
    static let spanish = Lexicon(
        """
        @language: es
        @function: el la los las un una unos unas de del al y o u que en es son esta estan estoy estamos soy
         eres somos fue era hay con sin por para pero como cuando donde quien quienes cual cuales cuanto
         cuantos cuanta cuantas mi mis tu tus su sus yo usted ustedes ella ellos nosotros me te se le les lo
         nos no si ya muy mas este esto esa ese eso aqui alli ahi porque puedo puede pueden quiero quiere
         quieren tengo tiene tienen necesito hacer hago hace ver voy va van vamos sobre desde hasta entre
         antes despues todo todos toda todas algo alguien nadie nada tambien adonde hola gracias favor
         estaba estaban han ha he hemos ser estar tener debo deben cada otra otro otros otras mismo misma
         ahora hoy ayer manana
        @ending: cion ciones dad ando iendo aron ieron amos emos imos ado ados ada adas ito ita illa mente
         aba ia ero era on ar ir os as
        @short: q=que k=que ke=que qe=que xq=porque pq=porque porq=porque xk=porque tmb=tambien tb=tambien
         tbn=tambien toy=estoy ta=esta d=de dnd=donde dond=donde onde=donde adnd=donde x=por xfa=porfavor
         porfa=porfavor porfis=porfavor plis=porfavor pls=porfavor bn=bien msj=mensaje msjs=mensajes
         mjs=mensajes grax=gracias grs=gracias gx=gracias aki=aqui aca=aqui salu2=saludos cdo=cuando
         cuand=cuando kiero=quiero kien=quien kienes=quienes kual=cual kuando=cuando komo=como ksa=casa
         muxo=mucho muxas=muchas hrs=horas tel=telefono depto=departamento dir=direccion cp=zip mñn=manana
         mnn=manana nel=no nop=no simon=si sip=si sipi=si okis=ok vdd=verdad info=informacion
         eleccion=eleccion haiga=haya ps=pues pos=pues pa=para pal=para asi=asi ablar=hablar abla=habla
         ablas=hablas ola=hola aser=hacer ase=hace asen=hacen ay=hay boi=voy vota=vota boto=voto botar=votar
         botacion=votacion boleto=boleta oy=hoy ora=hora oras=horas aora=ahora orita=ahorita haora=ahora
         yebo=llevo yevo=llevo yego=llego yegar=llegar keria=queria desir=decir dise=dice disen=dicen
         ise=hice iso=hizo acer=hacer resivir=recibir recivir=recibir serca=cerca sero=cero dies=diez
         onse=once dose=doce votasion=votacion elecion=eleccion eleciones=elecciones elexiones=elecciones
         eleksion=eleccion kasilla=casilla casiya=casilla voleta=boleta boletta=boleta korreo=correo
         coreo=correo kandidatos=candidatos kandidato=candidato rejistro=registro rejistrar=registrar
         ayda=ayuda alluda=ayuda ayudame=ayudame
        @common: a abajo abrir acuerdo adelante agua aire algun alguna algunos alto amigo amiga amigos amor
         ano anos aparte apenas aquel arriba asunto aun aunque auto avion bajo banco bano barato barrio
         bastante bebe bien blanco boca boda bonito brazo bueno buena buenos buenas cabeza cada caer cafe
         calle calor cama camino campo cantar cara carne carro carta casa casi caso cena centro cerca cero
         chico cien cierto cinco cita claro clase cocina coche color comer comida comprar conmigo conocer
         contigo cosa cosas creer creo cualquier cuarto cuatro cuello cuenta cuerpo culpa dado dar debajo
         deber decir dedo dejar dentro derecha desayuno dia dias dice dicen diez dijo dijeron dinero dios
         doble doce doctor dolor domingo doy dulce duro edad ejemplo encima enero enfermo entonces entrar
         era escuela espejo estado este estos estas familia feliz fiesta fin final forma frio fruta fuego
         fuera fuerte futbol ganar gato gente gordo gracia gran grande grupo guapo guerra gustar gusta
         gustan haber habia hace hacia hambre hasta hermano hermana hermosa hija hijo hijos hombre hombro
         hora horas hoy huevo iglesia igual isla izquierda jamas jefe joven juego jueves jugar junto justo
         lado largo leche leer lejos lengua libro listo llave lleno llevo llegar lluvia lugar luna lunes luz
         madre mal malo mama manejar mano mar martes mas mayor media medio mejor menor menos mes mesa meses
         miedo mientras miercoles mil minuto minutos mio mirar mismo momento mucho mucha muchos muchas
         muerte mujer mundo musica nacer nada nadie nadar nariz negro ni nino nina ninos ninguno noche
         nombre norte nosotros noticia nube nueve nunca ocho oir ojo once otra otro padre pagar pais palabra
         pan papa papel par parece pared parte partido pasar paso pelo pelicula pena pensar peor pequeno
         perder perdon perro pie piel piso playa pobre poco podria poner pongo porfavor posible pronto
         propio pueblo puerta pues punto queria quiza quizas rapido rato razon real reloj rico rio rojo ropa
         sabado saber sabe sabes salir salud sangre seis semana semanas senor senora seguro ser siempre
         siete siglo silla simple sitio sobrino sol solo sola sombra sonar suerte sueno sur tal tampoco tan
         tanto tarde tarea tener tia tiempo tienda tierra tio tipo tomar trabajo traer tras tren tres triste
         unico uno usar vale valer varios veces vecino veinte vender venir ver verano verdad verde vez vida
         viejo viento viernes vino vivir vivo voz vuelta zapato ahorita orale guey wey vato chido carajo
         mierda pinche cabron pendejo verga puta jaja jajaja jeje haya banos renta cuota nota votes bota
         rota moto foto fotos gota plan plaza pila filo fino mina rima rola cola bola hola bella boletin
         correr corre corto carrera carga canal zona lona loma letra metro cielo cine cima masa misa mide
         mido mudo modo moda mesas leyo leyes liga lima lista listas casada casado cansado cansada pasada
         pasado casillero registros regreso regalo ayuno ayudo contar cuento canto costo
        @common: aburrido aburrida acento aceptar afuera agregar ancianos anoche aprender asiento bancos
         biblioteca blanca calefaccion casero cercanos chocolate colores companero companera comunitario
         confiables congresional cuentan cumple cumplir dando demanda dementes dime donado elementos
         escribeme escribo formulario gravedad hacen hecho independientes interpretar invento juega justa
         llaves llenar llevame mandan mando mapa mexico nacio nombres ocupa pasan perdi pesos pidieron
         preguntar preguntas presidencia primer primera regalando renuevo segundo siendo siento supermercado
         tirado tengan ubicaciones vueltas abogada abuela abuelo acabar aceite actor alegre alma almuerzo
         alquiler altura amable amarillo ambos ancho animal anillo antena apagar aplicar apoyo aprieta araña
         arbol arena arma arroz arte asado atencion aula autor ayer azucar azul bailar baile bajar balcon
         barba barco barra base bastar batalla beber bebida belleza besar beso bicicleta bigote billete
         bolsa bolsillo bosque botella boton brillar broma bruja burro buscar caballo cabello cable cadena
         calcetin callar calma camion camisa campana cancer canasta cansar capaz capital caracter carcel
         carga carinio carpeta cartera casar castillo cebolla celebrar cementerio cepillo cerdo cerebro
         cerrar chaqueta choque cielo ciencia cierto cinta circulo clavo cliente cobrar cobre codo colegio
         colgar colina collar comenzar comedor competir comun conejo consejo conseguir contento copa corazon
         cordon correr cortar cortina costar costumbre crear crecer crema criar cruz cruzar cuadro cubrir
         cuchara cuello cuerda cuidado cuidar cultura cumbre cura curar dama danza debil decidir defender
         delgado delicioso demas dentista deporte desear desierto despacio despertar detalle diamante diario
         dibujar dibujo diente diferente dificil dirigir disco disenar divertido docena dormir drama ducha
         dudar dueno edificio educar efecto elegir elefante empresa encender enojado enorme ensalada ensayo
         entender enviar error escalera esconder escribir escuchar esfuerzo especial esperar esquina estilo
         estrella estudiante estudiar estudio evitar exito explicar extrano fabrica facil falda falso faltar
         fama fantasma feo fiebre flor fondo foto frente fresa frontera fumar funcionar gafas galleta
         garganta gastar gasto genio gerente girar globo golpe goma gorra gota grasa gris gritar guante
         guitarra habito hablar hacha helado hielo hierro historia hoja hombro hormiga horno hospital hueso
         humano humo idea imagen imaginar importante impuesto infierno ingles inicio inteligente intentar
         invierno invitar jabon jamon jarra jaula jugo juguete julio junio jurar labio ladron lago lagrima
         lamer lampara lana lanzar lapiz lavar lazo leccion leon leve libre limpiar limpio linda lindo lobo
         loco lograr luchar lujo macho madera magia maleta manchar manera manteca manzana maquillaje marca
         marea marido marron mascara matar mayo mejorar melon memoria mercado merecer metal mezclar miel
         milagro ministro mirada mitad mono montana morder moreno morir mostrar mover mueble muela mueca
         multa muneca muro musculo nacion naranja natural negar negocio nervio nido nieve nivel noble
         nombrar nota obra obtener odiar oficina olla olor olvidar opinar orden oreja orgullo oro oscuro oso
         oveja pagina pajaro pala palo panal pantalon panza panuelo paquete par parar pareja pasear pastilla
         pata patio pato paz pecado pecho pedazo pedir pegar peinar pelea pelear peligro pelota penal
         perfecto perfume periodico permiso pesado pesar pescado pesca pestana piedra pierna pimienta pino
         pintar pintura pistola placer planta plata plato playa pluma pobreza poder poema polvo pollo
         porcion portal postre pozo practica preciosa premio prender preparar presente prestar primo
         princesa prisa probar profesor prohibir prometer pronto proteger prueba pulga pulso puno quejar
         quemar querer queso quince radio raiz rama rana rapido rata raton raya rayo recibir recoger recto
         red refresco regla reina reir religion repetir respirar respuesta retrato reves rey rezar rincon
         risa ritmo rodilla rollo romper roncar rosa rubio rueda ruido sabana sabio sabor sacar saco sacudir
         sal sala salsa saltar salto salvar sano santo sastre seco secreto seguir selva sembrar sentir senal
         separar serio servir sexo siesta silencio silvestre soldado sonrisa soplar sorpresa suave subir
         sucio sudor suegra suelo sufrir sumar taco talento tambor tapa tapar taza techo tecla tela tema
         temblar temer templo temprano tenedor tenis terminar terreno tesoro tigre timbre tinta tirar titulo
         toalla tobillo tocar tomate tonto torcer tormenta toro torre trampa tratar trece treinta trigo
         triunfo trono trozo tubo tumba tunel vaca vaciar valiente valle vapor vaso vecina vela veloz vencer
         veneno ventana verdura verguenza vestido vestir viajar vidrio vientre visita visitar vista viuda
         volar volcan volumen voluntad yerba yegua zanahoria zorro zurdo doy das damos dan diste dieron
         dimos hicieron hicimos fuimos fueron vinieron vino vine vengo viene vienen pongo pone ponen puso
         pusieron sale salen salio salieron sigo sigue siguen saben sabia pueda puedan podemos podria
         podrian tuve tuvo tuvieron tenia tenian teniamos hubo habia habian haran hara haria iria iban iba
        g.where: donde, adonde, en donde, a donde, en que lugar, que lugar, cual lugar, ubicacion,
         por donde, donde queda, como llego, en que parte
        g.when: cuando, a que hora, que dia, que fecha, para cuando, cuanto falta, cuantos dias,
         en que fecha, hasta cuando, cuanto tiempo, desde cuando, que horas, a que horas
        g.who: quien, quienes, a quien, de quien
        g.what: que, cual, cuales
        g.how: como, como hago, como puedo, como le hago, de que manera, que hago para, pasos,
         que tengo que hacer, que debo hacer, que hay que hacer
        g.howmany: cuantos, cuantas, cuanto, cuanta, que porcentaje, porcentaje
        g.why: por que, porque, razon, motivo
        g.want: quiero, quisiera, necesito, quiere, queria, me gustaria, deseo, ocupo, nesecito, quieren,
         busco, estoy buscando, trato de, me interesa, necesit*, quier*
        g.can: puedo, puede, podria, se puede, es posible, es legal, me dejan, dejan, podemos, pueden,
         poder, permitido, permiten, esta bien si
        g.must: tengo que, debo, hay que, hace falta, necesito llevar, debo llevar, piden, obligatorio,
         obligat*, requisito*, tengo que llevar, me van a pedir, me piden, se necesita, exigen,
         hay que llevar
        g.my: mi, mis, mio, mia, nuestro, nuestra
        g.me: me, nos
        g.you: tu, usted, ustedes, este bot, el bot, bot, robot, esta cosa, la app, esta app,
         esta aplicacion
        g.near: cerca, cercano, cercana, por aqui, en mi area, mi area, mi zona, mi ciudad, mi condado,
         mi estado, mi barrio, mi colonia, local, locales, aqui cerca, mas cerca, vecindario, mi pueblo,
         donde vivo, por mi casa, mi calle, mi comunidad
        g.show: muestra*, mostrar, ver, ensena*, dame, deme, lista, listado, abrir, abre, abra, quiero ver,
         dejame ver, ver mis, mira*, consultar, consulto, checar, pasame, ponme, muestre*, desplegar,
         ver la, ver el, mandame, entrar a
        g.find: encuentro, encontrar, busca*, hallar, ubicar, localizar, encuentra
        g.check: revisar, verificar, checar, comprobar, confirmar si, estado de, estatus, sigo, aparezco,
         saber si, verifico, reviso, checo, como se si, averiguar
        g.change: cambi*, actualiz*, modific*, corregir, editar, poner, pon, ponlo, arreglar, otro, otra,
         nuevo, nueva, ajustar, pasar a, corrij*, usa, usar
        g.delete: borr*, elimin*, quit*, olvida*, suprim*, remuev*, remover, desaparecer mis, bajen,
         limpiar, limpia
        g.stop: parar, paren, pare, para de, deten*, alto, basta, dejen, deja de, dejar de, ya no, no mas,
         apag*, desactiv*, no quiero, terminar
        g.new: ultimo*, ultima*, reciente*, nuevo*, nueva*, actual, actuales, mas recientes, mas nuevo
        g.next: proxim*, siguiente*, que viene, vienen, pronto, este ano, futuro, futuras, venider*,
         hay alguna, va a haber, habra, este mes, mas adelante, se acerca*, siguen
        g.now: ahora, ahorita, hoy, ahora mismo, en este momento, actualmente, esta manana, en vivo,
         esta noche, justo ahora, al momento
        g.tomorrow: manana, un dia antes, el dia antes, una semana antes, dias antes, la noche anterior,
         dia anterior, horas antes, hora antes, con anticipacion, la vispera, temprano ese dia
        g.past: pasad*, anterior*, ultima eleccion, ayer, el ano pasado, hace rato, antes, vez pasada, hace,
         antigu*, viejos, 2020, 2022, 2024
        g.not: no, nunca, ni, nadie, sin, tampoco, jamas, ningun*
        g.open: abre, abren, abrir, abran, abriran, abiert*, cierr*, horario*, cerrar, hora abren,
         hora cierran, hasta que hora, a que hora, apertura, horas de
        g.late: fecha limite, limite, plazo*, vence, ultimo dia, todavia puedo, tarde, se acaba,
         fechas limite, aun puedo, a tiempo, alcanzo a, cierre de, todavia hay tiempo,
         todavia estoy a tiempo, se termina, hasta cuando
        g.address: direccion*, domicilio, mapa, calle, como llego, edificio, indicaciones
        g.phone: telefono*, numero de, numero telefonico, llam*, marcar, correo electronico, email, celular,
         numero
        g.contact: contact*, comunicarme, escribirle, escribir a, hablarle, llamar a mi, mandarle,
         correo de mi, quejarme con, ponerme en contacto, mandar una carta, hablar con mi
        g.speak: habl*, platicar, comunicame, comunicarme, conectame, pasame con, pasarme, atiend*, atender,
         conversar
        g.learn: explic*, que es, que significa, informacion sobre, saber de, saber sobre, de que trata,
         diferencia, que pasa si, como funciona, detalles, cuentame de, que dice, en que consiste, que son
        g.date: fecha*, dia de, dia es, cae, caen, seran, sera, es el dia, se realiza, se celebra*
        date.say: enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre,
         diciembre, lunes, martes, miercoles, jueves, viernes, sabado, domingo
        g.if: si es, que pasa si, aunque, en caso
        g.everything: todo, toda, todos mis, todas mis, por completo
        g.problem: problema*, incident*, queja*, irregularidad*, anomalia*, fraude*, algo mal, algo raro,
         algo malo, injust*, ilegal, sospechos*, desorden, caos, relajo, desastre, abuso, raro, no es justo,
         que verguenza, una porqueria
        vote: vot*, sufrag*, emitir mi, votante*, elector, electores
        election: eleccion*, elecion*, electoral*, comicios, jornada electoral
        election.kind: primaria*, segunda vuelta, elecciones locales, eleccion general,
         elecciones generales, intermedias, eleccion especial, eleccion municipal, elecciones municipales,
         presidencial*, dia de la eleccion, dia de las elecciones, dia de eleccion*
        poll.place: casilla*, centro de votacion, centros de votacion, lugar de votacion,
         lugares de votacion, lugar para votar, sitio de votacion, puesto de votacion, mesa de votacion,
         recinto*, colegio electoral, donde voto, donde puedo votar, donde me toca votar, donde votar,
         donde me toca, local de votacion, mi centro, lugar donde voto, donde debo votar,
         donde tengo que votar, donde se vota, donde vota, urna*, centro electoral, mi precinto, precinto*,
         ir a votar, donde voy a votar, local electoral, donde ir a votar, donde votamos
        polls: las urnas, las casillas, las votaciones, urnas
        dropbox: buzon*, entregar mi boleta, dejar mi boleta, entregar la boleta, depositar mi boleta,
         deposito mi boleta, dejo mi boleta, urna de entrega, caja para boletas, entrego mi boleta,
         dejar la boleta, entrego la boleta, meter mi boleta, caja de boletas, echar mi boleta
        ballot: bolet*, papeleta*, balota*
        ballot.mine: en mi boleta, en la boleta, boleta de muestra, ver mi boleta, papeleta de muestra,
         en mi papeleta, en la papeleta, mi boleta dice, que trae mi boleta, viene en la boleta,
         boleta muestra, trae la boleta, muestra de la boleta, viene en mi boleta
        measure: medida*, propuesta*, proposicion*, referend*, iniciativa*, enmienda*, plebiscito,
         consulta popular, bono*
        candidate: candidat*, aspirante*, contendiente*, nominad*, opciones para, opciones tengo,
         quien mas compite, rival*
        run.for: postul*, compit*, compet*, se lanza*, corren, corre para, corre por, esta corriendo,
         estan corriendo, corriendo, contra quien, en la contienda, a votacion, por quien puedo votar,
         por quienes puedo, contiend*, quien va para, van para, quienes van, se presenta, reelig*
        office: gobernador*, alcald*, sheriff, alguacil, juez, jueces, presidente, presidenta, concejo,
         consejo, junta escolar, fiscal, procurador, secretario de estado, senado, tesorer*, comisionad*,
         supervisor*, regidor*, concejal*, contralor*, cargos, puestos
        rep: representant*, senador*, congresista*, diputad*, legislador*, funcionari*, politic*,
         asambleista*, me representa, nos representa, mi alcalde, autoridades, delegad*, oficiales electos,
         servidor publico, gobernantes
        district: distrito*, barrio electoral
        bill: proyecto de ley, proyectos de ley, proyecto*, legislacion*, ley nueva, leyes nuevas, leyes,
         nuevas leyes, propuesta de ley, propuestas de ley, proyecto de lei, iniciativa de ley,
         iniciativas de ley, decreto*, resolucion*
        law: ley, lei
        congress: congreso, senado, camara, legislatura, asamblea, capitolio, camara de representantes,
         washington, los diputados
        bill.move: patrocin*, aprob*, propuso, propone*, introduj*, votaron, firm*, comite, discut*, debat*,
         pasaron, se voto, en discusion, pendiente*, copatrocin*, vetar, veto
        topic: salud, medicare, medicaid, educacion, migracion, inmigracion, clima, ambiente, aborto,
         vivienda, armas, veteranos, salario minimo, prestamos estudiantiles, seguro social, impuestos,
         infraestructura, energia, crimen, frontera, guarderia*, seguridad, policia, agua, campo,
         agricultura, escuelas
        register: registr*, inscri*, empadron*, padron, darme de alta, apunt*, lista de votantes,
         credencial, tarjeta de votante, lista de electores, enlistar*, lista electoral, sacar mi registro
        age: cumpli 18, cumplo 18, 18, 17, anos, mayor de edad, cumpleanos, primera vez que voto,
         por primera vez
        home.moved: me mude, mude, mudamos, mudanza, mudar, me cambie de casa, cambie de casa,
         nueva direccion, nuevo domicilio, me cambie de direccion, vivo en otro, cambie de domicilio,
         me movi, nos cambiamos, vivo ahora, mi nueva casa, cambio de domicilio, me cambie de apartamento
        name.change: apellido, me case, nombre de soltera, cambie de nombre, cambie mi nombre,
         mi nombre legal, me divorcie
        party.mine: afiliacion, mi partido, cambiar de partido, partido registrado, independiente
        mail: correo, por correo, postal, ausente, ausentes, ausencia, por correspondencia, sobre,
         estampilla*, voto por correo, votar por correo, timbre postal, boleta por correo
        early: anticipad*, tempran*, antes del dia, por adelantado, adelantad*, votacion temprana,
         voto temprano, anticipacion, antes de la eleccion, antes del martes
        away: extranjero, militar*, ejercito, otro pais, fuera del pais, fuera del estado, de viaje, viajar,
         viaje, no puedo ir, estudiando fuera, hospital, en persona, fuera de la ciudad, asilo,
         no voy a estar, desplegad*, base militar, estare fuera, enferm*
        track: rastre*, seguimiento, llego mi boleta, no me ha llegado, no me llega, ya llego, recibieron,
         no llego, no ha llegado, contaron mi, donde anda mi, donde esta mi boleta, donde esta mi voto,
         recibi mi boleta, fue recibida, contaron, no recibi, me llego, llegue mi
        id.card: identificacion*, id, licencia de conducir, licencia, pasaporte, credencial con foto,
         matricula, comprobante, documento*, que llevo, que llevar, que papeles, papeles,
         acta de nacimiento, tarjeta de seguro, que tengo que llevar, identificarme, licencia de manejar,
         matricula consular, debo llevar
        felony: antecedentes, penales, felonia, delito*, carcel, prision, preso, presa,
         libertad condicional, probatoria, probation, record criminal, condena*, sali de la carcel,
         estuve preso, delincuente, convicto, conviccion, estuve en la carcel
        citizen: ciudadan*, residente*, indocument*, green card, tarjeta verde, sin papeles, inmigrante*,
         naturaliz*, visa, doble nacionalidad, daca, mica, nacionalidad, estatus migratorio
        rules: reglas, derecho*, requisitos, elegib*, quien puede votar, quienes pueden votar,
         tengo derecho, normas, reglamento, mis derechos, derecho a votar, puedo votar si
        provisional: provisional*, me equivoque en la boleta, otra boleta, boleta nueva, arruine,
         eche a perder, me equivoque al marcar, mal la boleta, reemplazo
        assist: ayudar a votar, ayude a votar, me ayude, ayudarme a votar, acompan*, interprete,
         alguien me ayude, traductor, ayuda para votar, llevar a mi, llevar a mis, llevar ninos,
         ayuden a votar, alguien me puede ayudar, no se leer, no puede ver, no veo bien, desde el carro,
         entrar con, ayudarle a votar, me asista, mi mama a votar, mi abuela a votar, ayudar a mi
        conduct: selfie*, tomar fotos, tomarme, sacar foto*, foto de mi, usar mi celular, el celular,
         camiseta, playera, gorra, propaganda, en blanco, meter el telefono, dejar en blanco,
         mi telefono adentro
        time.off: permiso del trabajo, permiso en el trabajo, mi jefe, patron, mi trabajo, dia libre,
         faltar al trabajo, tiempo libre, tiempo para votar, salir del trabajo, el trabajo, empleador,
         del trabajo, faltar
        homeless: sin hogar, sin casa, sin domicilio, refugio, vivo en la calle, no tengo direccion,
         albergue, sin direccion fija
        results: resultado*, rezultado*, conteo, escrutinio, total de votos, totales, cuantos votos,
         participacion, cifras, como quedo, como quedaron, como va, como van, recuento, computo, votos saco,
         votos sacaron, numeros finales
        won: gano, ganador*, ganaron, va ganando, ganando, perdio, perdieron, paso la, venc*, triunf*,
         quien quedo, quedo como, derrot*, va arriba, lleva ventaja, van arriba, salio electo,
         salieron electos, quedo de, salio ganador
        chart: grafic*, grafica*, barras, pastel, circular, solo texto, diagrama, torta, visual, en texto,
         texto sin, sin dibujos, solo numeros
        report: report*, denunci*, quej*, informar de, avisar de, dar aviso, levantar un, poner una,
         hacer una denuncia, reportar
        report.mine: mi report*, mis report*, mi denuncia, mis denuncias, mi queja, mis quejas, reporte que,
         reportes que, que reporte, lo que reporte, que mande, que envie, numero de reporte, que hice,
         que puse, ya reporte, #report
        line: fila*, cola*, espera*, esperando, horas esperando, linea*, formad*, haciendo fila, larga,
         largas, llevo, llevamos, parado, parados, no avanza, haciendo cola, larguisim*, da la vuelta,
         no se mueve
        turned.away: no me dejan, no me dejaron, no nos dejan, no dejan, no nos dejaron, no dejaron,
         me negaron, nos negaron, negaron, rechaz*, me dijeron que no, no me permiten, no me permitieron,
         me corrieron, me sacaron, nos corrieron, me mandaron, me regresaron, no aparezco,
         no estoy en la lista, no me quieren, me echaron, no me quisieron, nos sacaron, no permiten,
         regresando, dicen que no, no estoy en el, sin votar, no me dieron, no me dan, me impidieron,
         impiden, no quisieron, no aceptaron mi id, ya vote, no me encontraron, no me encuentran,
         no sale mi nombre, no dejando, no aparece mi nombre, ya habia votado, niegan, no esta mi nombre
        machine: maquina*, escaner*, impresora*, pantalla*, aparato*, equipo*, lector*, computadora*,
         sistema, tableta*, dispositivo*
        broken: no funciona*, descompuest*, no sirve*, rota, roto, rotas, danad*, falla, fallo, fallan,
         fallas, fallando, se trabo, trabad*, se cayo, averiad*, caido, no prende*, atorad*, no lee,
         se descompuso, se descompusieron, se apaga*, congelad*, no jala*, se rompio, cambio mi voto,
         se atasc*, no imprime, no acepta, error, dejo de funcionar, sin funcionar
        ran.out: se acabaron, se acabo, sin boletas, no hay boletas, no hay luz, faltan, se fue la luz,
         no hay suficientes, solo una, no hay personal, solo hay una, no hay nadie, falta de,
         no tienen boletas, ya no hay, se quedaron sin, no alcanzan, nomas hay, se terminaron, sin luz,
         no hay sillas, no hay agua, pocas, solo hay
        intimidate: intimid*, acos*, hostig*, gritando, gritan, grita, bloquean*, amedrent*, molestando,
         asust*, agresiv*, presion*, insult*, grabando a, filmando, armados, tomando fotos a, vigilando,
         obligan*, no dejan pasar, pidiendo, preguntando a, discrimin*, racista*, groser*, maltrat*,
         camionetas, coaccion*, uniformad*, fotografiando, me trataron mal, migra, incomod*, tapando, miedo,
         repartiendo, haciendo campana, propaganda, banderas, diciendo por quien, por quien votar,
         bloqueando, burl*, siguen a la gente
        poll.worker: trabajador*, funcionarios de casilla, voluntari*, observador*, juez electoral,
         encargad*, los de la casilla, empleado*, oficial*, guardia, personal, la senora de la mesa,
         el de la mesa, los de la mesa, supervisora, representantes de casilla
        wrong.info: informacion falsa, informacion equivocada, desinform*, mentira*, mintiendo, falso,
         falsos, falsa, falsas, rumor*, volante*, llamada*, enganan*, enganosa, fecha equivocada,
         mensaje que dice, dicen que, diciendo que, noticias falsas, engan*, fraudulent*,
         me llego un mensaje, me llego un texto, informacion incorrecta, publicacion, whatsapp, cadena,
         letrero que dice, hora equivocada, dia equivocado
        place.moved: cambiaron mi casilla, cambiaron mi centro, movieron, cambiaron de lugar, cerraron,
         cerrad*, no han abierto, no abrio, no abrieron, cambiaron el lugar, sin avisar, movida,
         cerro temprano, con llave, no esta abierto, todavia no abren, reubic*, quitaron, cerro antes,
         no abren, sin aviso
        access: silla de ruedas, rampa, elevador, discapaci*, sordo, ciego, no hay interprete,
         no hay traductor, nadie habla espanol, solo en ingles, estacionamiento, escaleras,
         solo hablan ingles, accesib*, nadie habla, sillas, muletas
        suppression: supresion, suprim*, trampa*, alteran*, compra de votos, comprando votos, robaron,
         robando, voto a mi nombre, voto por mi, urnas rellenas, acarreo, rellenando, tirando boletas,
         rompiendo boletas, boletas tiradas, boleta equivocada, boletas en la basura, no es mi boleta,
         usaron mi nombre, con mi nombre
        saw: vi a, vi que, vi, vimos, acabo de ver, testigo, presenci*, paso algo, estoy viendo,
         esta pasando algo, estoy en la, aqui en la, estoy en el, aqui en el, estoy viendo a
        feed: noticias, muro, feed, en vivo, actualizaciones, novedades, noticiero
        happening: pasando, que pasa en, esta pasando, como van las, como esta la, como estan las,
         sucediendo, hay problemas, ocurriendo, que hay de nuevo, como va la cosa, situacion, que tan larga,
         que tan largas, como esta el centro, que onda en, hay fila, hay filas, ha habido, que ha pasado,
         hay mucha fila, hay mucha gente
        people.say: reporta la gente, dice la gente, otros reportes, reportes cerca, reportes recientes,
         ultimos reportes, los reportes, reportes de, otras personas, reportado, reportan, reportando,
         lo que dicen, los demas, otros votantes, problemas en mi, problemas cerca, reportes en,
         reportes nuevos, todos los reportes, han reportado, incidentes cerca, la gente, demas reportes,
         reportes del, reportes populares, se ha reportado, reportaron, los otros, incidentes en,
         reportes por, que dicen, reportes mas
        saved: guardad*, guarde, guardo, guardar, guarda, favorit*, marcad*, marcador*, destacad*,
         tengo guardado, lo que me gusto, me gustaron, apartad*
        calendar: calendario*, agenda*, fechas importantes, fechas clave, cronograma, fechas de,
         todas las fechas, fechas limite, kalendario, fechas electorales, fechas para, proximas fechas,
         las fechas, fechas que vienen
        remind: recuerd*, recorda*, avis*, notific*, alert*, alarma, no se me olvide, que no se me pase,
         hazme acordar, acuerdame, notifiq*, mandame un mensaje, olvidar, me olvide, me digas cuando,
         mensajito, acordarme, se me va a olvidar, me vaya a olvidar
        settings: configura*, ajuste*, preferencia*, opciones de, perfil, mis opciones, parametros
        language: idioma*, ingles, espanol, lenguaje, lengua, traduc*, hablar espanol, habla espanol,
         en ingles, en espanol, otro idioma, vietnamita, chino, frances, bilingue, castellano, portugues
        zip: codigo postal, codigos postales, zip, mi codigo, ubicacion, #zip, codigo
        charity: carid*, donar, dono, dona, donativo*, donacion*, benefic*, fundacion*, organizacion*,
         sin fines de lucro, ayudar con dinero, causa*, filantrop*, asociacion*, obras sociales,
         beneficencia, banco de alimentos, dar dinero, aportar, contribuir, ayudar a los, apoyar a,
         cruz roja, recaud*, limosna, #money
        privacy: privacidad, privad*, anonim*, confidencial*, mis datos, datos personales, datos,
         guardan sobre, guardan de, saben de, sabes de, informacion personal, mi informacion, comparten,
         comparte, mi identidad, ven mis, ve mis, mi nombre, saben quien, sabe quien, espi*, segur* mis,
         seguro aqui, quien ve, quien puede ver, mis mensajes, revel*, enterar*, que guardan,
         saber quien soy, se va a saber, sepan que fui, sepa que fui, secreto, rastrear, recopil*, venden
        who.gets: gobierno, migracion, la migra, policia ve, ice, inmigracion, mi jefe, terceros,
         autoridades, la policia, el partido
        export: exporta*, descargar, copia de, bajar mis, copia
        account: cuenta, mi cuenta, historial, conversacion*, mi perfil, todo lo mio, mi registro en el bot,
         mi numero, mi chat, nuestro chat, todo sobre mi
        help: ayuda, ayudame, ayudenme, ayudeme, instrucciones, como funciona, como se usa,
         que puedes hacer, que haces, que puede hacer, comandos, no entiendo, no se como, guia,
         para que sirve, para que sirves, que sabes hacer, como te uso, no se que hacer, perdido, perdida,
         confundid*, que hago, funciones, que ofrece, en que puedes, en que me puedes, que es esto,
         quien eres, como uso, ayudar, como usar, que eres, soy nuevo, soy nueva, de que trata esto,
         que puedo hacer, no le entiendo, que mas puedes, en que ayudas, me explicas como
        menu: menu, inicio, empezar, principal, comenzar, volver al inicio, pagina principal, opciones,
         al principio, desde cero
        cancel: cancel*, salir, anul*, no importa, olvidalo, dejalo, ya no, no lo envies, no lo mandes,
         terminar, termina, mejor no, descarta*, abort*, cambie de opinion, dejemoslo, dejalo asi,
         ya no quiero, no quiero seguir, salte, no quiero reportar, no lo mande, no lo envie, me arrepenti,
         olvidelo, cierra, cerrar esto, no mandes, detener esto, no sigas, dejelo
        back: volver, atras, regresa*, deshacer, retroced*, vuelve*, paso anterior, anterior,
         pantalla anterior, devuelve*, devolver, regresame, regreso, un paso, para atras, pregunta anterior,
         deshaz
        mistake: me equivoque, error, equivocacion, por accidente, sin querer, cometi un error, no era eso,
         quise decir, puse mal, le di mal, aprete mal, toque mal, escribi mal, me confundi, le pique mal,
         boton equivocado
        more: mas, ver mas, mostrar mas, otra pagina, siguiente pagina, continua*, seguir, sigue,
         mas resultados, mas antiguos, otros mas, que mas hay, los siguientes, adelante con, proxima pagina,
         los demas, siguientes, mas opciones, hay mas, dame mas, el resto, pagina 2, pagina siguiente,
         mas abajo, algo mas, otros cinco, carga mas, cargar mas, los otros
        yes: si, claro, correcto, esta bien, de acuerdo, confirmo, confirmar, por supuesto, dale, adelante,
         ok, va, enviar, envialo, mandalo, exacto, asi es, sale, perfecto, hazlo, afirmativo, ok si, orale,
         bueno, simon, desde luego, envia, manda, eso es, asi esta bien, seguro, obvio, claro que si,
         todo bien, mandelo, envielo, vale, eso mero, cierto, me parece bien, sii, acepto, andale
        no: no gracias, incorrecto, esta mal, no es correcto, eso no, nunca, no quiero, negativo, para nada,
         asi no, no es asi, mejor no, claro que no, no no, no es eso, nel, todavia no, ese no, no asi,
         de ninguna manera, no por ahora, en absoluto, ni loco, no esta bien, aun no, ni hablar, tampoco
        greet: hola, buenos dias, buenas tardes, buenas noches, que tal, saludos, buenas, buen dia,
         que onda, como estas, como esta usted, como te va, hay alguien, holi, holis, que hubo, mucho gusto,
         que hay, quiubo, estas ahi, como andas, como le va
        thanks: gracias, agradec*, agradezc*, muy amable, te agradezco, mil gracias, dios te bendiga,
         dios lo bendiga, bendiciones, que amable, excelente, me ayudaste, me sirvio, genial, me salvaste,
         buen trabajo, bendiga, muy util, eres lo maximo, buen servicio, me ayudo mucho
        human: persona, humano, humana, agente, alguien real, persona real, operador*, asesor*, moderador*,
         una persona, alguien de verdad, persona de verdad, ser humano, encargado, representante humano,
         abogad*, ayuda legal, asesoria legal, atencion al cliente, hablar con alguien, asistencia legal,
         alguien que me atienda, de carne y hueso, alguien del equipo, no un bot, no con un bot,
         no con una maquina, su equipo
        hotline: linea de ayuda, linea directa, numero de ayuda, numero para llamar, a quien llamo,
         donde llamo, numero de telefono, un telefono, telefono de ayuda, linea telefonica, llamarlos,
         a que numero, linea de atencion, a donde llamo, telefono para, los llamo, numero al que,
         puedo llamar, donde puedo llamar, linea gratuita, linea de votantes
        appeal: apel*, impugn*, reconsider*, revisen mi, revisar otra vez, desbloque*, revisen otra vez,
         revisen de nuevo, no estoy de acuerdo, revision, no acepto, otra oportunidad, revisenlo, injusta,
         vuelvan a, inconforme, reclam*, que revisen, otra vez mi, de nuevo mi, disputar, contra la decision
        rejected: rechaz*, no aceptaron, no aprobaron, denegad*, borraron mi, no publicaron,
         quitaron mi reporte, no se publico, negaron mi reporte, rechazado, no lo publicaron,
         no lo aceptaron, no paso mi reporte, no me aceptaron, tumbaron mi, me lo rechazaron
        approved: aprob*, public*, acept*, ya salio, revisaron, que paso con mi, en que va mi, como va mi,
         le dieron me gusta, likes, ya lo vieron, en que quedo, que hicieron, me gusta a mi, vieron mi,
         ya fue revisado, saber de mi reporte, me gusta tiene, pendiente*, sigue en revision, en revision
        banned: bloque*, suspend*, expuls*, baneado, baneada, me banearon, vetado, no puedo reportar, ban,
         castigad*, baneo, me prohibieron, restringid*
        decision: decision*, fallo, resolucion del, dictamen, veredicto
        messages: mensaje*, mensajes, textos, escribirme, escriban, molestar, molesten, escribiendo, manden,
         mandar, notificaciones, avisos, mandando, mandarme, enviarme, enviando
        unsubscribe: suscri*, desuscri*, darme de baja, dejame en paz, dejenme en paz, no me escriban,
         no me escribas, no mas mensajes, ya no me escriban, ya no me manden, de baja, dejen de escribir*,
         no me manden, dame de baja, denme de baja, no me molest*, ya no me escribas, deja de escribirme,
         no quiero mensajes, no mas textos, no quiero mas mensajes, dejen de mandar*, deja de mandar*,
         saquenme, borrenme de la lista, dejen de molestar, ya dejenme, no quiero recibir,
         basta de mensajes, dejar de recibir, ya no quiero recibir, no me vuelvan, paren de, parar todos
        opinion: por quien voto, por quien debo, por quien deberia, mejor candidat*, a quien apoyas, apoyas,
         recomiend*, tu opinion, que opinas, que piensas, crees que, te cae, prefier*, cual es mejor,
         es mejor, es bueno, es buena, es malo, es mala, por quien votarias, te gusta, conviene,
         vale la pena votar, sirve de algo votar, quien es mejor, me conviene, votar por el, deberia votar,
         merece, simpatiz*, corrupto*, corrupta*, peor*, eres democrata, eres republicano, por cual voto,
         por cual debo, por quien votaste, a quien le vas, debo votar por, a favor o en contra,
         esta bien o mal, tu que harias, partido es mejor, te parece, de que lado, a cual le voy, ratero*,
         sinverguenza*
        party: democrat*, republican*, partido, trump, biden, harris, obama, vance, socialista*, comunista*,
         izquierda, derecha, liberal*, conservador*, los azules, los rojos
        rigged: amanad*, fraude electoral, arreglad*, robada, robadas, robaron la, hicieron trampa,
         hay fraude, manipulad*, hackead*, comprada, conspiracion, todo es un fraude, robo electoral,
         un robo
        predict: ganara, va a ganar, van a ganar, predic*, pronostic*, encuestas, quien va a, apuesta*,
         probabilidad*, quien crees, va adelante, apostar, las encuestas, posibilidades
        abuse.twice: dos veces, mas de una vez, varias veces, votar otra vez, doble, votar de nuevo,
         en dos estados, dos boletas, volver a votar, en los dos, 2 veces, otra vez, segunda vez,
         tres veces, en dos lugares
        abuse.other: nombre de otra, nombre de otro, por un muerto, muerto, muerta, difunt*,
         por otra persona, falsific*, con otra identidad, hacerme pasar, identidad falsa, por mi esposa,
         por mi esposo, por mi mama, por mi hijo, por mi hermano, a nombre de, id falsa, otro nombre,
         fallecio, fallecid*, suplantar, por mi abuela, por mi papa, con la credencial de, firmar por
        abuse.buy: comprar votos, vender mi voto, compran votos, vendo mi voto, pagar por votos,
         pago por voto, me pagan por votar, pagan por votar, pagar por mi voto, soborn*, comprar el voto,
         vender votos, compra mi voto, pagarle a la gente, dinero por mi voto, vender el voto, cuanto pagan,
         pagan por mi, a cambio de, comprar boletas, vendo votos, comprarle
        abuse.block: evito que, evitar que, impedir que, que no voten, asustar, espantar,
         que la gente no vote, impido que, bloquear votantes, destruir boletas, robar boletas, hackear,
         quemar, boletas falsas, imprimir boletas, alterar, sabotear, que no vote, meter boletas,
         rellenar urnas, enganar a la gente, enganar a los, no lleguen, tirar las boletas,
         amenazar a los votantes
        x.weather: clima, lluvia, llover, temperatura, pronostico, sol hoy, nieve, va a llover, huracan,
         grados
        x.food: pizza, receta*, restaurante*, cocinar, tacos, comida, cena, almuerzo, desayuno, pollo,
         pastel de, hambre, cafe, cerveza, arroz, tamales, antojo, pozole, sopa, mole
        x.sport: futbol, partido de, mundial, deportes, beisbol, basquet*, marcador, liga, gol, goles,
         equipo favorito, chivas, america contra, boxeo, seleccion nacional, messi, olimpiadas, barcelona,
         real madrid, copa
        x.media: pelicula*, cancion*, musica, cine, serie, novela, concierto, videojuego*, juego, netflix,
         reggaeton, bad bunny, artista, youtube, tiktok, la voz, oscar, oscares, grammy, miss universo,
         shakira, famosos, casa de los famosos
        x.story: chiste*, historia, cuento, poema, adivinanza, canta, cantame, cuentame un, rima,
         dato curioso, ensayo
        x.travel: vuelo*, hotel*, viaje a, aeropuerto, boleto de avion, autobus, tren, taxi, uber,
         vacaciones, playa, pasaje, boleto de, crucero
        x.homework: tarea, matematicas, ecuacion, raiz cuadrada, multiplic*, capital de, resumen de, suma,
         algebra, dividido, codigo en python, programar, quimica, geometria, cuanto es
        x.love: novia, novio, amor, casarte, te amo, divorcio, pareja, mi ex, soltera, soltero, boda,
         conquistar, cita romantica
        x.health: doctor, medico, dentista, medicina, dolor, fiebre, dieta, embaraz*, vacuna*, sintomas,
         gripe, receta medica, bajar de peso, cirugia, tos, farmacia, seguro medico, cita medica
        x.work: trabajo de, empleo, curriculum, sueldo, entrevista de trabajo, entrevista,
         candidato a un puesto, desempleo, vacante, vacantes, trabajos, salario de, busco trabajo
        x.money: bolsa, acciones, cripto*, bitcoin, hipoteca, tarjeta de credito, prestamo*, impuestos de,
         declaracion de impuestos, banco, renta, multa, multas, pagar la luz, factura, recibo de luz, dolar,
         reembolso, cuenta del agua, cuenta de luz, bill de la luz, pagar mis biles, biles, taxes, cheque,
         estampillas de comida, gasolina, deuda*, recibo, tipo de cambio
        x.car: carro*, coche, mi auto, renovar la licencia, placas, mecanico, llanta*, examen de manejo,
         aceite, registrar mi carro, registrar mi auto, registrar un, moto, renovar mi licencia,
         seguro de auto, licencia de conducir vencida, troca, verificacion vehicular
        x.tech: wifi, contrasena, iphone, computadora nueva, laptop, internet, facebook, instagram,
         lavadora, maquina de coser, maquina de cafe, android, cafetera, celular nuevo,
         inteligencia artificial, chatgpt, alexa, bateria, bocina
        x.school: escuela primaria, inscribir a mi hijo, inscribirme en la, clases, universidad, examen,
         calificaciones, colegiatura, kinder, maestra, maestro, prueba de sangre, laboratorio,
         boleta de calificaciones, curso, analisis de sangre, primaria esta, gimnasio,
         inscripciones de la escuela, secundaria, becas, beca
        x.gov: pasaporte cita, renovar mi pasaporte, renovar pasaporte, licencia de matrimonio, acta de,
         basura, bache*, permiso de construccion, licencia de negocio, jurado, consulado, licencia de pesca,
         cita en, paquete, mi pedido, envio, registro civil, tramite*, desalojo, corte, perro perdido,
         alumbrado
        x.time: que hora es, que horas son, cuantos anos tienes, que dia es hoy, que ano es, tu edad,
         como te llamas, donde vives, eres humano, duermes, eres real, quien te hizo, cuanto mide,
         de donde eres
        x.poll: mejor pizza, encuesta en, hacer una encuesta, concurso, votar por mi, reina, color favorito,
         alberca, piscina, votar por la cancion, reality, nominados al, junta de vecinos, quinceanera,
         representante de ventas, representante de mi banco, condominio, sindicato
        x.shop: zapatos, comprar un, vendo mi, descuento*, cupon*, tienda*, compras, ropa, precio de,
         oferta*, barato, walmart, entrega a domicilio, envio gratis, muebles, corte de pelo, barberia,
         comprarme
        x.buy: pedir un*, pideme, ordena, ordenar, reserva*, reservar, llamame un, jugar, compra*,
         pedir comida
        x.body: traduce esto, traduceme, como se dice, como se escribe, definicion, sinonimo, pon musica,
         prende, despiertame, temporizador
        @list arma: pistola pistolas arma armas rifle rifles escopeta cuchillo cuchillos navaja navajas
         machete machetes fusil bomba bombas granada revolver punal bate metralleta cuerno
        @list gente: alguien persona personas gente hombre hombres mujer mujeres senor senora senores tipo
         tipos muchacho muchachos joven chavo viejo viejita viejito anciano anciana abuela abuelo abuelita
         abuelito ancianos nino nina votante votantes el ella ellos amigo amiga mama papa esposo esposa
         hermano hermana hijo hija vecino vecina trabajador trabajadora
        @danger figure: no me mates, me da un infarto, candidat* bomba, voy a explotar, me asalta/asaltan ~ duda/dudas/pregunta, atac* ~ propuesta/ley/proyecto/decision/idea,
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
         me duele/duelen el/la/los/las, violencia de genero ley, ley ~ violencia, contra la violencia,
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
        @danger emergency: romp* ~ vidrios/ventanas/puertas/puerta, metio ~ carro/camioneta/troca ~ fila/gente, tienen/tenian encerrad*, nos/me maten/mate,
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
        @sign means: pastillas soga puente venas cuerda pistola carta frasco colgar* tirar aventar* pastilla
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
        @sign papers: boleta boletas provisional identificacion id licencia pasaporte credencial papel
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
        """)
}
