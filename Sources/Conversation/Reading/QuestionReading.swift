internal import Understanding

/// Whether words ask, also without capitals and without question marks: "am i in time", "puedo irme".
enum QuestionReading {
    /// Longer words without a question mark tell rather than ask.
    private static let most = 18

    static func isAsked(_ text: String, _ plain: Plain) -> Bool {
        if text.hasSuffix("?") || text.contains("¿") || isAnnounced(plain) { return true }
        let sentences = text.split { ".!".contains($0) }
        if sentences.count > 1, let last = sentences.last.map({ Plain(String($0)) }), last.words.count >= 3,
            begins(last)
        {
            return true
        }
        let words = plain.words
        if words.count >= 4, ["or no", "or not", "o no"].contains(words.suffix(2).joined(separator: " ")) {
            return true
        }
        guard words.count <= most else { return false }
        let rest = Array(words.drop(while: leadIns.contains))
        if words.count >= 3, closing.contains(words[words.count - 1]), stating.contains(words[0]) {
            return true
        }
        if [words, rest].contains(where: { wishes.count(in: $0) != nil }) { return true }
        return begins(plain) || ends(words)
    }

    /// "Buenos días, una pregunta", "just a q": whoever says so asks.
    static func isAnnounced(_ plain: Plain) -> Bool { announced.isFound(in: plain) }

    private static let announced = Phrases.questionAnnounced.set

    /// The first words ask already.
    static func begins(_ plain: Plain) -> Bool {
        let words = plain.words
        return [words, Array(words.drop(while: leadIns.contains))].contains { $0.count >= 2 && opens($0) }
    }

    /// "When do", "es legal", "need an id", "will anybody": the words begin a question.
    private static func opens(_ words: [String]) -> Bool {
        if let count = asks.count(in: words),
            count > 1 || !(exclaiming.contains(words[0]) ? exclaims : nots).contains(words[1])
        {
            return true
        }
        if let count = needs.count(in: words) {
            return words.count > count && needNots.count(in: words[count...]) == nil
        }
        return !nots.contains(words[1]) && auxiliaries.contains(words[0])
            && isSubject(words[1], of: words)
    }

    /// "They closed, can I still vote", "no aparezco, qué hago": the last few words ask.
    private static func ends(_ words: [String]) -> Bool {
        guard words.count >= 3 else { return false }
        return (max(1, words.count - 8)..<words.count - 1).contains { start in
            !["no", "not", "nobody", "nadie"].contains(words[start - 1])
                && tails.count(in: words[start...]) != nil
        }
    }

    /// "Is ice at the polls" asks; "is closed" and "are turning people away" tell.
    private static func isSubject(_ word: String, of words: [String]) -> Bool {
        if subjects.contains(word) { return true }
        guard !["was", "were", "do", "did"].contains(words[0]) else { return false }
        return !["ing", "ed"].contains(where: word.hasSuffix) && !states.contains(word)
            || words.contains(where: verdicts.contains)
    }

    /// "Its secret, right?"
    private static let closing: Set<String> = ["right", "correct", "huh", "verdad", "cierto"]
    private static let stating: Set<String> = [
        "its", "it", "this", "thats", "my", "i", "they", "es", "esto", "mi", "se",
    ]
    private static let verdicts: Set<String> = ["allowed", "legal", "illegal", "ok", "okay", "permitted"]
    private static let exclaiming: Set<String> = ["que", "como"]
    private static let states: Set<String> = [
        "down", "broken", "out", "shut", "very", "so", "too", "always", "long",
    ]
    private static let leadIns = Phrases.questionLeadIns.words
    private static let wishes = Phrases.questionWishes.openings
    private static let subjects = Phrases.questionSubjects.words
    private static let asks = Phrases.questionAsks.openings
    private static let tails = Phrases.questionTails.openings
    private static let exclaims = Phrases.questionExclaims.words
    private static let nots = Phrases.questionNots.words
    private static let auxiliaries = Phrases.questionAuxiliaries.words
    private static let needs = Phrases.questionNeeds.openings
    private static let needNots = Phrases.questionNeedNots.openings
}
