/// The elements of a piece of XML with their attributes; whatever is not well formed is an error.
struct PlainXML {
    struct Broken: Error {
        let why: String
    }

    struct Element {
        let name: String
        let attributes: [String: String]
    }

    private(set) var elements: [Element] = []

    var root: String { elements.first?.name ?? "" }

    init(_ source: String) throws {
        var (rest, open, ended) = (Substring(source), [String](), false)
        while let start = rest.firstIndex(of: "<") {
            try Self.check(text: rest[..<start])
            guard let end = rest[start...].firstIndex(of: ">") else {
                throw Broken(why: "a tag without an end")
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if ended { throw Broken(why: "something after the end") }
            if tag.hasPrefix("/") {
                guard open.popLast() == String(tag.dropFirst()) else {
                    throw Broken(why: "\(tag) ends nothing")
                }
            } else {
                let element = try Self.element(tag)
                elements.append(element)
                if !tag.hasSuffix("/") { open.append(element.name) }
            }
            ended = open.isEmpty
        }
        guard ended, rest.isEmpty else { throw Broken(why: "\(open) has no end") }
    }

    func values(of attribute: String, in name: String? = nil) -> [String] {
        elements.filter { name == nil || $0.name == name }.compactMap { $0.attributes[attribute] }
    }

    private static func element(_ tag: Substring) throws -> Element {
        var rest = tag.hasSuffix("/") ? tag.dropLast() : tag
        let name = rest.prefix { $0 != " " }
        guard !name.isEmpty, name.allSatisfy(\.isLetter) else { throw Broken(why: "<\(tag)") }
        rest = rest.dropFirst(name.count)
        var attributes: [String: String] = [:]
        while !rest.isEmpty {
            let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].hasPrefix(" "), parts[0].hasSuffix("=") else {
                throw Broken(why: "<\(tag)")
            }
            let key = String(parts[0].dropFirst().dropLast())
            try check(text: parts[1])
            guard attributes.updateValue(String(parts[1]), forKey: key) == nil else {
                throw Broken(why: "two \(key)")
            }
            rest = parts[2]
        }
        return Element(name: String(name), attributes: attributes)
    }

    private static func check(text: Substring) throws {
        let names = ["amp;", "lt;", "gt;", "quot;"]
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
        where !names.contains(where: part.hasPrefix) {
            throw Broken(why: "a bare & in \(text)")
        }
        if text.contains("<") || text.contains(">") { throw Broken(why: "a bare sign in \(text)") }
    }
}
