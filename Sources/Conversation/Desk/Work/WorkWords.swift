/// Work in a moderator's own chat.
enum WorkWords: Wording {
    case begun, changed, desks, already, over, notAtWork, inPrivate, how, idle, passed, lapsed, silent,
        dismissed, refused,
        stood

    var text: Text {
        switch self {
        case .begun:
            Text(
                en:
                    "You are at work. After each decision the next report comes. /next passes one on, /work off ends it.",
                es:
                    "Ya trabaja. Tras cada decisión llega otro reporte. /next pasa uno a otros, /work off termina."
            )
        case .changed:
            Text(
                en: "From the next report on it is so.", es: "Desde el próximo reporte es así.")
        case .desks: Text(en: "For desks: {codes}.", es: "Para las mesas: {codes}.")
        case .already:
            Text(
                en: "You are at work already. /next passes this one on, /work off ends it.",
                es: "Ya está trabajando. /next pasa este a otros, /work off termina.")
        case .over:
            Text(
                en: "Work is over. What you had open went back. No report stays in this chat.",
                es: "El trabajo terminó. Lo abierto volvió a los demás. Ningún reporte queda en este chat.")
        case .notAtWork:
            Text(en: "You are not at work. /work begins it.", es: "No está trabajando. /work empieza.")
        case .inPrivate:
            Text(
                en: "Write /work to me in your own chat. Reports come there one by one.",
                es: "Escríbame /work en su propio chat. Los reportes llegan ahí uno por uno.")
        case .how:
            Text(
                en: "/work begins work, /work state:GA narrows it, /work off ends it.",
                es: "/work empieza, /work state:GA lo limita, /work off termina.")
        case .idle:
            Text(
                en: "Nothing waits for you. The next report comes here by itself.",
                es: "Nada espera por usted. El próximo reporte llega aquí solo.")
        case .passed:
            Text(en: "Report {code} went back to the others.", es: "El reporte {code} volvió a los demás.")
        case .lapsed:
            Text(
                en: "Report {code} waited {n} minutes, so it went to the others. /work goes on.",
                es: "El reporte {code} esperó {n} minutos y pasó a los demás. /work continúa.")
        case .silent:
            Text(
                en: "You did nothing for {n} minutes, so work is over. /work goes on.",
                es: "No hizo nada en {n} minutos, así que el trabajo terminó. /work continúa.")
        case .dismissed:
            Text(
                en: "You may not decide any more. What stood here of reports is gone.",
                es: "Ya no puede decidir. Lo que estaba aquí de los reportes ya no está.")
        case .refused:
            Text(
                en: "Only moderators of the team's group can do that.",
                es: "Solo los moderadores del grupo del equipo pueden hacer eso.")
        case .stood: Text(en: "A report stood here.", es: "Aquí había un reporte.")
        }
    }
}
