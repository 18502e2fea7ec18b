/// Things that reports are about, each with the words for it in English and Spanish, so that two people who say the
/// same thing in other words, or in another language, are understood to say the same.
enum Concepts {
    /// The things that a text names: known ones by their name, other words by their beginning.
    static func named(in text: String) -> Set<String> {
        Set(Stems(text).all.map { known[$0] ?? $0 }.filter { $0 != nothing })
    }

    private static let names = Set(words.map(\.name))

    /// What a thing says about which report this is: what stands in many reports says less, and what only one language
    /// has a word for can hardly be met in the other.
    static func weight(of thing: String, isOneLanguage: Bool) -> Double {
        guard names.contains(thing) else { return isOneLanguage ? 1 : 0.3 }
        return frequent.contains(thing) ? 0.7 : 1
    }

    private static let frequent: Set<String> = [
        "line", "wait", "machine", "broken", "works", "ballot", "worker", "entrance", "help", "only", "leave",
        "run out", "register",
    ]

    /// The same for the words of a place, of which those that nearly every place has say little.
    static func places(in words: String) -> Set<String> {
        let all = Set(Stems(words).all.map { sites[$0] ?? $0 })
        let telling = all.filter { !commonPlaces.contains($0) }
        return telling.isEmpty ? all : telling
    }

    private static let nothing = "-"

    private static let known: [String: String] = table(words)
    private static let sites: [String: String] = table(placeWords)

    private static func table(_ families: [(name: String, words: String)]) -> [String: String] {
        var table: [String: String] = [:]
        for family in families {
            for stem in Stems(family.words).all where table[stem] == nil { table[stem] = family.name }
        }
        return table
    }

