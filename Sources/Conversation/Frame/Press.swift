/// What a button means: its face and its deed.
///
/// To add one: a struct in its feature's folder, its name on `Choice`, and its type in the feature's list.
protocol Press: Hashable, Sendable {
    static var face: Face { get }
    /// Nil for an argument that none of ours has.
    init?(argument: String?)
    var argument: String? { get }
    /// Does no harm however old the button is: it opens something to read, asks first, or sets what is set once at most.
    var isForever: Bool { get }
    /// Where the prompt does not say it.
    func label(_ words: Catalogue) -> String
    func press(_ visit: inout Visit)
}

/// What all buttons of a kind have in common.
struct Face: Sendable {
    /// As it stands in the tokens of messages sent long ago; `f.<name>` is written `f.<name>_<argument>`.
    let code: String
    /// Nil where the label depends on the thing.
    let label: (any Wording)?
    let isForever: Bool

    /// Of a button that stays true.
    static func forever(_ code: String, _ label: (any Wording)? = nil) -> Face {
        Face(code: code, label: label, isForever: true)
    }

    /// Of a button that holds for the question it stands under.
    static func once(_ code: String, _ label: (any Wording)? = nil) -> Face {
        Face(code: code, label: label, isForever: false)
    }
}

extension Press {
    var isForever: Bool { Self.face.isForever }

    func label(_ words: Catalogue) -> String { Self.face.label.map { words.text($0) } ?? "" }
}

/// A button that needs nothing to be known besides itself.
protocol PlainPress: Press {
    init()
}

extension PlainPress {
    init?(argument: String?) {
        guard argument == nil else { return nil }
        self.init()
    }

    var argument: String? { nil }
}

/// A button about something that its token names.
protocol ThingPress: Press {
    associatedtype Thing: Spelled
    var thing: Thing { get }
    init(thing: Thing)
}

extension ThingPress {
    init?(argument: String?) {
        guard let thing = Thing(argument: argument) else { return nil }
        self.init(thing: thing)
    }

    var argument: String? { thing.argument }
}
