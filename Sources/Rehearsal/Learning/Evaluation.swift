internal import Conversation
package import Understanding

/// How well phrases that were never learned are understood, counted for one language.
package struct Evaluation {
    private(set) var inScope = 0
    private(set) var first = 0
    private(set) var amongThree = 0
    private(set) var acted = 0
    private(set) var wrongActs = 0
    private(set) var outOfScope = 0
    private(set) var outOfScopeActed = 0
    private(set) var dangers = 0
    private(set) var dangersFound = 0
    private(set) var falseAlarms = 0
    private(set) var languageRight = 0
    private(set) var languageWrong = 0
    private(set) var phrases = 0

    package init() {}

    /// Counts one phrase and how it was understood.
    package mutating func count(_ phrase: PhraseFile.Phrase, _ understood: Understood) {
        phrases += 1
        if let code = understood.language.code {
            if code == phrase.language { languageRight += 1 } else { languageWrong += 1 }
        }
        let alarm = understood.safety.map { $0 != .cannotVote } ?? false
        switch phrase.intent.kind {
        case .safety:
            dangers += 1
            dangersFound += understood.intent == phrase.intent ? 1 : 0
        case .refuse:
            outOfScope += 1
            falseAlarms += alarm ? 1 : 0
            outOfScopeActed += understood.isActedOn ? 1 : 0
        case .answer, .set, .startWork, .end, .control, nil:
            inScope += 1
            falseAlarms += alarm ? 1 : 0
            first += understood.intent == phrase.intent ? 1 : 0
            amongThree += understood.top.contains(phrase.intent) ? 1 : 0
            acted += understood.isActedOn ? 1 : 0
            wrongActs += understood.isActedOn && understood.intent != phrase.intent ? 1 : 0
        }
    }

    /// Thousandths; a thousand where nothing was to be counted.
    static func share(_ part: Int, of whole: Int) -> Int { whole == 0 ? 1000 : part * 1000 / whole }

    /// What was counted, a line for each kind.
    package var lines: [String] {
        let others = inScope + outOfScope
        return [
            "in scope \(inScope): first \(Self.percent(first, inScope)), among three \(Self.percent(amongThree, inScope)), "
                + "acted on \(Self.percent(acted, inScope)), wrongly \(Self.percent(wrongActs, inScope))",
            "out of scope \(outOfScope): acted on \(Self.percent(outOfScopeActed, outOfScope)); "
                + "wrong acts over all \(Self.percent(wrongActs + outOfScopeActed, others))",
            "dangers \(dangers): found \(Self.percent(dangersFound, dangers)); "
                + "false alarms \(Self.percent(falseAlarms, others))",
            "language: right \(Self.percent(languageRight, phrases)), wrong \(Self.percent(languageWrong, phrases))",
        ]
    }

    private static func percent(_ part: Int, _ whole: Int) -> String {
        guard whole > 0 else { return "-" }
        let tenths = (part * 2000 + whole) / (whole * 2)
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
