/// Reports that are given to somebody.
enum AssignWords: Wording {
    case how, unknown, several, person, leadsOnly, notTheirs, given, givenUntold, yours, told, toldOwn,
        toldAtDesk, nobodys, freed, state

    var text: Text {
        switch self {
        case .how:
            Text(
                en: "Say to whom, like: /assign {code} Zoe. \"me\" is you, \"nobody\" gives it back.",
                es: "Diga a quién, como: /assign {code} Zoe. \"me\" es usted, \"nobody\" lo devuelve.")
        case .unknown:
            Text(
                en: "Nobody called {text} has done anything yet. I know {codes}.",
                es: "Nadie llamado {text} ha hecho nada todavía. Conozco a {codes}.")
        case .several:
            Text(
                en: "Several are called {name}. Tap one, or type the number: {command}.",
                es: "Varias personas se llaman {name}. Toque una o escriba el número: {command}.")
        case .person:
            Text(en: "{name}, {text}, last here {age} ago", es: "{name}, {text}, aquí hace {age}")
        case .leadsOnly:
            Text(
                en: "Leads give reports to others. You can take it: /assign {code} me.",
                es: "Quien dirige da reportes a otros. Usted puede tomarlo: /assign {code} me.")
        case .notTheirs:
            Text(
                en: "Report {code} cannot go to {name}. Choose somebody else.",
                es: "El reporte {code} no puede ir a {name}. Elija a otra persona.")
        case .given:
            Text(
                en: "Report {code} is {name}'s until it is decided. I told them in private.",
                es: "El reporte {code} es de {name} hasta que se decida. Se lo dije en privado.")
        case .givenUntold:
            Text(
                en: "Report {code} is {name}'s until it is decided. They have no chat with me: tell them.",
                es: "El reporte {code} es de {name} hasta que se decida. No tiene chat conmigo: avísele.")
        case .yours:
            Text(
                en: "Report {code} is yours until it is decided. /mine lists yours.",
                es: "El reporte {code} es suyo hasta que se decida. /mine muestra los suyos.")
        case .told:
            Text(
                en: "{name} gave you report {code}. Its card is in the moderators' room.",
                es: "{name} le dio el reporte {code}. Su tarjeta está en la sala de moderadores.")
        case .toldOwn:
            Text(
                en:
                    "{name} gave you report {code}. Somebody else must decide it: it goes back in three minutes.",
                es:
                    "{name} le dio el reporte {code}. Lo debe decidir otra persona: vuelve a la cola en tres minutos."
            )
        case .toldAtDesk:
            Text(
                en: "{name} gave you report {code}. Its card is in the room of desk {text}.",
                es: "{name} le dio el reporte {code}. Su tarjeta está en la sala de la mesa {text}.")
        case .nobodys:
            Text(en: "Report {code} is in nobody's hands.", es: "El reporte {code} no lo tiene nadie.")
        case .freed:
            Text(en: "Report {code} is anybody's again.", es: "El reporte {code} vuelve a ser de todos.")
        case .state: Text(en: "assigned to {name}", es: "asignado a {name}")
        }
    }
}
