internal import CivicFacts

/// Rules of the whole country, each with the law it stands in.
extension HowTopic {
    static let ofNation = [
        overseas, help, provisional, citizen, access, language, challenge, twice, spoiled, scared, paid,
    ]

    static let ids = HowTopic(
        "ids", button: Text(en: "What ID?", es: "¿Qué identificación?"),
        fact: Text(
            en:
                "Each state says which ID it takes. You can be asked for one if you signed up by mail and vote for the first time. No ID with you? Ask about a provisional ballot.",
            es:
                "Cada estado dice qué identificación acepta. Se la pueden pedir si se registró por correo y vota por primera vez. ¿No la trae? Pregunte por la boleta provisional."
        ),
        reach: .national("52 U.S.C. 21083"),
        asked: """
            bring anything/bring something/bring with me/what do i bring/llevar algo/que llevo/que tengo que llevar + need/have/to vote/vote/what/
              do=/que=/votar/tengo
            lost my wallet/lost my purse/lost my id/forgot my id/forgot my license/left my id/left my wallet/perdi mi cartera/perdi mi bolsa/
              se me olvido la identificacion/se me olvido mi identificacion/olvide mi identificacion/no traje identificacion/
              dont have a photo id/have no photo id/dont have an id/dont have id/no tengo identificacion/sin identificacion
            id=/ids=/identification/matricula/license/licence/passport/photo id/voter card/
              birth certificate/social security/utility bill/real id/identificacion/licencia/
              pasaporte/ine=/credencial/acta de nacimiento/seguro social/papeles/documentos + need/
              bring/vote=/voting/have/show/require/ask/without/forgot/expired/current/accept/valid/
              lost/stolen/no=/what/which/kind/necesit/llev/tra/pedir/piden/pide=/votar/muestr/
              mostrar/sin=/venc/olvid/requier/falta/vale/sirv/acept/cual/que=/good enough/good/ok=/
              okay/count/enough/school/left my/at home
            need papers/need documents/show papers/show my papers/show documents
            papers/papeles/documentos + need/necesit/bring/llev/vote/votar
            proof/proofs/prueba/pruebas/comprobante + of address/of residence/of residency/of citizenship/of identity/
              de domicilio/de residencia/de direccion/de ciudadania/de identidad + need/bring/show/have/take/ask/
              required/necesit/llev/tra/muestr/mostrar/pid/tengo
            need to bring/have to bring/bring to vote/bring with me/should i bring/necesito llevar/
              tengo que llevar/que llevo/debo llevar/hay que llevar + vote/vot/poll/casilla/what/
              que=
            """,
        hints: """
            id=/ids=/identification/identificacion/license/licencia/passport/pasaporte/papers/
              wallet/voter card/credencial/documento/cartera/papeles
            """)

    static let provisional = HowTopic(
        "provisional", button: Text(en: "Not on the list?", es: "¿No está en la lista?"),
        fact: Text(
            en:
                "Are you not on the list? You can ask for a provisional ballot: it is checked later. You must be told how to find out if it counts.",
            es:
                "¿No está en la lista? Puede pedir una boleta provisional: se revisa después. Le deben decir cómo saber si cuenta."
        ),
        reach: .national("52 U.S.C. 21082"),
        asked: """
            provisional
            not on/isnt on/arent on/not in/isnt in/missing from/off/cant find me/dont find me/
              not find + list/roll/rolls/book/system/poll book
            name/nombre + not there/isnt there/not on/isnt on/not in/no esta/no aparece/no sale
            no estoy/no aparezco/no salgo/no me encuentran/no esta mi nombre/no sale mi nombre/
              no aparece mi nombre + lista/padron/sistema/que/puedo/por/nombre
            why/how come/what/do i/can i/now + not on the list/not on their list/not on the roll/
              isnt on the list/isnt on their list/not in the system/not in the book/
              cant find my name/cant find me/dont have my name/dont find my name
            por que/que hago/puedo/ahora que + no estoy en la lista/no aparezco en la lista/
              no salgo en la lista/no esta en la lista
            """,
        hints: """
            provisional/not registered/no registrad/missing/in the book/on the rolls/borraron/
              de la lista
            """)

