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
    static let code = "top"
    static let isForever = true
    let thing: Topic

    func label(_ words: Catalogue) -> String { words.text(thing.door?.label ?? CommonLabels.showInfo) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: thing, &visit) }
}

/// One election.
struct OpenElection: ThingPress {
    static let code = "elec"
    static let isForever = true
    let thing: FactKey

    func label(_ words: Catalogue) -> String { words.text(ElectionWords.labelElections) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: ElectionPage(id: thing.text), &visit) }
}

/// Asks the source again.
struct Refresh: PlainPress {
    static let code = "rfr"

    func label(_ words: Catalogue) -> String { words.text(FactsWords.labelRefresh) }
    func press(_ visit: inout Visit) { FactsDialog.refresh(&visit) }
}

/// Another page of the same list.
struct More: PlainPress {
    static let code = "more"

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.more) }
    func press(_ visit: inout Visit) { FactsDialog.turn(by: 1, &visit) }
}

/// The page before.
struct Less: PlainPress {
    static let code = "less"

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.less) }
    func press(_ visit: inout Visit) { FactsDialog.turn(by: -1, &visit) }
}
