internal import Understanding

/// "How long is the line at Lincoln High", "are there long lines": whoever asks wants to know what others saw.
enum AskingAround {
    static func isMeant(_ text: Plain) -> Bool { openings.count(in: text.words.map(String.init)) != nil }

    private static let openings = Openings([
        "how long is", "how long are", "how are the lines", "how is the line", "are there", "are the",
        "is the", "is there", "is my", "hay fila", "hay mucha fila", "hay largas filas",
        "como esta la fila", "que tan larga",
    ])
}
