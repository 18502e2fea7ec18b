/// What is said about a report that is not sent yet.
enum DraftWords: Wording {
    case nudge, back, discarded, discardedToo, thrownAway, undone

    var text: Text {
        switch self {
        case .nudge:
            Text(
                en: "Your report is not sent yet. I keep it for 72 hours. Do you want to go on?",
                es: "Su reporte aún no se envía. Lo guardo 72 horas. ¿Quiere seguir?")
        case .back:
            Text(
                en: "You have a report that is not sent, from {when}. Go on, or throw it away?",
                es: "Tiene un reporte sin enviar, de {when}. ¿Sigue o lo borra?")
        case .discarded:
            Text(
                en: "OK. I did not send it. Tap Undo in the next {hours} hours to get it back.",
                es: "Bien. No lo envié. Toque Deshacer en las próximas {hours} horas para recuperarlo.")
        case .discardedToo:
            Text(
                en: "I did not send this one, either. Undo brings it back.",
                es: "Este tampoco lo envié. Deshacer lo recupera.")
        case .thrownAway:
            Text(
                en: "Your report of {when} was never sent. I threw it away after 72 hours. Nobody saw it.",
                es: "Su reporte de {when} no se envió. Lo borré después de 72 horas. Nadie lo vio.")
        case .undone: Text(en: "Here it is again.", es: "Aquí está de nuevo.")
        }
    }
}
