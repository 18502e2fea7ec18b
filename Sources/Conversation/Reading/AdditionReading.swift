internal import Understanding

/// Words that add to what was told: "also the doors are locked", "I forgot to say …", "quiero agregar algo".
enum AdditionReading: Equatable {
    /// Only the wish: what is to be added comes next.
    case wish
    /// The words themselves are to be added.
    case told

    /// Nil where the text does not begin like an addition.
    init?(_ plain: Plain) {
        let words = plain.words
        guard let opened = Self.openings.count(in: words) else { return nil }
        let rest = words[opened...]
        guard rest.allSatisfy(Self.fillers.contains) else {
            self = .told
            return
        }
        // A bare "also" says nothing.
        guard opened > 1 else { return nil }
        self = .wish
    }

    private static let openings = Phrases.additionOpenings.openings

    private static let fillers = Phrases.additionFillers.words
}
