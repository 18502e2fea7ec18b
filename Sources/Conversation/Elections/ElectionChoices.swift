internal import Understanding

extension Choice {
    /// The door that a wish opens.
    static func topic(_ intent: Intent) -> Choice { Choice(OpenTopic(thing: intent.topic)) }
    public static func election(_ id: String) -> Choice { Choice(OpenElection(thing: FactKey(text: id))) }
    public static let refresh = Choice(Refresh())
    public static let more = Choice(More())
    public static let less = Choice(Less())
}

/// Opens a topic by its door.
struct OpenTopic: ThingPress {
    static let face = Face.forever("top")
    let thing: Topic

    func label(_ words: Catalogue) -> String { words.text(thing.door?.label ?? CommonLabels.showInfo) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: thing, &visit) }
}

/// One election.
struct OpenElection: ThingPress {
    static let face = Face.forever("elec", ElectionWords.labelElections)
    let thing: FactKey
    func press(_ visit: inout Visit) { FactsDialog.go(to: ElectionPage(id: thing.text), &visit) }
}

/// Asks the source again.
struct Refresh: PlainPress {
    static let face = Face.once("rfr", FactsWords.labelRefresh)
    func press(_ visit: inout Visit) { FactsDialog.refresh(&visit) }
}

/// Another page of the same list.
struct More: PlainPress {
    static let face = Face.once("more", CommonLabels.more)
    func press(_ visit: inout Visit) { visit.turn(by: 1) }
}

/// The page before.
struct Less: PlainPress {
    static let face = Face.once("less", CommonLabels.less)
    func press(_ visit: inout Visit) { visit.turn(by: -1) }
}
