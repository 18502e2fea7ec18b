/// One language's words for the concepts, read from its file of words.
///
/// A line `concept: entry, entry` lists patterns; a line that begins with a space goes on. `@language` names the
/// language's code, `@function` the words that give it away, `@short` its short forms (`u=you`), `@ending` how its
/// words end, `@common` words that are never taken for a slip, `@list name` words that patterns call `@name`,
/// `@danger rule` the patterns of a safety rule, `@sign name` words that may be part of a danger or tell that it is
/// none, and `@exact intent` whole messages that need no guessing.
public struct Lexicon: Sendable {
    /// Bytes of the file, looked at where they lie.
    package typealias Letters = ArraySlice<UInt8>

    package private(set) var code = ""
    /// How words of the language alone end.
    private(set) var endings: [[UInt8]] = []
    private(set) var short: [(word: Letters, long: String)] = []
    /// Lines of small words that give the language away.
    private(set) var function: [Letters] = []
    /// Lines of words that are never taken for a slip.
    private(set) var common: [Letters] = []
    private(set) var lists: [String: Letters] = [:]
    /// Concepts in the file's order, each with its patterns.
    package private(set) var entries: [(concept: String, patterns: Letters)] = []
    /// Safety rules by name, as `Danger` lists them.
    package private(set) var dangers: [(rule: String, patterns: Letters)] = []
    /// Words and stems (`hurt*`) by the sign that they are, the same names in every language.
    private(set) var signs: [(sign: String, words: Letters)] = []
    /// Whole messages by the name of the intent that they leave no doubt about.
    private(set) var exact: [(intent: String, phrases: [String])] = []

    /// The file without comments, a line for each thing that it says.
    let text: [UInt8]

    /// Reads a file of words; lines that make no sense are left out, and a test sees that there are none.
    public init(_ source: String) { self.init(bytes: Array(source.utf8)) }

    /// Reads the bytes of a file of words.
    init(bytes: [UInt8]) {
        text = Self.joined(bytes)
        for line in text.split(separator: .lineFeed) {
            guard let colon = line.firstIndex(of: .colon) else { continue }
            let head = line[..<colon].split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
            take(head, line[(colon + 1)...])
        }
    }

    private mutating func take(_ head: [String], _ rest: Letters) {
        switch head.first {
        case "@language"?: code = Self.strings(rest, .space).first ?? ""
        case "@function"?: function.append(rest)
        case "@common"?: common.append(rest)
        case "@ending"?: endings += rest.split(separator: .space).map(Array.init)
        case "@short"?:
            for word in rest.split(separator: .space) {
                let parts = word.split(separator: .equals, maxSplits: 1)
                if parts.count == 2 { short.append((parts[0], String(decoding: parts[1], as: UTF8.self))) }
            }
        case "@list"?: if head.count == 2 { lists[head[1]] = rest }
        case "@danger"?: if head.count == 2 { dangers.append((head[1], rest)) }
        case "@sign"?: if head.count == 2 { signs.append((head[1], rest)) }
        case "@exact"?: if head.count == 2 { exact.append((head[1], Self.strings(rest, .comma))) }
        case let concept?: entries.append((concept, rest))
        case nil: break
        }
    }

    private static func strings(_ line: Letters, _ border: UInt8) -> [String] {
        line.split(separator: border).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Its lists of words, and its entries as they are written, by their names.
    var namedLists: [String: [String]] {
        let phrases = entries.map { name, line in
            (name, Self.strings(line, .comma).map { String($0.trimmingPrefix(" ")) })
        }
        return lists.mapValues { Self.strings($0, .space) }.merging(phrases) { first, _ in first }
    }

    /// The patterns of a line.
    func patterns(_ line: Letters, in glossary: Glossary) -> WordPatterns {
        WordPatterns(line, lists: lists, in: glossary)
    }

    /// Comments gone, continued lines joined.
    private static func joined(_ source: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(source.count + 1)
        for line in source.split(separator: .lineFeed) where line.first != .comment {
            if line.first != .space { text.append(.lineFeed) }
            text += line
        }
        return text
    }
}
