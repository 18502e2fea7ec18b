internal import Understanding

/// A wish to take back a report that was sent: "delete that report", "unsend", "borra mi reporte".
enum WithdrawWish: Equatable {
    /// One's own report is named, a report is, or only that something is taken back.
    case own, named, taken
    /// "Don't send it": means a report only right after it was sent.
    case unsent

    /// Nil where the words say anything else besides.
    init?(_ text: Plain) {
        let words = text.words.map(String.init)
        guard (1...9).contains(words.count) else { return nil }
        if text.isOne(of: Self.phrases) {
            self = .taken
        } else if text.isOne(of: Self.lateNoes) {
            self = .unsent
        } else if words.contains(where: Self.verbs.contains), words.contains(where: Self.nouns.contains),
            words.allSatisfy({
                Self.verbs.contains($0) || Self.nouns.contains($0) || Self.around.contains($0)
            })
        {
            self = words.contains { ["my", "mi"].contains($0) } ? .own : .named
        } else {
            return nil
        }
    }

    private static let phrases: Set<String> = [
        "unsend", "unsend it", "unsend that", "take it back", "take that back", "i take it back", "withdraw",
        "withdraw it", "withdraw that", "retract it", "i want to take it back", "can i take it back",
        "i want to withdraw it", "i want to unsend it", "can i unsend it", "how do i unsend it", "retiralo",
        "retirarlo", "quiero retirarlo", "desenviar", "quiero desenviarlo",
    ]
    private static let lateNoes: Set<String> = [
        "ya no lo quiero mandar", "ya no quiero mandarlo", "no lo quiero mandar", "dont send it",
        "no lo mandes",
        "no lo envies", "i dont want to send it", "i dont want to send it anymore", "wait dont send it",
        "espera no lo mandes", "ya no lo quiero enviar", "no dont send it",
    ]
    private static let verbs: Set<String> = [
        "delete", "remove", "erase", "withdraw", "cancel", "retract", "unsend", "pull", "borra", "borre",
        "borrar",
        "elimina", "elimine", "eliminar", "retira", "retire", "retirar", "cancela", "cancele", "cancelar",
        "quita",
        "quite", "quitar", "anula", "anular",
    ]
    private static let nouns: Set<String> = ["report", "reporte"]
    private static let around: Set<String> = [
        "my", "mi", "that", "the", "this", "it", "i", "want", "wanna", "to", "would", "like", "please", "can",
        "you",
        "need", "back", "last", "el", "ese", "este", "ultimo", "quiero", "quisiera", "puedo", "puede",
        "puedes", "por",
        "favor", "just", "sent", "que", "mande", "envie", "now", "ya", "oh", "wait", "no", "espera",
        "actually",
    ]
}
