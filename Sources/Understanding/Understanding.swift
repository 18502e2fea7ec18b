/// Reads what a voter's words are for. Pure: the same words give the same reading on every machine.
public final class Understanding: Sendable {
    let lexicons: [Lexicon]
    private let kinds: [Intent: Intent.Kind]
    private let glossary: Glossary
    let vocabulary: Vocabulary
    private let danger: Danger
    private let detector: LanguageDetector
    private let names: [UInt32]
    package let model = LinearModel.intents

    /// Whole messages that leave no doubt, each with what it asks for.
    package let exact: [String: Intent]

    private let understood = Memo<Understood>()
    private let dangers = Memo<Safety?>()
    private let threats = Memo<Bool?>()
    private let orders = Memo<ReportOrder?>()

    /// What a guess may come to: everything but danger, which only the rules find.
    private let guessed: [Int]
    private let readable: [Int]

    /// An understanding of these languages, for one who knows what may be asked for; the weights know concepts by name,
    /// whatever the language.
    package init(lexicons: [Lexicon], kinds: [Intent: Intent.Kind]) {
        self.lexicons = lexicons
        self.kinds = kinds
        guessed = Intent.learned.indices.filter { kinds[Intent.learned[$0]] != .safety }
        readable = Intent.learned.indices.filter { kinds[Intent.learned[$0]] == .answer }
        let all = lexicons + Lexicon.knownBySight
        let glossary = Glossary(all)
        self.glossary = glossary
        vocabulary = Vocabulary(lexicons, in: glossary)
        danger = Danger(lexicons, in: glossary)
        detector = LanguageDetector(all, spoken: lexicons.count, in: glossary)
        exact = Self.exact(lexicons, kinds)
        names = vocabulary.names.map { Features.hash($0) }
    }

    /// What the words are for, how sure that is, what danger is in them, and which language they are in.
    public func callAsFunction(_ text: String) -> Understood { understood(text, read) }

    /// A word of one of the languages, so that a capital letter alone makes no name of it.
    public func isOrdinary(_ word: String) -> Bool { vocabulary.isKnown(word) }

    private func read(_ text: String) -> Understood {
        let original = Utterance(text)
        let language = detector.guess(original)
        let words = prepared(original)
        let scores = scores(of: words)
        let safety =
            Links.areIn(text)
            ? danger(in: text)
            : danger.found(
                in: cautious(original, words), isQuestion: words.isQuestion,
                isForeign: isForeign(language))
        let ranked = ranked(scores, safety)
        let confidence =
            safety.map { $0 == .cannotVote ? 900 : 1000 } ?? sureness(scores, ranked[0], words)
        return Understood(
            language: language, intent: ranked[0], kind: kinds[ranked[0]], confidence: confidence,
            top: ranked, answers: answers(scores), safety: safety,
            isQuestion: words.isQuestion || Self.opensQuestion(words.words), wordCount: original.words.count)
    }

    private static func exact(_ lexicons: [Lexicon], _ kinds: [Intent: Intent.Kind]) -> [String: Intent] {
        var table: [String: Intent] = [:]
        for (name, phrases) in lexicons.flatMap(\.exact) {
            let intent = Intent(rawValue: name)
            guard kinds[intent] != nil else { continue }
            for phrase in phrases { table[Plain(String(phrase)).text] = intent }
        }
        return table
    }

    /// The three best; what the safety rules found comes first, and the model itself never finds danger.
    private func ranked(_ scores: [Int32], _ safety: Safety?) -> [Intent] {
        var first: Intent?
        switch safety {
        case .emergency: first = .emergency
        case .crisis: first = .crisis
        case .cannotVote: first = .startReport
        case nil: break
        }
        let order = guessed.sorted { (scores[$0], $1) > (scores[$1], $0) }
        let rest = order.prefix(4).map { Intent.learned[$0] }.filter { $0 != first }
        return Array((first.map { [$0] } ?? []) + rest.prefix(first == nil ? 3 : 2))
    }

    private func answers(_ scores: [Int32]) -> [Intent] {
        let order = readable.sorted { (scores[$0], $1) > (scores[$1], $0) }
        return order.prefix(5).map { Intent.learned[$0] }
    }

    private func sureness(_ scores: [Int32], _ best: Intent, _ words: Utterance) -> Int {
        guard !words.words.isEmpty, let index = Intent.learned.firstIndex(of: best) else { return 0 }
        let others = guessed.map {
            scores[$0] + (kinds[Intent.learned[$0]] == .refuse ? Confidence.caution : 0)
        }
        return Confidence.share(
            of: scores[index],
            among: others + [scores[index] - Confidence.distance(unlearned: unlearned(words))])
    }

