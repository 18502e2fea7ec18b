internal import Understanding

/// "Forget the photos", "nvm about pics": the photos that were sent are not to go with the report.
enum PhotolessReading {
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
}
