/// What a button means: its spelling for ever, its label, its deed.
///
/// To add one: a struct in its feature's folder, its name on `Choice`, and its type in the feature's list.
protocol Press: Hashable, Sendable {
    /// As it stands in the tokens of messages sent long ago; `f.<name>` is written `f.<name>_<argument>`.
    static var code: String { get }
    /// Nil for an argument that none of ours has.
    init?(argument: String?)
    var argument: String? { get }
    /// Does no harm however old the button is: it opens something to read, asks first, or sets what is set once at most.
    var isForever: Bool { get }
    /// Where the prompt does not say it.
    func label(_ words: Catalogue) -> String
    func press(_ visit: inout Visit)
}

/// A button that needs nothing to be known besides itself.
protocol PlainPress: Press {
    static var isForever: Bool { get }
    init()
}

extension PlainPress {
    static var isForever: Bool { false }

    init?(argument: String?) {
        guard argument == nil else { return nil }
        self.init()
    }

    var argument: String? { nil }
    var isForever: Bool { Self.isForever }
}

/// A button about something that its token names.
protocol ThingPress: Press {
    associatedtype Thing: Spelled
    static var isForever: Bool { get }
    var thing: Thing { get }
    init(thing: Thing)
}

extension ThingPress {
    static var isForever: Bool { false }

    init?(argument: String?) {
        guard let thing = Thing(argument: argument) else { return nil }
        self.init(thing: thing)
    }

    var argument: String? { thing.argument }
    var isForever: Bool { Self.isForever }
}