    /// How many words nothing was learned about.
    private func unlearned(_ words: Utterance) -> Int {
        words.words.prefix(60).count { !model.knows(Features.ofWord($0)) }
    }

    /// Far more phrases out of scope were learned than voters will send: so many points less for them.
    private static let restraint: Int32 = 50

    private static let openers: Set<String> = [
        "where", "when", "who", "what", "which", "how", "why", "can", "is", "are", "do", "does", "did",
        "will",
        "donde", "cuando", "quien", "quienes", "que", "cual", "cuales", "como", "puedo", "hay", "cuanto",
        "cuantos",
    ]

    /// What may stand before them: "and where", "pero a que hora".
    private static let leadIns: Set<String> = [
        "and", "so", "but", "ok", "okay", "hey", "y", "pero", "oye", "oiga", "a", "de", "en", "por", "para",
    ]

    private static func opensQuestion(_ words: [String]) -> Bool {
        words.first { !leadIns.contains($0) }.map(openers.contains) ?? false
    }

    /// What the words want of a report; nil for nothing.
    package func order(in text: String) -> ReportOrder? {
        orders(text) { ReportOrder.heard(features(of: $0)) }
    }

    /// What the linear model sees of a text; for training.
    package func features(of text: String) -> Features {
        features(of: prepared(text))
    }

    /// Names of the concepts in a text, in its order; for looking at what was seen.
    package func concepts(in text: String) -> [String] {
        vocabulary.concepts(in: prepared(text).words.map(glossary.seen)).map { vocabulary.names[$0.concept] }
    }

    /// Whether a plain word means something in one of the languages: a name does not.
    package func knows(_ word: String) -> Bool { vocabulary.isKnown(word) }

    /// The language of a text, as far as it can be told.
    public func language(of text: String) -> LanguageGuess { detector.guess(Utterance(text)) }

    /// The danger in a text: hand-written rules and what was learned beside them.
    package func danger(in text: String) -> Safety? {
        dangers(text) { text in
            let original = Utterance(Links.removed(from: text))
            return danger.found(
                in: cautious(original), isQuestion: original.isQuestion,
                isForeign: isForeign(detector.guess(original)))
        }
    }

    /// Whether it is others who frighten voters away, where there is a danger; nil where that is likely, but not said
    /// outright.
    package func isThreat(in text: String) -> Bool? {
        threats(text) { danger.isThreat(cautious(Utterance($0))) }
    }

    /// Whether the words tell of something that goes on here and now, whatever it is.
    package func isNear(_ text: String) -> Bool { danger.isNear(cautious(Utterance(text))) }

    /// What the model of dangers sees of a text; for training.
    package func dangerFeatures(of text: String) -> Features {
        let original = Utterance(text)
        return danger.features(of: cautious(original), isQuestion: original.isQuestion)
    }

    /// Whether rules alone say that somebody is stopped from voting; for training.
    package func rulesSayStopped(_ text: String) -> Bool { danger.rulesSayStopped(cautious(Utterance(text))) }

    private func isForeign(_ language: LanguageGuess) -> Bool {
        language.isLikely && !lexicons.contains { $0.code == language.code }
    }

    private func cautious(_ original: Utterance) -> [String] { cautious(original, prepared(original)) }

    /// A mended word may name a danger that was never written ("rooting", "shooting"): slips spare the first letter. Nor
    /// may it name what calms: whoever is called Burton is no button.
    private func cautious(_ original: Utterance, _ mended: Utterance) -> [String] {
        let named = NumberWords.named(original.words)
        guard named.count == mended.words.count else { return mended.words }
        return zip(named, mended.words).map { typed, meant in
            guard typed != meant else { return typed }
            return typed.first == meant.first && !danger.calms(meant) ? meant : typed
        }
    }

    private func scores(of words: Utterance) -> [Int32] {
        var scores = model.scores(features(of: words))
        if let other = Intent.learned.firstIndex(of: .offTopic) { scores[other] -= Self.restraint }
        return scores
    }

    func prepared(_ text: String) -> Utterance { prepared(Utterance(text)) }

    private func prepared(_ original: Utterance) -> Utterance {
        var utterance = original
        utterance.words = vocabulary.mended(NumberWords.named(utterance.words))
        return utterance
    }

    func features(of utterance: Utterance) -> Features {
        Features(
            words: utterance.words, concepts: vocabulary.concepts(in: utterance.words.map(glossary.seen)),
            names: names,
            isQuestion: utterance.isQuestion, isKnown: vocabulary.isKnown)
    }
}
