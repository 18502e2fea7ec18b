internal import Understanding

extension Choice {
    public static func save(_ thing: SaveTarget) -> Choice { Choice(Save(thing: thing)) }
    public static func unsave(_ thing: SaveTarget) -> Choice { Choice(Unsave(thing: thing)) }
    public static func openSaved(_ thing: SaveTarget) -> Choice { Choice(OpenSaved(thing: thing)) }
    public static func openLive(_ thing: SaveTarget) -> Choice { Choice(OpenLive(thing: thing)) }
    public static let showSaved = Choice(ShowSaved())
}

/// Saves a card; on a page that is about one thing that page's text is kept with it.
struct Save: ThingPress {
    static let face = Face.once("f.sv", SavedWords.labelSave)
    let thing: SaveTarget

    var isForever: Bool { thing.report != nil || thing.page != nil }
    func press(_ visit: inout Visit) { SaveDialog.save(thing, &visit) }
}

/// Takes it from what is saved.
struct Unsave: ThingPress {
    static let face = Face.forever("f.us", SavedWords.labelUnsave)
    let thing: SaveTarget
    func press(_ visit: inout Visit) { SaveDialog.remove(thing, &visit) }
}

/// Something saved.
struct OpenSaved: ThingPress {
    static let face = Face.forever("f.os")
    let thing: SaveTarget

    func label(_ words: Catalogue) -> String { thing.label(words) }
    func press(_ visit: inout Visit) { SaveDialog.open(thing, &visit) }
}

/// What was saved, as it is now.
struct OpenLive: ThingPress {
    static let face = Face.forever("f.lv", FeedWords.labelLive)
    let thing: SaveTarget
    func press(_ visit: inout Visit) { SaveDialog.openLive(thing, &visit) }
}

/// Whatever is saved.
struct ShowSaved: PlainPress {
    static let face = Face.forever("f.saved", SavedWords.labelSaved)
    func press(_ visit: inout Visit) { IntentDialog.read(SavedPage(), &visit) }
}

extension SaveTarget {
    /// Where nobody knows its name: keys are ours, and short; a report's is not for everybody.
    fileprivate func label(_ words: Catalogue) -> String {
        report == nil ? String(key.prefix(24)) : words.text(FeedWords.labelLive)
    }
}
