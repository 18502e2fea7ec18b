/// Reads what a voter's words are for. Pure: the same words give the same reading on every machine.
public struct Understanding: Sendable {
    let lexicons: [Lexicon]
    let vocabulary: Vocabulary
    private let names: [UInt32]
    package let model: LinearModel

    /// English and Spanish with the learned weights.
    public static let shared = Understanding(lexicons: [.english, .spanish], weights: LinearModel.weights)

    /// An understanding of these languages; the weights know concepts by name, whatever the language.
    package init(lexicons: [Lexicon], weights: String) {
        self.lexicons = lexicons
        vocabulary = Vocabulary(lexicons)
        names = vocabulary.names.map { Features.hash($0) }
        model = LinearModel(weights)
    }

    /// What the linear model sees of a text; for training.
    package func features(of text: String) -> Features {
        features(of: prepared(text))
    }

    /// Names of the concepts in a text, in its order; for looking at what was seen.
    package func concepts(in text: String) -> [String] {
        vocabulary.concepts(in: prepared(text).words).map { vocabulary.names[$0.concept] }
    }

    func prepared(_ text: String) -> Utterance {
        var utterance = Utterance(text)
        utterance.words = NumberWords.named(vocabulary.mended(utterance.words))
        return utterance
    }

    func features(of utterance: Utterance) -> Features {
        Features(
            words: utterance.words, concepts: vocabulary.concepts(in: utterance.words), names: names,
            isQuestion: utterance.isQuestion, isKnown: vocabulary.isKnown)
    }
}
