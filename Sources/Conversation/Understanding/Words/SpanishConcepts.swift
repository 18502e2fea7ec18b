/// What voters talk about, concept by concept, in Spanish.
extension Lexicon {
    static let spanishConcepts = """
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
        export: exporta*, mandame todo, enviame todo, todo lo que tienes de mi, todo lo que tienen de mi,
         todo lo que saben de mi, todo lo que guardan de mi, un archivo con, descargar, copia de, bajar mis, copia
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
        """
}
