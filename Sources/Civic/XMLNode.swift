import Basics
import CExpat
import FoundationEssentials

/// An element of an XML document with its text and children, as Expat reads them. Attributes are left out.
struct XMLNode {
    let name: String
    fileprivate(set) var text = ""
    fileprivate(set) var children: [XMLNode] = []

    fileprivate init(name: String) { self.name = name }

    /// The root element; throws for anything unbalanced, deeper than 64, of more than a million elements, or with a
    /// document type.
    init(_ data: Data) throws(SourceError) { self = try XMLBuilder().document(data) }

    subscript(name: String) -> XMLNode? { children.first { $0.name == name } }

    /// The elements `<item>` inside a child.
    func items(_ name: String) -> [XMLNode] { self[name]?.children.filter { $0.name == "item" } ?? [] }

    /// Trimmed; nil if nothing is left.
    var words: String? {
        let trimmed = text.trimmed
        return trimmed.isEmpty ? nil : trimmed
    }
}

/// Builds the tree of one document out of what Expat calls, with the elements that are open on a stack.
private final class XMLBuilder {
    private static let mostDeep = 64
    private static let mostElements = 1_000_000
    private let parser: XML_Parser
    private var open: [XMLNode] = []
    private var elements = 0
    private var root: XMLNode?

    init() throws(SourceError) {
        guard let parser = XML_ParserCreate(nil) else { throw .unreadable }
        self.parser = parser
    }

    deinit {
        XML_ParserFree(parser)
    }

    func document(_ data: Data) throws(SourceError) -> XMLNode {
        guard let count = Int32(exactly: data.count) else { throw .unreadable }
        listen()
        let status = data.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.assumingMemoryBound(to: CChar.self).baseAddress, count, 1)
        }
        guard status == XML_STATUS_OK, let root else { throw .unreadable }
        return root
    }

    private func listen() {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { context, name, _ in XMLBuilder.of(context)?.begin(name) },
            { context, _ in XMLBuilder.of(context)?.end() })
        XML_SetCharacterDataHandler(parser) { context, bytes, count in
            XMLBuilder.of(context)?.append(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        }
        // Without a document type there are no entities of its own, and nothing can grow.
        XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, _ in XMLBuilder.of(context)?.refuse() }
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> XMLBuilder? {
        context.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(_ name: UnsafePointer<CChar>?) {
        elements += 1
        guard let name, open.count < Self.mostDeep, elements <= Self.mostElements else { return refuse() }
        open.append(XMLNode(name: String(cString: name)))
    }

    private func end() {
        guard let node = open.popLast() else { return }
        if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
    }

    private func append(_ text: UnsafeRawBufferPointer) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: text, as: UTF8.self)
    }

    /// Makes `XML_Parse` come back with an error; a call or two may still follow.
    private func refuse() { XML_StopParser(parser, 0) }
}
