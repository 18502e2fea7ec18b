/// What is said of an urgent report that nobody takes.
enum UntakenWords: Wording {
    case duty, nobody, leads, leadsAtDesk, leadsAlone, leadsAloneAtDesk, all, allAtDesk, author

    var text: Text {
        switch self {
        case .duty:
            Text(
                en: "URGENT: report {code} has waited {age}, and nobody has it. Take it: /take {code}.",
                es: "URGENTE: el reporte {code} espera hace {age} y nadie lo tiene. Tómelo: /take {code}.")
        case .nobody:
            Text(
                en:
                    "URGENT: report {code} has waited {age}. Nobody is on duty. Whoever is here: /take {code}.",
                es:
                    "URGENTE: el reporte {code} espera hace {age}. Nadie está de turno. Quien esté aquí: /take {code}."
            )
        case .leads:
            Text(
                en: "URGENT: report {code}, {kind}. Nobody has taken it for {age}. Its card is in the room.",
                es:
                    "URGENTE: reporte {code}, {kind}. Nadie lo ha tomado en {age}. Su tarjeta está en la sala."
            )
        case .leadsAtDesk:
            Text(
                en: "URGENT at desk {text}: report {code}, {kind}. Nobody has taken it for {age}.",
                es: "URGENTE en la mesa {text}: reporte {code}, {kind}. Nadie lo ha tomado en {age}.")
        case .leadsAlone:
            Text(
                en: "URGENT: report {code}, {kind}. Nobody is on duty. Its card is in the room.",
                es: "URGENTE: reporte {code}, {kind}. Nadie está de turno. Su tarjeta está en la sala.")
        case .leadsAloneAtDesk:
            Text(
                en: "URGENT at desk {text}: report {code}, {kind}. Nobody is on duty there.",
                es: "URGENTE en la mesa {text}: reporte {code}, {kind}. Nadie está de turno allí.")
        case .all:
            Text(
                en: "URGENT: report {code} has waited {age}, and nobody has it: /take {code}.",
                es: "URGENTE: el reporte {code} espera hace {age} y nadie lo tiene: /take {code}.")
        case .allAtDesk:
            Text(
                en:
                    "URGENT: nobody at desk {text} has taken report {code} for {age}. Bring it here: {command}",
                es:
                    "URGENTE: en la mesa {text} nadie ha tomado el reporte {code} en {age}. Tráigalo aquí: {command}"
            )
        case .author:
            Text(
                en:
                    "Report {code} still waits: nobody on the team has it now. Please do not wait for us. Call {hotline}: people answer there.",
                es:
                    "El reporte {code} sigue en espera: nadie del equipo lo tiene ahora. No nos espere. Llame al {hotline}: contestan personas."
            )
        }
    }
}