    static let overseas = HowTopic(
        "overseas", button: Text(en: "Abroad or military", es: "Fuera o militar"),
        fact: Text(
            en:
                "States must send a ballot to citizens abroad and in the military. Ask in time and it goes out 45 days before a federal election. One form asks for it, at fvap.gov. Did it not come? Vote with the Federal Write-In Absentee Ballot, which is there, too.",
            es:
                "El estado debe enviar una boleta a sus ciudadanos militares o fuera del país. Si la pide a tiempo, sale 45 días antes de una elección federal. Se pide con un papel de fvap.gov. ¿No llegó? Vote con la boleta federal de emergencia, que también está allí."
        ),
        reach: .national("52 U.S.C. 20302, 20303"), official: "https://www.fvap.gov",
        asked: """
            oversea/abroad/militar/army=/navy=/air force/marines/deploy/another country/
              other country/foreign country/extranjero/ejercito/marina=/fuera del pais/otro pais +
              vot/ballot/boleta/register/registr
            fpca=/uocava=/fvap
            navy/marine/army=/military/air force/coast guard/marina=/marino/ejercito/soldado/militar/deployed + my husband/my wife/my son/
              my daughter/im in/i am in/mi esposo/mi esposa/mi hijo/mi hija/estoy en + ballot/vote/boleta/vota
            esposo es/esposa es/marido es/hijo esta en/hija esta en/husband is/wife is/son is in/daughter is in/im in the/my sponsor +
              marino/marina=/marine/navy/army/soldad/soldier/military/militar/ejercito/air force/fuerza aerea/coast guard/deployed/
              from
            vote from/voting from/votar desde/voto desde + mexico/canada/germany/europe/japan/spain/
              another country/the base/otro pais/espana/la base
            soldiers/soldados + vote=/votan/ballot
            """,
        hints: """
            oversea/abroad/militar/army=/navy=/deploy/soldier/extranjero/ejercito
            """)

    static let help = HowTopic(
        "help", button: Text(en: "Help with voting", es: "Ayuda para votar"),
        fact: Text(
            en:
                "You can bring somebody you choose if you are blind, disabled, or cannot read or write. It cannot be your boss or union.",
            es:
                "Puede traer a quien usted elija si no ve, tiene una discapacidad o no lee ni escribe. No puede ser su jefe ni su sindicato."
        ),
        reach: .national("52 U.S.C. 10508"),
        asked: """
            who can/who may/quien me puede/quien puede/quien me pueden + come with/come in with/go with/help me/acompan/ayudar/ir conmigo/
              entrar conmigo
            father/mother/dad=/mom=/papa=/mama=/abuel/grandma/grandpa/grandmother/grandfather/uncle/tio=/tia=/wife/husband/espos +
              does not read/doesnt read/cant read/cannot read/can not read/no sabe leer/no lee/no puede leer
            no veo/no ve=/cant see/cannot see/does not read/doesnt read/cant read/no lee/no sabe leer/no puede firmar/blind/cieg +
              ayude/ayuda/help/read it/leer/conmigo/with me/boleta/ballot/booth/cabina/casilla/fill/sign/can i/puede
            nieta/nieto/granddaughter/grandson/sobrina/sobrino/niece/nephew + no veo/cant see/cannot see/help/ayud/leer/read/
              conmigo/with me + booth/cabina/casilla/entrar/come in/puede/can=
            help reading/help with reading/cant read/cannot read/dont know how to read/no se leer/no sabe leer/no puedo leer/
              help me read/help filling/hay alguien que me ayude/alguien que me ayude + ballot/read/leer/boleta/vot/ayude
            help/assist/helper/go in with/come in with/read it to/fill it + me vote/my mom/
              my mother/my dad/my father/my grand/him vote/her vote/them vote/booth/fill/ballot/
              voting/to vote/my wife/my husband/read the
            can/could/may/puede/pueden/podria + come in/go in/come inside/go inside/be in/entrar/pasar/estar + with her=/with him=/
              with them/with my/with me/con ella/con el=/con mi/con el votante/con la votante
            ayud/acompan/leer/llenar/leerle + votar/boleta/llenar/cabina/casilla/mi mama/mi papa/
              mi abuel/voto/llenarla
            husband/wife/son=/daughter/mom=/mother/dad=/father/sister/brother/friend/someone/aide/
              nurse + in the booth/in with me/go in/come in with/read the ballot/read my ballot/
              read it/help me/fill
            esposo/esposa/hijo/hija/mama=/papa=/hermana/hermano/amiga/amigo/alguien + conmigo/
              leerme/leer la boleta/llenar/ayudarme/ayudar
            """,
        hints: """
            help=/helps/assist/wheelchair/blind/disab/interpret/translat/ayudar/ayude/ayuda/
              discapaci/ciego/ciega/silla de ruedas
            """)

