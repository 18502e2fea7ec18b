package import Understanding

/// Something that voters ask for, and what is done about it, however they asked: in exact words, in words that were
/// understood, or by a command. Its exact words stand in `@exact` lines of the files of words.
struct Wish: Sendable {
    let intent: Intent
    let kind: Intent.Kind
    /// Commands that ask for it and take no words, without the slash.
    let commands: [String]
    /// They belong into a private chat, because an address may follow.
    let isPrivate: Bool
    /// What a guess at it is called, as its door unless said otherwise; only what is read is ever guessed.
    let label: any Wording
    /// Asks for something to read, and may stand in the middle of a description.
    let isQuestion: Bool
    /// Whoever asks for help or another language, or takes back, has not gone on telling.
    let leavesQuestion: Bool
    /// There is an answer, so that a guess at it may be offered.
    let isOffered: Bool
    /// Where it opens pages of facts.
    let door: Door?
    /// What is done about it; nil where its door opens, or the open question is asked again.
    let follow: (@Sendable (inout Visit) -> Void)?

    init(
        _ intent: Intent, _ kind: Intent.Kind, commands: [String] = [], isPrivate: Bool = false,
        label: (any Wording)? = nil, isQuestion: Bool? = nil, leavesQuestion: Bool = true,
        isOffered: Bool = true, door: Door? = nil, follow: (@Sendable (inout Visit) -> Void)? = nil
    ) {
        self.intent = intent
        self.kind = kind
        self.commands = commands
        self.isPrivate = isPrivate
        self.label = label ?? door?.label ?? CommonLabels.showHelp
        self.isQuestion = isQuestion ?? (kind == .answer)
        self.leavesQuestion = leavesQuestion
        self.isOffered = isOffered
        self.door = door
        self.follow = follow
    }
}

extension Intent {
    /// Its wish; nil for a name that no feature answers.
    var wish: Wish? { Features.wishes[self] }

    /// What may happen because of a guess at it; nil for a name that no feature answers.
    package var kind: Kind? { wish?.kind }
}
