public import Understanding

extension Choice {
    public static let skip = Choice(Skip())
    public static let yes = Choice(Yes())
    public static let no = Choice(No())
    public static let back = Choice(Back())
    public static let cancel = Choice(Cancel())
    public static let undo = Choice(Undo())
    public static let close = Choice(Close())
    public static let older = Choice(Older())
    public static let newer = Choice(Newer())
    public static let showHelp = Choice(ShowHelp())
    public static let showInfo = Choice(ShowInfo())
    public static func guess(_ thing: Intent) -> Choice { Choice(OpenGuess(thing: thing)) }
    public static let notAsked = Choice(NotAsked())
}

/// On without an answer.
struct Skip: PlainPress {
    static let face = Face.once("skip", CommonLabels.skip)
    func press(_ visit: inout Visit) {
        if let page = visit.session.page { page.skip(&visit) } else { ReportChoices.leave(&visit) }
    }
}

/// Yes to the open question.
struct Yes: PlainPress {
    static let face = Face.once("yes", CommonLabels.yes)
    func press(_ visit: inout Visit) { OverlayAnswers.decide(true, &visit) }
}

/// No to the open question.
struct No: PlainPress {
    static let face = Face.once("no", CommonLabels.no)
    func press(_ visit: inout Visit) { OverlayAnswers.decide(false, &visit) }
}

/// To where one was before.
struct Back: PlainPress {
    static let face = Face.once("back", CommonLabels.back)
    func press(_ visit: inout Visit) { Control.back(&visit) }
}

/// Puts away what is open.
struct Cancel: PlainPress {
    static let face = Face.once("stop", CommonLabels.cancel)
    func press(_ visit: inout Visit) { Control.cancel(&visit) }
}

/// Takes back the last small thing.
struct Undo: PlainPress {
    static let face = Face.once("undo", CommonLabels.undo)
    func press(_ visit: inout Visit) { Control.undo(&visit) }
}

/// Closes what lies over the draft.
struct Close: PlainPress {
    static let face = Face.once("close", CommonLabels.close)
    func press(_ visit: inout Visit) { visit.close() }
}

/// On in a list.
struct Older: PlainPress {
    static let face = Face.once("older", CommonLabels.older)
    func press(_ visit: inout Visit) { visit.turn(by: 1) }
}

/// Back in a list.
struct Newer: PlainPress {
    static let face = Face.once("newer", CommonLabels.newer)
    func press(_ visit: inout Visit) { visit.turn(by: -1) }
}

/// What can be done here.
struct ShowHelp: PlainPress {
    static let face = Face.forever("help", CommonLabels.showHelp)
    func press(_ visit: inout Visit) { HelpDialog.help(&visit) }
}

/// What can be asked about voting.
struct ShowInfo: PlainPress {
    static let face = Face.forever("info", CommonLabels.showInfo)
    func press(_ visit: inout Visit) { HelpDialog.info(&visit) }
}

/// What the words may have meant; only what is read.
struct OpenGuess: ThingPress {
    static let face = Face.forever("topic")
    let thing: Intent

    func label(_ words: Catalogue) -> String { words.text(thing.wish?.label ?? CommonLabels.showHelp) }
    func press(_ visit: inout Visit) { GuessDialog.open(thing, &visit) }
}

/// It was none of that.
struct NotAsked: PlainPress {
    static let face = Face.once("nota", GuessWords.labelNotAsked)
    func press(_ visit: inout Visit) { GuessDialog.decline(&visit) }
}
