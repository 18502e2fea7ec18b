/// What is said about reminders.
enum ReminderWords: Wording {
    case head, none, elsewhere, line, paused, which, setFor, when, tooLate, time, sameDay, dayBefore,
        weekBefore,
        daysBefore, set, quiet, over, already, many, off, allOff, retry, timeRetry, zone, fire, stop, moved,
        gone, doubt, back, lost, labelReminders, labelRemind, labelOff, labelAllOff

    var text: Text {
        switch self {
        case .head: Text(en: "Your reminders:", es: "Sus recordatorios:")
        case .none: Text(en: "You have no reminders.", es: "No tiene recordatorios.")
        case .elsewhere:
            Text(
                en: "I remind you only of elections where you live, not of those in {place}.",
                es: "Solo le recuerdo elecciones de donde usted vive, no las de {place}.")
        case .line:
            Text(
                en: "{name}, {date}: I write on {when}.",
                es: "{name}, {date}: le escribo el {when}.")
        case .paused:
            Text(
                en: "Notices are off, so I do not write. Turn them on to hear from me.",
                es: "Los avisos están apagados y no le escribo. Actívelos para recibirlos.")
        case .which:
            Text(
                en: "Pick a date to set a reminder, or to change one:",
                es: "Elija una fecha para poner o cambiar un recordatorio:")
        case .setFor: Text(en: "Set for {when}.", es: "Puesto para el {when}.")
        case .when:
            Text(
                en: "When should I remind you? You can type it, too: 3 days before at 6 pm.",
                es: "¿Cuándo le aviso? También puede escribirlo: 3 días antes a las 6 pm.")
        case .tooLate:
            Text(
                en: "It is too late for a reminder of this one.",
                es: "Ya es tarde para un recordatorio de esta fecha.")
        case .time:
            Text(
                en: """
                    {text}. At what hour? You can type one, like 7:30 pm. I do not write from 9 pm to 8 am.
                    """,
                es: "{text}. ¿A qué hora? Puede escribirla, como 7:30 pm. No escribo de 9 pm a 8 am.")
        case .sameDay: Text(en: "On the day", es: "El mismo día")
        case .dayBefore: Text(en: "1 day before", es: "1 día antes")
        case .weekBefore: Text(en: "1 week before", es: "1 semana antes")
        case .daysBefore: Text(en: "{n} days before", es: "{n} días antes")
        case .set:
            Text(
                en: "I will remind you on {when}. Say \"reminders\" to change it.",
                es: "Le avisaré el {when}. Escriba \"recordatorios\" para cambiarlo.")
        case .quiet:
            Text(
                en: "I do not write at night, so I moved it.",
                es: "No escribo de noche, así que lo moví.")
        case .over:
            Text(
                en: "That time is over. Please pick a later one.",
                es: "Esa hora ya pasó. Elija otra, por favor.")
        case .already: Text(en: "This one is set already.", es: "Este ya está puesto.")
        case .many:
            Text(
                en: "You have {max} reminders. End one first.",
                es: "Tiene {max} recordatorios. Quite uno primero.")
        case .off:
            Text(
                en: "That reminder is off. Say \"undo\" to get it back.",
                es: "Quité ese recordatorio. Escriba \"deshacer\" para tenerlo otra vez.")
        case .allOff:
            Text(
                en: "All reminders are off. Say \"undo\" to get them back.",
                es: "Quité todos los recordatorios. Escriba \"deshacer\" para tenerlos otra vez.")
        case .retry:
            Text(
                en: "Please pick a button, or type it, like: 2 days before.",
                es: "Toque un botón o escríbalo, como: 2 días antes.")
        case .timeRetry:
            Text(
                en: "Please type an hour, like 9 am or 6:30 pm.",
                es: "Escriba una hora, como 9 am o 6:30 pm.")
        case .zone:
            Text(
                en: "Your reminders keep their hours, by the clocks of {place}.",
                es: "Sus recordatorios guardan su hora, con los relojes de {place}.")
        case .fire: Text(en: "Reminder: {name} is on {date}.", es: "Recordatorio: {name} es el {date}.")
        case .stop:
            Text(
                en: "To change or end reminders, say \"reminders\". To end all messages, say \"stop\".",
                es: """
                    Para cambiar o quitar recordatorios, escriba "recordatorios". Para parar todo, escriba "parar".
                    """)
        case .moved:
            Text(
                en: "{name} moved. It is on {date} now, not on {when}.",
                es: "{name} cambió de fecha. Ahora es el {date}, no el {when}.")
        case .gone:
            Text(
                en: "{name}, {date}, is not on my list any more. It may be off. Check {official}.",
                es: "{name}, {date}, ya no está en mi lista. Puede que no sea. Revise {official}.")
        case .doubt:
            Text(
                en: "It is not on my list any more. Check {official} first.",
                es: "Ya no está en mi lista. Primero revise {official}.")
        case .back:
            Text(
                en: "{name}, {date}, is on my list again.",
                es: "{name}, {date}, está otra vez en mi lista.")
        case .lost:
            Text(
                en: """
                    My messages did not reach you, so I ended your reminders. Say "reminders" to set them again.
                    """,
                es: """
                    Mis mensajes no le llegaron y quité sus recordatorios. Escriba "recordatorios" para ponerlos otra vez.
                    """)
        case .labelReminders: Text(en: "Reminders", es: "Recordatorios")
        case .labelRemind: Text(en: "Remind me", es: "Recordarme")
        case .labelOff: Text(en: "Turn off", es: "Quitar")
        case .labelAllOff: Text(en: "Turn all off", es: "Quitar todos")
        }
    }
}
