/// "I don't know", "no me acuerdo": an answer that answers nothing.
enum Unknowing {
    static let phrases: Set<String> = [
        "idk", "i dont know", "i do not know", "dont know", "i dont remember", "i do not remember",
        "dont remember",
        "i forgot", "not sure", "im not sure", "no idea", "no se", "no lo se", "no me acuerdo", "no recuerdo",
        "ni idea",
        "no estoy seguro", "no estoy segura",
    ]
    /// The same before other words.
    static let openings = Openings(Array(phrases))
}
