internal import Understanding

/// "How long is the line at Lincoln High", "are there long lines": whoever asks wants to know what others saw.
enum AskingAround {
    static func isMeant(_ text: Plain) -> Bool { openings.count(in: text.words) != nil }

    private static let openings = Phrases.askingAroundOpenings.openings
}
