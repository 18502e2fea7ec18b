internal import Understanding

/// "No pictures, I have a flip phone", "none sorry", "no puedo tomar fotos": whoever is asked for photos has none.
enum PhotolessReading {
    /// True if the words say only that; "no photos, but the line is long" tells something.
    static func isMeant(_ text: Plain) -> Bool {
        let words = text.words
        guard (1...11).contains(words.count), words.allSatisfy(vocabulary.contains),
            words.contains(where: negations.contains)
        else { return false }
        if words.contains(where: nouns.contains) { return true }
        // "I didn't" answers another question than the one for photos.
        return words.count <= 5 && words.allSatisfy { negations.contains($0) || bare.contains($0) }
            && !words.contains(where: past.contains)
    }

    /// "Forget the photos", "nvm about pics": said where they are asked for.
    static func forgets(_ text: Plain) -> Bool {
        let words = text.words
        guard let opened = forgets.count(in: words), (1...4).contains(words.count - opened) else {
            return false
        }
        return words[opened...].contains(where: ReportWish.photos.contains)
            && words[opened...].allSatisfy { ReportWish.photos.contains($0) || forgotten.contains($0) }
    }

    private static let forgets = Openings([
        "nvm", "nevermind", "never mind", "forget", "forget about", "actually nvm", "olvida", "olvide",
        "olvidate", "olvidese", "mejor sin", "ya no",
    ])
    private static let forgotten: Set<String> = [
        "about", "the", "my", "las", "la", "de", "please", "lo", "mis", "then",
    ]

    private static let negations = Phrases.photolessNegations.words

    private static let past: Set<String> = ["didnt", "couldnt", "wont", "never", "havent"]
    private static let nouns = Phrases.photolessNouns.words

    /// What may stand beside a bare no.
    private static let bare = Phrases.photolessBare.words

    private static let vocabulary = negations.union(nouns).union(bare).union(
        Phrases.photolessVocabulary.words)
}
