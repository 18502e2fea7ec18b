/// A report in the making, and its photos.
extension Spanish {
    static let report: [Phrase: String] = [
        // Report
        .what: "¿Qué pasó? Cuénteme con sus palabras. También puede enviar fotos.",
        .whatRetry: "Necesito unas palabras sobre lo que vio. Por ejemplo: \"Solo sirve una máquina.\"",
        .whatRetryAgain:
            "Escriba unas palabras o envíe una foto. Para hablar con una persona, llame al {hotline}.",
        .helpNow: "¿Necesita ayuda ahora? Llame al {hotline}. Es gratis y no toma partido.",
        .dangerNow: "Si está en peligro, llame al 911.",
        .reviewNote: "Una persona revisa cada reporte antes de publicarlo. Su nombre no se muestra.",
        .startedFromText: "Empecé un reporte con sus palabras.",
        .startedFromPhoto: "Empecé un reporte con su foto.",
        .photosAsk:
            "¿Tiene fotos? Envíe hasta {max}. No muestre caras ni boletas llenas. Toque Listo u Omitir.",
        .photosRetry: "Envíe una foto o toque Listo para seguir. También puede escribir; lo agrego.",
        .photosHave: "Tiene {n} de {max} fotos.",
        .photosCount: "Tiene {n} de {max} fotos. Toque Listo cuando sea todo.",
        .photosFull: "Puedo guardar {max} fotos. Guardé las primeras {max}.",
        .photoRemoved: "Quité la última foto.",
        .photoRemovedNumber: "Quité la foto {n}.",
        .photosRemoved: "Quité todas las fotos.",
        .photoTwice: "Envió la misma foto dos veces. Guardé una.",
        .added: "Lo agregué a su reporte.",
        .placeAsk: "¿Dónde es? Diga el lugar o la calle.",
        .placeRetry: "Escriba el lugar en {max} letras como máximo. Por ejemplo: \"Escuela Lincoln\".",
        .placeRetryAgain: "Escriba un lugar o toque Omitir. Para hablar con una persona, llame al {hotline}.",
        .placePoint: "punto del mapa {point}",
        .placeTaken: "Tomo esto como el lugar: {place}.",
        .pointIs: "¿Pasa algo en {place}? ¿Empiezo un reporte allí?",
        .placeNone: "sin lugar",
        .timeNone: "sin hora",
        .zipWhich: "¿Uso {zip} solo en este reporte o también como su código postal?",
        .timeAsk: "¿Cuándo pasó?",
        .timeRetry: "Elija: Ahora, Hoy o Antes de hoy. También puede escribir una hora como 8:30 am.",
        .timeRetryAgain: "Toque un botón o escriba una hora como 8:30 am. Si es más fácil, toque Hoy.",
        .timeFuture: "Esa hora aún no llega. ¿Cuándo pasó?",
        .confirm: "Revise, por favor.",
        .confirmAsk: "¿Lo envío?",
        .confirmRetry: "Toque Enviar, Cambiar o Cancelar. También puede escribir la palabra.",
        .confirmRetryAgain: """
        Su reporte está a salvo y aún no se envía. Escriba Enviar para enviarlo. Para hablar con \
        una persona, llame al {hotline}.
        """,
        .lineWhat: "Qué: {text}",
        .linePhotos: "Fotos: {n}",
        .linePlace: "Dónde: {place}",
        .lineTime: "Cuándo: {when}",
        .lineKind: "Tipo: {kind}",
        .editAsk: "¿Qué cambiamos?",
        .kindAsk: "¿Qué tipo de problema es?",
        .changed: "Cambiado a {text}.",
        .sent: """
        Enviado como reporte {code}. Una persona lo revisará. Le avisaré qué deciden. No puedo \
        prometer ayuda en el lugar.
        """,
        .already: "Ya tiene este reporte abierto. Sigamos.",
        .stillOpen: "Su reporte sigue abierto.",
        .tooLong: """
        Son {n} caracteres. Puedo guardar {max}. Guardé el comienzo. Si hace falta, envíe el \
        resto en una nota corta.
        """,
        .masked: """
        Veo un teléfono, un correo o un número de tarjeta. Lo voy a tapar. No incluya datos \
        privados de nadie.
        """,
        .lateAsk: "¿Agrego {n} al reporte {code}? ¿O empezamos otro reporte?",
        .lateThis: "esto",
        .lateAll: "todo esto",
        .addHere: "Escríbalo aquí o mande una foto.",
        .lateAdded: "Agregado al reporte {code}. Una persona lo revisará.",
        .photoOne: "esta foto",
        .photoMany: "estas {n} fotos",
        .draftNudge: "Su reporte aún no se envía. Lo guardo 72 horas. ¿Quiere seguir?",
        .draftBack: "Tiene un reporte sin enviar, de {when}. ¿Sigue o lo borra?",
        .discarded: "Bien. No lo envié. Toque Deshacer en las próximas {hours} horas para recuperarlo.",
        .undone: "Aquí está de nuevo.",
        .tooMany: "Ya son {max} reportes hoy. Llame al {hotline} si es urgente.",
        .reportsOff: "No puede enviar reportes hasta el {date}. Sí puede leer reportes y pedir ayuda.",
        .questionAsk: "¿Le respondo eso ahora o lo agrego a su reporte?",
        // Photos that failed
        .photoNotAPicture: "Ese archivo no es una imagen, así que no lo guardé. Puede enviar una foto.",
        .photoUnsupportedFormat: """
        Aún no puedo leer ese tipo de imagen, así que no la guardé. Envíela como foto, no como \
        archivo.
        """,
        .photoBroken: "Esa imagen está dañada, así que no la guardé. Tómela de nuevo o envíe otra.",
        .photoTooLarge:
            "Esa imagen es demasiado grande, así que no la guardé. Envíela como foto, no como archivo.",
        .photoTookTooLong: """
        Leer esa imagen tardó demasiado, así que no la guardé. Envíe una captura de pantalla de ella \
        u otra foto.
        """,
        .photoOneOf: "Una de sus fotos no funcionó. Las demás se quedan.",
        .photoUnavailable: "No pude recibir una de sus fotos. Envíela otra vez, por favor.",
        .fileTooLarge:
            "Ese archivo pasa de {max} MB. No puedo recibirlo. Envíelo como foto, no como archivo.",
    ]
}
