internal import Understanding

/// A wish to take back a report that was sent: "delete that report", "unsend", "borra mi reporte".
enum WithdrawWish: Equatable {
    /// One's own report is named, or a report is.
    case own, named
    /// "Don't send it", "forget it": means a report only soon after it was sent.
    case unsent

    /// Nil where the words say anything else besides.
    init?(_ text: Plain) {
        let words = text.words
        guard ReportWish(text) == .cancel else { return nil }
        guard words.contains(where: Self.nouns.contains) else {
            self = .unsent
            return
        }
        self = words.contains { ["my", "mi"].contains($0) } ? .own : .named
    }

    private static let nouns: Set<String> = ["report", "reporte", "complaint", "queja"]
}
