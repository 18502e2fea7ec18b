extension Choice {
    public static func appeal(_ thing: ReportID) -> Choice { Choice(AskAppeal(thing: thing)) }
    public static let appealBan = Choice(AskAppealBan())
}

/// Asks somebody else to look at the decision.
struct AskAppeal: ThingPress {
    static let code = "apl"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(AppealWords.labelAppeal) }
    func press(_ visit: inout Visit) { AppealDialog.open(thing, &visit) }
}

/// The same about a ban.
struct AskAppealBan: PlainPress {
    static let code = "aplban"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(AppealWords.labelAppeal) }
    func press(_ visit: inout Visit) { AppealDialog.openBan(&visit) }
}
