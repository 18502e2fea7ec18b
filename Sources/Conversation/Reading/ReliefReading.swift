internal import Understanding

/// "They finally let me in", "it works now", "ya pude votar": what was wrong is over.
enum ReliefReading {
    /// Longer words tell more than that.
    private static let most = 14

    static func isMeant(_ text: String, _ plain: Plain) -> Bool {
        guard (2...most).contains(plain.words.count), !text.hasSuffix("?") else { return false }
        // "Never mind" beside it denies nothing.
        let words = givingUp.rest(of: plain).words
        return (isLet(words, isOwn: true) || over.isFound(in: plain))
            && !words.contains(where: doubts.contains)
            && !words.contains(where: negations.contains) && !QuestionReading.begins(plain)
    }

    /// True if nothing else is told beside it: "they let him vote in my name" is more than that.
    static func isAll(_ plain: Plain) -> Bool {
        over.rest(of: givingUp.rest(of: plain)).words.allSatisfy { alone.contains($0) }
    }

    /// "Never mind" beside it: nothing is to be reported any more.
    static func givesUp(_ plain: Plain) -> Bool { givingUp.isFound(in: plain) }

    /// Whether a line says that somebody is not let in, or may not vote.
    static func isRefused(_ plain: Plain) -> Bool {
        let words = givingUp.rest(of: plain).words
        return isLet(words) && words.contains(where: negations.contains)
    }

    /// "They let her vote in the end": whoever was not let in is now.
    static func isGranted(_ plain: Plain) -> Bool {
        let words = givingUp.rest(of: plain).words
        return isLet(words) && !words.contains(where: negations.contains)
            && !words.contains(where: doubts.contains)
    }

    /// "Let my mother vote", "nos dejaron entrar".
    private static func isLet(_ words: [String], isOwn: Bool = false) -> Bool {
        words.indices.contains { index in
            let behind = words[(index + 1)...].prefix(4)
            guard lets.contains(words[index]), let goal = behind.firstIndex(where: goals.contains) else {
                return false
            }
            // "They let strangers vote" is good news to nobody.
            return !behind.contains("know")
                && (!isOwn
                    || words[(index + 1)..<goal].allSatisfy(own.contains)
                        && words[goal...].allSatisfy(alone.contains))
        }
    }

    private static let alone = Phrases.reliefAlone.words
    private static let own = Phrases.reliefOwn.words
    private static let lets = Phrases.reliefLets.words
    private static let goals = Phrases.reliefGoals.words
    private static let over = Phrases.reliefOver.set
    private static let givingUp = Phrases.reliefGivingUp.set
    private static let negations = Phrases.reliefNegations.words
    private static let doubts = Phrases.reliefDoubts.words
}
