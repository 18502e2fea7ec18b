/// A page of HTML read as strictly as a validator would: every element ended, in order, with attributes in quotes.
struct PlainHTML {
    struct Broken: Error { let why: String }

    /// An element with the text within it, and the attributes that it stands under.
    struct Element {
        let name: String
        let attributes: [String: String]
        /// Those of what it stands in, the outermost first.
        let parents: [String]
        fileprivate(set) var text = ""
    }

    private(set) var elements: [Element] = []

    private static let void: Set = ["meta", "link", "img", "input"]
    private static let signs = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]

    init(_ source: String) throws {
        var rest = Substring(source)
        guard rest.hasPrefix("<!DOCTYPE html>\n<html") else { throw Broken(why: "no beginning") }
        rest = rest.dropFirst("<!DOCTYPE html>\n".count)
        var open: [Int] = []
        while let start = rest.firstIndex(of: "<") {
            let text = try Self.decoded(rest[..<start])
            if open.isEmpty, !text.allSatisfy(\.isWhitespace) {
                throw Broken(why: "text outside: \(text.prefix(40))")
            }
            for index in open { elements[index].text += text }
            guard let end = rest[start...].firstIndex(of: ">") else {
                throw Broken(why: "a tag without an end")
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                let name = tag.dropFirst()
                guard let last = open.popLast(), elements[last].name == name else {
                    throw Broken(why: "\(tag) ends nothing")
                }
                continue
            }
            let isEmpty = tag.hasSuffix("/")
            elements.append(
                try Self.element(isEmpty ? tag.dropLast() : tag, in: open.map { elements[$0].name }))
            let name = elements[elements.count - 1].name
            if !isEmpty, !Self.void.contains(name) { open.append(elements.count - 1) }
        }
        guard open.isEmpty, rest == "\n" else { throw Broken(why: "no end") }
    }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    private static func element(_ tag: Substring, in parents: [String]) throws -> Element {
        let name = tag.prefix { $0 != " " }
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw Broken(why: "<\(tag.prefix(40))")
        }
        var rest = tag.dropFirst(name.count)
        var attributes: [String: String] = [:]
        while !rest.isEmpty {
            guard rest.first == " " else { throw Broken(why: "<\(tag.prefix(80))") }
            rest = rest.dropFirst()
            let key = rest.prefix { $0 != "=" && $0 != " " }
            guard !key.isEmpty, key.allSatisfy({ $0.isLetter || "-:".contains($0) }),
                attributes[String(key)] == nil
            else {
                throw Broken(why: "an attribute of <\(tag.prefix(80))")
            }
            rest = rest.dropFirst(key.count)
            guard rest.first == "=" else {
                attributes[String(key)] = ""
                continue
            }
            let value = rest.dropFirst(2).prefix { $0 != "\"" }
            guard rest.dropFirst().first == "\"" else { throw Broken(why: "<\(tag.prefix(80))") }
            attributes[String(key)] = try decoded(value)
            rest = rest.dropFirst(value.count + 3)
        }
        return Element(name: String(name), attributes: attributes, parents: parents)
    }

    private static func decoded(_ text: Substring) throws -> String {
        guard !text.contains(">") else { throw Broken(why: "a bare sign in \(text.prefix(40))") }
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        return try parts.dropFirst().reduce(into: String(parts[0])) { whole, part in
            let name = part.prefix { $0 != ";" }
            guard let sign = signs[String(name)], part.count > name.count else {
                throw Broken(why: "a bare & before \(part.prefix(20))")
            }
            whole += sign + part.dropFirst(name.count + 1)
        }
    }
}
