/// How a language tells where there are no buttons what it else has people tap.
struct TypedWords: Sendable {
    /// Words that stand before the name of a button, and what stands there instead: "tap" Skip, "type" Skip.
    let verbs: [(tap: String, type: String)]
    /// Sentences that name no button, and their like.
    let sentences: [(tap: String, type: String)]

    static let english = TypedWords(
        verbs: [("Tap", "Type"), ("tap", "type")],
        sentences: [
            ("Tap Send, Change or Cancel. You can also type the word.", "Type Send, Change or Cancel."),
            ("Tap one of the buttons, or type an hour", "Type one of the numbers, or an hour"),
            ("with Today if that is easier: tap it.", "with Today if that is easier: type it."),
            ("Please pick a button, or type it", "Please type its number, or the words"),
            ("Tap the button, or type: ", "Type: "),
            ("Tap Next, or write /next", "Write /next"),
            ("Open a bill and tap Follow.", "Open a bill and type Follow."),
            (
                "That button is old. Please use the new ones.",
                "That question is old. Please answer the new one."
            ),
        ])

    static let spanish = TypedWords(
        verbs: [("Toque", "Escriba"), ("toque", "escriba"), ("tocar", "escribir")],
        sentences: [
            (
                "Toque Enviar, Cambiar o Cancelar. También puede escribir la palabra.",
                "Escriba Enviar, Cambiar o Cancelar."
            ),
            ("Toque un botón o escriba una hora", "Escriba un número o una hora"),
            ("Toque un botón o escríbalo", "Escriba el número o las palabras"),
            ("Toque el botón o escriba: ", "Escriba: "),
            ("Toque Siguiente o escriba /next", "Escriba /next"),
            ("Abra un proyecto y toque Seguir.", "Abra un proyecto y escriba Seguir."),
            (
                "Ese botón es antiguo. Use los nuevos, por favor.",
                "Esa pregunta es antigua. Conteste la nueva, por favor."
            ),
        ])

    /// The text as it reads where the message's buttons are typed.
    func typed(_ text: String, naming labels: [String]) -> String {
        var typed = text
        for (tap, type) in sentences { typed = typed.replacing(tap, with: type) }
        for (tap, type) in verbs where typed.contains("\(tap) ") {
            for label in labels {
                typed = typed.replacing("\(tap) \(label)", with: "\(type) \(label)")
            }
        }
        return typed
    }
}

extension Message {
    /// The same for a platform without buttons. Nobody knows its language any more, so all are tried.
    public var typed: Message {
        let labels = buttons.map(\.label)
        var message = self
        message.text = Language.allCases.reduce(text) { $1.tongue.typing.typed($0, naming: labels) }
        return message
    }
}
