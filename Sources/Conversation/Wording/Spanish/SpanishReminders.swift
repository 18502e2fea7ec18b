/// Recordatorios.
extension Spanish {
    static let reminders: [Phrase: String] = [
        .reminderHead: "Sus recordatorios:",
        .reminderNone: "No tiene recordatorios.",
        .reminderLine: "{name}, {date}: le escribo el {when}.",
        .reminderPaused: "Los avisos están apagados y no le escribo. Actívelos para recibirlos.",
        .reminderWhich: "Elija una fecha para poner o cambiar un recordatorio:",
        .reminderSetFor: "Puesto para el {when}.",
        .reminderWhen: "¿Cuándo le aviso? También puede escribirlo: 3 días antes a las 6 pm.",
        .reminderTooLate: "Ya es tarde para un recordatorio de esta fecha.",
        .reminderTime: "{text}. ¿A qué hora? Puede escribirla, como 7:30 pm. No escribo de 9 pm a 8 am.",
        .reminderSameDay: "El mismo día",
        .reminderDayBefore: "1 día antes",
        .reminderWeekBefore: "1 semana antes",
        .reminderDaysBefore: "{n} días antes",
        .reminderSet: "Le avisaré el {when}. Escriba \"recordatorios\" para cambiarlo.",
        .reminderQuiet: "No escribo de noche, así que lo moví.",
        .reminderOver: "Esa hora ya pasó. Elija otra, por favor.",
        .reminderAlready: "Este ya está puesto.",
        .reminderMany: "Tiene {max} recordatorios. Quite uno primero.",
        .reminderOff: "Quité ese recordatorio. Escriba \"deshacer\" para tenerlo otra vez.",
        .reminderAllOff: "Quité todos los recordatorios. Escriba \"deshacer\" para tenerlos otra vez.",
        .reminderRetry: "Toque un botón o escríbalo, como: 2 días antes.",
        .reminderTimeRetry: "Escriba una hora, como 9 am o 6:30 pm.",
        .reminderZone: "Sus recordatorios guardan su hora, con los relojes de {place}.",
        .reminderFire: "Recordatorio: {name} es el {date}.",
        .reminderStop: """
        Para cambiar o quitar recordatorios, escriba "recordatorios". Para parar todo, escriba "parar".
        """,
        .reminderMoved: "{name} cambió de fecha. Ahora es el {date}, no el {when}.",
        .reminderGone: "{name}, {date}, ya no está en mi lista. Puede que no sea. Revise {official}.",
        .reminderDoubt: "Ya no está en mi lista. Primero revise {official}.",
        .reminderBack: "{name}, {date}, está otra vez en mi lista.",
        .reminderLost: """
        Mis mensajes no le llegaron y quité sus recordatorios. Escriba "recordatorios" para ponerlos otra vez.
        """,
        .reminderRegister: "El registro cierra un tiempo antes de una elección. Para {name}, {date}:",
        .reminderRegisterWhen:
            "¿Cuándo le aviso para registrarse? Puede escribirlo: 50 días antes a las 6 pm.",
        .reminderRegisterUnknown: "No sé el último día para registrarse donde vive. Revise {official}.",
        .reminderRegisterSoon: "{name}, {date}, ya está muy cerca. Revise ahora si aún puede registrarse.",
        .reminderRegisterLate: "Puede ser tarde para registrarse. Elija un tiempo antes, por favor.",
        .reminderRegisterNow: "No sé de una elección tan lejana para un aviso. Revíselo ahora, por favor.",
        .reminderRegisterLine: "Para registrarse para {name}, {date}: le escribo el {when}.",
        .reminderRegisterFire: "Recordatorio: regístrese, o revise si ya lo está. {name} es el {date}.",
        .labelReminders: "Recordatorios",
        .labelRemind: "Recordarme",
        .labelRemindOff: "Quitar",
        .labelRemindersOff: "Quitar todos",
    ]
}
