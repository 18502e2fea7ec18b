extension Choice {
    public static let chooseLanguage = Choice(ChooseLanguage())
    public static func language(_ thing: Language) -> Choice { Choice(SpeakLanguage(thing: thing)) }
    public static let changeZIP = Choice(ChangeZIP())
}

/// Which language to speak.
struct ChooseLanguage: PlainPress {
    static let code = "langs"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.chooseLanguage) }
    func press(_ visit: inout Visit) { visit.open(LanguagePage()) }
}

/// This language from now on.
struct SpeakLanguage: ThingPress {
    static let code = "lang"
    static let isForever = true
    let thing: Language

    func label(_ words: Catalogue) -> String { thing.name }
    func press(_ visit: inout Visit) { LanguageDialog.choose(thing, &visit) }
}

/// Another home ZIP code.
struct ChangeZIP: PlainPress {
    static let code = "zip"

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.changeZIP) }
    func press(_ visit: inout Visit) { visit.open(ZIPPage()) }
}
