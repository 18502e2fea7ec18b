/// A button of a voter's prompt, whatever it means. A token that names none of these is not ours.
public struct Choice: Sendable {
    let press: any Press

    init(_ press: any Press) { self.press = press }

    /// The moderators' question that it answers; nil for other buttons.
    public var question: QuestionID? { (press as? AnswerQuestion)?.thing }
    /// The language that it speaks from now on; nil for other buttons.
    public var language: Language? { (press as? SpeakLanguage)?.thing }

    var code: String { type(of: press).face.code }
    var argument: String? { press.argument }

    /// The choice of this spelling; nil where no feature has it.
    init?(code: String, argument: String?) {
        let found = Features.presses[code]?.lazy.compactMap { $0.init(argument: argument) }.first
        guard let press: any Press = found else { return nil }
        self.init(press)
    }

    /// What it reads where the prompt does not say it.
    public func label(_ words: Catalogue) -> String { press.label(words) }

    func act(_ visit: inout Visit) {
        visit.session.lost = nil
        press.press(&visit)
    }
}

extension Choice: Hashable {
    public static func == (one: Choice, other: Choice) -> Bool {
        one.code == other.code && one.argument == other.argument
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(argument)
    }
}

/// A choice is stored as its token of turn 0, so that stored sessions and buttons share one spelling. One that no feature
/// has any more keeps its place among those that were offered.
extension Choice: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = ChoiceToken(text: text)?.choice ?? Choice(Gone())
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(ChoiceToken(self, turn: 0).text)
    }
}

/// A button of another release: it is said to be old.
struct Gone: PlainPress {
    static let face = Face.forever("gone", CommonLabels.close)

    func press(_ visit: inout Visit) { visit.answer(HomeWords.oldButton) }
}
