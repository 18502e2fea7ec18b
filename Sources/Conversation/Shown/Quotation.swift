/// Somebody's words in a message of the house: each of their lines stands behind a mark, so that none of them reads like a
/// line of the house. Platforms set such lines apart.
public enum Quotation {
    private static let mark = "> "

    /// The words as they may be shown, behind marks; nothing where there is nothing to read.
    static func of(_ words: String) -> [String] {
        let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
        return words.isEmpty ? [] : lines.map { $0.isEmpty ? ">" : mark + $0 }
    }

    /// Lines that stand together: words of the house, or somebody's without their marks.
    public struct Run: Equatable, Sendable {
        public let isQuoted: Bool
        public fileprivate(set) var lines: [Substring]
    }

    /// The lines of a text in order; one run where nobody is quoted.
    public static func runs(of text: Substring) -> [Run] {
        // Most texts quote nobody.
        guard text.utf8.contains(UInt8(ascii: ">")) else {
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return [Run(isQuoted: false, lines: lines.map { Substring($0) })]
        }
        var runs: [Run] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isQuoted = isQuoted(line)
            let words = isQuoted ? line.dropFirst(mark.count) : line
            if let last = runs.indices.last, runs[last].isQuoted == isQuoted {
                runs[last].lines.append(words)
            } else {
                runs.append(Run(isQuoted: isQuoted, lines: [words]))
            }
        }
        return runs
    }

    /// A piece of a longer text that begins within a quoted line gets the mark of that line.
    public static func continued(_ piece: Substring, of whole: String) -> Substring {
        let before = whole[..<piece.startIndex]
        guard let last = before.last, last != "\n" else { return piece }
        let start = before.lastIndex(of: "\n").map { whole.index(after: $0) } ?? whole.startIndex
        return isQuoted(whole[start...].prefix(mark.count)) ? Substring(mark + piece) : piece
    }

    private static func isQuoted(_ line: Substring) -> Bool { line == ">" || line.hasPrefix(mark) }
}
