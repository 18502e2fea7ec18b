/// The safety rules of all languages, what is said outright and the figures of speech that only sound like it, and a
/// learned model that confirms what they find and hears what they miss.
package struct Danger: Sendable {
    private enum Rule: Int {
        case figure, crisis, emergency, weak, near, cannotVote, unless, dark, threat
    }

    private let glossary: Glossary
    private var figures = PatternTable()
    private var rules = PatternTable()
    private let signs: SignTable
    private let model = LinearModel.dangers

    /// What the model tells apart, in the order of its scores; nil is no danger. A test compares the names.
    package static let classes: [Safety?] = [nil, .emergency, .crisis, .cannotVote]

    init(_ lexicons: [Lexicon], in glossary: Glossary) {
        self.glossary = glossary
        signs = SignTable(lexicons, in: glossary)
        for lexicon in lexicons {
            for (name, line) in lexicon.dangers {
                guard let rule = Self.rule(name) else { continue }
                let patterns = lexicon.patterns(line, in: glossary)
                if rule == .figure {
                    figures.add(patterns, meaning: rule.rawValue, in: glossary)
                } else {
                    rules.add(patterns, meaning: rule.rawValue, in: glossary)
                }
            }
        }
        figures.close()
        rules.close()
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
        case "dark": .dark
        case "threat": .threat
        default: nil
        }
    }

    /// What the words are in danger of; the danger to oneself first. A rule that was met is only overruled where the
    /// model is all but sure that there is nothing, and the model alone has to be sure.
    func found(in words: [String], isQuestion: Bool, isForeign: Bool) -> Safety? {
        guard !words.isEmpty else { return nil }
        let seen = words.map(glossary.seen)
        let (met, isFigurative) = met(in: seen)
        guard isKnown(words) else { return isForeign ? nil : byRules(met) }
        let near = seen.prefix(Features.dangerWords).map(signs.signs)
        let scores = model.scores(features(words, near, met, isFigurative, isQuestion))
        let shares = Confidence.shares(of: scores, points: DangerBar.points)
        // What was learned of "my kids" or "going home" calls nobody: that takes a listed word of such a danger.
        let isDark = met.contains(Rule.crisis.rawValue) || met.contains(Rule.dark.rawValue)
        let (emergency, crisis, cannotVote) = (shares[1], isDark ? shares[2] : 0, shares[3])
        let bar = DangerBar.self
        // Words of a language that no rule was written for mean something else.
        guard !isForeign || max(emergency, crisis) >= bar.foreign else { return nil }
        if crisis >= (met.contains(Rule.crisis.rawValue) ? bar.outright : bar.dark) { return .crisis }
        let isOutright = met.contains(Rule.emergency.rawValue)
        let isNamed = met.contains(Rule.weak.rawValue)
        let alone = signs.hasHarm(near) ? bar.alone : bar.bare
        if emergency >= (isOutright ? bar.outright : isNamed ? bar.named : alone) { return .emergency }
        if emergency + crisis >= alone { return emergency > crisis ? .emergency : .crisis }
        return cannotVote >= (Self.isStopped(met) ? bar.stopped : bar.alone) ? .cannotVote : nil
    }

    /// The model may judge: it has seen at least a third of the words, and they are not a few over and over, which it
    /// never learned from.
    private func isKnown(_ words: [String]) -> Bool {
        let seen = words.prefix(Features.dangerWords)
        return words.count { model.knows(Features.word($0)) } * 3 >= words.count
            && Set(seen).count * 3 >= seen.count
    }

    private func byRules(_ met: Set<Int>) -> Safety? {
        if met.contains(Rule.crisis.rawValue) { return .crisis }
        if met.contains(Rule.emergency.rawValue) || met.contains(Rule.weak.rawValue) { return .emergency }
        return Self.isStopped(met) ? .cannotVote : nil
    }

    private static func isStopped(_ met: Set<Int>) -> Bool {
        !met.isDisjoint(with: [Rule.cannotVote.rawValue, Rule.threat.rawValue])
            && !met.contains(Rule.unless.rawValue)
    }

    /// Whether a word makes the others sound harmless.
    func calms(_ word: String) -> Bool { signs.hasCalm([signs.signs(of: glossary.seen(word))]) }

    /// Whether words tell of something here and now, and do not only name it.
    func isNear(_ words: [String]) -> Bool {
        met(in: words.map(glossary.seen)).rules.contains(Rule.near.rawValue)
    }

    /// Whether it is others who frighten voters away; nil where that is likely, but not said outright.
    func isThreat(_ words: [String]) -> Bool? {
        let seen = words.map(glossary.seen)
        if met(in: seen).rules.contains(Rule.threat.rawValue) { return true }
        return signs.hasThreat(seen.prefix(Features.dangerWords).map(signs.signs)) ? nil : false
    }

    /// What the rules alone say of being stopped from voting; for training.
    func rulesSayStopped(_ words: [String]) -> Bool {
        Self.isStopped(met(in: words.map(glossary.seen)).rules)
    }

    /// What the model sees of words; for training.
    func features(of words: [String], isQuestion: Bool) -> Features {
        let seen = words.map(glossary.seen)
        let (met, isFigurative) = met(in: seen)
        let near = seen.prefix(Features.dangerWords).map(signs.signs)
        return features(words, near, met, isFigurative, isQuestion)
    }

    private func features(
        _ words: [String], _ near: [[UInt32]], _ met: Set<Int>, _ isFigurative: Bool, _ isQuestion: Bool
    ) -> Features {
        Features(
            words: words, met: met.subtracting([Rule.dark.rawValue]), isFigurative: isFigurative,
            isQuestion: isQuestion, signs: near, frames: signs.frames)
    }

    /// The rules that are met once figures of speech are taken out, so that a real danger beside one is still found.
    private func met(in words: [Seen]) -> (rules: Set<Int>, isFigurative: Bool) {
        var open = words
        var isFigurative = false
        for index in words.indices {
            figures.matches(in: words, at: index) { match in
                isFigurative = true
                for hidden in match.start..<match.end { open[hidden] = .hidden }
            }
        }
        var met: Set<Int> = []
        for index in open.indices { rules.matches(in: open, at: index) { met.insert($0.meaning) } }
        return (met, isFigurative)
    }
}
