/// What the person who pressed or typed is told.
struct Outcome {
    var note: String
    /// Nothing was done; the note must be noticed.
    var isRefusal = false
    /// The others in the room are not to read it.
    var isForPresserAlone = false
    /// The reports of which it shows anything.
    var about: [ReportID]?
    /// What leads on from there.
    var rows: [[Button]] = []

    /// More was said than is understood, and nothing is guessed.
    static func surplus(_ words: String, _ command: String) -> Outcome {
        let text = ShownWords.inRoom(line: words, upTo: 40)
        return .refused(RefusalWords.surplus, [.text: text, .command: command])
    }

    static func done(_ wording: any Wording, _ values: [Slot: String] = [:]) -> Outcome {
        Outcome(note: Desk.words.text(wording, values))
    }

    static func refused(_ wording: any Wording, _ values: [Slot: String] = [:]) -> Outcome {
        Outcome(note: Desk.words.text(wording, values), isRefusal: true)
    }
}
