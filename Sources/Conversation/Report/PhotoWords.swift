/// What is said about photos, and about those that failed.
enum PhotoWords: Wording {
    case have, noPhotos, full, removed, removedNumber, allRemoved, twice, one, many, notAPicture,
        unsupportedFormat, broken, tooLarge, tookTooLong, unavailable, ourFault, oneOf, fileTooLarge

    var text: Text {
        switch self {
        case .have: Text(en: "You have {n} of {max} photos.", es: "Tiene {n} de {max} fotos.")
        case .noPhotos: Text(en: "There is no photo in your report.", es: "Su reporte no tiene fotos.")
        case .full:
            Text(
                en: "I can keep {max} photos. I kept the first {max}.",
                es: "Puedo guardar {max} fotos. Guardé las primeras {max}.")
        case .removed: Text(en: "I took the last photo out.", es: "Quité la última foto.")
        case .removedNumber: Text(en: "I took photo {n} out.", es: "Quité la foto {n}.")
        case .allRemoved: Text(en: "I took all photos out.", es: "Quité todas las fotos.")
        case .twice:
            Text(
                en: "You sent the same photo twice. I kept one.",
                es: "Envió la misma foto dos veces. Guardé una.")
        case .one: Text(en: "this photo", es: "esta foto")
        case .many: Text(en: "these {n} photos", es: "estas {n} fotos")
        case .notAPicture:
            Text(
                en: "That file is not a picture, so I did not keep it. You can send a photo.",
                es: "Ese archivo no es una imagen, así que no lo guardé. Puede enviar una foto.")
        case .unsupportedFormat:
            Text(
                en: """
                    I cannot read that kind of picture yet, so I did not keep it. Send it as a photo, not as \
                    a file.
                    """,
                es: """
                    Aún no puedo leer ese tipo de imagen, así que no la guardé. Envíela como foto, no como \
                    archivo.
                    """)
        case .broken:
            Text(
                en: "That picture is broken, so I did not keep it. Please take it again or send another one.",
                es: "Esa imagen está dañada, así que no la guardé. Tómela de nuevo o envíe otra.")
        case .tooLarge:
            Text(
                en: "That picture is too large, so I did not keep it. Send it as a photo, not as a file.",
                es:
                    "Esa imagen es demasiado grande, así que no la guardé. Envíela como foto, no como archivo."
            )
        case .tookTooLong:
            Text(
                en: """
                    That picture took too long to read, so I did not keep it. Please send a screenshot of it or \
                    another photo.
                    """,
                es: """
                    Leer esa imagen tardó demasiado, así que no la guardé. Envíe una captura de pantalla de ella \
                    u otra foto.
                    """)
        case .unavailable:
            Text(
                en: "I could not get one of your photos. Please send it again.",
                es: "No pude recibir una de sus fotos. Envíela otra vez, por favor.")
        case .ourFault:
            Text(
                en: """
                    I could not work on one of your photos, so I did not keep it. The fault is mine. Please \
                    send a screenshot of it or another photo.
                    """,
                es: """
                    No pude procesar una de sus fotos, así que no la guardé. La falla es mía. Envíe una \
                    captura de pantalla de ella u otra foto.
                    """)
        case .oneOf:
            Text(
                en: "One of your photos did not work. The others stay.",
                es: "Una de sus fotos no funcionó. Las demás se quedan.")
        case .fileTooLarge:
            Text(
                en: "That file is larger than {max} MB. I cannot get it. Send it as a photo, not as a file.",
                es: "Ese archivo pasa de {max} MB. No puedo recibirlo. Envíelo como foto, no como archivo.")
        }
    }
}
