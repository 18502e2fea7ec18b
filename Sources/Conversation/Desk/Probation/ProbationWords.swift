/// What is said to those whose first approvals take a second moderator.
enum ProbationWords: Wording {
    case noted, notedLast, passed, goesOn

    var text: Text {
        switch self {
        case .noted:
            Text(
                en:
                    "Noted. Your first {max} approvals take a second moderator; {n} more do. Sooner by a drill with 9 of 10: /drill",
                es:
                    "Anotado. Sus primeras {max} aprobaciones requieren otro moderador; faltan {n}. Antes, con una práctica de 9 de 10: /drill"
            )
        case .notedLast:
            Text(
                en: "Noted. This is the last of your first {max} approvals that takes a second moderator.",
                es: "Anotado. Es la última de sus primeras {max} aprobaciones que requiere otro moderador.")
        case .passed:
            Text(
                en: "Passed: from now on your approvals count alone.",
                es: "Aprobó: desde ahora sus aprobaciones valen solas.")
        case .goesOn:
            Text(
                en: "With 9 of 10 right your approvals count alone. Try again: /drill 10",
                es: "Con 9 de 10 bien, sus aprobaciones valen solas. Pruebe otra vez: /drill 10")
        }
    }
}

/// What `/help` says in the moderators' room.
enum DeskHelpWords: Wording {
    case trainee, moderator, lead

    var text: Text {
        switch self {
        case .trainee:
            Text(
                en: """
                    You are new: your next {n} approvals take a second moderator, or pass a drill: write /drill 10 to me in your own chat. \
                    To look: /next, /queue, /show 12, /text 12, /photos 12, /log 12, /find words. \
                    To decide: /take 12, /approve 12, /reject 12 reason, /ask 12 words, /group 12 7, /undo 12. \
                    To hide: /cut 12 3, /hide 12 words, /mask 12 1. To name a public building: /name 12. \
                    Reports one by one: /work in your own chat. \
                    A reply to a card is a note to the team; only /ask goes to the voter, after 30 seconds.
                    """,
                es: """
                    Usted es nuevo: sus próximas {n} aprobaciones requieren otro moderador, o una práctica: escríbame /drill 10 en su propio chat. \
                    Para mirar: /next, /queue, /show 12, /text 12, /photos 12, /log 12, /find palabras. \
                    Para decidir: /take 12, /approve 12, /reject 12 motivo, /ask 12 palabras, /group 12 7, /undo 12. \
                    Para tapar: /cut 12 3, /hide 12 palabras, /mask 12 1. Para nombrar un edificio público: /name 12. \
                    Reportes uno por uno: /work en su propio chat. \
                    Responder a una tarjeta es una nota al equipo; solo /ask llega a quien reportó, a los 30 segundos.
                    """)
        case .moderator:
            Text(
                en: """
                    Commands: /next, /queue urgent state:GA, /find words, /view, /save name filter, /log 12, /stats, /drill, /status, \
                    /digest, /on 6h, /off, /duty, /handover, /show 12, /take 12, /approve 12, /move 12 desk note, /assign 12 Zoe, /mine, /tag 12 press, \
                    /untag 12 press, /tags, /reject 12 reason, /ask 12 words, /unask 12, /send 12, /verify 12 source, /correct 12 words, /retract 12 reason, \
                    /group 12 7, /ungroup 12, /mask 12 1 A1 B2, /photos 12, /video 12, \
                    /text 12, /cut 12 3, /hide 12 words, /name 12, /bulk, /ban 12 7 spam, /unban 12, /undo 12. \
                    A reply to a card is a note to the team; only /ask goes to the voter, after 30 seconds.
                    """,
                es: """
                    Comandos: /next, /queue urgent state:GA, /find palabras, /view, /save nombre filtro, /log 12, /stats, /drill, /status, \
                    /digest, /on 6h, /off, /duty, /handover, /show 12, /take 12, /approve 12, /move 12 mesa nota, /assign 12 Zoe, /mine, /tag 12 press, \
                    /untag 12 press, /tags, /reject 12 motivo, /ask 12 palabras, /unask 12, /send 12, /verify 12 fuente, /correct 12 palabras, \
                    /retract 12 motivo, /group 12 7, /ungroup 12, /mask 12 1 A1 B2, /photos 12, /video 12, \
                    /text 12, /cut 12 3, /hide 12 words, /name 12, /bulk, /ban 12 7 spam, /unban 12, /undo 12. \
                    Responder a una tarjeta es una nota al equipo; solo /ask llega a quien reportó, a los 30 segundos.
                    """)
        case .lead:
            Text(
                en: """
                    For leads: /assign 12 Zoe, /duty Zoe 8-14, /tags add press, /ban 12 30 spam, /bulk up to 200. \
                    In your own chat: /export csv, /export photos, and /stats by person with second looks; /undo 12 where two disagree.
                    """,
                es: """
                    Para líderes: /assign 12 Zoe, /duty Zoe 8-14, /tags add press, /ban 12 30 spam, /bulk hasta 200. \
                    En su propio chat: /export csv, /export photos, y /stats por persona con segundas miradas; /undo 12 donde dos no coinciden.
                    """)
        }
    }
}
