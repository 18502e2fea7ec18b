/// Kinds of reports, inside sentences and on buttons.
public enum KindWords: Wording {
    case longLine, turnedAway, machine, wrongInformation, moved, access, threats, other

    public var text: Text {
        switch self {
        case .longLine: Text(en: "long line", es: "fila larga")
        case .turnedAway: Text(en: "turned away", es: "no dejan votar")
        case .machine: Text(en: "machine or supplies", es: "máquinas o material")
        case .wrongInformation: Text(en: "wrong information", es: "información falsa")
        case .moved: Text(en: "moved or closed", es: "cambio o cierre")
        case .access: Text(en: "language or access", es: "idioma o acceso")
        case .threats: Text(en: "pressure or threats", es: "presión o amenazas")
        case .other: Text(en: "something else", es: "otra cosa")
        }
    }
}
