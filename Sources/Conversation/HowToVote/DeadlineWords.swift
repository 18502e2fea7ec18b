/// What is said of the days on which one can vote early or by mail.
enum DeadlineWords: Wording {
    case early, earlyFrom, earlyNone, earlyOver, earlyOverOpen, noSundays, somePlacesMore, eachPlace,
        hoursDiffer,
        notKnown, mail, mailOver, mailOwn, everybody, ask, arrive, postmark, postmarkOnly, lastDays, sooner,
        hand

    var text: Text {
        switch self {
        case .early:
            Text(
                en: "Early voting in {state} for {date}: from {when} to {text}.",
                es: "Voto anticipado en {state} para el {date}: desde el {when} hasta el {text}.")
        case .earlyFrom:
            Text(
                en: "Early voting in {state} for {date} begins on {when}.",
                es: "El voto anticipado en {state} para el {date} empieza el {when}.")
        case .earlyNone:
            Text(
                en: "For {date} {state} has no early voting in person for everybody.",
                es: "Para el {date} no hay voto anticipado en persona para todos en {state}.")
        case .earlyOver:
            Text(
                en: "Early voting in {state} for {date} was from {when} to {text}.",
                es: "El voto anticipado en {state} para el {date} fue desde el {when} hasta el {text}.")
        case .earlyOverOpen:
            Text(
                en: "Early voting in {state} for {date} began on {when}.",
                es: "El voto anticipado en {state} para el {date} empezó el {when}.")
        case .noSundays: Text(en: "Not on Sundays.", es: "No los domingos.")
        case .somePlacesMore:
            Text(
                en: "Some places begin sooner or end later.",
                es: "Algunos lugares empiezan antes o terminan después.")
        case .eachPlace:
            Text(
                en: "Each town or county picks its days between these.",
                es: "Cada ciudad o condado elige sus días entre esos.")
        case .hoursDiffer: Text(en: "Hours and places differ.", es: "Las horas y los lugares cambian.")
        case .notKnown:
            Text(en: "I do not know the next days yet.", es: "Aún no sé las próximas fechas.")
        case .mail:
            Text(
                en: "Ballots by mail in {state} for {date}:",
                es: "Boletas por correo en {state} para el {date}:")
        case .mailOver:
            Text(
                en: "I know days of {state} for {date}. That is over. I do not know the next days yet.",
                es: "Sé las fechas de {state} para el {date}. Ya pasó. Aún no sé las próximas fechas.")
        case .mailOwn:
            Text(
                en: "Each state has its own rules for voting by mail (absentee).",
                es: "Cada estado tiene sus reglas para votar por correo.")
        case .everybody:
            Text(
                en: "Every voter on the list is sent one.", es: "Se le manda una a cada persona en la lista.")
        case .ask:
            Text(
                en: "Ask for it in time: they must have your request by {when}.",
                es: "Pídala a tiempo: deben tener su solicitud a más tardar el {when}.")
        case .arrive:
            Text(
                en: "Send it back early: it must arrive by {when}.",
                es: "Devuélvala pronto: debe llegar a más tardar el {when}.")
        case .postmark:
            Text(
                en: "Send it back early: postmarked by {date}, and there by {when}.",
                es: "Devuélvala pronto: con matasellos del {date} o antes, y allí a más tardar el {when}.")
        case .postmarkOnly:
            Text(
                en: "Send it back early: it counts only if postmarked by {date}.",
                es: "Devuélvala pronto: solo cuenta con matasellos del {date} o antes.")
        case .lastDays:
            Text(
                en:
                    "The mail may be too late now. Bring your ballot to your election office or an official ballot box.",
                es:
                    "Por correo puede llegar tarde ya. Lleve su boleta a la oficina electoral o a un buzón oficial."
            )
        case .sooner:
            Text(
                en: "Without a postmark that can be read it must be there sooner.",
                es: "Sin matasellos que se pueda leer debe llegar antes.")
        case .hand: Text(en: "By hand it is due sooner.", es: "En persona se entrega antes.")
        }
    }
}
