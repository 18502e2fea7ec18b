internal import FoundationEssentials
package import Understanding

/// Lines of voters, dangers and what only sounds like them: blocks under `[emergency]`, `[crisis.self]`,
/// `[cannotVote]` and `[calm]`, `#` for notes.
package struct DangerFile {
    /// One line, and the danger it tells of.
    package struct Line {
        package let text: String
        /// Nil is calm.
        package let danger: Safety?
    }

    /// All lines, in order.
    package let lines: [Line]

    /// Lines before the first block, or under another name, are a fault.
    package init(path: String) throws {
        let name = URL(filePath: path).lastPathComponent
        var lines: [Line] = []
        var danger: Safety??
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            switch line {
            case "[emergency]": danger = .some(.emergency)
            case "[crisis.self]": danger = .some(.crisis)
            case "[cannotVote]": danger = .some(.cannotVote)
            case "[calm]": danger = .some(nil)
            default:
                guard let danger, !line.hasPrefix("[") else {
                    throw PhraseFile.Fault(description: "\(name): no such danger above “\(line)”.")
                }
                lines.append(Line(text: String(line), danger: danger))
            }
        }
        self.lines = lines
    }
}
