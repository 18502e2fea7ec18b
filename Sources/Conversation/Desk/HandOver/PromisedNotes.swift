internal import CivicFacts
internal import Understanding

/// Notes of the team on open reports in which somebody promised something: whoever leaves must not take that along.
struct PromisedNotes {
    /// A line with the report and who said it, and below it the words as a quotation.
    private(set) var lines: [String] = []
    /// The reports of which that shows anything.
    private(set) var shown: [ReportID] = []

    init(at desk: DeskName, _ visit: Visit) {
        let found = visit.reports(flagged: "noted", at: desk).flatMap { report in
            (report.team?.notes ?? []).filter { Self.promises($0.words) }.map { (report.id, $0) }
        }
        guard !found.isEmpty else { return }
        lines = [Desk.words.text(HandOverWords.promised)]
        for (id, note) in found.prefix(Limits.handOverNotes) {
            lines.append(Desk.words.text(HandOverWords.note, [.code: id.description, .name: note.by.name]))
            lines += Quotation.of(ShownWords.inRoom(line: note.words, upTo: Limits.handOverNote))
            if !shown.contains(id) { shown.append(id) }
        }
        let more = found.count - Limits.handOverNotes
        if more > 0 { lines.append(Desk.words.text(HandOverWords.more, [.n: "\(more)"])) }
    }

    private static let words: Set<String> = [
        "will", "promised", "promise", "promises", "shall", "gonna", "callback", "prometi", "prometo",
        "prometimos", "prometio", "voy", "vamos", "llamare", "llamaremos", "hare", "haremos", "avisare",
        "avisaremos", "preguntare", "vuelvo", "volvere",
    ]
    private static let phrases = [
        "going to", "call back", "call them back", "call her back", "call him back", "i ll", "we ll",
        "quede en",
        "quedamos en",
    ]

    /// "I will call the county by five", "quedé en llamar".
    static func promises(_ note: String) -> Bool {
        let plain = Plain(note.replacing("'ll", with: " ll").replacing("’ll", with: " ll"))
        return plain.words.contains(where: words.contains)
            || phrases.contains { " \(plain.text) ".contains(" \($0) ") }
    }
}