    static let citizen = HowTopic(
        "citizen", button: Text(en: "Citizens", es: "Ciudadanos"),
        fact: Text(
            en:
                "Only U.S. citizens can vote in federal elections. Voting when you are not allowed can get you in trouble. Not sure? Ask first.",
            es:
                "Solo los ciudadanos de EE. UU. pueden votar en elecciones federales. Votar sin derecho puede traer problemas. ¿Dudas? Pregunte antes."
        ),
        reach: .national("18 U.S.C. 611"),
        isCrime: true,
        asked: """
            green card/permanent resident/residencia/residente permanente/residente legal/visa=/daca/work permit/permiso de trabajo/asylum/asilo +
              can he/can she/can they/can i/can my/puede/puedo/pueden/vota
            citizen/noncitizen/non citizen/immigrant/green card/undocumented/illegal alien/illegals/
              foreigner/daca/visa=/naturaliz/ciudadan/inmigrante/migrante/residente/indocumentad/
              extranjeros/sin papeles + vote=/votes/voting/votar/votan/vota=/register/registr
            ciudadan/citizen + hay que ser/need to be/have to be/tengo que ser
            """,
        hints: """
            citizen/noncitizen/naturaliz/immigrant/undocumented/green card/ciudadan/inmigrante/
              residente/indocument/daca/permanent resident/visa=
            """)

    static let access = HowTopic(
        "access", button: Text(en: "Wheelchair and access", es: "Silla y acceso"),
        fact: Text(
            en:
                "Polling places must be open to voters with a disability. Each needs one machine that they can use alone. Voting from the car differs by state: ask.",
            es:
                "Las casillas deben servir a votantes con discapacidad. Cada una necesita una máquina que puedan usar sin ayuda. Votar desde el auto cambia según el estado."
        ),
        reach: .national("52 U.S.C. 20102, 21081"), official: "https://www.ada.gov/topics/voting/",
        asked: """
            bring it out/bring the ballot out/bring it to the car/bring my ballot out/ballot to my car/ballot outside/sacar la boleta/
              traer la boleta afuera/votar desde afuera
              in a wheelchair/in a wheel chair/en silla de ruedas
            wheelchair/wheel chair/walker/crutches/ramp=/elevator/stairs/steps/accessib/handicap/
              disab/blind/deaf/cant walk/cannot walk/cant stand/cannot stand/cant see/
              silla de ruedas/andadera/muletas/rampa/elevador/ascensor/escaleras/escalones/
              discapaci/accesib/ciego/ciega/sordo/sorda/no puedo caminar/no puede caminar/no ve= +
              vote/voting/poll/get in/entrance/is there/do they/have/can i/can my/enter/line/hay/
              votar/casilla/entrar/entrada/puedo/puede/tienen/como/fila
            curbside/curb side/from my car/in my car/from the car/stay in the car/desde el carro/
              desde mi carro/en el carro/desde el auto/desde mi auto/desde el coche/en mi coche
            chair/seat=/sit=/sit down/silla/sentar + line/while/wait/is there/can i/fila/mientras/
              hay/puedo
            ramp for/rampa para/accessible entrance/entrada accesible
            estar de pie/estar parad/sentarme/sentarse/donde sentar
            """,
        hints: """
            my car/to the car/pregnant/disabled/blind people/wheelchair/sit=/sit down/accessible/
              accesible/sentarse/al carro/embarazad/silla de ruedas/ramp=/rampa
            """)

