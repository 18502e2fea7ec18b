internal import Understanding

/// What is said to the 911 message: "i got away", "its not dangerous", "yes".
enum AlarmAnswer {
    case send, keep, safe, calm, helped

    init?(_ plain: Plain) {
        let words = plain.words
        guard (1...10).contains(words.count) else { return nil }
        if Self.calms.isFound(in: plain), !plain.text.contains(where: \.isNumber), !Self.isDanger(plain),
            !words.contains(where: Self.buts.contains)
        {
            self = .calm
        } else if Self.isHelped(plain) {
            self = .helped
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

    /// "The ambulance is here already"; "police are here and arrest people" tells more.
    private static func isHelped(_ plain: Plain) -> Bool {
        helps.isFound(in: plain) && helps.rest(of: plain).words.count <= 3
    }

    private static let helps = Phrases.alarmHelped.set
    private static let calms = Phrases.alarmCalm.set
    private static let safes = Phrases.alarmSafe.set

    /// "No, I was wrong, he is not armed" names a weapon and takes it back; "I was wrong, he has two" does not.
    private static func isDanger(_ plain: Plain) -> Bool {
        let rest = denials.rest(of: plain)
        return Safety(plain) != nil && Safety(rest) != nil
            || excuses.isFound(in: plain) && violence.isFound(in: rest)
    }

    private static let excuses = Phrases.alarmExcuses.set
    private static let violence = Phrases.kindViolence.set
    private static let denials = Phrases.alarmDenials.set
    private static let buts: Set<String> = ["but", "pero"]
    /// "Im safe but she is not" goes on telling.
    private static let turns: Set<String> = [
        "but", "pero", "not", "no", "isnt", "arent", "still", "todavia", "without", "sin", "vote",
        "voting", "voted", "votar",
    ]
}
