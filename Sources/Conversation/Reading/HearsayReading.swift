internal import Understanding

/// "Is it true that …", "got a text saying …", "me dijeron que …": words that somebody heard, and has doubts about.
enum HearsayReading {
    /// The words are about a message or ask whether it is true.
    case sure
    /// The words may as well tell what happened: "they say the machine is broken".
    case likely

    init?(_ plain: Plain) {
        guard !Self.personal.isFound(in: plain) else { return nil }
        let words = Self.bare(plain)
        if Self.doubts.isFound(in: plain) || Self.asked.count(in: words) != nil {
            self = .sure
        } else if Self.openings.count(in: words) != nil {
            self = .likely
        } else {
            return nil
        }
    }

    /// What is passed on, behind the words that say so.
    static func told(in plain: Plain) -> [String] {
        let words = bare(plain)
        return Array(words.dropFirst(openings.count(in: words) ?? 0))
    }

    private static func bare(_ plain: Plain) -> [String] {
        Array(plain.words.drop(while: leadIns.contains))
    }

    /// "They know where I live", "que mi firma no coincide": told to nobody but this voter.
    private static let personal = Phrases.hearsayPersonal.set
    private static let doubts = Phrases.hearsaySure.set
    private static let asked = Phrases.hearsayAsked.openings
    private static let openings = Phrases.hearsayLikely.openings
    private static let leadIns = Phrases.questionLeadIns.words
}
