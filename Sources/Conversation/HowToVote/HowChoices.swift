extension Choice {
    public static func how(_ thing: HowTopic) -> Choice { Choice(OpenHow(thing: thing)) }
    public static let howTopics = Choice(ShowHowTopics())
}

/// One answer about how to vote.
struct OpenHow: ThingPress {
    static let face = Face.forever("how")
    let thing: HowTopic

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: HowPage(how: thing), &visit) }
}

/// What can be asked about it.
struct ShowHowTopics: PlainPress {
    static let face = Face.forever("hows", HowWords.labelHow)
    func press(_ visit: inout Visit) { FactsDialog.show(HowTopicsPage(), over: [], &visit) }
}
