/// Who is on duty, and until when.
enum DutyWords: Wording {
    case on, onAtDesks, onHow, thanks, off, notOn, notYours, dutyHow, leadsOnly, put, told, ended, notOnDuty,
        several, nobody, lineNow, lineLater, atWork, still, labelYes, labelOff, unanswered, notNow

    var text: Text {
        switch self {
        case .on:
            Text(
                en: "You are on duty until {max}. /off ends it.",
                es: "Está de turno hasta las {max}. /off lo termina.")
        case .onAtDesks:
            Text(
                en: "You are on duty until {max}, at desks: {codes}. /off ends it.",
                es: "Está de turno hasta las {max}, en las mesas: {codes}. /off lo termina.")
        case .onHow:
            Text(
                en: "Say for how long, from 15m to 24h, like: /on 6h.",
                es: "Diga por cuánto, de 15m a 24h, como: /on 6h.")
        case .thanks:
            Text(
                en: "Thank you. You are on duty until {max}.", es: "Gracias. Está de turno hasta las {max}.")
        case .off:
            Text(
                en: "You are off duty. What you had went back into the queue.",
                es: "Ya no está de turno. Lo que tenía volvió a la cola.")
        case .notOn:
            Text(
                en: "You are not on duty. /on 6h puts you on for six hours.",
                es: "No está de turno. /on 6h lo pone por seis horas.")
        case .notYours:
            Text(en: "Somebody else was asked that.", es: "Esa pregunta era para otra persona.")
        case .dutyHow:
            Text(
                en: "Say who and when, Eastern time, like: /duty Zoe 8-14. /duty Zoe off ends it.",
                es: "Diga quién y cuándo, hora del Este, como: /duty Zoe 8-14. /duty Zoe off lo termina.")
        case .leadsOnly:
            Text(
                en: "Leads put others on duty. For yourself: /on 6h, or /duty me 8-14.",
                es: "Quien dirige pone a otros de turno. Para usted: /on 6h, o /duty me 8-14.")
        case .put:
            Text(
                en: "{name} is on duty from {when} to {max}.",
                es: "{name} está de turno de {when} a {max}.")
        case .told:
            Text(
                en: "{name} put you on duty from {when} to {max}. /off ends it.",
                es: "{name} le puso de turno de {when} a {max}. /off lo termina.")
        case .ended: Text(en: "{name} is off duty.", es: "{name} ya no está de turno.")
        case .notOnDuty:
            Text(
                en: "{name} is not on duty. Put them on: /duty {name} 8-14.",
                es: "{name} no está de turno. Para ponerle: /duty {name} 8-14.")
        case .several:
            Text(
                en: "Several are called {name}. Type the number: {command}.",
                es: "Varias personas se llaman {name}. Escriba el número: {command}.")
        case .nobody:
            Text(
                en: "Nobody is on duty. /on 6h puts you on for six hours.",
                es: "Nadie está de turno. /on 6h le pone por seis horas.")
        case .lineNow: Text(en: "On duty until {max}: {name}", es: "De turno hasta las {max}: {name}")
        case .lineLater:
            Text(en: "Later, {when} to {max}: {name}", es: "Después, de {when} a {max}: {name}")
        case .atWork: Text(en: "At work: {name}", es: "Trabajan: {name}")
        case .still:
            Text(
                en:
                    "Still there? I have not heard of you for {n} minutes. /on says yes, /off ends your duty.",
                es: "¿Sigue ahí? No sé de usted hace {n} minutos. /on dice que sí, /off termina su turno.")
        case .labelYes: Text(en: "Yes", es: "Sí")
        case .labelOff: Text(en: "Off", es: "Termino")
        case .unanswered:
            Text(
                en: "You did not answer, so you are off duty. /on 6h puts you on again.",
                es: "No contestó, así que ya no está de turno. /on 6h le pone otra vez.")
        case .notNow: Text(en: "{name} is not on duty now.", es: "{name} no está de turno ahora.")
        }
    }
}
