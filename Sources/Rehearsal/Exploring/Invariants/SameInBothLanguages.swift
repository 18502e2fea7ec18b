import Conversation

/// I8.
struct SameInBothLanguages: Invariant {
    let name = "I8 same in both languages"
    let sentence = "Every question has the same choices in each language, and words of its own in each."

    func fault(at world: World) -> String? {
        Self.fault(among: Language.allCases.compactMap { world.question(in: $0) })
    }

    /// What is wrong with one question in all languages.
    static func fault(among questions: [Message]) -> String? {
        guard let first = questions.first else { return nil }
        if questions.count != Language.allCases.count { return "a language lacks the question" }
        for other in questions.dropFirst() {
            if choices(of: other) != choices(of: first) { return "other choices" }
            if other.text == first.text { return "the same words: not translated" }
        }
        return nil
    }

    /// The offer of the other language is another one in each.
    private static func choices(of question: Message) -> [Choice?] {
        question.buttons.map { button in
            let choice = ChoiceToken(text: button.token)?.choice
            return choice?.language == nil ? choice : .language(.english)
        }
    }
}
