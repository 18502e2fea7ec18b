internal import Understanding

/// What is said right after a danger was told: "should I leave", "I want to report him".
enum AfterDangerReading {
    case whatToDo, report

    init?(_ plain: Plain) {
        let words = plain.words
        if plain.isOne(of: Self.questions) {
            self = .whatToDo
        } else if (1...8).contains(words.count), plain.hasWord(beginning: ["report", "repport", "denunci"]),
            !words.contains(where: Self.owning.contains)
        {
            self = .report
        } else {
            return nil
        }
    }

    /// "My reports" are others.
    private static let owning: Set<String> = ["my", "mis", "mi", "latest", "ultimos", "status", "estado"]

    private static let questions = ReportWish.askingWhatToDo.union(Phrases.afterDangerQuestions.words)
}
