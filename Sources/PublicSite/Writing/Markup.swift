/// A piece of HTML, SVG or XML. It is made of elements whose names stand in the program and of text that is escaped: there
/// is no way from a string to markup.
struct Markup: Sendable {
    private(set) var source: String

    private init(source: String) { self.source = source }

    static let nothing = Markup(source: "")

    /// Words of the house, as text.
    static func text(_ text: String) -> Markup { Markup(source: Escape.text(text)) }

    /// Markup that stands in the program, such as the first line of a file.
    static func fixed(_ source: StaticString) -> Markup { Markup(source: "\(source)") }

    static func element(
        _ name: StaticString, _ attributes: [Attribute] = [], _ children: [Markup] = []
    ) -> Markup {
        var source = "<\(name)"
        for attribute in attributes { source += attribute.source }
        source += ">"
        for child in children { source += child.source }
        return Markup(source: source + "</\(name)>")
    }

    /// An element of HTML that has no end, such as `img`.
    static func void(_ name: StaticString, _ attributes: [Attribute] = []) -> Markup {
        Markup(source: "<\(name)" + attributes.map(\.source).joined() + ">")
    }

    /// An element of SVG or XML without children.
    static func empty(_ name: StaticString, _ attributes: [Attribute] = []) -> Markup {
        Markup(source: "<\(name)" + attributes.map(\.source).joined() + "/>")
    }

    /// How many bytes it takes.
    var size: Int { source.utf8.count }

    static func + (left: Markup, right: Markup) -> Markup { Markup(source: left.source + right.source) }

    static func joined(_ parts: [Markup], by separator: StaticString = "") -> Markup {
        Markup(source: parts.map(\.source).joined(separator: "\(separator)"))
    }
}

/// What stands in a tag: a name of the program, and a value of the house, never of a person.
struct Attribute: Sendable {
    fileprivate let source: String

    init(_ name: StaticString, _ value: String) {
        source = " \(name)=\"\(Escape.markup(Escape.cleaned(value)))\""
    }

    init(_ name: StaticString, _ value: Int) { self.init(name, "\(value)") }

    /// One without a value, such as `readonly`.
    init(_ name: StaticString) { source = " \(name)" }
}
