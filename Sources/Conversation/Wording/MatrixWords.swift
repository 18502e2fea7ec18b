/// What is said on Matrix alone.
public enum MatrixWords: Wording {
    case cardHelp, queueHelp, encrypted, encryptedForced, encryptedNow, encryptedNowForced, crowded, news,
        noPublicRoom, noSpace, noRoomOfMany, unread, untrusted, unknownEncryption, unverified

    public var text: Text {
        switch self {
        case .cardHelp:
            Text(
                en:
                    "React with a sign, or reply: !take, !approve, !reject reason, !ask words, !ban 7, !undo.",
                es:
                    "Reaccione con un signo, o responda: !take, !approve, !reject motivo, !ask palabras, !ban 7, !undo."
            )
        case .queueHelp: Text(en: "React with ⏭️, or write !next.", es: "Reaccione con ⏭️, o escriba !next.")
        case .encrypted:
            Text(
                en: """
                    This chat is end-to-end encrypted and I cannot read such chats. Nothing you wrote here reached us. I have \
                    invited you to a chat that I can read (not encrypted): please accept and write there.
                    """,
                es: """
                    Este chat está cifrado de extremo a extremo y no puedo leer esos chats. Nada de lo que escribió aquí nos llegó. \
                    Le invité a un chat que sí puedo leer (sin cifrar): acéptelo y escriba ahí, por favor.
                    """)
        case .unread:
            Text(
                en: """
                    I could not read your last message: your app gave me no key for it. Please send it again, or call {hotline}.
                    """,
                es: """
                    No pude leer su último mensaje: su aplicación no me dio la clave. Envíelo otra vez, por favor, o llame al \
                    {hotline}.
                    """)
        case .untrusted:
            Text(
                en: """
                    I could not read your last message: your app does not trust my device yet. Please trust it or write from another                     app, or call {hotline}.
                    """,
                es: """
                    No pude leer su último mensaje: su aplicación aún no confía en mi dispositivo. Confíe en él o escriba desde otra,                     por favor, o llame al {hotline}.
                    """)
        case .unknownEncryption:
            Text(
                en: """
                    This chat uses an encryption I do not know, so I could not read your message. Please write in a new chat, or call                     {hotline}.
                    """,
                es: """
                    Este chat usa un cifrado que no conozco y no pude leer su mensaje. Escriba en un chat nuevo, por favor, o llame al                     {hotline}.
                    """)
        case .unverified:
            Text(
                en: """
                    My answers cannot reach this app, because it is not verified. Please verify it in its settings and write again, or \
                    call {hotline}.
                    """,
                es: """
                    Mis respuestas no llegan a esta aplicación, porque no está verificada. Verifíquela en sus ajustes y escriba de \
                    nuevo, por favor, o llame al {hotline}.
                    """)
        case .encryptedForced:
            Text(
                en: """
                    This chat is end-to-end encrypted and I cannot read such chats. Nothing you wrote here reached us. Please \
                    write from a chat without encryption, or call {hotline}.
                    """,
                es: """
                    Este chat está cifrado de extremo a extremo y no puedo leer esos chats. Nada de lo que escribió aquí nos llegó. \
                    Escriba desde un chat sin cifrar, por favor, o llame al {hotline}.
                    """)
        case .encryptedNow:
            Text(
                en: """
                    This chat is encrypted now. From here on I cannot read what you write here. What you wrote before reached us. \
                    I have invited you to a chat that I can read: please go on there, or call {hotline}.
                    """,
                es: """
                    Este chat ahora está cifrado. Desde aquí no puedo leer lo que escriba. Lo que escribió antes sí nos llegó. \
                    Le invité a un chat que sí puedo leer: siga ahí, por favor, o llame al {hotline}.
                    """)
        case .encryptedNowForced:
            Text(
                en: """
                    This chat is encrypted now. From here on I cannot read what you write here. What you wrote before reached us. \
                    Please go on in a chat without encryption, or call {hotline}.
                    """,
                es: """
                    Este chat ahora está cifrado. Desde aquí no puedo leer lo que escriba. Lo que escribió antes sí nos llegó. \
                    Siga en un chat sin cifrar, por favor, o llame al {hotline}.
                    """)
        case .crowded:
            Text(
                en: """
                    More than two people are in this chat, so I take no reports here. Please write to me in a chat of our own.
                    """,
                es: """
                    Hay más de dos personas en este chat, así que aquí no tomo reportes. Escríbame en un chat solo nuestro, por favor.
                    """)
        case .noPublicRoom:
            Text(
                en: "Everybody can read in this room. Please start a private chat with me.",
                es: "En esta sala todos pueden leer. Inicie un chat privado conmigo, por favor.")
        case .noSpace:
            Text(
                en: "This is a space. Please start a private chat with me.",
                es: "Esto es un espacio. Inicie un chat privado conmigo, por favor.")
        case .noRoomOfMany:
            Text(
                en: "Others are in this room. Please start a private chat with me.",
                es: "En esta sala hay otras personas. Inicie un chat privado conmigo, por favor.")
        case .news:
            Text(
                en: """
                    I have news for you. Others can read along here: please write to me in a chat of our own.
                    """,
                es: """
                    Tengo noticias para usted. Aquí otros pueden leer. Escríbame en un chat solo \
                    nuestro, por favor.
                    """)
        }
    }
}