    private static let words: [(name: String, words: String)] = [
        // What stands in nearly every report says nothing.
        (
            nothing,
            """
            vote votes voter voters voting votar voto votos votante votantes votacion poll polls polling place places \
            station site people person persons gente persona personas today now hoy ahora still todavia everybody \
            anybody someone somebody alguien nobody nadie thing things cosa really please report reporte election \
            elections eleccion elecciones lugar casilla centro said say says told dice dicen dijo dijeron right want \
            wants because morning afternoon manana tarde went going goes came come since desde again
            """
        ),
        ("line", "line lines queue queues fila filas cola colas wrapped"),
        (
            "wait",
            """
            wait waits waiting waited hour hours espera esperan esperando esperar hora horas long large larga largas slow slowly lenta lento tarda tardan
            """
        ),
        (
            "machine",
            """
            machine machines scanner scanners tabulator tabulators reader screen touchscreen printer maquina maquinas \
            escaner lector pantalla impresora equipo equipos
            """
        ),
        (
            "broken",
            """
            broken broke breaks down stopped stop order jam jams jammed jamming error failing failed fail \
            frozen rejects rejecting crashed offline rota roto rotas descompuesta descompuesto descompuso atasco atasca atascada fallo falla fallan
            """
        ),
        (
            "closed",
            """
            closed close closing locked lock shut unlocked opened open opening late cerrado cerrada cerraron cierran abierto \
            abren abrieron abrio abrir candado
            """
        ),
        ("works", "working work works funciona funcionan sirve sirven"),
        (
            "moved",
            "moved relocated relocate changed switched different cambiaron cambio cambiado movieron trasladaron otro otra"
        ),
        ("papers", "papers document documents papeles documento documentos"),
        (
            "identity",
            "id identification license photo card passport identificacion licencia credencial pasaporte"
        ),
        (
            "sent away",
            "turned turning away refused refuse refusing denied deny deja dejan dejaron negaron niegan rechazaron rechazan echaron"
        ),
        (
            "register",
            "registered register registration roll rolls book pollbook registrado registrada registro padron lista list listed name nombre"
        ),
        ("ballot", "ballot ballots boleta boletas papeleta papeletas"),
        ("provisional", "provisional provisionals provisionales"),
        ("run out", "ran run running short shortage empty agotaron acabaron acabo faltan falta quedan"),
        (
            "worker",
            "worker workers official officials judge clerk staff volunteer trabajador trabajadora trabajadores funcionario funcionaria funcionarios encargado encargada empleado empleada"
        ),
        (
            "officer",
            "police officer officers cop cops sheriff deputy guard guards uniform policia policias oficial oficiales guardia guardias patrulla"
        ),
        (
            "weapon",
            "gun guns rifle rifles armed weapon weapons pistol pistola pistolas arma armas armado armados"
        ),
        (
            "shout",
            "shout shouting shouts yell yelling yells scream screaming insult insulting insults grita gritan gritando gritos insulta insultan insultando"
        ),
        (
            "threat",
            "threat threaten threatened threatening threats intimidate intimidating intimidation scare scared harass harassing amenaza amenazan amenazando amenazas intimida intimidan intimidando miedo acosa acosan acosando"
        ),
        (
            "film",
            "film filming filmed camera cameras video record recording pictures taking graba graban grabando camara camaras videos fotos"
        ),
        (
            "block",
            "block blocking blocked blocks bloquea bloquean bloqueada bloqueado bloqueando tapan estorban"
        ),
        (
            "car",
            "truck trucks vehicle vehicles cars camioneta camionetas camion carro carros auto autos coche coches"
        ),
        ("parking", "parking parked lot estacionamiento estacionada estacionadas aparcamiento"),
        ("entrance", "entrance door doorway gate entry entrada puerta porton"),
        (
            "wheelchair",
            "wheelchair wheelchairs silla sillas ruedas disabled disability discapacidad discapacitado accessible"
        ),
        (
            "ramp",
            "ramp ramps rampa rampas elevator lift elevador ascensor stairs steps escaleras escalones curb"
        ),
        (
            "language",
            "language interpreter interpreters translator translate spanish english idioma interprete interpretes traductor espanol ingles"
        ),
        (
            "flyer",
            "flyer flyers leaflet leaflets poster sign signs letter paper volante volantes folleto folletos letrero letreros cartel carteles carta papel"
        ),
        (
            "message",
            "text texts message messages call calls robocall robocalls email mail post facebook mensaje mensajes llamada llamadas correo publicacion"
        ),
        (
            "wrong",
            "wrong false fake incorrect mistake misleading lie falsa falso falsas equivocada equivocado incorrecta error mentira"
        ),
        ("date", "date dates tomorrow wednesday thursday fecha fechas miercoles jueves dia day"),
        ("power", "power electricity lights outage dark luz electricidad apagon oscuras corriente"),
        ("water", "water flood flooded leak rain raining agua inundado inundada gotera lluvia"),
        ("dropbox", "drop dropbox buzon urna box"),
        (
            "campaign",
            "campaign campaigning electioneering candidate candidates shirt shirts hats campana propaganda candidato candidatos camiseta camisetas gorra gorras"
        ),
        ("help", "help helping assist assistance ayuda ayudar asistencia"),
        ("only", "only single just sole solo sola unica unico solamente"),
        ("old", "elderly elder seniors older anciano anciana ancianos ancianas mayores mayor"),
        ("leave", "leave leaving left leaves gave giving irse fueron van vayan marchan"),
        (
            "fight",
            "fight fighting shove shoved shoving pushed pushing pelea peleando empujan empujaron golpe golpes"
        ),
        ("wifi", "wifi internet network connection conexion red"),
        ("cold", "cold heat heating hot freezing frio calor calefaccion"),
        ("student", "student students college university estudiante estudiantes universidad"),
        ("address", "address addresses moved direccion domicilio"),
        ("chair", "chairs chair seats sit asientos sentarse"),
        (
            "sick",
            "faint fainted fainting passed collapsed ambulance desmayo desmayaron ambulancia enfermo enferma"
        ),
    ]

    private static let placeWords: [(name: String, words: String)] = [
        ("school", "school schools escuela escuelas colegio"),
        ("library", "library libraries biblioteca"),
        ("church", "church iglesia parroquia"),
        ("gym", "gym gymnasium gimnasio"),
        ("center", "center centre centro"),
        ("street", "street calle avenue ave avenida road boulevard blvd"),
        ("community", "community comunitario comunidad"),
        ("hall", "hall salon city ayuntamiento"),
        ("fire", "fire bomberos firehouse"),
        ("station", "station estacion"),
        ("park", "park parque"),
        ("high", "high secundaria preparatoria"),
        ("elementary", "elementary primaria"),
    ]

    private static let commonPlaces: Set<String> = [
        "school", "center", "street", "community", "hall", "station", "high", "elementary", "the",
    ]
}
