/// What is said about reminders to sign up to vote.
enum RegistrationReminderWords: Wording {
    case which, when, unknown, late, now, line, fire, soon

    var text: Text {
        switch self {
        case .which:
            Text(
                en: "Signing up to vote ends some time before an election. For {name}, {date}:",
                es: "El registro cierra un tiempo antes de una elección. Para {name}, {date}:")
        case .when:
            Text(
                en: "When should I remind you to sign up? You can type it, too: 50 days before at 6 pm.",
                es: "¿Cuándo le aviso para registrarse? Puede escribirlo: 50 días antes a las 6 pm.")
        case .unknown:
            Text(
                en: "I do not know the last day to sign up where you live. Check {official}.",
                es: "No sé el último día para registrarse donde vive. Revise {official}.")
        case .late:
            Text(
                en: "That may be too late to sign up. Please pick an earlier time.",
                es: "Puede ser tarde para registrarse. Elija un tiempo antes, por favor.")
        case .now:
            Text(
                en: "No election I know of is far enough off for a reminder. Please check now.",
                es: "No sé de una elección tan lejana para un aviso. Revíselo ahora, por favor.")
        case .line:
            Text(
                en: "To sign up to vote for {name}, {date}: I write on {when}.",
                es: "Para registrarse para {name}, {date}: le escribo el {when}.")
        case .fire:
            Text(
                en: "Reminder: sign up to vote, or check that you are signed up. {name} is on {date}.",
                es: "Recordatorio: regístrese, o revise si ya lo está. {name} es el {date}.")
        case .soon:
            Text(
                en: "{name}, {date}, is too near for a reminder. Check now if you can still sign up.",
                es: "{name}, {date}, ya está muy cerca. Revise ahora si aún puede registrarse.")
        }
    }
}
