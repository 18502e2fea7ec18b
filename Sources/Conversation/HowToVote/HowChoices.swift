extension Choice {
    public static func how(_ thing: HowTopic) -> Choice { Choice(OpenHow(thing: thing)) }
    public static let howTopics = Choice(ShowHowTopics())
    public static let reportHeard = Choice(ReportHeard())
    public static let addAside = Choice(AddAside())
}

/// One answer about how to vote.
struct OpenHow: ThingPress {
    static let face = Face.forever("how")
    let thing: HowTopic

    func label(_ words: Catalogue) -> String { words.text(RuleLabels(topic: thing)) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: HowPage(how: thing), &visit) }
}

/// What can be asked about it.
struct ShowHowTopics: PlainPress {
    static let face = Face.forever("hows", HowWords.labelHow)
    func press(_ visit: inout Visit) { FactsDialog.show(HowTopicsPage(), over: [], &visit) }
}

/// A message that is passed on and may be wrong becomes a report.
struct ReportHeard: PlainPress {
    static let face = Face.once("heard", HowWords.labelReport)
    func press(_ visit: inout Visit) { HowDialog.reportHeard(&visit) }
}

/// What looked like a question belongs to the report.
struct AddAside: PlainPress {
    static let face = Face.once("addaside", HowWords.labelAside)
    func press(_ visit: inout Visit) { HowDialog.addAside(&visit) }
}
