/// The questions of a report, one after the other.
enum ReportWords: Wording {
    case what, whatRetry, whatRetryAgain, helpNow, dangerNow, reviewNote, startedFromPhoto,
        added, placeAsk, placeRetry, placeRetryAgain, placePoint, placeTaken, pointIs, placeNone, timeNone,
        timeAsk, timeRetry, timeRetryAgain, timeFuture, kindAsk, already, stillOpen, tooLong,
        masked, tooMany, reportsOff

    var text: Text {
        switch self {
        case .what:
            Text(
                en: "What happened? Tell me in your own words. You can send photos too.",
                es: "¿Qué pasó? Cuénteme con sus palabras. También puede enviar fotos.")
        case .whatRetry:
            Text(
                en: "I need a few words about what you saw. For example: \"Only one machine works.\"",
                es: "Necesito unas palabras sobre lo que vio. Por ejemplo: \"Solo sirve una máquina.\"")
        case .whatRetryAgain:
            Text(
                en: "Please write a few words, or send one photo. For help from a person, call {hotline}.",
                es: "Escriba unas palabras o envíe una foto. Para hablar con una persona, llame al {hotline}."
            )
        case .helpNow:
            Text(
                en: "Need help right now? Call {hotline}. It is free and takes no side.",
                es: "¿Necesita ayuda ahora? Llame al {hotline}. Es gratis y no toma partido.")
        case .dangerNow: Text(en: "If you are in danger, call 911.", es: "Si está en peligro, llame al 911.")
        case .reviewNote:
            Text(
                en: "A person checks each report before others can see it. Your name is not shown.",
                es: "Una persona revisa cada reporte antes de publicarlo. Su nombre no se muestra.")
        case .startedFromPhoto:
            Text(
                en: "I started a report with your photo.",
                es: "Empecé un reporte con su foto.")
        case .added: Text(en: "I added that to your report.", es: "Lo agregué a su reporte.")
        case .placeAsk:
            Text(
                en: "Where is it? Name the place or the street.",
                es: "¿Dónde es? Diga el lugar o la calle.")
        case .placeRetry:
            Text(
                en: "Please type the place in up to {max} letters. For example: \"Lincoln School\".",
                es: "Escriba el lugar en {max} letras como máximo. Por ejemplo: \"Escuela Lincoln\".")
        case .placeRetryAgain:
            Text(
                en: "Type a place, or tap Skip. For help from a person, call {hotline}.",
                es: "Escriba un lugar o toque Omitir. Para hablar con una persona, llame al {hotline}.")
        case .placePoint: Text(en: "map point {point}", es: "punto del mapa {point}")
        case .placeTaken:
            Text(
                en: "I take this as the place: {place}.",
                es: "Tomo esto como el lugar: {place}.")
        case .pointIs:
            Text(
                en: "Is something wrong at {place}? Shall I start a report there?",
                es: "¿Pasa algo en {place}? ¿Empiezo un reporte allí?")
        case .placeNone: Text(en: "no place given", es: "sin lugar")
        case .timeNone: Text(en: "no time given", es: "sin hora")
        case .timeAsk: Text(en: "When did it happen?", es: "¿Cuándo pasó?")
        case .timeRetry:
            Text(
                en: "Pick a time: Now, Today, or Before today. You can also type a time like 8:30 am.",
                es: "Elija: Ahora, Hoy o Antes de hoy. También puede escribir una hora como 8:30 am.")
        case .timeRetryAgain:
            Text(
                en: """
                    Tap one of the buttons, or type an hour like 8:30 am. I go on with Today if that is \
                    easier: tap it.
                    """,
                es: "Toque un botón o escriba una hora como 8:30 am. Si es más fácil, toque Hoy.")
        case .timeFuture:
            Text(
                en: "That is still to come. Say the time that it happened, or choose.",
                es: "Esa hora aún no llega. Diga la hora en que pasó, o elija.")
        case .kindAsk: Text(en: "What kind of problem is it?", es: "¿Qué tipo de problema es?")
        case .already:
            Text(
                en: "You have this report open already. Let's go on.",
                es: "Ya tiene este reporte abierto. Sigamos.")
        case .stillOpen: Text(en: "Your report is still open.", es: "Su reporte sigue abierto.")
        case .tooLong:
            Text(
                en: "That is long. I keep all of it: the first part as the report, the rest as notes.",
                es: "Es largo. Guardo todo: el comienzo como reporte y el resto como notas.")
        case .masked:
            Text(
                en: """
                    I see a phone number, an email, or a card number. I will hide it. Please leave out \
                    private facts about people.
                    """,
                es: """
                    Veo un teléfono, un correo o un número de tarjeta. Lo voy a tapar. No incluya datos \
                    privados de nadie.
                    """)
        case .tooMany:
            Text(
                en: "That is {max} reports today. Call {hotline} if it is urgent.",
                es: "Ya son {max} reportes hoy. Llame al {hotline} si es urgente.")
        case .reportsOff:
            Text(
                en: "You cannot send reports until {date}. You can still read reports and ask for help.",
                es: "No puede enviar reportes hasta el {date}. Sí puede leer reportes y pedir ayuda.")
        }
    }
}
