internal import Understanding

/// "Never mind, they fixed it", "don't send it", "ya no quiero hacer el reporte": whoever writes a report wants none.
enum Renouncing {
    /// True if the words say only that, and perhaps why. Other words behind it may be an answer: "cancel that, it was
    /// yesterday".
    static func isMeant(_ text: Plain) -> Bool {
        let words = text.words
        // "Forget it, they don't let me vote" is the very thing to report.
        let isStopped =
            words.contains { ["let", "dejaron", "dejan"].contains($0) }
            && words.contains { ["dont", "no", "wont", "didnt"].contains($0) }
        guard words.count <= 14, !isStopped else { return false }
        let begun = words.prefix { leads.contains($0) }.count
        return (0...begun).contains { start in
            let order = Array(words[start...])
            return orders.count(in: order).map { order[$0...].allSatisfy(reasons.contains) } ?? false
        }
    }

    private static let orders = Phrases.renouncingOrders.openings
    /// What may stand before it.
    private static let leads = Phrases.renouncingLeads.words
    /// Why, or of what.
    private static let reasons = Phrases.renouncingReasons.words
}
