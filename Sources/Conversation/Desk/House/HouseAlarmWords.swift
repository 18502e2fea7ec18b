/// What review rooms hear when something is wrong with the house itself.
enum HouseAlarmWords: Wording {
    case disk, diskOver, copies, noCopy, copiesOver, platform, platformOver, civic, civicOver

    var text: Text {
        switch self {
        case .disk:
            Text(
                en: "For the operator: only {n}% of the disk is free. When it is full, nothing can be kept.",
                es: "Para quien opera: solo queda {n}% del disco. Si se llena, nada se puede guardar.")
        case .diskOver:
            Text(en: "The disk has room again.", es: "El disco vuelve a tener lugar.")
        case .copies:
            Text(
                en:
                    "For the operator: the newest copy of the data is {n} hours old. turnout backup makes one.",
                es:
                    "Para quien opera: la última copia de los datos tiene {n} horas. turnout backup hace otra."
            )
        case .noCopy:
            Text(
                en: "For the operator: in {n} hours no copy of the data was made. turnout backup makes one.",
                es: "Para quien opera: en {n} horas no se hizo copia de los datos. turnout backup hace una.")
        case .copiesOver:
            Text(en: "There is a new copy of the data.", es: "Hay una copia nueva de los datos.")
        case .platform:
            Text(
                en:
                    "For the operator: {name} has not answered for {n} minutes. What people write there waits.",
                es:
                    "Para quien opera: {name} no responde desde hace {n} minutos. Lo que escriban allí espera."
            )
        case .platformOver:
            Text(en: "{name} answers again.", es: "{name} vuelve a responder.")
        case .civic:
            Text(
                en: "For the operator: {name} from {source} is {n} days old. Answers from it say so.",
                es: "Para quien opera: {name} de {source} tiene {n} días. Las respuestas lo dicen.")
        case .civicOver:
            Text(
                en: "{name} from {source} is up to date again.",
                es: "{name} de {source} está al día otra vez.")
        }
    }
}
