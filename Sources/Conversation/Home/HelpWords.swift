/// Help, and what is said where words were not understood.
enum HelpWords: Wording {
    case help, human, what, place, time, confirm, zip, doors, typed, notYet, lost, lostAgain, lostQuote,
        lostCall,
        emojiOnly,
        pointUnused, unsupported, noVideo, noLive, cut, onlyVoting, noSide, againstLaw, privateChat,
        same, asSaid, knowNoMore, sameKept

    var text: Text {
        switch self {
        case .help:
            Text(
                en: """
                    I take reports of problems with voting. Say "report" to start one. Say "my reports" or \
                    "feed" to read. Say "voting info" for the rest. Or ask: "where do I vote", "candidates", "measures", \
                    "my representatives", "bills", "calendar", "remind me", "how do I register". Say "cancel" to stop. \
                    Say "back" to go back. Say "español" to change the language.
                    """,
                es: """
                    Recibo reportes de problemas al votar. Escriba "reportar" para empezar. Escriba "mis \
                    reportes" o "noticias" para leer. Escriba "sobre el voto" para lo demás. O pregunte: "dónde voto", \
                    "candidatos", "medidas", "mis representantes", "leyes", "calendario", "recuérdame", "cómo me registro". \
                    Escriba "cancelar" para parar. Escriba "volver" para regresar. Escriba "English" para cambiar el idioma.
                    """)
        case .same:
            Text(
                en: "My answer is the same as just now. You can also say it in other words.",
                es: "Mi respuesta es la misma de hace un momento. También puede decirlo con otras palabras.")
        case .asSaid: Text(en: "As I said: {text}", es: "Como dije: {text}")
        case .knowNoMore:
            Text(
                en:
                    "I know no more than what I just said. A person at {hotline} may. Or say it in other words.",
                es:
                    "No sé más de lo que acabo de decir. En el {hotline} quizá sí. O dígalo con otras palabras."
            )
        case .sameKept: Text(en: "I have this now, too.", es: "Ahora también tengo esto.")
        case .human:
            Text(
                en:
                    "To talk to a person about voting, call {hotline}. For danger, call 911. I am a program, not a person.",
                es: """
                    Para hablar con una persona sobre el voto, llame al {hotline}. En peligro, llame al 911. Soy un programa, no \
                    una persona.
                    """)
        case .what:
            Text(
                en: "I am waiting for what you saw, in words or photos.",
                es: "Espero lo que vio, en palabras o fotos.")
        case .place: Text(en: "I am waiting for the place.", es: "Espero el lugar.")
        case .time: Text(en: "I am waiting for the time.", es: "Espero la hora.")
        case .confirm:
            Text(
                en: "Your report is ready. Nothing is sent until you tap Send now.",
                es: "Su reporte está listo. Nada se envía hasta que toque Enviar ya.")
        case .zip:
            Text(
                en: "I am waiting for your ZIP code. You can tap Skip.",
                es: "Espero su código postal. Puede tocar Omitir.")
        case .doors:
            Text(
                en: "I am waiting for what is wrong, a photo, or your ZIP code.",
                es: "Espero lo que anda mal, una foto o su código postal.")
        case .typed: Text(en: "You can type:\n{text}", es: "Puede escribir:\n{text}")
        case .notYet:
            Text(
                en: "I cannot answer that yet. Official facts are at {official}. Or call {hotline}.",
                es:
                    "Aún no puedo responder eso. Los datos oficiales están en {official}. O llame al {hotline}."
            )
        case .lost:
            Text(
                en: "I am not sure what you need. Is it one of these?",
                es: "No estoy seguro de lo que necesita. ¿Es alguna de estas?")
        case .lostAgain:
            Text(
                en: "I still do not get it. Try one of these, or call {hotline}.",
                es: "Todavía no entiendo. Pruebe una de estas o llame al {hotline}.")
        case .lostQuote:
            Text(
                en: "You wrote: \"{question}\". I have no answer to that.",
                es: "Usted escribió: \"{question}\". No tengo respuesta a eso.")
        case .lostCall:
            Text(
                en: "Call {hotline}: a person answers.",
                es: "Llame al {hotline}: contesta una persona.")
        case .emojiOnly:
            Text(
                en: "I did not get that. Please use words.",
                es: "No entendí eso. Use palabras, por favor.")
        case .pointUnused:
            Text(
                en: "I do not need a map point right now.",
                es: "Ahora no necesito un punto del mapa.")
        case .unsupported:
            Text(
                en: "I can read text and see photos. I cannot use {kind}. Please type it.",
                es: "Puedo leer texto y ver fotos. No puedo usar {kind}. Escríbalo, por favor.")
        case .cut:
            Text(
                en: "That was too long. I kept the first {max} characters.",
                es: "Era demasiado largo. Guardé los primeros {max} caracteres.")
        case .noLive:
            Text(
                en: "I cannot follow you on a map. Please send your place as text.",
                es: "No puedo seguirle en un mapa. Escriba dónde está, por favor.")
        case .noVideo:
            Text(
                en: """
                    I cannot use videos: I could not take the place and the phone out of them. Please send photos.
                    """,
                es:
                    "No puedo usar videos: no podría quitarles el lugar y el teléfono. Envíe fotos, por favor."
            )
        case .onlyVoting:
            Text(
                en: "I can only help with voting and elections here.",
                es: "Aquí solo puedo ayudar con el voto y las elecciones.")
        case .noSide:
            Text(
                en: "I do not take sides, so I cannot pick for you.",
                es: "No tomo partido, así que no puedo elegir por usted.")
        case .againstLaw:
            Text(
                en: "I cannot help with that. It is against the law. You can vote once, as yourself.",
                es: "No puedo ayudar con eso. Es contra la ley. Usted puede votar una vez, con su nombre.")
        case .privateChat:
            Text(
                en: "That is for a private chat. Please write to me there.",
                es: "Eso es para un chat privado. Escríbame allí, por favor.")
        }
    }
}
