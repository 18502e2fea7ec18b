/// The patterns of a line: words in a row as a language file writes them, `a/b` either word, `stem*` its beginning,
/// `_` any one word, `~` at most two words, `@name` any word of a named list.
///
/// They are kept as numbers, one place behind the other: how many choices there are and then the choices, or `any`, or
/// `gap`. A choice is twice the number of its word in the glossary, and one more if it is a stem.
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
        place.parts(between: .slash) { choice in
            if choice[0] == .at { addList(choice.extracting(1...)) } else { addChoice(choice) }
        }
        code[start] = Int32(code.count - start - 1)
    }

    private mutating func addList(_ name: Span<UInt8>) {
        guard let list = lists[String(name)] else { return }
        list.span.parts(between: .space) { addChoice($0) }
    }

    private mutating func addChoice(_ choice: Span<UInt8>) {
        let isStem = choice.isStem
        let number = glossary.number(of: choice.extracting(first: choice.count - (isStem ? 1 : 0)))
        if number >= 0 { code.append(number << 1 | (isStem ? 1 : 0)) }
    }

    /// Where in the code the choices of each place lie at which not just anything may stand.
    func places(_ body: (Range<Int>) -> Void) {
        var index = 0
        while index < code.count {
            let next = index + 1 + max(0, Int(code[index]))
            if code[index] >= 0 { body(index + 1..<next) }
            index = next
        }
    }
}
