/// Which language a text is in, as far as its letters and words tell.
public struct LanguageGuess: Sendable, Equatable {
    /// ISO 639 code; nil where too little is known.
    public let code: String?
    /// Words that speak for it; one word alone never switches a conversation.
    public let evidence: Int

    static let undecided = LanguageGuess(code: nil, evidence: 0)

    /// Enough was said to ask the person about a change of language.
    public var mayAskToSwitch: Bool { code != nil && evidence >= 4 }

    /// Enough for a first greeting, or to ask if the message before said the same.
    public var isLikely: Bool { code != nil && evidence >= 2 }
}

/// Tells languages apart by script, by words that only one of them has, and by how words end.
struct LanguageDetector: Sendable {
    /// What one word says: the languages that have it, and whether it is one of their function words.
    private struct Trace: Sendable {
        var owners: UInt32 = 0
        var isFunction = false
    }

    private let glossary: Glossary
    private var codes: [String] = []
    /// By the numbers of the glossary.
    private var traces: [Trace]
    private var endings: [(language: Int, letters: [UInt8])] = []
    private let spoken: Int

    /// The first languages are spoken, the others only known by sight.
    init(_ lexicons: [Lexicon], spoken: Int, in glossary: Glossary) {
        self.glossary = glossary
        self.spoken = spoken
        traces = Array(repeating: Trace(), count: glossary.count)
        for lexicon in lexicons where !codes.contains(lexicon.code) {
            note(lexicon.function, isFunction: true)
            note(lexicon.common, isFunction: false)
            note(lexicon.entries.map(\.patterns), isFunction: false)
            note(lexicon.short.map(\.word), isFunction: false)
            endings += lexicon.endings.map { (codes.count, $0) }
            codes.append(lexicon.code)
        }
    }

    /// Stems, and whatever else is no word that can be said, are in no glossary as they are written.
    private mutating func note(_ lines: [Lexicon.Letters], isFunction: Bool) {
        for line in lines {
            line.span.words { word in
                let number = Int(glossary.number(of: word))
                guard number >= 0 else { return }
                traces[number].owners |= 1 << UInt32(codes.count)
                if isFunction { traces[number].isFunction = true }
            }
        }
    }

    func guess(_ utterance: Utterance) -> LanguageGuess {
        if let code = byScript(utterance.script) {
            return LanguageGuess(code: code, evidence: max(4, utterance.words.count))
        }
        var points = [Int](repeating: 0, count: codes.count)
        var kinds = points
        for word in utterance.words.prefix(40) { weigh(word, &points, &kinds) }
        // One letter that only Vietnamese has may be part of a name; beside a word of Vietnamese it is not.
        if utterance.script.vietnamese > 0, let index = codes.firstIndex(of: "vi") { kinds[index] += 1 }
        for index in codes.indices where index >= spoken && kinds[index] < 2 { points[index] = 0 }
        if let spanish = codes.firstIndex(of: "es") { points[spanish] += min(4, utterance.script.spanish) }
        guard let most = points.max(), most > 0, let best = points.firstIndex(of: most) else {
            return .undecided
        }
        guard points.count(where: { $0 == most }) == 1 else { return .undecided }
        return LanguageGuess(code: codes[best], evidence: min(utterance.words.count, most))
    }

    /// A word of several languages says nothing.
    private func weigh(_ word: String, _ points: inout [Int], _ kinds: inout [Int]) {
        let number = Int(glossary.seen(word).number)
        if number >= 0, traces[number].owners != 0 {
            let trace = traces[number]
            guard trace.owners.nonzeroBitCount == 1 else { return }
            let owner = trace.owners.trailingZeroBitCount
            points[owner] += trace.isFunction ? 2 : 1
            kinds[owner] += 1
        } else if word.utf8.count >= 4 {
            let reversed = Array(word.utf8.reversed())
            var hit: UInt32 = 0
            for ending in endings where reversed.starts(with: ending.letters.reversed()) {
                hit |= 1 << UInt32(ending.language)
            }
            if hit.nonzeroBitCount == 1 { points[hit.trailingZeroBitCount] += 1 }
        }
    }

    private func byScript(_ script: ScriptCount) -> String? {
        if script.hangul > 0 { return "ko" }
        if script.kana > 0 { return nil }
        if script.han > 0 { return "zh" }
        if script.arabic > script.latin { return "ar" }
        if script.devanagari > script.latin { return "hi" }
        if script.bengali > script.latin { return "bn" }
        // Two letters that only Vietnamese has; one may be part of a name.
        return script.vietnamese >= 2 ? "vi" : nil
    }
}