    static let language = HowTopic(
        "language", button: Text(en: "Other languages", es: "Otros idiomas"),
        fact: Text(
            en:
                "Some counties must give ballots and help in other languages. Anywhere, if you cannot read the ballot, you may bring someone to help.",
            es:
                "Algunos condados deben dar boletas y ayuda en otros idiomas. En todos, si no puede leer la boleta, puede traer a alguien que le ayude."
        ),
        reach: .national("52 U.S.C. 10503, 10508"),
        asked: """
            only speak/only speaks/only read/only understand/solo habla/solo hablo/nomas habla/solo entiende + hmong/somali/navajo/dine=/mixteco/
              nahuatl/zapoteco/amharic/urdu/bengali/portuguese/polish/japanese/haitian
            talk to someone in/speak to someone in/talk to somebody in/hablar con alguien en/someone who speaks/alguien que hable + vietnamese/
              chinese/korean/tagalog/arabic/russian/creole/spanish/mandarin/cantonese/vietnamita/chino/coreano/espanol
            only speak/only speaks/only read/only know/solo hablo/solo habla/nomas hablo/nomas habla/no hablo mucho + chinese/vietnamese/korean/
              spanish/tagalog/arabic/russian/creole/mandarin/cantonese/french/hindi/espanol/chino/vietnamita/ingles
              talk to someone in/speak to someone in/hablar con alguien en
            language/spanish/chinese/vietnamese/korean/tagalog/arabic/interpret/translat/idioma/
              lengua/espanol/chino/vietnamita/interprete/traduc/ingles/english/creole/russian +
              ballot/help/polls/polling/voting/vote=/workers/read/there/at the/boleta/ayuda/casilla/
              votar/voto/hay/leer/tienen/quien
            dont speak english/dont read english/no hablo ingles/no leo ingles/no sabe ingles/
              no habla ingles
            interpreter/translator/interprete/traductor + bring/have/is there/can/llevar/traer/hay/
              puedo
            """,
        hints: """
            spanish/chinese/translator/interpreter/language/english/espanol/traductor/idioma/ingles
            """)

    static let challenge = HowTopic(
        "challenge", button: Text(en: "Challenged?", es: "¿Le cuestionan?"),
        fact: Text(
            en:
                "Who may challenge a voter differs by state. If an official says you may not vote, you can ask for a provisional ballot. It is your right.",
            es:
                "Quién puede cuestionar a un votante cambia según el estado. Si un oficial dice que no puede votar, puede pedir una boleta provisional. Es su derecho."
        ),
        reach: .national("52 U.S.C. 21082"),
        asked: """
            accent/acento + ask/pregunt/my=/mi=/vote/votar/spanish/because/por mi/por el
            have to let/has to let/must let/must they let/supposed to let/can they refuse/can they stop/can they deny/
              allowed to refuse/allowed to stop/allowed to deny/can he refuse/can she refuse + vote/voting/a ballot/me in/us in
            can they turn me away/can they turn us away/can they send me home/can they send me away/allowed to turn me away
            tienen que dejar/tiene que dejar/deben dejar/debe dejar/me tienen que dej/nos tienen que dej/me deben dej/nos deben dej/
              pueden negar/puede negar/me pueden neg/pueden impedir/puede impedir/me pueden impedir/me pueden rechazar/
              pueden rechazar/pueden sacar + vot/boleta/entrar/pasar
            challenge/challenging/challenger + vote=/voter/voters/me=/my=/right/who/can/ballot/
              someone/people/us=
            poll watcher/poll watchers/poll observer/observers/watcher=/observer= + allowed/question me/question us/question vot/
              can they/can he/can she/what can/who can/can a/stand/talk to/ask me/follow
            desafi/impugn/cuestion/objet/retar + voto/votante/me=/mi=/quien/puede/pueden/derecho
            observador/representantes de partido/vigilante + pueden/puede/permit/hacer/quien/que=
            """,
        hints: """
            challeng/my right to vote/watcher/observer/vigilante/observador/impugn/cuestion
            """)
}
