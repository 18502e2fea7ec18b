/// "I don't know", "no me acuerdo": an answer that answers nothing.
enum Unknowing {
    static let phrases = Phrases.unknowingPhrases.words
    /// The same before other words.
    static let openings = Openings(Array(phrases))
}
