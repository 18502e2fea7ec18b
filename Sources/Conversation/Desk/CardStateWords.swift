/// Where a report stands, in the heading of the moderators' card.
enum CardStateWords: Wording {
    case told, urgent, appealed, waiting, taken, approved, backed, rejected, withdrawn, cleared, retracted,
        grouped

    var text: Text {
        switch self {
        case .told: Text(en: "The reporter wrote:", es: "Quien reportó escribió:")
        case .urgent: Text(en: "URGENT", es: "URGENTE")
        case .appealed: Text(en: "APPEAL", es: "APELACIÓN")
        case .waiting: Text(en: "waiting", es: "espera")
        case .taken: Text(en: "taken by {name}", es: "lo tiene {name}")
        case .approved: Text(en: "approved by {name}", es: "aprobado por {name}")
        case .backed:
            Text(
                en: "approved by {name}, a second moderator is needed",
                es: "aprobado por {name}, falta otro moderador")
        case .rejected: Text(en: "not public, by {name}: {reason}", es: "no público, por {name}: {reason}")
        case .withdrawn: Text(en: "withdrawn by its author", es: "retirado por su autor")
        case .cleared: Text(en: "taken back by {name} with a ban", es: "retirado por {name} con un bloqueo")
        case .retracted: Text(en: "taken back by {name}: {reason}", es: "retirado por {name}: {reason}")
        case .grouped: Text(en: "grouped with {n} by {name}", es: "agrupado con {n} por {name}")
        }
    }
}
