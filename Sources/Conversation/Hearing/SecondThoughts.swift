internal import CivicFacts
internal import Understanding

/// What is said right after a report was cancelled, or before anything of it was told: "siempre sí", "actually nvm".
enum SecondThoughts {
    /// True if the words brought a cancelled report back, or closed one that was never told.
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page?.isRead ?? true else { return false }
        if wantsBack(text, plain, visit) {
            Control.undo(&visit)
            return true
        }
        guard givesUp(plain, visit) else { return false }
        Control.cancel(&visit)
        return true
    }

    private static func wantsBack(_ text: String, _ plain: Plain, _ visit: Visit) -> Bool {
        guard visit.session.draft == nil,
            let cancelled = visit.session.parked.last(where: { $0.reason == .discarded }),
            visit.now.since(cancelled.at) <= Limits.secondThought
        else { return false }
        if ReportWish(plain) == .send || orders(text) { return true }
        let sighing = plain.words.prefix { sighs.contains($0) }.count
        return (0...sighing).contains { returns.contains(plain.words[$0...].joined(separator: " ")) }
    }

    /// "Actually no, don't cancel. Send it".
    private static func orders(_ text: String) -> Bool {
        text.split { ",.;".contains($0) }.contains { ReportWish(Plain(String($0))) == .send }
    }

    /// Nothing was told yet: nothing can be lost.
    private static func givesUp(_ plain: Plain, _ visit: Visit) -> Bool {
        guard visit.session.overlay == nil, let draft = visit.session.draft, draft.step == .what,
            draft.isEmpty
        else { return false }
        let rest = bare(plain)
        return ends.contains(plain.text) || ends.contains(rest)
            || rest != plain.text && Intent(Plain(rest)) == .cancel
    }

    /// Without "oh", "wait", "ay" and the like before it.
    private static func bare(_ plain: Plain) -> String {
        plain.words.drop { sighs.contains($0) }.joined(separator: " ")
    }

    private static let sighs = Phrases.secondThoughtsSighs.words
    private static let returns = Phrases.secondThoughtsReturns.words
    private static let ends = Phrases.secondThoughtsEnds.words
}
