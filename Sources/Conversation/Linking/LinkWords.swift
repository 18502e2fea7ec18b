/// One account on two platforms.
enum LinkWords: Wording {
    case code, wrong, tooMany, same, taken, none, linked, linkedThere, unlinked

    var text: Text {
        switch self {
        case .code:
            Text(
                en: """
                    Your code is {code}. Type it in your other chat with me within {n} minutes: /link {code}. \
                    Then both chats are one. Give it to nobody.
                    """,
                es: """
                    Su código es {code}. Escríbalo en su otro chat conmigo antes de {n} minutos: /link {code}. \
                    Así los dos chats son uno. No se lo dé a nadie.
                    """)
        case .wrong:
            Text(
                en: "That code is wrong or too old. Type /link in your other chat to get a new one.",
                es: "Ese código no sirve o ya pasó su tiempo. Escriba /link en su otro chat para pedir otro.")
        case .tooMany:
            Text(
                en: "Too many wrong codes. Please try again in an hour.",
                es: "Demasiados códigos malos. Intente otra vez en una hora.")
        case .same:
            Text(
                en: "That is this chat. Type the code in your other chat with me.",
                es: "Ese es este mismo chat. Escriba el código en su otro chat conmigo.")
        case .taken:
            Text(
                en: "One of the two chats is joined with another one. Type /unlink there first.",
                es: "Uno de los dos chats ya está unido con otro. Escriba /unlink allí primero.")
        case .none:
            Text(
                en: "This chat is not joined with another one. Type /link to get a code.",
                es: "Este chat no está unido con otro. Escriba /link para pedir un código.")
        case .linked:
            Text(
                en: "Done. Both chats are one now: reports, ZIP and settings. To part them, type /unlink.",
                es: """
                    Listo. Los dos chats son uno ahora: reportes, código postal y ajustes. Para separarlos, \
                    escriba /unlink.
                    """)
        case .linkedThere:
            Text(
                en: "This chat is joined with a chat on {platform} now. Was it not you? Type /unlink.",
                es: "Este chat ahora está unido con un chat en {platform}. ¿No fue usted? Escriba /unlink.")
        case .unlinked:
            Text(
                en: "The two chats are apart again. Your reports stay with the other one.",
                es: "Los dos chats están separados otra vez. Sus reportes se quedan con el otro.")
        }
    }
}
