/// Help, safety and the ladder of fallbacks.
extension Spanish {
    static let help: [Phrase: String] = [
        .help: """
        Recibo reportes de problemas al votar. Escriba "reportar" para empezar. Escriba "mis \
        reportes" o "noticias" para leer. Escriba "sobre el voto" para lo demás. O pregunte: "dónde voto", \
        "candidatos", "medidas", "mis representantes", "leyes", "calendario", "recuérdame", "cómo me registro". \
        Escriba "cancelar" para parar. Escriba "volver" para regresar. Escriba "English" para cambiar el idioma.
        """,
        .helpHuman:
            """
        Para hablar con una persona sobre el voto, llame al {hotline}. En peligro, llame al 911. Soy un programa, no \
        una persona.
        """,
        .helpWhat: "Espero lo que vio, en palabras o fotos.",
        .helpPhotos: "Espero fotos. Toque Listo cuando no tenga más.",
        .helpPlace: "Espero el lugar.",
        .helpTime: "Espero la hora.",
        .helpConfirm: "Su reporte está listo. Nada se envía hasta que toque Enviar.",
        .helpZIP: "Espero su código postal. Puede tocar Omitir.",
        .notYet: "Aún no puedo responder eso. Los datos oficiales están en {official}. O llame al {hotline}.",
        .nothingToUndo: "No hay nada que deshacer ahora.",
        .nothingToCancel: "No hay nada que parar ahora.",
        .closed: "Bien, cerrado.",
        .top: "Está en el inicio.",
        .lost: "No estoy seguro de lo que necesita. ¿Es alguna de estas?",
        .lostAgain: "Todavía no entiendo. Pruebe una de estas o llame al {hotline}.",
        .thanks: "Con gusto.",
        .onlyVoting: "Aquí solo puedo ayudar con el voto y las elecciones.",
        .noSide: "No tomo partido, así que no puedo elegir por usted.",
        .againstLaw: "No puedo ayudar con eso. Es contra la ley. Usted puede votar una vez, con su nombre.",
        .languageOffer: "¿Seguimos en español? Escriba: español.",
        .emergency:
            "Si está en peligro, llame al 911 ahora. Primero vaya a un lugar seguro. Me cuenta después.",
        .emergencyKept: "Guardo sus palabras para su reporte.",
        .emergencyMore: "Guardo sus palabras. ¿Quiere reportarlo? Si hay peligro, llame al 911.",
        .crisis: """
        Siento que sea tan difícil. No está solo o sola. Llame al 988 a cualquier hora. Si está \
        en peligro ahora, llame al 911.
        """,
        .stayInLine:
            "Si está en la fila cuando cierran, no se vaya. ¿No puede votar? Llame ahora al {hotline}.",
        .noVideo: "No puedo usar videos: no podría quitarles el lugar y el teléfono. Envíe fotos, por favor.",
        .unsupported: "Puedo leer texto y ver fotos. No puedo usar {kind}. Escríbalo, por favor.",
        .emojiOnly: "No entendí eso. Use palabras, por favor.",
        .pointUnused: "Ahora no necesito un punto del mapa.",
        .oldButton: "Ese botón es antiguo. Aquí estamos ahora.",
        .editUsed: "Uso su texto nuevo.",
        .takenOut: "Lo quité de su reporte.",
        .editNote: "Su reporte {code} ya se envió. Agregué su cambio como nota para revisión.",
        .editNoTime: "No puedo usar su cambio como hora. Dejo esta: {when}.",
        .editUnused: "Ahora no puedo usar ese cambio.",
        .slow: "Envía mucho a la vez. Espere un minuto, por favor.",
        .parkedAside: "Algo cambió de mi lado. Sus reportes están a salvo. Empecemos de nuevo.",
    ]
}
