import Foundation

/// An element of an XML document with its text and children; enough XML for bill files, and no entity of their own.
struct XMLNode {
    let name: String
    fileprivate(set) var text = ""
    fileprivate(set) var children: [XMLNode] = []

    fileprivate init(name: String) {
        self.name = name
    }

    /// The root element; throws for anything unbalanced, deeper than 64, or with a document type.
    init(_ data: Data) throws(SourceError) {
        var reader = XMLReader(bytes: [UInt8](data))
        self = try reader.document()
    }

    subscript(name: String) -> XMLNode? { children.first { $0.name == name } }

    /// The elements `<item>` inside a child.
    func items(_ name: String) -> [XMLNode] {
        self[name]?.children.filter { $0.name == "item" } ?? []
    }

    /// Trimmed; nil if nothing is left.
    var words: String? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }
}

/// Reads XML from front to back, with the elements that are open on a stack.
private struct XMLReader {
    let bytes: [UInt8]
    private var position = 0
    private var open: [XMLNode] = []
    private var root: XMLNode?

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(SourceError) -> XMLNode {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                try content()
            } else if starts(with: "<!--") {
                _ = try skip(past: "-->")
            } else if starts(with: "<![CDATA[") {
                position += 9
                append(try skip(past: "]]>"))
            } else if starts(with: "<?") {
                _ = try skip(past: "?>")
            } else if starts(with: "<!") {
                throw .unreadable
            } else {
                try tag()
            }
        }
        guard open.isEmpty, let root else { throw .unreadable }
        return root
    }

    private mutating func tag() throws(SourceError) {
        var inner = Substring(try skip(past: ">")).dropFirst()
        if inner.hasPrefix("/") {
            return try close(String(inner.dropFirst()).trimmingCharacters(in: .whitespaces))
        }
        let isEmpty = inner.hasSuffix("/")
        if isEmpty { inner = inner.dropLast() }
        let name = String(inner.prefix { !$0.isWhitespace })
        guard !name.isEmpty, open.count < 64, root == nil else { throw .unreadable }
        open.append(XMLNode(name: name))
        if isEmpty { try close(name) }
    }

    private mutating func close(_ name: String) throws(SourceError) {
        guard let node = open.popLast(), node.name == name else { throw .unreadable }
        if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
    }

    private mutating func content() throws(SourceError) {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        guard let raw = String(validating: bytes[start..<position], as: UTF8.self) else { throw .unreadable }
        append(raw.contains("&") ? HTMLText.decoded(raw) : raw)
    }

    private mutating func append(_ text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    private func starts(with mark: String) -> Bool {
        bytes[position...].starts(with: mark.utf8)
    }

    /// What stands before the mark; the position is after it then.
    private mutating func skip(past mark: String) throws(SourceError) -> String {
        let mark = Array(mark.utf8)
        let start = position
        while position + mark.count <= bytes.count {
            if bytes[position] == mark[0], bytes[position...].starts(with: mark) {
                defer { position += mark.count }
                guard let text = String(validating: bytes[start..<position], as: UTF8.self) else { break }
                return text
            }
            position += 1
        }
        throw .unreadable
    }
}
