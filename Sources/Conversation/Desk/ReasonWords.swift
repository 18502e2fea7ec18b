/// Why a report is not public: as its author is told, and on the button.
public enum ReasonWords: Wording {
    case notVoting, noDetail, privatePerson, copied, unsafe, unchecked, buttonNotVoting, buttonNoDetail,
        buttonPrivatePerson, buttonCopied, buttonUnsafe, buttonUnchecked

    public var text: Text {
        switch self {
        case .notVoting: Text(en: "it is not about voting", es: "no trata del voto")
        case .noDetail: Text(en: "it does not say enough", es: "falta información")
        case .privatePerson:
            Text(
                en: "it names or shows a private person",
                es: "nombra o muestra a una persona privada")
        case .copied:
            Text(
                en: "it looks copied or sent many times",
                es: "parece copiado o enviado muchas veces")
        case .unsafe: Text(en: "it is not safe to publish", es: "no es seguro publicarlo")
        case .unchecked: Text(en: "we could not check it", es: "no pudimos revisarlo")
        case .buttonNotVoting: Text(en: "Not about voting", es: "No trata del voto")
        case .buttonNoDetail: Text(en: "Not enough detail", es: "Falta información")
        case .buttonPrivatePerson: Text(en: "Private person", es: "Persona privada")
        case .buttonCopied: Text(en: "Copied or spam", es: "Copiado o spam")
        case .buttonUnsafe: Text(en: "Unsafe to publish", es: "No es seguro")
        case .buttonUnchecked: Text(en: "Cannot be checked", es: "No se puede revisar")
        }
    }
}
