/// One language's words for the concepts, read from its file of words.
///
/// A line `concept: entry, entry` lists patterns; a line that begins with a space goes on. `@language` names the
/// language's code, `@function` the words that give it away, `@short` its short forms (`u=you`), `@ending` how its
/// words end, `@common` words that are never taken for a slip, `@list name` words that patterns call `@name`,
/// `@danger rule` the patterns of a safety rule, `@sign name` words that may be part of a danger or tell that it is
/// none, and `@exact intent` whole messages that need no guessing.
public struct Lexicon: Sendable {
    package private(set) var code = ""
    package private(set) var function: Set<String> = []
    package private(set) var short: [String: String] = [:]
    package private(set) var common: Set<String> = []
    /// How words of the language alone end.
    package private(set) var endings: [String] = []
    /// Every word the file names, for telling languages apart.
    package private(set) var words: Set<String> = []
    package private(set) var lists: [String: [String]] = [:]
    /// Concepts in the file's order, each with its entries.
    package private(set) var entries: [(concept: String, patterns: [Substring])] = []
    /// Safety rules by name: `figure`, `crisis`, `emergency`, `cannotVote`, `unless`.
    package private(set) var dangers: [(rule: String, patterns: [Substring])] = []

    /// Words and stems (`hurt*`) by the sign that they are, the same names in every language.
    package private(set) var signs: [String: [String]] = [:]

    /// Whole messages by the name of the intent that they leave no doubt about.
    package private(set) var exact: [(intent: String, phrases: [Substring])] = []

    /// Reads a file of words; lines that make no sense are left out, and a test sees that there are none.
    public init(_ source: String) {
        for line in Self.joined(source) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].split(separator: " ")
            let rest = line[line.index(after: colon)...]
            take(head, rest)
        }
        words = common.union(function)
        for (_, patterns) in entries {
            for pattern in patterns { words.formUnion(pattern.split { " /".contains($0) }.map(String.init)) }
        }
    }

    private mutating func take(_ head: [Substring], _ rest: Substring) {
        let words = rest.split(separator: " ").map(String.init)
        switch head.first {
        case "@language"?: code = words.first ?? ""
        case "@function"?: function.formUnion(words)
        case "@common"?: common.formUnion(words)
        case "@ending"?: endings += words
        case "@short"?:
            for word in words {
                let parts = word.split(separator: "=", maxSplits: 1)
                if parts.count == 2 { short[String(parts[0])] = String(parts[1]) }
            }
        case "@list"?: if head.count == 2 { lists[String(head[1])] = words }
        case "@danger"?: if head.count == 2 { dangers.append((String(head[1]), rest.split(separator: ","))) }
        case "@sign"?: if head.count == 2 { signs[String(head[1]), default: []] += words }
        case "@exact"?: if head.count == 2 { exact.append((String(head[1]), rest.split(separator: ","))) }
        case let concept?: entries.append((String(concept), rest.split(separator: ",")))
        case nil: break
        }
    }

    /// Logical lines: comments gone, continued lines joined.
    private static func joined(_ source: String) -> [String] {
        var lines: [String] = []
        for line in source.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix(" "), let last = lines.indices.last {
                lines[last] += line
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }
}
