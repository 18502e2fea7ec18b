extension Choice {
    public static func appeal(_ thing: ReportID) -> Choice { Choice(AskAppeal(thing: thing)) }
    public static let appealBan = Choice(AskAppealBan())
}

/// Asks somebody else to look at the decision.
struct AskAppeal: ThingPress {
    static let face = Face.forever("apl", AppealWords.labelAppeal)
    let thing: ReportID
    func press(_ visit: inout Visit) { AppealDialog.open(thing, &visit) }
}

/// The same about a ban.
struct AskAppealBan: PlainPress {
    static let face = Face.forever("aplban", AppealWords.labelAppeal)
    func press(_ visit: inout Visit) { AppealDialog.openBan(&visit) }
}
