/// Charities, and what is said about giving to them.
enum GivingWords: Wording {
    case monogram, inHelp, all, list, placed, near, order, end, topics, whereFrom, nothing, unknown, parties,
        votingWork,
        others,
        reportFirst,
        afterDanger, gone, worksIn, fact, noFact, past, figureSource, registered, howItTravels, old, tooOld,
        numberRead,
        numberUnread, linkOpened, linkUnopened, rowChecked, lookUp, howMuch, noReceipt, amountWrong, either,
        share, shared, cardNumber

    var text: Text {
        switch self {
        case .monogram: Text(en: "{text}, the first letters of {name}", es: "{text}, las iniciales de {name}")
        case .inHelp:
            Text(
                en: "To give to a charity, say \"give\".",
                es: "Para donar a una organización, escriba \"donar\".")
        case .all: Text(en: "all", es: "todas")
        case .others:
            Text(en: "{n} people gave to them here.", es: "{n} personas les donaron aquí.")
        case .list: Text(en: "Charities: {text}.", es: "Organizaciones benéficas: {text}.")
        case .placed: Text(en: "in {place}", es: "en {place}")
        case .near: Text(en: "near {place}", es: "cerca de {place}")
        case .order:
            Text(
                en: "{n} in all. Their order turns each day. Nobody pays to be here.",
                es: "{n} en total. El orden cambia cada día. Nadie paga por estar aquí.")
        case .end:
            Text(
                en: "Nobody pays to be here.", es: "Nadie paga por estar aquí.")
        case .topics:
            Text(
                en:
                    "What should it be about? Choose, or write it: \"food near me\", \"water in Malawi\", or a name.",
                es: "¿De qué tema? Elija o escriba: \"comida cerca\", \"agua en Malaui\" o un nombre.")
        case .whereFrom:
            Text(
                en: "Near which ZIP code? Type it. I use it only for this search.",
                es: "¿Cerca de qué código postal? Escríbalo. Solo lo uso para esta búsqueda.")
        case .nothing:
            Text(
                en: "I find no charity for: {text}. I list {n} in all.",
                es: "No encuentro ninguna organización para: {text}. Tengo {n} en total.")
        case .unknown:
            Text(
                en:
                    "\"{text}\" is not on my list of {n}. That says nothing about them. Look them up: {official}",
                es:
                    "\"{text}\" no está en mi lista de {n}. Eso no dice nada de ellos. Búsquelos aquí: {official}"
            )
        case .parties:
            Text(
                en: "I pass on no money for parties, candidates or ballot questions.",
                es: "No paso dinero a partidos, candidaturas ni preguntas de la boleta.")
        case .votingWork:
            Text(
                en:
                    "I list no group that works on voting, elections or laws. I take reports on these, so I take no side.",
                es:
                    "No incluyo grupos que trabajan en el voto, elecciones o leyes. Recibo reportes de eso y no tomo partido."
            )
        case .reportFirst:
            Text(
                en: "Your report comes first. Send it or cancel it, then type /give.",
                es: "Primero su reporte. Envíelo o cancélelo y luego escriba /donar.")
        case .afterDanger:
            Text(
                en: "Your safety comes first: 911, or {hotline}. For charities, type /give again in an hour.",
                es: "Primero su seguridad: 911, o {hotline}. Para donar, escriba /donar en una hora.")
        case .gone:
            Text(
                en: "That charity is not on my list any more.", es: "Esa organización ya no está en mi lista."
            )
        case .worksIn: Text(en: "Works in: {text}.", es: "Trabaja en: {text}.")
        case .fact:
            Text(
                en: "{text} Source: {source}, {date}. {reason}",
                es: "{text} Fuente: {source}, {date}. {reason}")
        case .noFact:
            Text(
                en: "I have no checked figure on what a gift does there.",
                es: "No tengo una cifra revisada de lo que logra una donación ahí.")
        case .past:
            Text(
                en: "{text} By their own word, {date}. Source: {source}.",
                es: "{text} Según su propia cifra, {date}. Fuente: {source}.")
        case .figureSource: Text(en: "{source}: {url}", es: "{source}: {url}")
        case .registered: Text(en: "Registered as {name}, {code}.", es: "Registrada como {name}, {code}.")
        case .howItTravels:
            Text(
                en: "You give on their own page: {url} I hold no money and take no share.",
                es: "Se dona en su propia página: {url} No guardo dinero ni me quedo con nada.")
        case .old:
            Text(
                en: "This was last checked on {date}, over a year ago.",
                es: "Esto se revisó por última vez el {date}, hace más de un año.")
        case .tooOld:
            Text(
                en: "Last checked on {date}: too long ago to say more. Their page: {url}",
                es: "Última revisión: {date}, hace demasiado para decir más. Su página: {url}")
        case .numberRead:
            Text(
                en: "The number {code} was read on {date} in a copy of this page: {url}",
                es: "El número {code} se leyó el {date} en una copia de esta página: {url}")
        case .numberUnread:
            Text(
                en: "The number {code} was not found in any public page yet.",
                es: "El número {code} aún no se encontró en ninguna página pública.")
        case .linkOpened:
            Text(en: "Their page was opened on {date}.", es: "Su página se abrió el {date}.")
        case .linkUnopened:
            Text(
                en:
                    "Nobody has opened their page for this list yet: look whether it is theirs before you give.",
                es: "Nadie ha abierto aún su página para esta lista: mire si es la de ellos antes de dar.")
        case .rowChecked:
            Text(
                en: "Last looked at on {date}, by {name}. This does not mean that they are good.",
                es: "Última revisión: {date}, por {name}. No significa que sean buenos.")
        case .lookUp:
            Text(en: "Look it up yourself: {official}", es: "Búsquelo usted: {official}")
        case .howMuch:
            Text(
                en: "How much for {name}? At least {cash}. Choose, or type an amount such as $12.",
                es: "¿Cuánto para {name}? Al menos {cash}. Elija o escriba una cantidad como $12.")
        case .noReceipt:
            Text(
                en: """
                    This is a promise: you then give on their own page, and I hold no money. \
                    No tax receipt from me: theirs needs your name, and through me they get none.
                    """,
                es: """
                    Es una promesa: luego se dona en su propia página y yo no guardo dinero. \
                    No doy recibo fiscal: el de ellos necesita su nombre, y por mí no lo reciben.
                    """)
        case .amountWrong:
            Text(
                en: "I need an amount of at least {cash}, such as $12 or 2.50.",
                es: "Necesito una cantidad de al menos {cash}, como $12 o 2.50.")
        case .either: Text(en: "Do you mean {cash} or {max}?", es: "¿Quiere decir {cash} o {max}?")
        case .share:
            Text(en: "Copy this and change it as you like:", es: "Copie esto y cámbielo como quiera:")
        case .cardNumber:
            Text(
                en: "I took a card or bank number out of your words and kept none of it. Never send me one.",
                es:
                    "Quité de sus palabras un número de tarjeta o cuenta y no guardé nada de él. Nunca me envíe uno."
            )
        case .shared: Text(en: "I like what {name} does. {text}", es: "Me gusta lo que hace {name}. {text}")
        }
    }
}
