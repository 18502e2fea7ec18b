/// What is said about videos, and about those that failed: photos are asked for instead.
enum VideoWords: Wording {
    case started, have, another, late, fileTooLarge, unread, broken, tooLarge, tooLong, tookTooLong,
        unavailable,
        ourFault

    var text: Text {
        switch self {
        case .started:
            Text(en: "I started a report with your video.", es: "Empecé un reporte con su video.")
        case .have:
            Text(
                en:
                    "I keep your video without sound; faces stay as filmed. Others see it only if two people agree.",
                es:
                    "Guardo su video sin sonido; las caras quedan. Otros lo ven solo si dos personas lo aprueban."
            )
        case .another:
            Text(
                en: "I can use one video in a report, and I have one. Please send photos.",
                es: "Puedo usar un video por reporte y ya tengo uno. Envíe fotos, por favor.")
        case .late:
            Text(
                en: "I can use a video only while you write a report. Please send photos.",
                es: "Solo puedo usar un video mientras escribe un reporte. Envíe fotos, por favor.")
        case .fileTooLarge:
            Text(
                en: "That video is larger than {max} MB. I cannot get it. Please send photos.",
                es: "Ese video pasa de {max} MB. No puedo recibirlo. Envíe fotos, por favor.")
        case .unread:
            Text(
                en: "I cannot read that kind of video, so I did not keep it. Please send photos.",
                es: "No puedo leer ese tipo de video, así que no lo guardé. Envíe fotos, por favor.")
        case .broken:
            Text(
                en: "That video is broken, so I did not keep it. Please send photos.",
                es: "Ese video está dañado, así que no lo guardé. Envíe fotos, por favor.")
        case .tooLarge:
            Text(
                en: "The pictures of that video are too large, so I did not keep it. Please send photos.",
                es: """
                    Las imágenes de ese video son demasiado grandes, así que no lo guardé. Envíe fotos, por \
                    favor.
                    """)
        case .tooLong:
            Text(
                en: "That video is longer than a minute, so I did not keep it. Please send photos.",
                es: "Ese video dura más de un minuto, así que no lo guardé. Envíe fotos, por favor.")
        case .tookTooLong:
            Text(
                en: "That video took too long to read, so I did not keep it. Please send photos.",
                es: "Leer ese video tardó demasiado, así que no lo guardé. Envíe fotos, por favor.")
        case .unavailable:
            Text(
                en: "I could not get your video. Please send photos.",
                es: "No pude recibir su video. Envíe fotos, por favor.")
        case .ourFault:
            Text(
                en: """
                    I could not work on your video, so I did not keep it. The fault is mine. Please send photos.
                    """,
                es: """
                    No pude procesar su video, así que no lo guardé. La falla es mía. Envíe fotos, por favor.
                    """)
        }
    }
}
