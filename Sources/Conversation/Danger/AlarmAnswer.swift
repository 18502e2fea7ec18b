internal import Understanding

/// What is said to the 911 message: "i got away", "its not dangerous", "yes".
enum AlarmAnswer {
    case send, keep, safe, calm

    init?(_ plain: Plain) {
        let words = plain.words.map(String.init)
        guard (1...10).contains(words.count) else { return nil }
        // "No, I was wrong, he is not armed" names a weapon, and takes it back.
        let isTakenBack = Safety(plain) == nil || Self.backs.contains { plain.text.contains($0) }
        if Self.calms.isFound(in: plain), isTakenBack, !words.contains(where: Self.buts.contains) {
            self = .calm
        } else if Self.safes.isFound(in: plain), !words.contains(where: Self.turns.contains) {
            self = .safe
        } else if ReportWish(plain) == .send || YesNoReading(plain) == .yes {
            self = .send
        } else if YesNoReading(plain) == .no {
            self = .keep
        } else {
            return nil
        }
    }

    private static let calms = Phrases.alarmCalm.set
    private static let safes = Phrases.alarmSafe.set

    private static let backs = [
        "not armed", "isnt armed", "not a gun", "wasnt a gun", "isnt a gun", "i was wrong", "my mistake",
        "mistaken",
        "no esta armad", "no estaba armad", "no estan armad", "me equivoque", "fue un error", "no era un",
        "no es un arma",
        "no tiene arma", "no traia arma", "juguete", "a toy", "falsa alarma", "false alarm",
    ]
    private static let buts: Set<String> = ["but", "pero"]
    /// "Im safe but she is not" goes on telling.
    private static let turns: Set<String> = ["but", "pero", "not", "no", "isnt", "arent", "still", "todavia"]
}
