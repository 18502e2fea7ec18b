internal import CivicFacts

extension Choice {
    public static let chooseLanguage = Choice(ChooseLanguage())
    public static func language(_ thing: Language) -> Choice { Choice(SpeakLanguage(thing: thing)) }
    public static let changeZIP = Choice(ChangeZIP())
    public static let typeAgain = Choice(TypeAgain())
    static func pickZIP(_ thing: ZIP) -> Choice { Choice(PickZIP(thing: thing)) }
}

/// Which language to speak.
struct ChooseLanguage: PlainPress {
    static let face = Face.forever("langs", CommonLabels.chooseLanguage)
    func press(_ visit: inout Visit) { visit.open(LanguagePage()) }
}

/// This language from now on.
struct SpeakLanguage: ThingPress {
    static let face = Face.forever("lang")
    let thing: Language

    func label(_ words: Catalogue) -> String { thing.name }
    func press(_ visit: inout Visit) { LanguageDialog.choose(thing, &visit) }
}

/// Another home ZIP code.
struct ChangeZIP: PlainPress {
    static let face = Face.once("zip", CommonLabels.changeZIP)
    func press(_ visit: inout Visit) { visit.open(ZIPPage()) }
}

/// The code was wrong: it is typed once more.
struct TypeAgain: PlainPress {
    static let face = Face.once("zagain", ZIPWords.labelTypeAgain)
    func press(_ visit: inout Visit) { ZIPDialog.askAnew(&visit) }
}

/// This one of several.
struct PickZIP: ThingPress {
    static let face = Face.once("zpick")
    let thing: ZIP

    func label(_ words: Catalogue) -> String { thing.label }
    func press(_ visit: inout Visit) { ZIPDialog.set(thing, &visit) }
}
