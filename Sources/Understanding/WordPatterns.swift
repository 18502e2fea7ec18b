/// The patterns of a line: words in a row as a language file writes them, `a/b` either word, `stem*` its beginning,
/// `_` any one word, `~` at most two words, `@name` any word of a named list.
///
/// They are kept as numbers, one place behind the other: how many terms may stand there and then the terms, or `any`, or
/// `gap`.
struct WordPatterns: Sendable {
    static let (any, gap): (Int32, Int32) = (-1, -2)

    private(set) var code: [Int32] = []
    /// Where each pattern begins, and where the last one ends.
    private var borders = [0]

    private let glossary: Glossary
    private let lists: [String: Lexicon.Letters]

    /// Patterns that do not begin with a word are left out.
    init(_ line: Lexicon.Letters, lists: [String: Lexicon.Letters] = [:], in glossary: Glossary) {
        (self.glossary, self.lists) = (glossary, lists)
        code.reserveCapacity(line.count / 2)
        line.span.parts(between: .comma) { add($0) }
    }

    /// Where each pattern lies in the code.
    var ranges: [Range<Int>] { zip(borders, borders.dropFirst()).map { $0..<$1 } }

    private mutating func add(_ pattern: Span<UInt8>) {
        pattern.parts(between: .space) { addPlace($0) }
        let start = borders[borders.count - 1]
        if start < code.count, code[start] >= 0 {
            borders.append(code.count)
        } else {
            code.removeLast(code.count - start)
        }
    }

    private mutating func addPlace(_ place: Span<UInt8>) {
        if place.count == 1, place[0] == .anyWord { return code.append(Self.any) }
        if place.count == 1, place[0] == .fewWords { return code.append(Self.gap) }
        let start = code.count
        code.append(0)
        place.parts(between: .slash) { term in
            if term[0] == .at { addList(term.extracting(1...)) } else { addTerm(term) }
        }
        code[start] = Int32(code.count - start - 1)
    }

    private mutating func addList(_ name: Span<UInt8>) {
        guard let list = lists[String(name)] else { return }
        list.span.parts(between: .space) { addTerm($0) }
    }

    private mutating func addTerm(_ term: Span<UInt8>) {
        if let term = glossary.term(term) { code.append(term.code) }
    }

    /// Calls `body` with every term; at each place words come before stems.
    func eachTerm(_ body: (Term) -> Void) {
        var index = 0
        while index < code.count {
            let next = index + 1 + max(0, Int(code[index]))
            let terms = code[(index + 1)..<next].lazy.map(Term.init(code:))
            for term in terms where !term.isStem { body(term) }
            for term in terms where term.isStem { body(term) }
            index = next
        }
    }
}
