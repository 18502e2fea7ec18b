internal import Understanding

extension Choice {
    public static let showMine = Choice(ShowMine())
    public static func open(_ thing: ReportID) -> Choice { Choice(OpenMine(thing: thing)) }
    public static func withdraw(_ thing: ReportID) -> Choice { Choice(AskWithdraw(thing: thing)) }
    public static func note(_ thing: ReportID) -> Choice { Choice(AddNote(thing: thing)) }
}

/// Own reports.
struct ShowMine: PlainPress {
    static let face = Face.forever("mine", CommonLabels.showMine)
    func press(_ visit: inout Visit) { IntentDialog.read(MinePage(), &visit) }
}

/// One own report.
struct OpenMine: ThingPress {
    static let face = Face.forever("open")
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.open, [.code: thing.description]) }
    func press(_ visit: inout Visit) { visit.open(ReportPage(id: thing)) }
}

/// Asks whether to take it back.
struct AskWithdraw: ThingPress {
    static let face = Face.once("wdr", MineWords.labelWithdraw)
    let thing: ReportID
    func press(_ visit: inout Visit) { visit.open(WithdrawPage(id: thing)) }
}

/// Adds words to it.
struct AddNote: ThingPress {
    static let face = Face.forever("note", MineWords.labelNote)
    let thing: ReportID
    func press(_ visit: inout Visit) { visit.open(NotePage(id: thing)) }
}
