/// What is said about bans: how long, why, and what becomes of them.
enum BanWords: Wording {
    case banned, unbanned, cleared, lifted, stays, day, days, spam, abuse, privacy, other, buttonSpam,
        buttonAbuse, buttonPrivacy, buttonOther

    var text: Text {
        switch self {
        case .banned:
            Text(
                en:
                    "You cannot send reports until {date}.\nWhy: {reason}. You can still read and ask. Tap Appeal if this is wrong.",
                es:
                    "No puede enviar reportes hasta el {date}.\nMotivo: {reason}. Sí puede leer y preguntar. Toque Apelar si es un error."
            )
        case .unbanned: Text(en: "You can send reports again.", es: "Ya puede enviar reportes.")
        case .cleared:
            Text(
                en: "Reports of yours that were waiting were taken back: {codes}.",
                es: "Se retiraron reportes suyos que esperaban: {codes}.")
        case .lifted:
            Text(
                en: "Another moderator looked again. You can send reports again.",
                es: "Otro moderador lo revisó. Ya puede enviar reportes.")
        case .stays:
            Text(
                en:
                    "Another moderator looked again. You cannot send reports until {date}. This answer is final.",
                es:
                    "Otro moderador lo revisó. No puede enviar reportes hasta el {date}. Esta respuesta es final."
            )
        case .day: Text(en: "1 day", es: "1 día")
        case .days: Text(en: "{n} days", es: "{n} días")
        case .spam: Text(en: "many reports that were no reports", es: "muchos reportes que no eran reportes")
        case .abuse: Text(en: "insults or threats", es: "insultos o amenazas")
        case .privacy: Text(en: "private facts about people", es: "datos privados de personas")
        case .other: Text(en: "our rules for reports", es: "nuestras reglas para reportes")
        case .buttonSpam: Text(en: "Spam", es: "Spam")
        case .buttonAbuse: Text(en: "Insults or threats", es: "Insultos o amenazas")
        case .buttonPrivacy: Text(en: "Names people", es: "Nombra personas")
        case .buttonOther: Text(en: "Something else", es: "Otra cosa")
        }
    }
}
