/// What is said in an encrypted room of moderators about encryption.
public enum MatrixTeamWords: Wording {
    case appUnverified, identityNew, identityGone, plain, unread, signs, typedHelp

    public var text: Text {
        switch self {
        case .appUnverified:
            Text(
                en: """
                    {name} has an app that reads nothing here, because it is not verified. Verified in its settings, it reads the \
                    next card.
                    """,
                es: """
                    {name} tiene una aplicación que aquí no lee nada, porque no está verificada. Verificada en sus ajustes, leerá la \
                    próxima tarjeta.
                    """)
        case .identityNew:
            Text(
                en: """
                    {name} has another identity than before and reads nothing here. Ask them in person. If it is theirs, the \
                    operator runs: {command}
                    """,
                es: """
                    {name} tiene otra identidad que antes y aquí no lee nada. Pregúntele en persona. Si es suya, el operador \
                    ejecuta: {command}
                    """)
        case .identityGone:
            Text(
                en: """
                    The identity of {name} is gone, so they read nothing here. Ask them in person before they set it up again.
                    """,
                es: """
                    La identidad de {name} ya no está, así que aquí no lee nada. Pregúntele en persona antes de que la cree otra vez.
                    """)
        case .plain:
            Text(
                en: "This room is encrypted. Words that come without encryption decide nothing here.",
                es: "Esta sala está cifrada. Las palabras que llegan sin cifrar no deciden nada aquí.")
        case .unread:
            Text(
                en: """
                    I could not read a message of {name}: their app gave me no key for it. It decided nothing.
                    """,
                es: """
                    No pude leer un mensaje de {name}: su aplicación no me dio la clave. No decidió nada.
                    """)
        case .signs:
            Text(
                en:
                    "A sign decides nothing here. Type it from a verified app, with the report's number, such as {command}",
                es:
                    "Aquí un signo no decide nada. Escríbalo desde una aplicación verificada, con el número del reporte: {command}"
            )
        case .typedHelp:
            Text(
                en:
                    "Type from a verified app: !take {code}, !approve {code}, !reject {code} reason, !ask {code} words.",
                es:
                    "Escriba desde una aplicación verificada: !take {code}, !approve {code}, !reject {code} motivo, !ask {code} palabras."
            )
        }
    }
}
