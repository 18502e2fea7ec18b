/// The Spanish words for the concepts, written without accents; `Lexicon` says how to read them.
extension Lexicon {
    static let spanish = Lexicon([spanishWords, spanishConcepts, spanishDangers].joined(separator: "\n"))

    /// The language itself: its small words, common ones, and concepts of asking and telling.
    private static let spanishWords = """
        @language: es
        @function: el la los las un una unos unas de del al y o u que en es son esta estan estoy estamos soy
         eres somos fue era hay con sin por para pero como cuando donde quien quienes cual cuales cuanto
         cuantos cuanta cuantas mi mis tu tus su sus yo usted ustedes ella ellos nosotros me te se le les lo
         nos no si ya muy mas este esto esa ese eso aqui alli ahi porque puedo puede pueden quiero quiere
         quieren tengo tiene tienen necesito hacer hago hace ver voy va van vamos sobre desde hasta entre
         antes despues todo todos toda todas algo alguien nadie nada tambien adonde hola gracias favor
         estaba estaban han ha he hemos ser estar tener debo deben cada otra otro otros otras mismo misma
         ahora hoy ayer manana pude pudo pudimos dejaron dejan quitaron dieron
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
        """
}
