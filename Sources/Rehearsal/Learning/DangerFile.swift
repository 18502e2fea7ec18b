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

    /// A block of another name is a fault.
    package init(path: String) throws {
        let labelled = try LabelledLines<Safety?>(path: path) { name in
            switch name {
            case "emergency": .some(.emergency)
            case "crisis.self": .some(.crisis)
            case "cannotVote": .some(.cannotVote)
            case "calm": .some(nil)
            default: nil
            }
        }
        lines = labelled.lines.map { Line(text: $0.text, danger: $0.label) }
    }
}
