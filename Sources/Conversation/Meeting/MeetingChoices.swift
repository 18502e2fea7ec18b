extension Choice {
    public static let chooseLanguage = Choice(ChooseLanguage())
    public static func language(_ thing: Language) -> Choice { Choice(SpeakLanguage(thing: thing)) }
    public static let changeZIP = Choice(ChangeZIP())
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
