internal import FoundationEssentials

/// Lines in blocks, each under what it is in brackets: `[emergency]`, `[calm]`; `#` for notes.
package struct LabelledLines<Label> {
    /// All lines, in order.
    package let lines: [(text: String, label: Label)]

    /// Lines before the first block, or under a name that is none, are a fault.
    init(path: String, label: (Substring) -> Label?) throws {
        let name = URL(filePath: path).lastPathComponent
        var lines: [(text: String, label: Label)] = []
        var current: Label?
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            if line.hasPrefix("[") { current = label(line.dropFirst().dropLast()) }
            guard let current else {
                throw PhraseFile.Fault(description: "\(name): nothing is known by the name above “\(line)”.")
            }
            if !line.hasPrefix("[") { lines.append((String(line), current)) }
        }
        self.lines = lines
    }
}
