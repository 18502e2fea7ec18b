/// What is said about bills that a voter follows.
enum FollowWords: Wording {
    case on, off, none, head, how, howTo, unknown, allOff, notFollowed, many, news, stop, labelFollows,
        labelFollow, labelUnfollow, labelUnfollowAll

    var text: Text {
        switch self {
        case .on:
            Text(
                en: "I will tell you when {text} changes. Tap Stop following to end that.",
                es: "Le avisaré cuando {text} cambie. Toque Dejar de seguir para no recibir más.")
        case .off:
            Text(
                en: "OK. I tell you no more about {text}. Say \"undo\" to get it back.",
                es: "Bien. Ya no le aviso de {text}. Escriba \"deshacer\" para seguirlo otra vez.")
        case .none: Text(en: "You follow no bills now.", es: "No sigue ningún proyecto.")
        case .head:
            Text(
                en: "Bills that you follow, the latest news first:",
                es: "Proyectos que sigue, lo último primero:")
        case .how:
            Text(
                en: "Open a bill and tap Follow. Then I tell you when it changes.",
                es: "Abra un proyecto y toque Seguir. Le aviso cuando cambie.")
        case .howTo:
            Text(
                en: "To stop one, open it, or write: unfollow {text}",
                es: "Para dejar uno, ábralo o escriba: dejar de seguir {text}")
        case .unknown: Text(en: "{text}: I have no news of it here.", es: "{text}: no tengo novedades aquí.")
        case .allOff:
            Text(
                en: "OK. You follow no bills now. Say \"undo\" to get them back.",
                es: "Bien. Ya no sigue ningún proyecto. Escriba \"deshacer\" para volver a seguirlos.")
        case .notFollowed: Text(en: "You do not follow {text}.", es: "Usted no sigue {text}.")
        case .many:
            Text(
                en: "You can follow {max} bills. Stop following one first.",
                es: "Puede seguir {max} proyectos. Deje de seguir uno antes.")
        case .news:
            Text(
                en: "News on {name}: {text}, {date}.",
                es: "Hay novedades de {name}: {text}, {date}.")
        case .stop:
            Text(
                en: "To stop, write: /unfollow {code}",
                es: "Para no recibir más, escriba: /unfollow {code}")
        case .labelFollows: Text(en: "Followed", es: "Los que sigo")
        case .labelFollow: Text(en: "Follow", es: "Seguir")
        case .labelUnfollow: Text(en: "Stop following", es: "Dejar de seguir")
        case .labelUnfollowAll: Text(en: "Stop all", es: "Dejar todos")
        }
    }
}
