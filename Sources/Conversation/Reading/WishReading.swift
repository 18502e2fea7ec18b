internal import Understanding

/// "I want to report that the machine is broken", "quiero reportar q no hay boletas": the wish, and what is told with it.
enum WishReading {
    /// What is told behind the wish, as written; nil where the words do not begin with one, or tell nothing more.
    static func told(in text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        let plain = words.map { Plain(String($0)).text }
        guard let wish = wishes.count(in: plain) else { return nil }
        var rest = Array(words[wish...])
        while let first = rest.first, links.contains(Plain(String(first)).text) { rest.removeFirst() }
        let says = rest.map { Plain(String($0)).text }.filter { !empty.contains($0) }
        return says.count >= 2 ? rest.joined(separator: " ") : nil
    }

    /// The same behind the wish for one more report, which leaves no doubt: "new report: …".
    static func toldAnew(in text: String) -> String? {
        let plain = text.split(whereSeparator: \.isWhitespace).map { Plain(String($0)).text }
        return anew.count(in: plain) == nil ? nil : told(in: text)
    }

    private static let renewals = Phrases.wishRenewals.list
    private static let anew = Openings(renewals)
    private static let wishes = Openings(
        renewals + [
            "i want to report", "i wanna report", "i would like to report", "id like to report",
            "i need to report", "i have to report", "im reporting", "i am reporting", "reporting", "report",
            "quiero reportar", "quisiera reportar", "necesito reportar", "vengo a reportar", "deseo reportar",
            "quiero denunciar", "quisiera denunciar", "necesito denunciar", "reportar", "reporto", "denuncio",
            "les reporto", "quiero quejarme de", "me quiero quejar de",
        ])

    private static let links: Set<String> = ["that", "how", "que", "q", "k", "de", "", "about"]

    /// Said of a report as such, and not of what happened.
    private static let empty = Phrases.wishEmpty.words
}
