/// The safety rules of all languages: what is said outright, and the figures of speech that only sound like it.
struct Danger: Sendable {
    private enum Rule: Int {
        case figure, crisis, emergency, weak, near, cannotVote, unless
    }

    private var figures = PatternTable()
    private var rules = PatternTable()

    init(_ lexicons: [Lexicon]) {
        for lexicon in lexicons {
            for (name, patterns) in lexicon.dangers {
                guard let rule = Self.rule(name) else { continue }
                for text in patterns {
                    guard let pattern = WordPattern(text, meaning: rule.rawValue, lists: lexicon.lists) else {
                        continue
                    }
                    if rule == .figure { figures.add(pattern) } else { rules.add(pattern) }
                }
            }
        }
    }

    private static func rule(_ name: String) -> Rule? {
        switch name {
        case "figure": .figure
        case "crisis": .crisis
        case "emergency": .emergency
        case "weak": .weak
        case "near": .near
        case "cannotVote": .cannotVote
        case "unless": .unless
        default: nil
        }
    }

    /// What the words are in danger of; the danger to oneself first. A weapon or an attack that is only named, with
    /// nobody near it, is none where the words are `calm`: a question about a law or a place.
    func found(in words: [String], isCalm: () -> Bool) -> Safety? {
        let open = masked(words)
        var seen: Set<Int> = []
        for index in open.indices { rules.matches(in: open, at: index) { seen.insert($0.meaning) } }
        if seen.contains(Rule.crisis.rawValue) { return .crisis }
        if seen.contains(Rule.emergency.rawValue) { return .emergency }
        if seen.contains(Rule.weak.rawValue), seen.contains(Rule.near.rawValue) || !isCalm() {
            return .emergency
        }
        let isOutright = seen.contains(Rule.cannotVote.rawValue) && !seen.contains(Rule.unless.rawValue)
        return isOutright ? .cannotVote : nil
    }

    /// The words with figures of speech taken out, so that a real danger beside one is still found.
    private func masked(_ words: [String]) -> [String] {
        var open = words
        for index in words.indices {
            figures.matches(in: words, at: index) { match in
                for hidden in match.start..<match.end { open[hidden] = "." }
            }
        }
        return open
    }
}
